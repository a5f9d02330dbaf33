"""What can be done: lock, read, decide, write; nothing here knows Discord."""
