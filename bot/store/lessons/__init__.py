"""Lessons and problems in the database."""
