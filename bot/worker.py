"""Work that takes long is done in processes beside the bot, in lanes that never share a process."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import Future
from enum import IntEnum
from heapq import heapify, heappop, heappush
from importlib import import_module
from itertools import count
from typing import TypeVar

from pebble import ProcessPool

from bot import logs
from bot.domain.refusal import Refusal

log = logs.named("paifuda.worker")

THINKING = 2
"""The number of thinking processes: while one judges a deal, the other is free for a master."""
WAITING = 12
"""The largest number of thoughts that wait for a process; a later one would not be in time."""
LONGEST = 60.0
"""Seconds of work after which its process is stopped."""

T = TypeVar("T")


class Rank(IntEnum):
    """The order in which a lane serves, by the work in the thinking lane."""

    MASTER = 0
    HINT = 1
    REVIEW = 2
    LAST = 3


class Lane:
    """Processes for one kind of work; they start with the first piece of work.

    A piece begins when a process is free: by its rank, then in the order of asking. Nothing of it
    is handed over before, so a piece that is given up while it waits costs nothing.
    """

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool: ProcessPool | None = None
        self._free = processes
        self._queue: list[tuple[int, int, asyncio.Future[None]]] = []
        self._asked = count()

    @property
    def waiting(self) -> int:
        """How many pieces wait for a process."""
        return len(self._queue)

    async def turn(self, rank: Rank) -> None:
        """Wait for a free process and take it; `begun` or `give_back` must follow."""
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        heappush(self._queue, (rank, next(self._asked), turn))
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # the turn had come just before
                self.give_back()
            self._queue = [waiting for waiting in self._queue if waiting[2] is not turn]
            heapify(self._queue)
            raise

    def give_back(self) -> None:
        """Pass the process on to the next piece that waits."""
        while self._queue:
            _, _, turn = heappop(self._queue)
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1

    async def begun(self, work: Callable[..., T], *given: object) -> T:
        """Run work whose turn it is, and return its outcome."""
        try:
            return await asyncio.wrap_future(self._schedule(work, *given))
        finally:
            self.give_back()

    def warm(self, module: str) -> None:
        """Start the processes before there is work, and import a module that it will need."""
        if self._pool is None:
            for _ in range(self.processes):
                self._schedule(import_module, module)

    def _schedule(self, work: Callable[..., T], *given: object) -> Future[T]:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPool(self.processes, context=context, initializer=give_way)
        return self._pool.schedule(work, args=given, timeout=LONGEST)

    def stop(self) -> None:
        """Stop the processes at once; work that has not ended is dropped."""
        if self._pool:
            self._pool.stop()  # type: ignore[no-untyped-call]
            self._pool.join()
            self._pool = None


class Worker:
    """The lanes, so that nobody waits for work of another kind.

    `thinking` is for masters, hints and reviews; `foreign` for files that strangers send; `own` for
    work on the bot's own data. A person has one piece of work of a rank in a lane at a time.

    Work is a function at the top of a module. It, its arguments and its outcome can be pickled.
    """

    def __init__(self) -> None:
        self.thinking, self.foreign, self.own = Lane(THINKING), Lane(1), Lane(1)
        self.lanes = {"thinking": self.thinking, "foreign": self.foreign, "own": self.own}
        self._asking: set[tuple[int, Lane, Rank]] = set()

    async def do(self, user: int, work: Callable[..., T], *given: object) -> T:
        """Return the outcome of work on something that a person sent.

        Raises Refusal while earlier work of this kind for the person goes on, and if this work
        takes too long.
        """
        return await self._served(user, self.foreign, Rank.MASTER, work, *given)

    async def serve(self, user: int, work: Callable[..., T], *given: object) -> T:
        """Return the outcome of a person's work on the bot's own data; raises Refusal as `do`."""
        return await self._served(user, self.own, Rank.MASTER, work, *given)

    async def draw(self, user: int, work: Callable[..., T], *given: object) -> T:
        """Return the outcome of a person's work that takes seconds; raises Refusal as `do`.

        All other work on the bot's own data goes first.
        """
        return await self._served(user, self.own, Rank.LAST, work, *given)

    async def reckon(self, work: Callable[..., T], *given: object) -> T:
        """Return the outcome of work that the bot does for itself."""
        await self.own.turn(Rank.HINT)
        return await self.own.begun(work, *given)

    async def judge(self, user: int, work: Callable[..., T], *given: object) -> T:
        """Return the outcome of a person's work that needs a thinking process.

        Masters and hints go first. Raises Refusal as `do` does.
        """
        return await self._served(user, self.thinking, Rank.REVIEW, work, *given)

    async def _served(
        self, user: int, lane: Lane, rank: Rank, work: Callable[..., T], *given: object
    ) -> T:
        if (user, lane, rank) in self._asking:
            raise Refusal("still-working")
        self._asking.add((user, lane, rank))
        try:
            await lane.turn(rank)
            return await lane.begun(work, *given)
        except TimeoutError:
            raise Refusal("works-too-long") from None
        finally:
            self._asking.discard((user, lane, rank))

    async def think(
        self, within: float, work: Callable[..., T], *given: object, rank: Rank = Rank.MASTER
    ) -> T | None:
        """Return the outcome of work, or None if it fails or takes more than `within` seconds.

        Work that has not begun by then never begins; the outcome of other late work is discarded.
        None comes at once where too many thoughts wait already.
        """
        lane = self.thinking
        if lane.waiting >= WAITING:
            return None
        try:
            async with asyncio.timeout(within):
                await lane.turn(rank)
                return await asyncio.shield(lane.begun(work, *given))
        except TimeoutError:
            return None
        except Exception:
            log.exception("a thinking process failed")
            return None

    async def room(self) -> None:
        """Wait until a thinking process is free."""
        await asyncio.sleep(0)  # the newest question goes first
        await self.thinking.turn(Rank.LAST)
        self.thinking.give_back()

    def stop(self) -> None:
        """Stop all processes at once; work that has not ended is dropped."""
        for lane in self.lanes.values():
            lane.stop()


def give_way() -> None:
    """Lower the priority of this process below that of the bot."""
    os.nice(10)
