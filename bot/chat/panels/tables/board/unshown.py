"""Tables whose messages are out of date: since when, and when they are tried again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from datetime import datetime, timedelta

from bot.timers import RETRY

LONGEST = timedelta(minutes=5)
"""The longest delay before a failure is tried again; the delay doubles each time."""


class Unshown:
    """The times since which messages are out of date, and the failures to show them.

    `waits` tells whether a table is still to be shown; one that was given up counts no longer.
    """

    def __init__(self, clock: Callable[[], datetime], waits: Callable[[int], bool]) -> None:
        self._clock, self._waits = clock, waits
        self._since: dict[int, datetime] = {}
        self._tries: Counter[int] = Counter()

    def note(self, number: int) -> None:
        """Note that the message of a table is out of date, from now unless it was already."""
        self._since.setdefault(number, self._clock())

    def again(self, number: int) -> datetime:
        """Return when a table is tried again after a failure: after twice the delay each time."""
        self.note(number)
        self._tries[number] += 1
        wait: timedelta = min(RETRY * 2 ** (self._tries[number] - 1), LONGEST)
        return self._clock() + wait

    def settle(self, number: int) -> None:
        """Note that the message of a table is current, or is not to be shown for now."""
        self._since.pop(number, None)
        self._tries.pop(number, None)

    def oldest(self) -> float:
        """Return for how many seconds a message is out of date at most."""
        self._since = {number: at for number, at in self._since.items() if self._waits(number)}
        first = min(self._since.values(), default=None)
        return (self._clock() - first).total_seconds() if first else 0.0
