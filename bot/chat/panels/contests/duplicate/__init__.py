"""Views of duplicate matches: one public message, and private ones for each person."""
