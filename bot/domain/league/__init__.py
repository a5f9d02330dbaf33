"""The terms of a league: pairings, places, ratings, admission."""
