"""A process that dies at a chosen point: after it, nothing reaches disk or Discord."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from random import Random
from typing import Any


class DeadError(OSError):
    """Raised for everything that a dead process tries."""


class Fate:
    """Counts the points at which a process may die: before and after each commit and request."""

    def __init__(self) -> None:
        self.left, self.after, self.dead = 0, False, False
        self.count = 0

    def arm(self, rng: Random, most: int) -> None:
        """Prepare to die at one of the next `most` points."""
        self.left, self.after, self.dead = rng.randint(1, most), rng.random() < 0.5, False

    def disarm(self) -> None:
        """Never die, because the process now counts as another one."""
        self.left, self.dead = 0, False

    async def met(self, step: Callable[[], Awaitable[Any]], rng: Random, most: int) -> None:
        """Take steps until the process dies at one of the next `most` points."""
        self.arm(rng, most)
        while not self.dead:
            try:
                await step()
            except OSError:
                assert self.dead

    async def passed(self, work: Callable[[], Awaitable[Any]]) -> Any:
        """Do work that changes the disk or Discord; the process may die before or after it."""
        if self.dead:
            raise DeadError
        self.left -= 1
        self.dead = self.left == 0
        if not self.dead:
            return await work()
        self.count += 1
        if self.after:
            await work()
        raise DeadError
