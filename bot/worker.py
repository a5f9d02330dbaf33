"""Work on what anybody may send is done in a process of its own: nobody else waits for it."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import Future
from typing import TypeVar

from pebble import ProcessPool

from bot.domain.refusal import Refusal

LONGEST = 60.0
"""So many seconds somebody's work may take; then its process is stopped."""

T = TypeVar("T")


class Worker:
    """One process that works for whoever asks, one after another; it starts when it is needed.

    Each person has one piece of work there at a time.
    """

    def __init__(self) -> None:
        self._pool: ProcessPool | None = None
        self._asking: set[int] = set()

    async def do(self, user: int, work: Callable[..., T], *what: object) -> T:
        """What the work gives for a person; Refusal while their last one is not done, or too long.

        The work is a function of a module, and it, what it is given and what it gives can be
        pickled.
        """
        if user in self._asking:
            raise Refusal("still-working")
        self._asking.add(user)
        try:
            return await asyncio.wrap_future(self._schedule(work, *what))
        except TimeoutError:
            raise Refusal("works-too-long") from None
        finally:
            self._asking.discard(user)

    def _schedule(self, work: Callable[..., T], *what: object) -> Future[T]:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPool(1, context=context, initializer=_give_way)
        return self._pool.schedule(work, args=what, timeout=LONGEST)

    def stop(self) -> None:
        """Leave what is not done."""
        if self._pool:
            self._pool.stop()  # type: ignore[no-untyped-call]
            self._pool.join()
            self._pool = None


def _give_way() -> None:
    """The bot itself goes first."""
    os.nice(10)
