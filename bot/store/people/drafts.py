"""The hands of mahjong that people enter to have them appraised, in the database."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import Connection, select

from bot.store.adding import latest
from bot.store.people.schema import drafts


def of_person(connection: Connection, user: int, since: datetime) -> str | None:
    """Return a person's hand as text if they have changed it since a time, otherwise None."""
    found = select(drafts.c.hand).where(drafts.c.user == user, drafts.c.at > since)
    return connection.execute(found).scalar_one_or_none()


def save(connection: Connection, user: int, hand: str, at: datetime, since: datetime) -> None:
    """Write a person's hand, and delete all hands that were not changed since a time."""
    connection.execute(drafts.delete().where(drafts.c.at <= since))
    row = {"user": user, "hand": hand, "at": at}
    connection.execute(latest(drafts, "hand", "at").values(row))
