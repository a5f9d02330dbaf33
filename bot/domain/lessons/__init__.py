"""Lessons that are played: positions laid out by hand, what is good there, and how far one is."""
