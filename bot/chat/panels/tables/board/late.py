"""Messages that are out of date or may have been deleted, and when they are shown again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from datetime import datetime, timedelta

from bot.domain.recent import Recent
from bot.domain.tables.table import Table
from bot.timers import RETRY

ONCE = timedelta(days=1)
"""The least time between two searches for a message, and between two messages in its place.

Somebody may have deleted it on purpose.
"""
FRESH = timedelta(hours=1)
"""How long a message is assumed to exist after the bot last reached it."""
KEPT = 10_000
"""The number of tables whose times are remembered."""


class Times:
    """The time of the last note on each table, for the last `KEPT` tables."""

    def __init__(self, clock: Callable[[], datetime]) -> None:
        self._clock = clock
        self._at = Recent[int, datetime](KEPT)

    def note(self, number: int) -> None:
        """Note the current time for a table."""
        self._at.keep(number, self._clock())

    def due(self, number: int, least: timedelta) -> datetime | None:
        """Return when `least` will have passed since a table's last note; None if it has."""
        again = self._at[number] + least if number in self._at else None
        return again if again and again > self._clock() else None


class Deleted:
    """The search for deleted messages: no event reports them, so the bot tries to edit."""

    def __init__(self, clock: Callable[[], datetime]) -> None:
        self.seen, self._doubted, self._back = Times(clock), Times(clock), Times(clock)

    def doubted(self, table: Table) -> bool:
        """Whether the message of a table should be looked for now; if so, the search is noted."""
        if table.private or table.message is None or table.lost_at or table.phase == "over":
            return False
        if self.seen.due(table.id, FRESH) or self._doubted.due(table.id, ONCE):
            return False
        self._doubted.note(table.id)
        return True

    def back(self, number: int) -> datetime | None:
        """Return when a new message may replace a deleted one.

        None means now; the replacement is then noted.
        """
        again = self._back.due(number, ONCE)
        if again is None:
            self._back.note(number)
        return again


LONGEST = timedelta(minutes=5)
"""The longest delay before another try; the delay doubles with each failure."""


class Unshown:
    """The times since which messages are out of date, and the failures to show them.

    `waits` says whether a table is still to be shown; other tables do not count.
    """

    def __init__(self, clock: Callable[[], datetime], waits: Callable[[int], bool]) -> None:
        self._clock, self._waits = clock, waits
        self._since: dict[int, datetime] = {}
        self._tries: Counter[int] = Counter()

    def note(self, number: int) -> None:
        """Note that the message of a table is out of date, from now unless it was already."""
        self._since.setdefault(number, self._clock())

    def again(self, number: int) -> datetime:
        """Count a failure at a table, and return the time of the next try.

        The delay doubles each time.
        """
        self.note(number)
        self._tries[number] += 1
        wait: timedelta = min(RETRY * 2 ** (self._tries[number] - 1), LONGEST)
        return self._clock() + wait

    def settle(self, number: int) -> None:
        """Note that the message of a table is current, or is not to be shown for now."""
        self._since.pop(number, None)
        self._tries.pop(number, None)

    def oldest(self) -> float:
        """Return for how many seconds the message that waits longest has been out of date."""
        self._since = {number: at for number, at in self._since.items() if self._waits(number)}
        first = min(self._since.values(), default=None)
        return (self._clock() - first).total_seconds() if first else 0.0
