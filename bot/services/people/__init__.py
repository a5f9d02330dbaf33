"""People: their choices, and how far they have seen their matches."""
