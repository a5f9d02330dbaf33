"""Everything that knows Discord."""
