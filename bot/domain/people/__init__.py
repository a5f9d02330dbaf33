"""People: names, calendars and habits."""
