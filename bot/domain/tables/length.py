"""The duration of a deal of each game among people who are all present."""

from __future__ import annotations

from math import ceil

DECISIONS = {
    "mushi": 16,
    "sakura": 20,
    "koikoi": 12,
    "tiengow": 23,
    "xiamen": 27,
    "quanzhou": 27,
    "changchun": 42,
    "dalian": 44,
    "liangxi": 27,
}
"""How many choices all players together have in a deal on average, under its first preset; to pass
is none. Computer players have played them: `tests/typical.py` plays them again.
"""
SECONDS = 10
"""Seconds a person who is present takes to choose."""


def minutes(key: str) -> int:
    """How many minutes a deal of a game takes."""
    return ceil(DECISIONS[key] * SECONDS / 60)
