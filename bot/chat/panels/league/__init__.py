"""Panels of leagues."""
