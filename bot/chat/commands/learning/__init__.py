"""The commands about learning: lessons, problems, the deal of the day."""
