"""Panels of a person's own settings."""
