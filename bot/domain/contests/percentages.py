"""Deals compared with the same deals of other people, as in duplicate bridge."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import NamedTuple

Rank = tuple[bool, int]
"""The rank of a deal among others: whether it is finished, then its points."""


class Compared(NamedTuple):
    """The comparison of a deal with all others: its place among `of` deals, and its score.

    `percent` says how many of the others the deal beats, and is None without others. `average` is
    the mean of the points of all finished deals, and is None if no deal is finished.
    """

    place: int
    of: int
    percent: float | None
    average: float | None


def compared(own: int | None, field: Sequence[int | None]) -> Compared:
    """Compare the points of a deal with those of others; None stands for an unfinished deal.

    An unfinished deal ranks below all finished ones. As in duplicate bridge, each beaten deal
    counts 2 and each equal one counts 1.
    """
    mine, every = rank(own), sorted(map(rank, (own, *field)))
    finished = [points for points in (own, *field) if points is not None]
    return Compared(
        len(every) - bisect_right(every, mine) + 1,
        len(every),
        percent(mine, every),
        sum(finished) / len(finished) if finished else None,
    )


def rank(points: int | None) -> Rank:
    """Return the rank of a deal by its points; None means that it is unfinished."""
    return points is not None, points or 0


def percent(mine: Rank, every: Sequence[Rank]) -> float | None:
    """Return the percentage of the other deals that the deal `mine` beats; None without others.

    `every` has all deals, the worst first. An equal deal counts half.
    """
    beaten, others = bisect_left(every, mine), len(every) - 1
    level = bisect_right(every, mine) - beaten - 1
    return 100 * (2 * beaten + level) / (2 * others) if others else None
