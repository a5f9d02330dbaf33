"""How far people have seen their matches, in the database."""

from __future__ import annotations

from sqlalchemy import Connection, select

from bot.domain.tables.deal import Moment
from bot.store.adding import latest
from bot.store.people import schema

SAVE = latest(schema.glances, "deal", "ply")


def last(connection: Connection, table: int, user: int) -> Moment | None:
    """Return how far a person has seen a match; None if they never looked at it."""
    g = schema.glances
    found = select(g.c.deal, g.c.ply).where(g.c.table == table, g.c.user == user)
    row = connection.execute(found).first()
    return (row.deal, row.ply) if row else None


def save(connection: Connection, table: int, user: int, seen: Moment) -> None:
    """Write how far a person has seen a match."""
    deal, ply = seen
    row = {"table": table, "user": user, "deal": deal, "ply": ply}
    connection.execute(SAVE, row)
