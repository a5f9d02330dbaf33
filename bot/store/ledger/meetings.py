"""What two people have won of each other, and what each has won where both played."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any, NamedTuple

from sqlalchemy import Connection, func, literal, select

from bot.domain.ledger.entries import Entry
from bot.domain.ledger.payments import payments
from bot.domain.ledger.settling import Transfer
from bot.store.ledger import books

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
    e, s = books.entries, books.slips
    sums = [
        select(e.c.slip, func.sum(e.c.delta).label("delta"))
        .where(e.c.guild == guild, e.c.user == user)
        .group_by(e.c.slip)
        .subquery()
        for user in (one, other)
    ]
    both = (
        select(s.c.id, s.c.tally, sums[0].c.delta, sums[1].c.delta)
        .join(sums[1], sums[0].c.slip == sums[1].c.slip)
        .join(s, s.c.id == sums[0].c.slip)
        .where(s.c.server == 1)
    )
    rows = connection.execute(both).all()
    ahead = [sum(t * (t * (mine - theirs) > 0) for _, t, mine, theirs in rows)]
    ahead.append(sum(t * (t * (theirs - mine) > 0) for _, t, mine, theirs in rows))
    return Meeting(
        sum(row[1] for row in rows),
        (sum(int(row[2]) for row in rows), sum(int(row[3]) for row in rows)),
        (ahead[0], ahead[1]),
        won_of(connection, one, other, both.with_only_columns(s.c.id)),
    )


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
