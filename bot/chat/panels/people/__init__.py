"""Panels of one's own settings."""
