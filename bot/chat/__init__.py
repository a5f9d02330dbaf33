"""The part of the bot that knows Discord."""
