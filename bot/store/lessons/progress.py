"""The positions of lessons that people have answered correctly, in the database."""

from __future__ import annotations

from sqlalchemy import Connection, select

from bot.store.adding import once
from bot.store.lessons import schema


def learned(connection: Connection, user: int) -> frozenset[str]:
    """Return the positions a person has answered correctly."""
    own = schema.learned
    return frozenset(connection.execute(select(own.c.position).where(own.c.user == user)).scalars())


def save(connection: Connection, user: int, position: str) -> None:
    """Write that a person has answered a position correctly; a second time changes nothing."""
    connection.execute(once(schema.learned).values(user=user, position=position))
