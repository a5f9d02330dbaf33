"""Work that lasts as long as the bot: after a failure it is logged, counted and tried again."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Awaitable, Callable
from typing import Any

from bot import logs

log = logs.named("paifuda.lasting")

FIRST = 10.0
"""Seconds until work that failed is tried again; after each further failure twice as many."""
LONGEST = 600.0
"""The largest number of seconds until another try."""
HEARERS: list[Callable[[str], None]] = []
"""The functions that are called with the name of any work that fails."""


class UnfinishedError(Exception):
    """Work that could not be done this time; the text says why, and needs no traceback."""


class Pauses:
    """The pauses between the runs of work that fails: each is twice as long as the last.

    After a run that took longer than the `longest` pause, the `first` one follows again.
    """

    def __init__(self, first: float, longest: float) -> None:
        self._first, self._longest = first, longest
        self._next = first

    def after(self, seconds: float) -> float:
        """Return how many seconds to wait after a run that took some `seconds`."""
        if seconds > self._longest:
            self._next = self._first
        pause, self._next = self._next, min(2 * self._next, self._longest)
        return pause


async def lasting(
    name: str,
    work: Callable[[], Awaitable[object]],
    lasts: float = math.inf,
    longest: float = LONGEST,
) -> None:
    """Do work until it succeeds, with growing pauses; give up after `lasts` seconds."""
    pauses, end = Pauses(FIRST, longest), time.monotonic() + lasts
    while True:
        began = time.monotonic()
        try:
            await work()
            return
        except Exception as error:
            now = time.monotonic()
            pause = pauses.after(now - began)
            again = pause if now + pause <= end else None
            failed(name, error, again)
            if again is None:
                return
        await asyncio.sleep(pause)


def failed(name: str, error: Exception, again: float | None = None, number: int = 0) -> None:
    """Log and count a failure; `again` is how many seconds later the work is tried again.

    `number` is that of the table, league or server the work was for.
    """
    for hear in HEARERS:
        hear(name)
    known = {"number": number} if number else {}
    then = {} if again is None else {"again_in": round(again)}
    why = {"because": error} if isinstance(error, UnfinishedError) else {"exc_info": error}
    fields: dict[str, Any] = {"work": name, **known, **then, **why}
    log.error("failed", **fields)
