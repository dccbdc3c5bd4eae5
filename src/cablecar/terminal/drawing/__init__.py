"""A game drawn with characters."""
