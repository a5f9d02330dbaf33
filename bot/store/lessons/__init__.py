"""Lessons, problems and deals of the day in the database."""
