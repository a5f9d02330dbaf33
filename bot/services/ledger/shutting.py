"""Deals that are played at several tables: nothing of them is laid open before all have ended."""

from __future__ import annotations

from datetime import datetime

from bot.domain import daily
from bot.domain.refusal import Refusal
from bot.domain.tables.table import Table
from bot.store import Database
from bot.store.learning import duplicates


async def is_shut(database: Database, table: Table, now: datetime) -> bool:
    """Whether others may still play the deals of a table."""
    if table.common is None:
        return table.elsewhere and not daily.is_past(table, now)
    match = table.common.match
    return not await database.read(lambda c: duplicates.is_settled(c, match))


async def check_open(database: Database, table: Table, now: datetime) -> None:
    """RuleError while others may still play the deals of a table."""
    if await is_shut(database, table, now):
        raise Refusal("duplicate-shut" if table.common else "daily-shut")
