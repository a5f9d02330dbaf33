"""The operator's bulletins in memory, and the maintenance during which everything stands still."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from datetime import datetime

from bot import logs
from bot.domain.bulletin import ANNOUNCEMENT, MAINTENANCE, Bulletin
from bot.domain.refusal import Refusal
from bot.domain.shards import Shards
from bot.store import Database
from bot.store.upkeep import bulletins

log = logs.named("paifuda.bulletins")

LOOK = 20.0
"""Seconds between two looks for bulletins that the operator has written or taken back."""


async def _nothing() -> None:
    """Do nothing: the default of `before` and `after`, for a bot without clocks."""


class Bulletins:
    """The current announcement and the current maintenance.

    During maintenance every press is refused, and neither clocks nor computer players move on.
    `before` is called as it begins, and records how far the clocks have run. `after` is called as
    it ends, and extends them.
    """

    def __init__(self, database: Database, clock: Callable[[], datetime]) -> None:
        self._database, self._clock = database, clock
        self._known: Mapping[str, Bulletin] = {}
        self._maintenance: Bulletin | None = None
        self._over = asyncio.Event()
        self._over.set()
        self.before: Callable[[], Awaitable[None]] = _nothing
        self.after: Callable[[], Awaitable[None]] = _nothing

    async def watch(self) -> None:
        """Read the bulletins, and wait twenty seconds."""
        await self.look()
        await asyncio.sleep(LOOK)

    async def look(self) -> None:
        """Read the bulletins; begin or end a maintenance."""
        self._known = await self._database.read(bulletins.read)
        new = self._known.get(MAINTENANCE)
        if new and not self.is_maintained():
            await self.before()
            log.warning("maintenance has begun")
        elif not new and self.is_maintained():
            await self.after()
            log.warning("maintenance is over")
        self._hold(new)

    async def begin(self) -> None:
        """Read the bulletins at a start, which extends the clocks in any case."""
        self._known = await self._database.read(bulletins.read)
        self._hold(self._known.get(MAINTENANCE))
        if self.is_maintained():
            log.warning("a maintenance goes on; `paifuda maintenance off` ends it")

    def _hold(self, maintenance: Bulletin | None) -> None:
        self._maintenance = maintenance
        if maintenance:
            self._over.clear()
        else:
            self._over.set()

    def is_maintained(self) -> bool:
        """Whether a maintenance goes on."""
        return self._maintenance is not None

    def refusal(self) -> Refusal | None:
        """Return the refusal of every press during a maintenance; None without one."""
        return self._maintenance.refusal(self._clock()) if self._maintenance else None

    async def over(self) -> None:
        """Wait until no maintenance goes on."""
        await self._over.wait()

    def reached(self, there: Callable[[], Shards]) -> Shards:
        """Return the shards whose people can play: those that `there` returns, but none during a
        maintenance.
        """
        return there().only(()) if self.is_maintained() else there()

    def announcement(self) -> Bulletin | None:
        """Return the announcement that has not ended; None without one."""
        found = self._known.get(ANNOUNCEMENT)
        return found if found and found.is_shown(self._clock()) else None
