"""Who has paid whom: what moved for one reason, shared out between losers and winners."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from operator import attrgetter

from bot.domain.ledger.entries import Entry
from bot.domain.ledger.settling import Transfer


def payments(entries: Iterable[Entry]) -> Iterator[Transfer]:
    """What the losers of each reason have paid to its winners, the entries of a slip given.

    Whoever loses pays each winner in the proportion of what is still owed to them, in whole points:
    with one winner or one loser there is only one way. Several seats of one account stay apart.
    """
    by_reason = attrgetter("reason")
    for _, some in groupby(sorted(entries, key=by_reason), key=by_reason):
        ordered = sorted(some, key=lambda one: (one.seat is None, one.seat or 0, one.user))
        winners = [one for one in ordered if one.delta > 0]
        owed = [one.delta for one in winners]
        for loser in (one for one in ordered if one.delta < 0):
            parts = _shared(-loser.delta, owed)
            owed = [left - part for left, part in zip(owed, parts, strict=True)]
            for winner, part in zip(winners, parts, strict=True):
                if part:
                    yield Transfer(loser.user, winner.user, part)


def _shared(points: int, owed: Sequence[int]) -> list[int]:
    """Points in whole parts in the proportion of what is owed; the largest remainders go up."""
    every = sum(owed)
    parts = [points * one // every for one in owed]
    rest = sorted(range(len(owed)), key=lambda at: -(points * owed[at] % every))
    for at in rest[: points - sum(parts)]:
        parts[at] += 1
    return parts
