"""A game in words: sentences, typed commands and questions, in every language."""
