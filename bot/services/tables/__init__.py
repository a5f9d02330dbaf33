"""Tables: opened, played, left, voted on, and moved on by the clock."""
