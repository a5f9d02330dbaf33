"""Work that lasts as long as the bot: after a failure it is logged, counted and tried again.

Work that never ends is a step that is `repeated`, so a step that succeeds tells that all is well.
"""

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
    """The pauses between the runs of work that fails: each is twice as long as the last."""

    def __init__(self, first: float, longest: float) -> None:
        self._first, self._longest = first, longest
        self._next = first

    def next(self) -> float:
        """Return how many seconds to wait now."""
        pause, self._next = self._next, min(2 * self._next, self._longest)
        return pause

    def begin_anew(self) -> None:
        """Begin with the first pause again, because the work was well for a while."""
        self._next = self._first


async def lasting(
    name: str,
    work: Callable[[], Awaitable[object]],
    lasts: float = math.inf,
    longest: float = LONGEST,
) -> None:
    """Do work until it succeeds, with growing pauses; give up after `lasts` seconds.

    The pauses grow however long a run takes before it fails.
    """
    pauses, end = Pauses(FIRST, longest), time.monotonic() + lasts
    while True:
        try:
            await work()
            return
        except Exception as error:
            pause = pauses.next()
            again = pause if time.monotonic() + pause <= end else None
            failed(name, error, again)
            if again is None:
                return
        await asyncio.sleep(pause)


async def repeated(
    name: str, step: Callable[[], Awaitable[object]], longest: float = LONGEST
) -> None:
    """Do a step again and again; the pauses begin anew after a success."""
    while True:
        await lasting(name, step, longest=longest)


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
