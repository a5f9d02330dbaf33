"""Panels of problems: the next problem, its answer, the problem of a day, the table of a month."""
