"""Payments between people: few transfers that settle balances, and who paid whom in an entry."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from operator import attrgetter
from typing import NamedTuple

from bot.domain.ledger.entries import Posting

EXACT = 14
"""The largest number of people for whom the fewest possible transfers are found.

Among more people there may be a few more transfers, but always fewer than people.
"""

Balance = tuple[int, int]
"""A person's user id and their gain."""


class Transfer(NamedTuple):
    """A payment of points by one person to another."""

    payer: int
    receiver: int
    points: int


def settled(balances: Mapping[int, int]) -> list[Transfer]:
    """Return transfers that settle all balances; ValueError unless these sum to zero."""
    if sum(balances.values()):
        raise ValueError("the balances do not sum to zero")
    open_ones = [(user, points) for user, points in balances.items() if points]
    groups = _groups(open_ones) if len(open_ones) <= EXACT else _pairs(open_ones)
    return [transfer for group in groups for transfer in _within(group)]


def _groups(balances: Sequence[Balance]) -> list[list[Balance]]:
    """Divide people into as many groups as possible that each sum to zero.

    Each group needs one transfer fewer than it has people, so every group saves one.
    """
    full = 1 << len(balances)
    sums, most, last = [0] * full, [0] * full, [0] * full
    for some in range(1, full):
        low = some & -some
        sums[some] = sums[some ^ low] + balances[low.bit_length() - 1][1]
        rest = [some ^ 1 << at for at in range(len(balances)) if some >> at & 1]
        last[some] = max(rest, key=most.__getitem__)
        most[some] = most[last[some]] + (sums[some] == 0)
    found: list[list[Balance]] = [[]]
    some = full - 1
    while some:
        found[-1].append(balances[(some ^ last[some]).bit_length() - 1])
        some = last[some]
        if some and sums[some] == 0:
            found.append([])
    return found


def _pairs(balances: Sequence[Balance]) -> list[list[Balance]]:
    """Pair people whose balances cancel out; everybody else forms one group."""
    waiting: dict[int, list[Balance]] = {}
    found: list[list[Balance]] = []
    for balance in balances:
        if others := waiting.get(-balance[1]):
            found.append([others.pop(), balance])
        else:
            waiting.setdefault(balance[1], []).append(balance)
    return [*found, [balance for some in waiting.values() for balance in some]]


def _within(group: Sequence[Balance]) -> list[Transfer]:
    """Return transfers that settle a group, the largest debts first.

    There is one transfer fewer than there are people.
    """
    owing = sorted((balance for balance in group if balance[1] < 0), key=lambda balance: balance[1])
    owed = sorted((balance for balance in group if balance[1] > 0), key=lambda balance: -balance[1])
    found = []
    while owing and owed:
        (payer, debt), (receiver, claim) = owing.pop(0), owed.pop(0)
        points = min(-debt, claim)
        found.append(Transfer(payer, receiver, points))
        if debt + points:
            owing.insert(0, (payer, debt + points))
        if claim - points:
            owed.insert(0, (receiver, claim - points))
    return found


# --- Payments of an entry -------------------------------------------------------------------------


def payments(postings: Iterable[Posting]) -> Iterator[Transfer]:
    """Yield the payments of losers to winners in an entry, for each reason.

    Each loser pays each winner in proportion to the winner's remaining gain, in whole points. With
    one winner or one loser, there is only one way. Several seats of one account are kept apart.
    """
    by_reason = attrgetter("reason")
    for _, some in groupby(sorted(postings, key=by_reason), key=by_reason):
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
    """Divide points into whole parts in proportion to `owed`.

    The parts with the largest remainders are rounded up.
    """
    every = sum(owed)
    parts = [points * debt // every for debt in owed]
    rest = sorted(range(len(owed)), key=lambda at: -(points * owed[at] % every))
    for at in rest[: points - sum(parts)]:
        parts[at] += 1
    return parts
