"""Tien Gow (天九): trick taking with 32 domino-like tiles."""
