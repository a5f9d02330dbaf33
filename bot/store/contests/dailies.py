"""The deals of the day in the database: the secrets of days, and the deals people have begun."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, func, select

from bot.domain.contests.daily import Day, Played
from bot.store.adding import once
from bot.store.contests import schema
from bot.store.ledger import books
from bot.store.schema import deals


def day(connection: Connection, name: str) -> Day | None:
    """Return a day by its name; None if its secret has not been drawn."""
    d = schema.days
    row = connection.execute(select(d).where(d.c.day == name)).first()
    return Day(row.day, row.secret, row.salt) if row else None


def add_day(connection: Connection, day: Day) -> None:
    """Write the secret and the salt of a day, unless it has them."""
    row = {"day": day.name, "secret": day.secret, "salt": day.salt}
    connection.execute(once(schema.days), row)


def unsalt(connection: Connection, today: str) -> None:
    """Erase the salts of earlier days, so that a row's `mark` no longer tells whose deal it is."""
    d = schema.days
    past = (d.c.day < today) & (d.c.salt != "")
    connection.execute(d.update().where(past).values(salt=""))


def add(connection: Connection, played: Played, mark: str) -> None:
    """Write that a person begins a deal; DuplicateError if they have begun it before."""
    facts = {**played._asdict(), "mark": mark, "ranked": int(played.ranked)}
    del facts["kept"]
    connection.execute(schema.dailies.insert().values(facts))


def finish(connection: Connection, table: int, today: str, points: int) -> None:
    """Write the points of a deal, unless its day is over."""
    d = schema.dailies
    mine = (d.c.table == table) & (d.c.day == today)
    connection.execute(d.update().where(mine).values(points=points))


def begun(connection: Connection, name: str, game: str, mark: str) -> Played | None:
    """Return the deal a person has begun, by their mark; None if they have not."""
    d = schema.dailies
    mine = (d.c.day == name) & (d.c.game == game) & (d.c.mark == mark)
    return next(iter(_played(connection, mine)), None)


def on(connection: Connection, days: Sequence[str]) -> list[Played]:
    """Return all deals that were begun on some days, ordered by day and game."""
    return _played(connection, schema.dailies.c.day.in_(days))


def of_members(connection: Connection, league: int, after: str, until: str) -> list[Played]:
    """Return the deals a league's members have begun, ordered by day.

    The days are those after `after`, up to and including `until`.
    """
    d, m = schema.dailies, books.members
    members = select(m.c.user).where(m.c.league == league)
    return _played(connection, (d.c.day > after) & (d.c.day <= until) & d.c.user.in_(members))


def by_table(connection: Connection, table: int) -> Played | None:
    """Return the deal of the day played at a table; None if another deal is played there."""
    return next(iter(_played(connection, schema.dailies.c.table == table)), None)


def mend(connection: Connection, table: int, points: int) -> None:
    """Replace the points of the deal of the day played at a table."""
    d = schema.dailies
    connection.execute(d.update().where(d.c.table == table).values(points=points))


def _played(connection: Connection, mine: Any) -> list[Played]:
    d, of = schema.dailies, deals
    last = select(func.max(of.c.deal)).where(of.c.table == d.c.table, of.c.ending.is_not(None))
    found = select(d, last.scalar_subquery().label("kept")).where(mine)
    return [
        Played(
            *(row.day, row.game, row.guild, row.user, row.name, row.table, row.points),
            ranked=bool(row.ranked),
            kept=row.kept or 1,
        )
        for row in connection.execute(found.order_by(d.c.day, d.c.game, d.c.table))
    ]
