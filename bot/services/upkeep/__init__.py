"""What an owner does with a whole database, and what is checked meanwhile."""
