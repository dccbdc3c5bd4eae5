"""The parts of a table as values: settings, seats, chat, and its game with all entries."""
