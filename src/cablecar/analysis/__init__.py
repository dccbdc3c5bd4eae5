"""What a game could have been: calibrated chances, judged moves, hints, and the review of a finished game."""
