"""The commands of contests: the deal of the day, duplicate matches and tournaments."""
