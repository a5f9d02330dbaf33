"""The deals of two people together: the points of each, and the points one won from the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from sqlalchemy import Connection, func, literal, select

from bot.domain.ledger.entries import Entry
from bot.domain.ledger.settling import Transfer, payments
from bot.store.ledger import books

AT_ONCE = 500
"""The number of slips looked up in one query: for all of them, PostgreSQL would read every slip."""
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
    slips = sorted(both)
    for first in range(0, len(slips), AT_ONCE):
        tallies = _tallies(connection, slips[first : first + AT_ONCE])
        rows += [(tally, *both[slip]) for slip, tally in tallies.items()]
        between += won_of(connection, one, other, [*tallies])
    ahead = sum(t * (t * (mine - theirs) > 0) for t, mine, theirs in rows)
    behind = sum(t * (t * (theirs - mine) > 0) for t, mine, theirs in rows)
    points = sum(mine for _, mine, _ in rows), sum(theirs for _, _, theirs in rows)
    return Meeting(sum(t for t, _, _ in rows), points, (ahead, behind), between)


def _deltas(connection: Connection, guild: int, one: int, other: int) -> dict[int, tuple[int, int]]:
    """Return each person's points on the slips that name both; only the index is read."""
    e = books.entries
    sums = [
        select(e.c.slip, func.sum(e.c.delta).label("delta"))
        .where(e.c.guild == guild, e.c.user == user)
        .group_by(e.c.slip)
        .subquery()
        for user in (one, other)
    ]
    both = select(sums[0].c.slip, sums[0].c.delta, sums[1].c.delta)
    rows = connection.execute(both.join(sums[1], sums[0].c.slip == sums[1].c.slip))
    return {slip: (int(mine), int(theirs)) for slip, mine, theirs in rows}


def _tallies(connection: Connection, slips: Sequence[int]) -> dict[int, int]:
    """Return the tally of each of some slips that counts in the server's book."""
    s = books.slips
    found = select(s.c.id, s.c.tally).where(s.c.id.in_(slips), s.c.server == 1)
    return {row.id: row.tally for row in connection.execute(found)}


def won_of(connection: Connection, one: int, other: int, slips: Any) -> int:
    """Return the points one person has received from another, less those paid, on some slips."""
    won = 0
    for payer, receiver, points in paid(connection, slips):
        won += points * ((payer, receiver) == (other, one))
        won -= points * ((payer, receiver) == (one, other))
    return won


def paid(connection: Connection, slips: Any, worth: Any = ONCE) -> Iterator[Transfer]:
    """Yield the payments on some slips; points are multiplied by `worth`, such as the stake."""
    e, s = books.entries, books.slips
    found = select(e.c.slip, worth, e.c.user, e.c.reason, e.c.delta, e.c.seat)
    found = found.join(s, s.c.id == e.c.slip).where(e.c.slip.in_(slips))
    rows = connection.execute(found.order_by(e.c.slip, e.c.id))
    for (_, times), some in groupby(rows, key=lambda row: (row[0], row[1])):
        for payer, receiver, points in payments(Entry(*row[2:]) for row in some):
            yield Transfer(payer, receiver, points * times)
