"""The tasks of a client: those that answer presses, and the work beside them."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Awaitable, Callable
from typing import Any

from bot.lasting import LONGEST, lasting, repeated

MOMENT = 1.0
"""Seconds that unfinished answers get when the bot stops."""


class Tasks:
    """The running tasks: `answering` presses, and `beside` them; none answers once `stopping`."""

    def __init__(self) -> None:
        self.answering: set[asyncio.Future[Any]] = set()
        self.beside: set[asyncio.Task[None]] = set()
        self.stopping = False

    def answer(self, *tasks: asyncio.Future[Any] | None) -> None:
        """Remember tasks that answer a press until they end."""
        for task in tasks:
            if task and task not in self.answering:
                self.answering.add(task)
                task.add_done_callback(self.answering.discard)

    def begin(
        self,
        name: str,
        work: Callable[[], Awaitable[None]],
        lasts: float = math.inf,
        longest: float = LONGEST,
        *,
        repeats: bool = False,
    ) -> None:
        """Do work in the background; after a failure do it again, for at most `lasts` seconds.

        `longest` is the largest number of seconds between two tries. Work that `repeats` is done
        again after each success, too.
        """
        doing = repeated(name, work, longest) if repeats else lasting(name, work, lasts, longest)
        task = asyncio.create_task(doing, name=name)
        self.beside.add(task)
        task.add_done_callback(self.beside.discard)

    async def stop(self) -> None:
        """Give the answers under way a second to end, and cancel the rest."""
        self.stopping = True
        if others := self.answering - {asyncio.current_task()}:
            _, late = await asyncio.wait(others, timeout=MOMENT)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)
        for task in self.beside:
            task.cancel()
