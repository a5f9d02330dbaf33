"""How far people are in the lessons."""

from __future__ import annotations

from bot.store import Database
from bot.store.learning import progress


class Progress:
    """What has been learned is learned: it is only added to."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, user: int) -> frozenset[str]:
        """The positions that somebody has answered rightly."""
        return await self._database.read(lambda c: progress.learned(c, user))

    async def add(self, user: int, position: str) -> None:
        """Somebody has answered a position rightly."""
        await self._database.write(lambda c: progress.save(c, user, position))
