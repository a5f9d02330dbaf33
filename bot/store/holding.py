"""Hold a database: SQLite by a lock file, PostgreSQL by a session."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.domain.shards import Hold
from bot.store.lock import held
from bot.store.session import session


@asynccontextmanager
async def holding(address: str) -> AsyncIterator[Hold]:
    """Hold an SQLite or PostgreSQL database; HeldError while another process holds it."""
    with held(address):
        async with session(address) as hold:
            yield hold
