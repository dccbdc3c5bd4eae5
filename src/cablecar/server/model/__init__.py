"""What a table is made of, as values: settings, seats, chat, and the game that its entries add up to."""
