"""The commands for learning: lessons, problems, the deal of the day."""
