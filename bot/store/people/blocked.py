"""Blocked servers in the database."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import Connection, select

from bot.store.adding import latest
from bot.store.people.schema import blocked

B = blocked


def every(connection: Connection) -> dict[int, str]:
    """Return the reason for each blocked server, the latest first."""
    found = select(B.c.server, B.c.why).order_by(B.c.at.desc(), B.c.server)
    return {row.server: row.why for row in connection.execute(found)}


def add(connection: Connection, server: int, why: str, at: datetime) -> None:
    """Block a server; if it is blocked already, note the new reason."""
    connection.execute(latest(B, "why", "at").values(server=server, why=why, at=at))


def lift(connection: Connection, server: int) -> bool:
    """Unblock a server; return whether it was blocked."""
    return connection.execute(B.delete().where(B.c.server == server)).rowcount > 0
