"""The game on a whole terminal: board, cards, players and log, by keyboard and mouse."""
