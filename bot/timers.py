"""The alarm clock of the bot: it rings for whatever is due, and sleeps while nothing is."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

log = logging.getLogger("paifuda.pace")

PULSE = timedelta(minutes=10)
"""How often the bot writes down that it runs while something is due."""
RETRY = timedelta(seconds=10)
"""When something due that failed is tried again."""
REST = timedelta(seconds=5)
"""So long what is being done may still take when the bot is stopped."""
EARLY = timedelta(milliseconds=50)
"""A clock may stand so much behind the timers of the event loop."""
AHEAD = timedelta(hours=1)
"""What is due later is left in the database, where there is one to look in."""
BEFORE = timedelta(minutes=5)
"""So long before the first of what was left there is due it is looked for."""


OTHERS = -1
"""Stands for whatever was found to be due later; nothing has this number."""


class Soon(NamedTuple):
    """The numbers of what is due until some time, and when what is due next after that is."""

    due: Sequence[tuple[int, datetime]]
    then: datetime | None


Find = Callable[[datetime], Awaitable[Soon]]


def utc() -> datetime:
    """The time now."""
    return datetime.now(UTC)


class Timers:
    """A timer for every number where something is due; while nothing is due nothing runs.

    The numbers are those of tables, leagues, servers or threads. `ring` is called with one when its
    time has come, `pulse`, where there is one, every few minutes meanwhile. With `find`, which
    tells what is due until a time, only what is due within an hour has a timer.
    """

    def __init__(
        self,
        clock: Callable[[], datetime],
        ring: Callable[[int], Awaitable[None]],
        pulse: Callable[[], Awaitable[None]] | None = None,
        find: Find | None = None,
    ) -> None:
        self.clock = clock
        self._ring, self._pulse, self._find = ring, pulse, find
        self._due: dict[int, tuple[datetime, asyncio.TimerHandle]] = {}
        self._far: set[int] = set()
        self._look: tuple[datetime, asyncio.TimerHandle] | None = None
        self._pulsing: asyncio.TimerHandle | None = None
        self._alive = clock()
        self._running: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._due) + len(self._far)

    def __contains__(self, number: object) -> bool:
        return number in self._due

    @property
    def numbers(self) -> list[int]:
        """Where something is due."""
        return [*self._due]

    def set(self, number: int, due: datetime | None) -> None:
        """Ring for a number at another time; None: not at all."""
        self._far.discard(number)
        if due and self._find and due > self.clock() + AHEAD:
            self._far.add(number)
            self._look_for(due)
            due = None
        elif not self._far:
            self._look_no_more()
        known = self._due.get(number)
        if known and known[0] == due:
            return
        if known:
            known[1].cancel()
            del self._due[number]
        if due is not None:
            self._due[number] = due, self._later(due - self.clock(), self._rings, number)
        self._keep_pulse()

    def hasten(self, number: int, due: datetime) -> None:
        """Ring for a number at a time, unless it rings sooner anyway."""
        known = self._due.get(number)
        if known is None or due < known[0]:
            self.set(number, due)

    def again(self, number: int) -> None:
        """Ring once more in a while, unless something else is due by then."""
        if number not in self._due:
            self.set(number, self.clock() + RETRY)

    def reached(self, due: datetime) -> bool:
        """Whether a time has come."""
        return self.clock() >= due - EARLY

    @property
    def silence(self) -> timedelta:
        """How long nobody has felt the pulse: more than usual after a clock that has jumped."""
        return self.clock() - self._alive

    def stop(self) -> None:
        """Ring no more."""
        self._far.clear()
        for number in self.numbers:
            self.set(number, None)
        self._look_no_more()
        self._keep_pulse()

    async def rest(self) -> None:
        """Ring no more; what has rung already has a moment to finish."""
        if self._running:
            _, late = await asyncio.wait(self._running, timeout=REST.total_seconds())
            for task in late:
                task.cancel()
        self.stop()

    def _later(self, delay: timedelta, act: Callable[..., None], *what: int) -> asyncio.TimerHandle:
        seconds = max(delay.total_seconds(), 0.0)
        return asyncio.get_running_loop().call_later(seconds, act, *what)

    async def look(self) -> None:
        """Find what is due soon; a timer that is set already rings no later for it."""
        if self._find is None:
            return
        soon = await self._find(self.clock() + AHEAD)
        for number, due in soon.due:
            self.hasten(number, due)
        self._far.discard(OTHERS)
        if soon.then:
            self._far.add(OTHERS)
            self._look_for(soon.then)

    def _look_for(self, due: datetime) -> None:
        """Look once more shortly before something is due, unless that is done sooner anyway."""
        at = due - BEFORE
        if self._look and self._look[0] <= at:
            return
        self._look_no_more()
        self._look = at, self._later(at - self.clock(), self._looks)
        self._keep_pulse()

    def _look_no_more(self) -> None:
        if self._look:
            self._look[1].cancel()
            self._look = None

    def _looks(self) -> None:
        self._look = None
        self._keep_pulse()
        self.run(self._looked())

    async def _looked(self) -> None:
        try:
            await self.look()
        except Exception:
            self._look_for(self.clock() + BEFORE + RETRY)
            raise

    def _keep_pulse(self) -> None:
        """A pulse while something is due, and none when nothing is."""
        if self._pulse is None:
            return
        if len(self) and self._pulsing is None:
            self._alive = self.clock()
            self._pulsing = self._later(PULSE, self._pulses)
        elif not len(self) and self._pulsing:
            self._pulsing.cancel()
            self._pulsing = None

    def _rings(self, number: int) -> None:
        del self._due[number]
        self._keep_pulse()
        self.run(self._ring(number))

    def _pulses(self) -> None:
        self._pulsing = None
        self._keep_pulse()
        if self._pulse:
            self.run(self._pulse())

    def run(self, work: Awaitable[None]) -> None:
        """Do something beside all else; a failure is logged."""

        async def run() -> None:
            try:
                await work
            except Exception:
                log.exception("what was due could not be done")

        task = asyncio.ensure_future(run())
        self._running.add(task)
        task.add_done_callback(self._running.discard)
