"""Entries of imports, and the results in a book that a file may repeat."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable
from datetime import datetime
from operator import attrgetter
from typing import Any

from sqlalchemy import Connection, func, select

from bot.domain.ledger.comparing import Earlier
from bot.domain.ledger.reading import Posted
from bot.store.ledger import books, ledgers

Points = dict[int, int]
"""The points of each person."""


def earlier(
    connection: Connection, guild: int, season: int | None, numbers: Collection[int]
) -> list[Earlier]:
    """Return the results of a book that were imported or have one of the `numbers`, without those
    taken back.

    The book is that of a season; for None, it has the results without a season.
    """
    e, a = books.entries, books.audit
    book = (e.c.guild == guild) & (e.c.season == season)
    wanted = e.c.imported.is_not(None) | e.c.id.in_(numbers)
    found = select(e.c.id, e.c.match, e.c.imported, e.c.game, e.c.at, a.c.at.label("entered"))
    every = found.outerjoin(a, a.c.id == e.c.imported)
    rows = connection.execute(every.where(book, e.c.of.is_(None), e.c.tally > 0, wanted)).all()
    points = _points(connection, book & (wanted | e.c.of.is_not(None)))
    about = select(e.c.id, e.c.of, e.c.kind).where(book, e.c.of.is_not(None)).order_by(e.c.id)
    now, gone = _ruled(points, connection.execute(about).all())
    return [
        Earlier(
            row.id,
            row.match if row.imported is not None else None,
            row.game,
            row.at,
            row.imported is None or row.at != row.entered,
            points[row.id],
            now[row.id],
        )
        for row in rows
        if row.id not in gone
    ]


def alike(
    connection: Connection, guild: int, season: int, game: str, points: Points, since: datetime
) -> Earlier | None:
    """Return the last result that was reported since a time, with this game and these points.

    None without one. Results that were taken back are left out.
    """
    e = books.entries
    mine = (e.c.kind == "report") & (e.c.season == season) & (e.c.game == game) & (e.c.at >= since)
    numbers = [*connection.execute(select(e.c.id).where(mine, e.c.guild == guild)).scalars()]
    found = earlier(connection, guild, season, numbers) if numbers else []
    return max(
        (own for own in found if own.number in numbers and own.first == points),
        key=attrgetter("number"),
        default=None,
    )


def _points(connection: Connection, mine: Any) -> dict[int, Points]:
    """Return the points of each person in each of some entries."""
    p, e = books.postings, books.entries
    found = select(p.c.slip, p.c.user, func.sum(p.c.delta)).join(e, e.c.id == p.c.slip)
    points: dict[int, Points] = defaultdict(dict)
    for entry, user, delta in connection.execute(found.where(mine).group_by(p.c.slip, p.c.user)):
        points[entry][user] = int(delta)
    return points


def _ruled(points: dict[int, Points], rulings: Iterable[Any]) -> tuple[dict[int, Points], set[int]]:
    """Return each person's points by entry after all rulings, and the entries taken back."""
    root: dict[int, int] = {}
    now: dict[int, Points] = defaultdict(dict)
    now.update({entry: {**gained} for entry, gained in points.items()})
    gone: set[int] = set()
    for ruling in rulings:
        first = root[ruling.id] = root.get(ruling.of, ruling.of)
        if ruling.kind == "void" and ruling.of == first:
            gone.add(first)
        for user, delta in points[ruling.id].items():
            now[first][user] = now[first].get(user, 0) + delta
    return now, gone


def entries(connection: Connection, guild: int, number: int) -> list[Posted]:
    """Return the entries of the results that an import has entered."""
    e = books.entries
    mine = (e.c.imported == number) & (e.c.guild == guild) & e.c.of.is_(None)
    return [
        ledgers.posted(row) for row in connection.execute(select(e).where(mine).order_by(e.c.id))
    ]


def ruled_on(connection: Connection, guild: int, number: int) -> set[int]:
    """Return the entries of an import about which there are rulings."""
    e = books.entries
    mine = (e.c.imported == number) & (e.c.guild == guild) & e.c.of.is_not(None)
    return set(connection.execute(select(e.c.of).where(mine)).scalars())
