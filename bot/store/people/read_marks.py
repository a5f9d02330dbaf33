"""How far people have seen their matches, in the database."""

from __future__ import annotations

from functools import cache
from typing import Any

from sqlalchemy import Connection, select

from bot.domain.tables.deal import Moment
from bot.store.ledger import posting
from bot.store.people import schema


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
    connection.execute(_saving(connection.dialect.name), row)


@cache
def _saving(dialect: str) -> Any:
    g = schema.glances
    insert: Any = posting.INSERTS[dialect](g)
    new = {"deal": insert.excluded.deal, "ply": insert.excluded.ply}
    return insert.on_conflict_do_update(index_elements=[g.c.table, g.c.user], set_=new)
