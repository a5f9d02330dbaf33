"""What two people have won of each other, and what each has won where both played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from sqlalchemy import Connection, func, literal, select

from bot.domain.ledger.entries import Entry
from bot.domain.ledger.payments import payments
from bot.domain.ledger.settling import Transfer
from bot.store.ledger import books

AT_ONCE = 500
"""So many slips are looked up by number; asked for all, PostgreSQL reads every slip there is."""
ONCE = literal(1)
"""What a point counts where nothing else is said."""


class Meeting(NamedTuple):
    """What two have won where both played: deals, the points of each, who had more how often.

    `between` is what the first has won of the second.
    """

    deals: int
    points: tuple[int, int]
    ahead: tuple[int, int]
    between: int


def meeting(connection: Connection, guild: int, one: int, other: int) -> Meeting:
    """What two people have won in the deals both played."""
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
    """What each of two people has on the slips where both are named; the index alone is read."""
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
    """How often each of some slips counts as a deal of its server."""
    s = books.slips
    found = select(s.c.id, s.c.tally).where(s.c.id.in_(slips), s.c.server == 1)
    return {row.id: row.tally for row in connection.execute(found)}


def won_of(connection: Connection, one: int, other: int, slips: Any) -> int:
    """What one has been paid by another, less what they have paid, on some slips."""
    won = 0
    for payer, receiver, points in paid(connection, slips):
        won += points * ((payer, receiver) == (other, one))
        won -= points * ((payer, receiver) == (one, other))
    return won


def paid(connection: Connection, slips: Any, worth: Any = ONCE) -> Iterator[Transfer]:
    """Who has paid whom on some slips; a point counts as often as `worth` says of its slip."""
    e, s = books.entries, books.slips
    found = select(e.c.slip, worth, e.c.user, e.c.reason, e.c.delta, e.c.seat)
    found = found.join(s, s.c.id == e.c.slip).where(e.c.slip.in_(slips))
    rows = connection.execute(found.order_by(e.c.slip, e.c.id))
    for (_, times), some in groupby(rows, key=lambda row: (row[0], row[1])):
        for payer, receiver, points in payments(Entry(*row[2:]) for row in some):
            yield Transfer(payer, receiver, points * times)
