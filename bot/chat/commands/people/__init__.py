"""Commands about one's own settings."""
