"""The match as both the board and the hands tell it: news, results, votes, seats, scores."""
