"""Lessons, problems and deals of the day, with each person's progress."""
