"""Panels after a move, a deal or a match: replays, reviews, hints and the next thing to play."""
