"""Contests in the database: deals of the day, duplicate matches and tournaments."""
