"""Tables in memory: their seats, games, subscribers, bots and clocks."""
