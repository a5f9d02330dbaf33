"""Payments between people: the points that moved for each reason, from losers to winners."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from operator import attrgetter

from bot.domain.ledger.entries import Entry
from bot.domain.ledger.settling import Transfer


def payments(entries: Iterable[Entry]) -> Iterator[Transfer]:
    """Yield the payments of losers to winners for each reason, given the entries of a slip.

    Each loser pays each winner in proportion to the winner's remaining gain, in whole points. With
    one winner or one loser there is only one way. Several seats of one account stay apart.
    """
    by_reason = attrgetter("reason")
    for _, some in groupby(sorted(entries, key=by_reason), key=by_reason):
        ordered = sorted(some, key=lambda gain: (gain.seat is None, gain.seat or 0, gain.user))
        winners = [gain for gain in ordered if gain.delta > 0]
        owed = [gain.delta for gain in winners]
        for loser in (gain for gain in ordered if gain.delta < 0):
            parts = _shared(-loser.delta, owed)
            owed = [left - part for left, part in zip(owed, parts, strict=True)]
            for winner, part in zip(winners, parts, strict=True):
                if part:
                    yield Transfer(loser.user, winner.user, part)


def _shared(points: int, owed: Sequence[int]) -> list[int]:
    """Divide points into whole parts in proportion to `owed`; the largest rests are rounded up."""
    every = sum(owed)
    parts = [points * debt // every for debt in owed]
    rest = sorted(range(len(owed)), key=lambda at: -(points * owed[at] % every))
    for at in rest[: points - sum(parts)]:
        parts[at] += 1
    return parts
