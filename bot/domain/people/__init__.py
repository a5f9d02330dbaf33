"""People: their choices, names, calendars and habits."""
