"""Queries of whole ranges of the ledger: balances to settle, rows to export."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from sqlalchemy import Connection, RowMapping, case, func, select

from bot.domain.ledger.reading import Part
from bot.domain.tables.player import COMPUTER
from bot.store import given
from bot.store.ledger import books
from bot.store.ledger.meetings import paid

SOME = 1000
"""The number of entries that are read at once."""


def _within(part: Part) -> Any:
    """Return the condition that slips belong to a part of the ledger."""
    s = books.slips
    found = s.c.guild == part.guild
    if part.season is not None:
        found &= s.c.season == part.season
    if part.table is not None:
        found &= s.c.table == part.table
    if part.first is not None:
        found &= s.c.id >= part.first
    if part.last is not None:
        found &= s.c.id <= part.last
    return found


def balances(connection: Connection, part: Part) -> dict[int, int]:
    """Return each person's gain from other people in a part of the ledger, without gains of 0.

    For a season, gains are in the season's points. Computer players settle nothing: points won from
    or lost to them are no debts.
    """
    e, s = books.entries, books.slips
    times = s.c.server if part.season is None else s.c.stake
    beside = select(e.c.slip).where(e.c.guild == part.guild, e.c.user == COMPUTER)
    found = select(e.c.user, func.sum(e.c.delta * times)).join(s, s.c.id == e.c.slip)
    among = found.where(_within(part), s.c.id.not_in(beside)).group_by(e.c.user)
    won = Counter({user: int(points) for user, points in connection.execute(among)})
    mixed = select(s.c.id).where(_within(part), s.c.id.in_(beside))
    for payer, receiver, points in paid(connection, mixed, times):
        if COMPUTER not in (payer, receiver):
            won[payer] -= points
            won[receiver] += points
    return {user: won[user] for user in sorted(won) if won[user]}


def rows(connection: Connection, part: Part) -> Iterator[RowMapping]:
    """Yield every entry of a part of the ledger with its slip, oldest first.

    They are read in small groups. All at once, the collector of garbage would stop all threads for
    long, and on PostgreSQL the event loop would wait.
    """
    e, s, n = books.entries, books.slips, books.names
    named = (n.c.guild == e.c.guild) & (n.c.user == e.c.user)
    slip, entry = given.in_ledger(s), given.in_ledger(e)
    number, user, points = slip.pop("id"), entry.pop("user"), entry.pop("delta")
    found = (
        select(
            *(number.label("entry"), *slip.values()),
            *(user, *given.in_ledger(n).values(), *entry.values(), points.label("points")),
        )
        .join(s, s.c.id == e.c.slip)
        .outerjoin(n, named)
        .where(_within(part))
        .order_by(s.c.id, e.c.id)
    )
    yield from connection.execute(found, execution_options={"yield_per": SOME}).mappings()


def standings(
    connection: Connection, guild: int, season: int, *, by_game: bool
) -> list[RowMapping]:
    """Return the accounts of a book, in all games or in each, in the order of the places.

    In the book of a season they come with ratings; for a closed season, with those at its end.
    """
    a, n, r, s = books.accounts, books.names, books.ratings, books.seasons
    named = (n.c.guild == a.c.guild) & (n.c.user == a.c.user)
    own = given.in_ledger(a)
    game, user = own.pop("game"), own.pop("user")
    of = s.c.id == a.c.season
    closed = case((s.c.closed_at.is_(None), 0), else_=s.c.id)
    rated = (r.c.league == s.c.league) & (r.c.season == closed)
    rated &= (r.c.game == a.c.game) & (r.c.user == a.c.user)
    columns = (game, user, *given.in_ledger(n).values(), *own.values())
    found = select(*columns, *given.in_ledger(r).values())
    games = a.c.game != "" if by_game else a.c.game == ""
    mine = found.outerjoin(n, named).outerjoin(s, of).outerjoin(r, rated)
    mine = mine.where(a.c.guild == guild, a.c.season == season, games)
    order = (a.c.game, a.c.ranked.desc(), a.c.points.desc(), a.c.tie.desc(), a.c.user)
    return list(connection.execute(mine.order_by(*order)).mappings())


def matches(connection: Connection, part: Part) -> list[int]:
    """Return the tables of the slips in a part of the ledger."""
    s = books.slips
    found = select(s.c.table).where(_within(part), s.c.table.is_not(None)).distinct()
    return list(connection.execute(found.order_by(s.c.table)).scalars())
