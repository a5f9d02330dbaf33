"""The terms of a league: pairings, places, ratings, who may play."""
