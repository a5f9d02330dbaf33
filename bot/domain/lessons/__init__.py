"""Playable lessons: positions laid out by hand, their good moves, and a learner's progress."""
