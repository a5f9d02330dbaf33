"""The progress of people in the lessons."""

from __future__ import annotations

from bot.store import Database
from bot.store.lessons import progress


class Progress:
    """People's progress in lessons; answering adds positions, and removes none."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, user: int) -> frozenset[str]:
        """Return the positions a person has answered correctly."""
        return await self._database.read(lambda c: progress.learned(c, user))

    async def add(self, user: int, position: str) -> None:
        """Note that a person has answered a position correctly."""
        await self._database.write(lambda c: progress.save(c, user, position))
