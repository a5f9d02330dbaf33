"""A league: its charter and seasons, pairings, places, ratings, admission, and unusual flows."""
