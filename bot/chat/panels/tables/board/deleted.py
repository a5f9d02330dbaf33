"""Messages of tables that a moderator may have deleted: looked for, and sent again, once a day."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta

from bot.domain.tables.table import Table

ONCE = timedelta(days=1)
"""How often at most a message is looked for, or sent again: somebody may want it gone."""
FRESH = timedelta(hours=1)
"""How long after its last change nobody doubts that a message is there."""
KEPT = 10_000
"""How many tables are remembered."""


class Times:
    """When something was last done at each of the last tables."""

    def __init__(self, clock: Callable[[], datetime]) -> None:
        self._clock = clock
        self._at: dict[int, datetime] = {}

    def note(self, number: int) -> None:
        """It is done at a table now."""
        self._at.pop(number, None)
        self._at[number] = self._clock()
        while len(self._at) > KEPT:
            del self._at[next(iter(self._at))]

    def due(self, number: int, least: timedelta) -> datetime | None:
        """When so much time will have passed since it was done at a table; None once it has."""
        again = self._at[number] + least if number in self._at else None
        return again if again and again > self._clock() else None


class Deleted:
    """Nobody tells the bot of a deleted message: it finds out as it edits it."""

    def __init__(self, clock: Callable[[], datetime]) -> None:
        self.seen, self._doubted, self._back = Times(clock), Times(clock), Times(clock)

    def doubted(self, table: Table) -> bool:
        """Whether the message of a table is to be looked for now, though it need not change."""
        if table.private or table.message is None or table.lost_at or table.phase == "over":
            return False
        if self.seen.due(table.id, FRESH) or self._doubted.due(table.id, ONCE):
            return False
        self._doubted.note(table.id)
        return True

    def back(self, number: int) -> datetime | None:
        """When the deleted message of a table may be sent again; None: now, and that is noted."""
        again = self._back.due(number, ONCE)
        if again is None:
            self._back.note(number)
        return again
