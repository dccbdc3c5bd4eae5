"""The game as plain Python objects: the public API stands here."""
