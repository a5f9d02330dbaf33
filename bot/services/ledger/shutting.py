"""Deals that are played at several tables: none is laid open before all tables have ended.

Only this module decides whether a deal may be laid open. Until it has been asked about a table, the
end of such a deal stays hidden there.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from bot.domain.contests import daily
from bot.domain.refusal import Refusal
from bot.domain.tables.table import Table
from bot.store import Connection, Database
from bot.store.contests import duplicates


def shut(connection: Connection, table: Table, now: datetime) -> bool:
    """Whether other people may still play the deals of a table."""
    if table.common is None:
        return table.elsewhere and not daily.is_past(table, now)
    return not duplicates.is_settled(connection, table.common.match)


def shut_on(day: str, now: datetime) -> bool:
    """Whether people may still play the deals of a day."""
    return not daily.is_over(day, now)


async def is_shut(database: Database, table: Table, now: datetime) -> bool:
    """Whether other people may still play the deals of a table, asking the database if needed."""
    return table.elsewhere and await database.read(lambda c: shut(c, table, now))


def check(connection: Connection, table: Table, now: datetime) -> None:
    """Raise Refusal while other people may still play the deals of a table."""
    if shut(connection, table, now):
        raise Refusal("duplicate-shut" if table.common else "daily-shut")


async def check_open(database: Database, table: Table, now: datetime) -> Table:
    """Return the table with its deals laid open; Refusal while others may still play them."""
    if table.elsewhere:
        await database.read(lambda c: check(c, table, now))
    return replace(table, laid_open=True)


async def as_far_as_open(database: Database, table: Table, now: datetime) -> Table:
    """Return the table, with its deals laid open if nobody plays them any more."""
    if not table.elsewhere:
        return table
    return replace(table, laid_open=not await is_shut(database, table, now))
