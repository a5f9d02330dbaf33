"""The alarm clock of the bot: it rings for whatever is due, and sleeps while nothing is."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

log = logging.getLogger("paifuda.pace")

PULSE = timedelta(minutes=10)
"""How often the bot writes down that it runs while something is due."""
RETRY = timedelta(seconds=10)
"""When something due that failed is tried again."""
REST = timedelta(seconds=5)
"""So long what is being done may still take when the bot is stopped."""
EARLY = timedelta(milliseconds=50)
"""A clock may stand so much behind the timers of the event loop."""


class Timers:
    """A timer for every number where something is due; while nothing is due nothing runs.

    The numbers are those of tables, leagues, servers or threads. `ring` is called with one when its
    time has come, `pulse`, where there is one, every few minutes meanwhile.
    """

    def __init__(
        self,
        clock: Callable[[], datetime],
        ring: Callable[[int], Awaitable[None]],
        pulse: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        self.clock = clock
        self._ring, self._pulse = ring, pulse
        self._due: dict[int, tuple[datetime, asyncio.TimerHandle]] = {}
        self._pulsing: asyncio.TimerHandle | None = None
        self._alive = clock()
        self._running: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._due)

    @property
    def numbers(self) -> list[int]:
        """Where something is due."""
        return [*self._due]

    def set(self, number: int, due: datetime | None) -> None:
        """Ring for a number at another time; None: not at all."""
        known = self._due.get(number)
        if known and known[0] == due:
            return
        if known:
            known[1].cancel()
            del self._due[number]
        if due is not None:
            self._due[number] = due, self._later(due - self.clock(), self._rings, number)
        self._keep_pulse()

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
        for number in self.numbers:
            self.set(number, None)

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

    def _keep_pulse(self) -> None:
        """A pulse while something is due, and none when nothing is."""
        if self._pulse is None:
            return
        if self._due and self._pulsing is None:
            self._alive = self.clock()
            self._pulsing = self._later(PULSE, self._pulses)
        elif not self._due and self._pulsing:
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
