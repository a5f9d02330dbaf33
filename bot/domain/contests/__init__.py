"""Contests: the deal of the day, duplicate matches and tournaments."""
