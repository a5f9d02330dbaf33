"""When a person can be reached."""
