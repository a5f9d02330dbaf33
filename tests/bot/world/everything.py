"""The whole content of a database, to compare."""

from __future__ import annotations

from sqlalchemy import Connection, select

from bot.store.declared import metadata


def everything(connection: Connection) -> str:
    """Return all that the database holds, as text."""
    return str([connection.execute(select(one)).all() for one in metadata.sorted_tables])
