"""Learning by playing, in the database: lessons, problems, deals of the day."""
