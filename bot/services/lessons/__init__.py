"""Lessons and problems, with each person's progress."""
