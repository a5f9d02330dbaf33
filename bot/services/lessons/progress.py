"""People's progress: positions they have learned, and deeds that decide their next steps."""

from __future__ import annotations

from collections.abc import Callable, Collection
from datetime import UTC, datetime

from bot.domain.lessons.onward import Deeds
from bot.services.remembered import Remembered
from bot.store import Database
from bot.store.lessons import deeds


class Progress:
    """People's progress in lessons; answering adds positions, and removes none."""

    def __init__(self, database: Database, clock: Callable[[], datetime]) -> None:
        self._database, self._clock = database, clock
        self._played = Remembered(self._read_played, clock)

    async def of(self, user: int) -> frozenset[str]:
        """Return the positions a person has answered correctly."""
        return await self._database.read(lambda c: deeds.learned(c, user))

    async def deeds(self, user: int) -> Deeds:
        """Return the deeds of a person until now, which decide the next steps they are offered."""
        today = self._clock().astimezone(UTC).date()
        return await self._database.read(lambda c: deeds.of_person(c, user, today))

    async def has_played(self, user: int) -> bool:
        """Whether a person has played a deal or has a result; at most a minute out of date."""
        return await self._played.of(user)

    async def _read_played(self, users: Collection[int]) -> dict[int, bool]:
        found = await self._database.read(lambda c: deeds.have_played(c, users))
        return {user: user in found for user in users}

    async def add(self, user: int, position: str) -> None:
        """Note that a person has answered a position correctly."""
        await self._database.write(lambda c: deeds.learn(c, user, position))
