"""Values from the database, cached for a while."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping
from datetime import datetime, timedelta
from typing import Generic, TypeVar

from bot.domain.recent import Recent

Value = TypeVar("Value")

AGE = timedelta(minutes=1)
"""How long a cached value is used before it is read again."""
KEPT = 10_000
"""The largest number of cached values; the oldest gives way."""


class Remembered(Generic[Value]):
    """A cache of values by number.

    `read` reads several from the database, `clock` tells the time in UTC.
    """

    def __init__(
        self,
        read: Callable[[Collection[int]], Awaitable[Mapping[int, Value]]],
        clock: Callable[[], datetime],
    ) -> None:
        self._read, self._clock = read, clock
        self._known = Recent[int, tuple[datetime, Value]](KEPT)

    async def of(self, key: int) -> Value:
        """Return a value that is at most a minute old."""
        return (await self.every((key,)))[key]

    async def every(self, keys: Collection[int]) -> dict[int, Value]:
        """Return values that are at most a minute old; those not in memory are read together."""
        now, known = self._clock(), {key: self._known.get(key) for key in keys}
        found = {
            key: value[1] for key, value in known.items() if value and abs(now - value[0]) < AGE
        }
        if len(found) == len(known):
            return found
        read = await self._read([key for key in known if key not in found])
        for key, value in read.items():
            changed = self._known.get(key)
            if changed and changed is not known[key]:  # somebody has kept another value meanwhile
                found[key] = changed[1]
            else:
                found[key] = self.keep(key, value)
        return found

    def known(self, key: int) -> Value | None:
        """Return a value from memory, however old; None if it is not there, as nothing is read."""
        known = self._known.get(key)
        return known[1] if known else None

    def keep(self, key: int, value: Value) -> Value:
        """Remember a value as read now, and return it."""
        self._known.keep(key, (self._clock(), value))
        return value

    def forget(self, key: int) -> None:
        """Drop a cached value, so that it is read again."""
        self._known.pop(key, None)
