"""What commands print that play no game: matches, simulations, reviews, measurements."""
