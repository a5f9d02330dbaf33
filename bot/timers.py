"""The alarm clock of the bot: it rings for deadlines, and sleeps while there are none."""

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
"""The delay before something due that failed is tried again."""
REST = timedelta(seconds=5)
"""How long running work may still take when the bot is stopped."""
EARLY = timedelta(milliseconds=50)
"""How far a clock may be behind the timers of the event loop."""
AHEAD = timedelta(hours=1)
"""How far ahead deadlines get a timer; later ones stay in the database, if there is one."""
BEFORE = timedelta(minutes=5)
"""How long before the next deadline left in the database it is looked for."""


OTHERS = -1
"""The number that stands for all deadlines found to be later; nothing else has it."""


class Soon(NamedTuple):
    """The numbers with deadlines until some time, and the time of the next deadline after that."""

    due: Sequence[tuple[int, datetime]]
    then: datetime | None


Find = Callable[[datetime], Awaitable[Soon]]


def utc() -> datetime:
    """The time now."""
    return datetime.now(UTC)


class Timers:
    """A timer for every number with a deadline; without deadlines nothing runs.

    The numbers are those of tables, leagues, servers or threads. `ring` is called with a number
    when its time has come, `pulse`, if given, every few minutes meanwhile. `find` returns the
    deadlines until a time; with it only those within an hour have a timer.
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
        """The numbers for which something is due."""
        return [*self._due]

    def set(self, number: int, due: datetime | None) -> None:
        """Set the time at which a number rings; None: never."""
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
        """Ring again in a while, unless an earlier deadline is set."""
        if number not in self._due:
            self.set(number, self.clock() + RETRY)

    def reached(self, due: datetime) -> bool:
        """Whether a time has come."""
        return self.clock() >= due - EARLY

    @property
    def silence(self) -> timedelta:
        """How long the pulse has been missed: more than usual after a clock that has jumped."""
        return self.clock() - self._alive

    def stop(self) -> None:
        """Ring no more."""
        self._far.clear()
        for number in self.numbers:
            self.set(number, None)
        self._look_no_more()
        self._keep_pulse()

    async def rest(self) -> None:
        """Ring no more; give running work a moment to finish."""
        if self._running:
            _, late = await asyncio.wait(self._running, timeout=REST.total_seconds())
            for task in late:
                task.cancel()
        self.stop()

    def _later(self, delay: timedelta, act: Callable[..., None], *what: int) -> asyncio.TimerHandle:
        seconds = max(delay.total_seconds(), 0.0)
        return asyncio.get_running_loop().call_later(seconds, act, *what)

    async def look(self) -> None:
        """Find the deadlines that come soon; a timer that is set already does not ring later for
        it.
        """
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
        """Run work in the background; a failure is logged."""

        async def run() -> None:
            try:
                await work
            except Exception:
                log.exception("what was due could not be done")

        task = asyncio.ensure_future(run())
        self._running.add(task)
        task.add_done_callback(self._running.discard)
