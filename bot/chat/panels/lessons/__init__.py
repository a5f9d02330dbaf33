"""Panels of lessons that are played."""
