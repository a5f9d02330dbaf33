"""Leagues: charters, seasons, pairings, places, ratings, admission, and unusual flows of points."""
