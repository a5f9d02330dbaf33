"""A situation that calls for a decision: its moves, and when one of them is clearly the best."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from bot.domain.lessons.problems.question import Position
from rules import Move

DOUBT = 2.0
"""How many standard errors the best move must be better than each other move."""
Gains = Mapping[Move, Sequence[float]]
"""The points of each move in the same imagined worlds, world by world."""


class Situation(NamedTuple):
    """The moves that a decision is about; `lures` are tempting moves, and the best lure is offered.

    If `right` is not empty, the right answer must be one of these.
    """

    moves: Sequence[Move] = ()
    lures: Sequence[Move] = ()
    right: Sequence[Move] = ()


NONE = Situation()
Finder = Callable[[Position], Situation]
"""A function that finds a kind of situation at a position, without moves if there is none."""


def leads(gains: Gains, best: Move, least: float, doubt: float) -> bool:
    """Whether a move beats each other move by `least` points on average, and beyond `doubt`.

    `doubt` is in standard errors.
    """
    for move, gained in gains.items():
        more = [one - two for one, two in zip(gains[best], gained, strict=True)]
        error = doubt * stdev(more) / sqrt(len(more))
        if move != best and (fmean(more) < least or fmean(more) <= error):
            return False
    return True
