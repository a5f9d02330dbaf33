"""Views of the deals of the day."""
