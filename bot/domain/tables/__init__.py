"""A table as a value, and every decision about it."""
