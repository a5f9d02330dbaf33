"""Panels of problems: the next one, its answer, the one of a day, and the table of a month."""
