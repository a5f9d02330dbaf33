"""Views of tournaments."""
