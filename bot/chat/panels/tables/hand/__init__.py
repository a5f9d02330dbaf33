"""A hand in a private message, and plans for its next turns."""
