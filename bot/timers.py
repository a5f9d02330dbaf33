"""The alarm clock of the bot: it rings for deadlines, and sleeps while there are none."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from bot.lasting import failed

PULSE = timedelta(minutes=10)
"""How often the bot writes down that it runs while something is due."""
RETRY = timedelta(seconds=10)
"""How long after a failure a number rings again."""
REST = timedelta(seconds=5)
"""How long running work may still take when the bot is stopped."""
EARLY = timedelta(milliseconds=50)
"""How far a clock may be behind the timers of the event loop."""
AHEAD = timedelta(hours=1)
"""How far ahead deadlines get a timer; with `find`, later ones wait in the database."""
BEFORE = timedelta(minutes=5)
"""How long before the next deadline in the database the bot looks for it."""

OTHERS = -1
"""The number that stands for all later deadlines in the database; no table has it."""


class Soon(NamedTuple):
    """The numbers due until a time, with their deadlines, and the next deadline after it.

    `then` is None if there is no later deadline.
    """

    due: Sequence[tuple[int, datetime]]
    then: datetime | None


Find = Callable[[datetime], Awaitable[Soon]]


def utc() -> datetime:
    """Return the time now."""
    return datetime.now(UTC)


class Timers:
    """A timer for every number with a deadline; without deadlines nothing runs.

    The numbers are those of tables, leagues, servers or threads. `ring` is called with a number at
    its deadline, and again after `RETRY` if it fails. `name` says in the log whose timers they are.
    `pulse`, if given, is called every ten minutes while something is due. `find`
    returns the deadlines until a time; with it, only deadlines within an hour have a timer. While
    the timers are `held`, nothing rings; what is due then rings soon afterwards.
    """

    def __init__(
        self,
        name: str,
        clock: Callable[[], datetime],
        ring: Callable[[int], Awaitable[None]],
        pulse: Callable[[], Awaitable[None]] | None = None,
        find: Find | None = None,
    ) -> None:
        self.name, self.clock = name, clock
        self.held: Callable[[], bool] = lambda: False
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
        """The numbers that have a timer."""
        return [*self._due]

    def set(self, number: int, due: datetime | None) -> None:
        """Set the time at which a number rings; None cancels it."""
        self._far.discard(number)
        if due and self._find and due > self.clock() + AHEAD:
            self._far.add(number)
            self._look_for(due)
            due = None
        elif not self._far:
            self._cancel_look()
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
        """Set the timer of a number to a time, unless it has one that rings then or earlier."""
        known = self._due.get(number)
        if known is None or due < known[0]:
            self.set(number, due)

    def again(self, number: int) -> None:
        """Ring for a number after `RETRY`, unless it has a timer already."""
        if number not in self._due:
            self.set(number, self.clock() + RETRY)

    def reached(self, due: datetime) -> bool:
        """Whether a time has come."""
        return self.clock() >= due - EARLY

    @property
    def silence(self) -> timedelta:
        """The time since the last pulse; above `PULSE` after a sleep or a jump of the clock."""
        return self.clock() - self._alive

    def stop(self) -> None:
        """Cancel all timers."""
        self._far.clear()
        for number in self.numbers:
            self.set(number, None)
        self._cancel_look()
        self._keep_pulse()

    async def rest(self, *, patient: bool = False) -> None:
        """Give running work five seconds to finish, then cancel it and all timers.

        A `patient` caller waits until all work has ended, however long it takes.
        """
        while patient and self._running:
            await asyncio.wait(self._running)
        if self._running:
            _, late = await asyncio.wait(self._running, timeout=REST.total_seconds())
            for task in late:
                task.cancel()
        self.stop()

    def _later(
        self, delay: timedelta, act: Callable[..., None], *given: int
    ) -> asyncio.TimerHandle:
        seconds = max(delay.total_seconds(), 0.0)
        return asyncio.get_running_loop().call_later(seconds, act, *given)

    async def look(self) -> None:
        """Set timers for the deadlines that come soon, and look again before the next one.

        A number whose timer rings earlier keeps it.
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
        """Look again shortly before something is due, unless an earlier look is planned."""
        at = due - BEFORE
        if self._look and self._look[0] <= at:
            return
        self._cancel_look()
        self._look = at, self._later(at - self.clock(), self._looks)
        self._keep_pulse()

    def _cancel_look(self) -> None:
        if self._look:
            self._look[1].cancel()
            self._look = None

    def _looks(self) -> None:
        self._look = None
        self._keep_pulse()
        self.run(self._look_or_retry())

    async def _look_or_retry(self) -> None:
        try:
            await self.look()
        except Exception:
            self._look_for(self.clock() + BEFORE + RETRY)
            raise

    def _keep_pulse(self) -> None:
        """Keep the pulse going while something is due, and stop it otherwise."""
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
        self.ring(number)

    def ring(self, number: int) -> None:
        """Ring for a number now, whether or not it has a timer; ring again later if that fails."""
        self.run(self._ring_or_retry(number), number)

    async def _ring_or_retry(self, number: int) -> None:
        if self.held():
            self.hasten(number, self.clock() + RETRY)
            return
        try:
            await self._ring(number)
        except Exception:
            self.hasten(number, self.clock() + RETRY)
            raise

    def _pulses(self) -> None:
        self._pulsing = None
        self._keep_pulse()
        if self._pulse:
            self.run(self._pulse())

    def run(self, work: Awaitable[None], number: int = 0) -> None:
        """Run work in the background; log and count a failure."""

        async def logged() -> None:
            try:
                await work
            except Exception as error:
                again = RETRY.total_seconds() if number in self else None
                failed(self.name, error, again, number)

        task = asyncio.ensure_future(logged())
        self._running.add(task)
        task.add_done_callback(self._running.discard)
