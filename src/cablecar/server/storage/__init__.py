"""The database: its schema, its queries, its one writing thread, and how long it keeps what."""
