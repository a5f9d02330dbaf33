"""Readers of the values that public pages show; each takes an open connection."""
