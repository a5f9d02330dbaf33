"""Tables and duplicate matches that members announce: a few at a time, a few in an hour."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import datetime, timedelta

from bot.domain.refusal import Refusal
from bot.domain.shards import NOWHERE
from bot.services.locks import Locks
from bot.store import Database
from bot.store.contests import duplicates

OPEN = 3
"""How many announcements of one member may wait for people on a server at once."""
HOURLY = 6
"""The most announcements of a member on a server within an hour."""
HOUR = timedelta(hours=1)


class Announcing:
    """The limits on each member's announcements on a server; private tables are not limited."""

    def __init__(self, database: Database, clock: Callable[[], datetime]) -> None:
        self._database, self._clock = database, clock
        self._made: dict[tuple[int, int], list[datetime]] = {}
        self._locks = Locks[tuple[int, int]]()

    @asynccontextmanager
    async def one_more(self, guild: int, user: int) -> AsyncIterator[None]:
        """Let a member make an announcement; Refusal if they have made too many.

        The announcement counts unless the body of the `async with` fails.
        """
        if guild == NOWHERE:
            yield
            return
        key = guild, user
        async with self._locks.of(key):
            now = self._clock()
            lately = [at for at in self._made.get(key, ()) if now - at < HOUR]
            if len(lately) >= HOURLY:
                raise Refusal("announced-often", most=str(HOURLY))
            if await self._database.read(lambda c: duplicates.gathering(c, guild, user)) >= OPEN:
                raise Refusal("announced-many", most=str(OPEN))
            yield
            self._note(key, [*lately, now])

    def _note(self, key: tuple[int, int], made: list[datetime]) -> None:
        """Remember a member's announcements, and forget members without one in the last hour."""
        self._made.pop(key, None)
        self._made[key] = made
        while made[-1] - next(iter(self._made.values()))[-1] >= HOUR:
            del self._made[next(iter(self._made))]
