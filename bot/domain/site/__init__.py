"""The public pages of leagues: their addresses, the people on them, and the values they show."""
