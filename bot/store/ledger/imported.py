"""Slips of imports, and the results in a book (of a server or a season) that a file may repeat."""

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
    s, a = books.slips, books.audit
    book = (s.c.guild == guild) & (s.c.season == season)
    wanted = s.c.imported.is_not(None) | s.c.id.in_(numbers)
    found = select(s.c.id, s.c.match, s.c.imported, s.c.game, s.c.at, a.c.at.label("entered"))
    every = found.outerjoin(a, a.c.id == s.c.imported)
    rows = connection.execute(every.where(book, s.c.of.is_(None), s.c.tally > 0, wanted)).all()
    points = _points(connection, book & (wanted | s.c.of.is_not(None)))
    about = select(s.c.id, s.c.of, s.c.kind).where(book, s.c.of.is_not(None)).order_by(s.c.id)
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
    s = books.slips
    mine = (s.c.kind == "report") & (s.c.season == season) & (s.c.game == game) & (s.c.at >= since)
    numbers = [*connection.execute(select(s.c.id).where(mine, s.c.guild == guild)).scalars()]
    found = earlier(connection, guild, season, numbers) if numbers else []
    return max(
        (own for own in found if own.number in numbers and own.first == points),
        key=attrgetter("number"),
        default=None,
    )


def _points(connection: Connection, mine: Any) -> dict[int, Points]:
    """Return the points of each person in each of some slips."""
    e, s = books.entries, books.slips
    found = select(e.c.slip, e.c.user, func.sum(e.c.delta)).join(s, s.c.id == e.c.slip)
    points: dict[int, Points] = defaultdict(dict)
    for slip, user, delta in connection.execute(found.where(mine).group_by(e.c.slip, e.c.user)):
        points[slip][user] = int(delta)
    return points


def _ruled(points: dict[int, Points], rulings: Iterable[Any]) -> tuple[dict[int, Points], set[int]]:
    """Return each person's points by slip after all rulings, and the slips that were taken back."""
    root: dict[int, int] = {}
    now: dict[int, Points] = defaultdict(dict)
    now.update({slip: {**gained} for slip, gained in points.items()})
    gone: set[int] = set()
    for ruling in rulings:
        first = root[ruling.id] = root.get(ruling.of, ruling.of)
        if ruling.kind == "void" and ruling.of == first:
            gone.add(first)
        for user, delta in points[ruling.id].items():
            now[first][user] = now[first].get(user, 0) + delta
    return now, gone


def slips(connection: Connection, guild: int, number: int) -> list[Posted]:
    """Return the slips of the results that an import has entered."""
    s = books.slips
    mine = (s.c.imported == number) & (s.c.guild == guild) & s.c.of.is_(None)
    return [
        ledgers.posted(row) for row in connection.execute(select(s).where(mine).order_by(s.c.id))
    ]


def ruled_on(connection: Connection, guild: int, number: int) -> set[int]:
    """Return the slips of an import about which there are rulings."""
    s = books.slips
    mine = (s.c.imported == number) & (s.c.guild == guild) & s.c.of.is_not(None)
    return set(connection.execute(select(s.c.of).where(mine)).scalars())
