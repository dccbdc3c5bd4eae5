"""How bots think: compiled functions on what a seat has observed."""
