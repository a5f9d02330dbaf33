"""Learning by playing: how far people are in lessons, their problems, the deals of the day."""
