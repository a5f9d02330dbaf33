"""The deals of two people together: the points of each, and the points one won from the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from sqlalchemy import Connection, func, literal, select

from bot.domain.ledger.entries import Posting
from bot.domain.ledger.settling import Transfer, payments
from bot.store.ledger import books

AT_ONCE = 500
"""The number of entries in one query: for all of them, PostgreSQL would read the whole table."""
ONCE = literal(1)
"""The weight of a point if no other is given."""


class Meeting(NamedTuple):
    """The deals of two people together.

    `points` has the points of each, `ahead` how often each was ahead of the other. `between` has
    the points the first has won from the second, less those lost to them.
    """

    deals: int
    points: tuple[int, int]
    ahead: tuple[int, int]
    between: int


def meeting(connection: Connection, guild: int, one: int, other: int) -> Meeting:
    """Return the points of two people in the deals both played, how often each was ahead, and the
    points the first has won from the other.
    """
    both, between = _deltas(connection, guild, one, other), 0
    rows: list[tuple[int, int, int]] = []
    entries = sorted(both)
    for first in range(0, len(entries), AT_ONCE):
        tallies = _tallies(connection, entries[first : first + AT_ONCE])
        rows += [(tally, *both[entry]) for entry, tally in tallies.items()]
        between += won_of(connection, one, other, [*tallies])
    ahead = sum(t * (t * (mine - theirs) > 0) for t, mine, theirs in rows)
    behind = sum(t * (t * (theirs - mine) > 0) for t, mine, theirs in rows)
    points = sum(mine for _, mine, _ in rows), sum(theirs for _, _, theirs in rows)
    return Meeting(sum(t for t, _, _ in rows), points, (ahead, behind), between)


def _deltas(connection: Connection, guild: int, one: int, other: int) -> dict[int, tuple[int, int]]:
    """Return each person's points on the entries that name both; only the index is read."""
    p = books.postings
    sums = [
        select(p.c.slip, func.sum(p.c.delta).label("delta"))
        .where(p.c.guild == guild, p.c.user == user)
        .group_by(p.c.slip)
        .subquery()
        for user in (one, other)
    ]
    both = select(sums[0].c.slip, sums[0].c.delta, sums[1].c.delta)
    rows = connection.execute(both.join(sums[1], sums[0].c.slip == sums[1].c.slip))
    return {entry: (int(mine), int(theirs)) for entry, mine, theirs in rows}


def _tallies(connection: Connection, entries: Sequence[int]) -> dict[int, int]:
    """Return the tally of each of some entries that counts in the server's book."""
    e = books.entries
    found = select(e.c.id, e.c.tally).where(e.c.id.in_(entries), e.c.server == 1)
    return {row.id: row.tally for row in connection.execute(found)}


def won_of(connection: Connection, one: int, other: int, entries: Any) -> int:
    """Return the points one person has received from another, less those paid, on some entries."""
    won = 0
    for payer, receiver, points in paid(connection, entries):
        won += points * ((payer, receiver) == (other, one))
        won -= points * ((payer, receiver) == (one, other))
    return won


def paid(connection: Connection, entries: Any, worth: Any = ONCE) -> Iterator[Transfer]:
    """Yield the payments on some entries; points are multiplied by `worth`, such as the stake."""
    p, e = books.postings, books.entries
    found = select(p.c.slip, worth, p.c.user, p.c.reason, p.c.delta, p.c.seat)
    found = found.join(e, e.c.id == p.c.slip).where(p.c.slip.in_(entries))
    rows = connection.execute(found.order_by(p.c.slip, p.c.id))
    for (_, times), some in groupby(rows, key=lambda row: (row[0], row[1])):
        for payer, receiver, points in payments(Posting(*row[2:]) for row in some):
            yield Transfer(payer, receiver, points * times)
