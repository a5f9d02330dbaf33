"""The duration of a deal of each game among people who are all present."""

from __future__ import annotations

from math import ceil

from rules import ByGame

DECISIONS: ByGame[int] = ByGame(
    {
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
)
"""The average number of choices in a deal by all players together, under the first preset.

A pass is not a choice. The numbers are measured by `tests/typical.py`, in which computers play.
"""
SECONDS = 10
"""Seconds a person who is present takes to choose."""


def minutes(key: str) -> int:
    """Estimate how many minutes a deal of a game takes."""
    return ceil(DECISIONS[key] * SECONDS / 60)
