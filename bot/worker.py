"""Work on what anybody may send is done in processes of its own: nobody else waits for it."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import Future
from importlib import import_module
from typing import TypeVar

from pebble import ProcessPool

from bot.domain.refusal import Refusal

log = logging.getLogger("paifuda.worker")

PROCESSES = 2
"""While somebody's work takes long the computers can think."""
LONGEST = 60.0
"""So many seconds somebody's work may take; then its process is stopped."""

T = TypeVar("T")


class Worker:
    """Processes that work for whoever asks, one after another; they start when they are needed.

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

    async def think(self, within: float, work: Callable[..., T], *what: object) -> T | None:
        """What the work gives, for nobody in particular; None where that takes more seconds.

        What has begun by then is done all the same, and forgotten.
        """
        try:
            future = asyncio.wrap_future(self._schedule(work, *what))
            done, _ = await asyncio.wait((future,), timeout=within)
            return future.result() if done else None
        except Exception:
            log.exception("not thought")
            return None

    def warm(self, module: str) -> None:
        """Start the processes, with a module they will need, before there is work for them."""
        if self._pool is None:
            for _ in range(PROCESSES):
                self._schedule(import_module, module)

    def _schedule(self, work: Callable[..., T], *what: object) -> Future[T]:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPool(PROCESSES, context=context, initializer=_give_way)
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
