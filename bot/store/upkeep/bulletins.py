"""The bulletins of the operator in the database: one of each kind at most."""

from __future__ import annotations

from sqlalchemy import Column, Connection, String, Table, select

from bot.domain.bulletin import LONGEST, Bulletin
from bot.store.adding import latest
from bot.store.schema import UtcTime, metadata

bulletins = Table(
    "bulletins",
    metadata,
    Column("kind", String(20), primary_key=True),
    Column("text", String(LONGEST), nullable=False),
    Column("at", UtcTime),
    Column("until", UtcTime),
)
"""The operator's bulletins: a row for an announcement, and one for a maintenance, if any."""

PUT = latest(bulletins, "text", "at", "until")


def read(connection: Connection) -> dict[str, Bulletin]:
    """Return the bulletins by their kinds, ended ones included."""
    found = connection.execute(select(bulletins))
    return {row.kind: Bulletin(row.text, row.at, row.until) for row in found}


def put(connection: Connection, kind: str, new: Bulletin) -> None:
    """Write a bulletin in place of the last one of its kind."""
    row = {"kind": kind, "text": new.text, "at": new.at, "until": new.until}
    connection.execute(PUT, row)


def take_back(connection: Connection, kind: str) -> bool:
    """Delete a bulletin, and return whether there was one."""
    return connection.execute(bulletins.delete().where(bulletins.c.kind == kind)).rowcount > 0
