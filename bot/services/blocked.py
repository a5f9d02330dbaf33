"""The blocked servers, in memory, and read again from the database once a minute."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from datetime import datetime

from bot import logs
from bot.services.remembered import Remembered
from bot.store import Database
from bot.store.people import blocked

log = logs.named("paifuda.blocked")


class Blocked:
    """The servers that the operator has blocked, by command or by setting.

    `always` returns the servers that the settings block. `left` has the blocked servers that this
    process has left. A press calls `found` while the process has yet to leave some.
    """

    def __init__(self, database: Database, clock: Callable[[], datetime]) -> None:
        self._database = database
        self._rows = Remembered(self._read, clock)
        self.always: Callable[[], Collection[int]] = lambda: ()
        self.left: frozenset[int] = frozenset()
        self.found: Callable[[], None] = lambda: None

    async def _read(self, keys: Collection[int]) -> Mapping[int, frozenset[int]]:
        return dict.fromkeys(keys, frozenset(await self._database.read(blocked.every)))

    async def every(self) -> frozenset[int]:
        """Return all blocked servers, as they were at most a minute ago."""
        return await self._rows.of(0) | frozenset(self.always())

    async def to_leave(self) -> list[int]:
        """Return the blocked servers of this process's shards that it has yet to leave."""
        return self._not_left(await self.every())

    def _not_left(self, every: frozenset[int]) -> list[int]:
        self.left &= every  # a server that is blocked again has to be left again
        return sorted(filter(self._database.shards.serve, every - self.left))

    async def at_door(self, server: int) -> bool:
        """Whether a server is blocked, as last read; call `found` if servers are to be left."""
        try:
            every = await self.every()
        except Exception:  # the press itself meets the same failure, and reports it
            log.exception("blocked servers not read")
            every = (self._rows.known(0) or frozenset()) | frozenset(self.always())
        if self._not_left(every):
            self.found()
        return server in every
