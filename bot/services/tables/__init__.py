"""Tables: opened, played, left, voted on, and gone on with by the clock."""
