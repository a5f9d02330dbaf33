"""Queries of whole ranges of the ledger: balances to settle, rows to export."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from time import sleep
from typing import Any

from sqlalchemy import Connection, RowMapping, case, func, select

from bot.domain.ledger.reading import Part
from bot.domain.tables.player import COMPUTER
from bot.store import given
from bot.store.ledger import books
from bot.store.ledger.meetings import paid

SOME = 100
"""The number of postings that are read at once: making their lines takes some 5 ms."""
PAUSE = 0.001
"""Seconds of a pause after each group, so that a thread which reads SQLite lets others on."""


def _within(part: Part) -> Any:
    """Return the condition that entries belong to a part of the ledger."""
    e = books.entries
    found = e.c.guild == part.guild
    if part.season is not None:
        found &= e.c.season == part.season
    if part.table is not None:
        found &= e.c.table == part.table
    if part.first is not None:
        found &= e.c.id >= part.first
    if part.last is not None:
        found &= e.c.id <= part.last
    return found


def balances(connection: Connection, part: Part) -> dict[int, int]:
    """Return each person's gain from other people in a part of the ledger, without gains of 0.

    For a season, gains are in the season's points. Computer players settle nothing: points won from
    or lost to them are no debts.
    """
    p, e = books.postings, books.entries
    times = e.c.server if part.season is None else e.c.stake
    beside = select(p.c.slip).where(p.c.guild == part.guild, p.c.user == COMPUTER)
    found = select(p.c.user, func.sum(p.c.delta * times)).join(e, e.c.id == p.c.slip)
    among = found.where(_within(part), e.c.id.not_in(beside)).group_by(p.c.user)
    won = Counter({user: int(points) for user, points in connection.execute(among)})
    mixed = select(e.c.id).where(_within(part), e.c.id.in_(beside))
    for payer, receiver, points in paid(connection, mixed, times):
        if COMPUTER not in (payer, receiver):
            won[payer] -= points
            won[receiver] += points
    return {user: won[user] for user in sorted(won) if won[user]}


def rows(connection: Connection, part: Part) -> Iterator[RowMapping]:
    """Yield every posting of a part of the ledger with its entry, oldest first.

    They are read in small groups, so that others get their turn in between: on PostgreSQL while
    the server is asked for the next group, on SQLite by a pause. All at once, the collector of
    garbage would also stop all threads for long.
    """
    p, e, n = books.postings, books.entries, books.names
    named = (n.c.guild == p.c.guild) & (n.c.user == p.c.user)
    entry, posting = given.in_ledger(e), given.in_ledger(p)
    number, user, points = entry.pop("id"), posting.pop("user"), posting.pop("delta")
    found = (
        select(
            *(number.label("entry"), *entry.values()),
            *(user, *given.in_ledger(n).values(), *posting.values(), points.label("points")),
        )
        .join(e, e.c.id == p.c.slip)
        .outerjoin(n, named)
        .where(_within(part))
        .order_by(e.c.id, p.c.id)
    )
    groups = connection.execute(found, execution_options={"yield_per": SOME}).mappings()
    for group in groups.partitions():
        yield from group
        if connection.dialect.name == "sqlite":
            sleep(PAUSE)


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
    order = (a.c.game, a.c.ranked.desc(), a.c.points.desc(), a.c.tie.desc(), a.c.user.desc())
    return list(connection.execute(mine.order_by(*order)).mappings())


def matches(connection: Connection, part: Part) -> list[int]:
    """Return the tables of the entries in a part of the ledger."""
    e = books.entries
    found = select(e.c.table).where(_within(part), e.c.table.is_not(None)).distinct()
    return list(connection.execute(found.order_by(e.c.table)).scalars())
