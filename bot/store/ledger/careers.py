"""What is asked of one person's deals: the best, how they were won, with whom, as dealer."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any, NamedTuple

from sqlalchemy import Connection, func, select

from bot.store import schema
from bot.store.ledger import books, ledgers


class Extreme(NamedTuple):
    """A deal by the number of its slip, and what it gave."""

    number: int
    points: int


class Opponent(NamedTuple):
    """Somebody who played in the same deals: how many, and what was won in them."""

    user: int
    deals: int
    points: int


def _played(guild: int, user: int, game: str) -> Any:
    """What somebody gained in each deal that was played, with its table."""
    e, s = books.entries, books.slips
    mine = (e.c.guild == guild) & (e.c.user == user) & (s.c.tally == 1) & s.c.of.is_(None)
    mine &= ledgers.stands()
    if game:
        mine &= s.c.game == game
    points = func.sum(e.c.delta).label("points")
    found = select(e.c.slip, s.c.table, s.c.deal, points).join(s, s.c.id == e.c.slip)
    return found.where(mine).group_by(e.c.slip, s.c.table, s.c.deal).subquery()


def extremes(connection: Connection, guild: int, user: int, game: str) -> tuple[Extreme, ...]:
    """The best deal and the worst; none where none was played."""
    own = _played(guild, user, game)
    orders = (own.c.points.desc(), own.c.points)
    rows = [
        connection.execute(select(own.c.slip, own.c.points).order_by(one, own.c.slip)).first()
        for one in orders
    ]
    return tuple(Extreme(row.slip, int(row.points)) for row in rows if row)


def reasons(connection: Connection, guild: int, user: int, game: str) -> list[tuple[str, str, int]]:
    """For what somebody was paid by the rules of games: game, reason, how often; most first."""
    e, s = books.entries, books.slips
    mine = (e.c.guild == guild) & (e.c.user == user) & (e.c.delta > 0) & (s.c.kind == "deal")
    mine &= ledgers.stands()
    if game:
        mine &= s.c.game == game
    often = func.count().label("often")
    found = select(s.c.game, e.c.reason, often).join(s, s.c.id == e.c.slip).where(mine)
    rows = connection.execute(found.group_by(s.c.game, e.c.reason).order_by(often.desc()))
    return [(row.game, row.reason, row.often) for row in rows]


def endings(connection: Connection, guild: int, user: int, game: str) -> dict[str, int]:
    """How the deals ended that somebody has won."""
    own, d = _played(guild, user, game), schema.deals
    found = select(d.c.ending, func.count()).join(
        own, (own.c.table == d.c.table) & (own.c.deal == d.c.deal)
    )
    won = found.where(own.c.points > 0).group_by(d.c.ending)
    rows = connection.execute(won.order_by(func.count().desc(), d.c.ending))
    return {ending: often for ending, often in rows if ending}


def opponents(
    connection: Connection, guild: int, user: int, game: str, most: int
) -> list[Opponent]:
    """With whom somebody has played most deals."""
    own, e = _played(guild, user, game), books.entries
    met = select(own.c.slip, own.c.points, e.c.user).join(e, e.c.slip == own.c.slip)
    pairs = met.where(e.c.user != user).distinct().subquery()
    often = func.count().label("often")
    found = select(pairs.c.user, often, func.sum(pairs.c.points)).group_by(pairs.c.user)
    rows = connection.execute(found.order_by(often.desc(), pairs.c.user).limit(most))
    return [Opponent(user, deals, int(points)) for user, deals, points in rows]


def streak(connection: Connection, guild: int, user: int, game: str) -> int:
    """The most deals in a row in which somebody was the dealer, from their second deal on.

    Who deals first is found out in the deal itself and not counted.
    """
    t, s, d = schema.tables, schema.seats, schema.deals
    found = (
        select(d.c.table, d.c.deal, d.c.carry, s.c.seat)
        .join(s, s.c.table == d.c.table)
        .join(t, t.c.id == d.c.table)
        .where(s.c.user == user, t.c.guild == guild, d.c.ending.is_not(None))
        .order_by(d.c.table, d.c.deal)
    )
    if game:
        found = found.where(t.c.game == game)
    longest, running = 0, Counter[int]()
    for row in connection.execute(found):
        deals = json.loads(row.carry)["dealer"] == row.seat
        running[row.table] = running[row.table] + 1 if deals else 0
        longest = max(longest, running[row.table])
    return longest
