"""The tables where people sit, and the time of the last move there, in the database."""

from __future__ import annotations

from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Select, select

from bot.domain.tables.noticing import ABSENT
from bot.store import schema


class Chair(NamedTuple):
    """A table that is not over: where it is shown, and the time of its last move, or of its
    opening.

    `message` shows it (None: no message yet). `key` is the name of its game. `lost` means that its
    channel cannot be reached.
    """

    number: int
    guild: int
    channel: int
    message: int | None
    key: str
    lost: bool
    moved_at: datetime


def of_person(connection: Connection, user: int) -> list[Chair]:
    """Return a person's tables that are not over, under any version of the rules."""
    t, s = schema.tables, schema.seats
    found = select(t).join(s, s.c.table == t.c.id).where(s.c.user == user, t.c.phase != "over")
    return _chairs(connection, found)


def waiting(connection: Connection, user: int) -> list[Chair]:
    """Return the tables that wait for a move or an answer of a person."""
    t, n = schema.tables, schema.notices
    found = select(t).join(n, n.c.table == t.c.id).where(n.c.user == user, n.c.ply != ABSENT)
    return _chairs(connection, found)


def _chairs(connection: Connection, found: Select[Any]) -> list[Chair]:
    t = schema.tables
    return [
        Chair(
            row.id,
            row.guild,
            row.channel,
            row.message,
            row.game,
            row.lost_at is not None,
            moved_at(connection, row.id),
        )
        for row in connection.execute(found.order_by(t.c.id)).all()
    ]


def moved_at(connection: Connection, table: int) -> datetime:
    """Return the time of a match's last move; before the first, when its table was opened."""
    return _last(connection, table)


def pressed_at(connection: Connection, table: int) -> datetime:
    """Return the time of the last move that somebody pressed in a match.

    Before the first, return the time at which its table was opened.
    """
    return _last(connection, table, schema.moves.c.press.is_not(None))


def _last(connection: Connection, table: int, *which: ColumnElement[bool]) -> datetime:
    m, t = schema.moves, schema.tables
    moves = select(m.c.at).where(m.c.table == table, *which)
    moves = moves.order_by(m.c.deal.desc(), m.c.ply.desc())
    last: datetime | None = connection.execute(moves.limit(1)).scalar()
    opened = select(t.c.opened_at).where(t.c.id == table)
    return last or connection.execute(opened).scalar_one()
