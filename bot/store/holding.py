"""Hold a database, by the lock that fits its kind."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.store.lock import held
from bot.store.session import Hold, session


@asynccontextmanager
async def holding(address: str) -> AsyncIterator[Hold]:
    """Hold a database of either kind; HeldError while another process does."""
    with held(address):
        async with session(address) as hold:
            yield hold
