"""Queries about one person's deals: their number, the best, the wins, the opponents."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Collection
from datetime import datetime
from itertools import groupby
from typing import Any, NamedTuple

from sqlalchemy import Connection, Table, case, func, select, union

from bot.domain.ledger.entries import Posting
from bot.domain.ledger.settling import payments
from bot.store import schema
from bot.store.ledger import books, ledgers


class Tally(NamedTuple):
    """The number of a person's deals: all, with a gain, with a loss; the points gained, and those
    lost.

    The points lost (`paid`) are negative.
    """

    deals: int
    won: int
    lost: int
    gained: int
    paid: int

    @property
    def points(self) -> int:
        """The sum of the points."""
        return self.gained + self.paid


class DealtIn(NamedTuple):
    """The number of a person's deals in which the giver of the winning tile is known.

    `given` is the number of those in which the person gave it, `since` the time of the first.
    """

    deals: int
    given: int
    since: datetime


class Extreme(NamedTuple):
    """A deal by the number of its entry, and its points."""

    number: int
    points: int


class Opponent(NamedTuple):
    """A person who played in the same deals: the number of these deals, and the points won from
    that person.

    Points lost to that person are subtracted.
    """

    user: int
    deals: int
    points: int


def _own(guild: int, user: int, game: str) -> Any:
    """Return the condition for a person's postings in deals that count, of one game or all."""
    p, e = books.postings, books.entries
    mine = (p.c.guild == guild) & (p.c.user == user) & (e.c.kind == "deal") & ledgers.stands()
    return mine & (e.c.game == game) if game else mine


def _played(guild: int, user: int, game: str, seasons: Collection[int] = ()) -> Any:
    """Return a query of a person's points in each deal, with its table.

    With `seasons`, only the deals of these seasons are in it.
    """
    p, e, mine = books.postings, books.entries, _own(guild, user, game)
    if seasons:
        mine &= e.c.season.in_(seasons)
    points = func.sum(p.c.delta).label("points")
    found = select(p.c.slip, e.c.table, e.c.deal, points).join(e, e.c.id == p.c.slip)
    return found.where(mine).group_by(p.c.slip, e.c.table, e.c.deal).subquery()


def tally(connection: Connection, guild: int, user: int, game: str) -> Tally:
    """Return the tally of a person's deals; results from elsewhere are left out."""
    own = _played(guild, user, game)
    won, lost = own.c.points > 0, own.c.points < 0
    row = connection.execute(
        select(
            func.count(),
            *(func.sum(case((condition, 1), else_=0)) for condition in (won, lost)),
            *(func.sum(case((condition, own.c.points), else_=0)) for condition in (won, lost)),
        ).select_from(own)
    ).one()
    return Tally(*(int(count or 0) for count in row))


def dealt_in(connection: Connection, guild: int, user: int, game: str) -> DealtIn | None:
    """Return how often a person gave the winning tile; None if no deal tells who gave it."""
    p, e = books.postings, books.entries
    mine = _own(guild, user, game) & e.c.giver.is_not(None)
    given = func.max(case((e.c.giver == p.c.seat, 1), else_=0)).label("given")
    found = select(e.c.id, e.c.at, given).join(p, p.c.slip == e.c.id)
    own = found.where(mine).group_by(e.c.id, e.c.at).subquery()
    row = connection.execute(
        select(func.count(), func.sum(own.c.given), func.min(own.c.at)).select_from(own)
    ).one()
    return DealtIn(int(row[0]), int(row[1]), row[2]) if row[0] else None


def hinted(connection: Connection, guild: int, user: int, game: str) -> int:
    """Return how many deals a person had a hint in."""
    return _marked(connection, schema.hints, guild, user, game)


def reviewed(connection: Connection, guild: int, user: int, game: str) -> int:
    """Return how many deals a person has had reviewed."""
    return _marked(connection, schema.judgements, guild, user, game)


def _marked(connection: Connection, of: Table, guild: int, user: int, game: str) -> int:
    p, e, own = books.postings, books.entries, _played(guild, user, game)
    here = (e.c.table == of.c.table) & (e.c.deal == of.c.deal)
    mine = (p.c.slip == e.c.id) & (p.c.seat == of.c.seat)
    found = (
        select(e.c.id).select_from(of).join(e, here).join(p, mine).join(own, own.c.slip == e.c.id)
    )
    deals = found.where(p.c.user == user).distinct().subquery()
    return int(connection.execute(select(func.count()).select_from(deals)).scalar_one())


def places(connection: Connection, guild: int, user: int, game: str) -> dict[int, int]:
    """Return how often a person reached each place at the end of a match."""
    r = books.results
    mine = (r.c.guild == guild) & (r.c.user == user)
    return ledgers.reached(connection, mine & (r.c.game == game) if game else mine)


def extremes(connection: Connection, guild: int, user: int, game: str) -> tuple[Extreme, ...]:
    """Return the deal with the most points and that with the fewest; empty if none was played."""
    own = _played(guild, user, game)
    orders = (own.c.points.desc(), own.c.points)
    rows = [
        connection.execute(select(own.c.slip, own.c.points).order_by(order, own.c.slip)).first()
        for order in orders
    ]
    return tuple(Extreme(row.slip, int(row.points)) for row in rows if row)


def reasons(connection: Connection, guild: int, user: int, game: str) -> list[tuple[str, str, int]]:
    """Return the reasons for which a person gained points, the most frequent first.

    Each has the game, the reason and its count.
    """
    p, e = books.postings, books.entries
    mine = _own(guild, user, game) & (p.c.delta > 0)
    often = func.count().label("often")
    found = select(e.c.game, p.c.reason, often).join(e, e.c.id == p.c.slip).where(mine)
    rows = connection.execute(found.group_by(e.c.game, p.c.reason).order_by(often.desc()))
    return [(row.game, row.reason, row.often) for row in rows]


def endings(connection: Connection, guild: int, user: int, game: str) -> dict[str, int]:
    """Return how often the deals a person has won had each ending, the most frequent first."""
    own, d = _played(guild, user, game), schema.deals
    found = select(d.c.ending, func.count()).join(
        own, (own.c.table == d.c.table) & (own.c.deal == d.c.deal)
    )
    won = found.where(own.c.points > 0).group_by(d.c.ending)
    rows = connection.execute(won.order_by(func.count().desc(), d.c.ending))
    return {ending: often for ending, often in rows if ending}


def opponents(
    connection: Connection,
    guild: int,
    user: int,
    game: str,
    most: int,
    seasons: Collection[int] = (),
) -> list[Opponent]:
    """Return the opponents with the most deals, at most `most`; all computer players count as one.

    With `seasons`, only the deals of these seasons count.
    """
    own, p = _played(guild, user, game, seasons), books.postings
    columns = p.c.slip, p.c.user, p.c.reason, p.c.delta, p.c.seat
    read = select(*columns).join(own, own.c.slip == p.c.slip).order_by(p.c.slip, p.c.id)
    deals, won = Counter[int](), Counter[int]()
    for _, rows in groupby(connection.execute(read), key=lambda row: row.slip):
        postings = [Posting(*row[1:]) for row in rows]
        deals.update({posting.user for posting in postings} - {user})
        mine = {posting.reason for posting in postings if posting.user == user}
        shared = [posting for posting in postings if posting.reason in mine]
        for payer, receiver, points in payments(shared):
            won[payer] += points * (receiver == user)
            won[receiver] -= points * (payer == user)
    ranked = sorted(deals, key=lambda other: (-deals[other], other))[:most]
    return [Opponent(other, deals[other], won[other]) for other in ranked]


def streak(connection: Connection, guild: int, user: int, game: str) -> int:
    """Return the largest number of deals in a row at one table with a person as the dealer.

    A match's first deal is left out if its dealer is found in the deal itself. Deals before a
    person took over a seat are those of the person who had it then.
    """
    t, s, d, u = schema.tables, schema.seats, schema.deals, books.substitutions
    there = union(*(select(of.c.table).where(of.c.user == user) for of in (s, u)))
    after = (u.c.table == d.c.table) & (u.c.seat == s.c.seat) & (u.c.deal > d.c.deal)
    earlier = select(u.c.user).where(after).order_by(u.c.deal).limit(1).scalar_subquery()
    found = (
        select(d.c.table, d.c.deal, d.c.carry, s.c.seat)
        .join(s, s.c.table == d.c.table)
        .join(t, t.c.id == d.c.table)
        .where(d.c.table.in_(there), func.coalesce(earlier, s.c.user) == user)
        .where(t.c.guild == guild, d.c.ending.is_not(None))
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
