"""Messages of tables that a moderator may have deleted: looked for, and sent again, once a day."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta

from bot.domain.tables.table import Table

ONCE = timedelta(days=1)
"""The time between two looks for a message, or two new ones: somebody may want it gone."""
FRESH = timedelta(hours=1)
"""How long after a message was last seen nobody doubts that it is there."""
KEPT = 10_000
"""The number of tables whose times are remembered."""


class Times:
    """The times at which something was last done at each of the last tables."""

    def __init__(self, clock: Callable[[], datetime]) -> None:
        self._clock = clock
        self._at: dict[int, datetime] = {}

    def note(self, number: int) -> None:
        """Note that it is done at a table now."""
        self._at.pop(number, None)
        self._at[number] = self._clock()
        while len(self._at) > KEPT:
            del self._at[next(iter(self._at))]

    def due(self, number: int, least: timedelta) -> datetime | None:
        """Return when `least` will have passed since a table's last note; None if it has."""
        again = self._at[number] + least if number in self._at else None
        return again if again and again > self._clock() else None


class Deleted:
    """The search for deleted messages: nobody tells the bot, so it finds out by editing."""

    def __init__(self, clock: Callable[[], datetime]) -> None:
        self.seen, self._doubted, self._back = Times(clock), Times(clock), Times(clock)

    def doubted(self, table: Table) -> bool:
        """Whether the message of a table should be looked for now; if so, that is noted."""
        if table.private or table.message is None or table.lost_at or table.phase == "over":
            return False
        if self.seen.due(table.id, FRESH) or self._doubted.due(table.id, ONCE):
            return False
        self._doubted.note(table.id)
        return True

    def back(self, number: int) -> datetime | None:
        """Return when a deleted message may be sent again; None if now, which is then noted."""
        again = self._back.due(number, ONCE)
        if again is None:
            self._back.note(number)
        return again
