"""One file a change of the schema, the oldest first."""
