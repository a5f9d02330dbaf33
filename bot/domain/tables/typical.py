"""A typical deal of each game: a seat's gain, and how long it takes if all players are present."""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from rules import ByGame


class Typical(NamedTuple):
    """A seat's average `gain` or loss in a deal, and how many `choices` all players make.

    A pass is not a choice.
    """

    gain: float
    choices: float


TYPICAL: ByGame[Typical] = ByGame(
    {
        "mushi": Typical(21, 16),
        "sakura": Typical(1.6, 20),
        "koikoi": Typical(4.4, 12),
        "tiengow": Typical(9.3, 23),
        "xiamen": Typical(10, 27),
        "quanzhou": Typical(9.4, 27),
        "changchun": Typical(9.4, 42),
        "dalian": Typical(11, 44),
        "liangxi": Typical(35, 27),
    }
)
"""The typical deal of each game under its first preset.

`tests/typical.py` measures the numbers with computer players: gains over a hundred deals of each
game, sixty of Dalian and Liangxi.
"""
SHARES = {"": 1.0, "z": 7 / 34, "m": 9 / 34, "p": 9 / 34, "s": 9 / 34}
"""The share of all tiles that belong to each class of discards; the empty class is all tiles."""
SECONDS = 10
"""Seconds a person who is present takes to choose."""


def asked(key: str, about: str) -> int:
    """Estimate how many discards of the other three players in a deal belong to the class
    `about`.
    """
    return ceil(TYPICAL[key].choices * 3 / 4 * SHARES[about])


def minutes(key: str) -> int:
    """Estimate how many minutes a deal of a game takes; 0 if nobody has measured it."""
    return ceil(TYPICAL[key].choices * SECONDS / 60) if key in TYPICAL else 0
