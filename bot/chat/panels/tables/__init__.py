"""Panels of tables, hands and matches."""
