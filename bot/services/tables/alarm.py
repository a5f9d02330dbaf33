"""What happens at the tables by the clock: a window closes, somebody's time runs out."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import timedelta

from bot.domain.people.person import Person
from bot.domain.tables import ticking, windows
from bot.domain.tables.table import KEPT_LOST, Table
from bot.services.tables.ending import Ending
from bot.services.tables.keeping import Keeper, again, log
from bot.services.tables.leaving import Leaving
from bot.services.tables.playing import Playing
from bot.services.tables.timing import Timing
from bot.store import Connection
from bot.store.tables import pending
from bot.timers import PULSE, Timers
from rules import RuleError, Seat

NOTED = timedelta(minutes=30)
"""Everybody is told when the clocks were given back at least so much."""
SEEN = timedelta(minutes=1)
"""What is due is shown anew where it was put off by so much."""
WAIT = timedelta(minutes=1)
"""What is due while Discord is away is looked at again after this time."""
MISSED = PULSE * 1.5
"""A pulse that comes so late was missed: the machine slept, its clock jumped, Discord was away."""


class Alarm:
    """Rings where something is due; `show` is then called with the table's number.

    Nobody's time runs out while Discord is not `reachable`: they could not play.
    """

    def __init__(
        self,
        keeper: Keeper,
        timing: Timing,
        timers: Timers,
        playing: Playing,
        leaving: Leaving,
        ending: Ending,
        show: Callable[[int], Awaitable[None]],
        reachable: Callable[[], bool],
    ) -> None:
        self._keeper, self._timing, self._timers = keeper, timing, timers
        self._playing, self._leaving, self._ending = playing, leaving, ending
        self._show, self._reachable = show, reachable
        self._away = False

    async def reopen(self) -> list[int]:
        """Go on with all that was due when the bot stopped; the tables where that is seen.

        The time it was away is credited: from when it was last seen to run, which is written when a
        window opens, every few minutes while one is open, and when the bot is stopped. No table is
        read for it: there may be thousands.
        """
        seen = await self._give_back(timedelta())
        for number, since in await self._keeper.database.read(pending.lost):
            self._timers.set(number, since + KEPT_LOST)
        return seen

    async def _give_back(self, least: timedelta) -> list[int]:
        """Put off what the bot has not seen for so long, and write that it runs.

        The tables where what was put off is shown.
        """
        now, numbers = self._keeper.now(), self._timers.numbers

        def work(connection: Connection) -> list[pending.Credit]:
            found = pending.credit(connection, now, least)
            pending.save_seen(connection, numbers, now)
            return found

        put_off = await self._keeper.database.write(work)
        for one in put_off:
            self._keeper.drop(one.table)
            self._timers.set(one.table, one.due)
        self._keeper.credits |= {one.table: one.away for one in put_off if one.away >= NOTED}
        return [one.table for one in put_off if one.away >= SEEN]

    async def pause(self) -> None:
        """Stop the clock."""
        if len(self._timers):
            await self._write_seen()
            self._timers.stop()

    async def pulse(self) -> None:
        """Write that the bot runs; what it has missed until now is given back as at a start."""
        self._away = not self._reachable()
        if self._away:
            return
        for number in await self._give_back(MISSED):
            await self._show(number)

    async def _write_seen(self) -> None:
        numbers, now = self._timers.numbers, self._keeper.now()
        await self._keeper.database.write(lambda c: pending.save_seen(c, numbers, now))

    async def rung(self, number: int) -> None:
        """Something is due at a table; what fails is tried again in a while."""
        if self._away or not self._reachable() or self._timers.silence >= MISSED:
            await self.pulse()
        if self._away:
            self._timers.set(number, self._keeper.now() + WAIT)
            return
        try:
            await self._come_due(number)
        except RuleError as error:
            log.info("not done table=%d because=%s", number, error.sentence)
        except Exception:
            log.exception("not done at=%s", self._keeper.where(number))
            self._timers.again(number)
        await self._show(number)

    @again
    async def _come_due(self, number: int) -> None:
        """Close a window, or go on without those whose time has run out."""
        async with self._keeper.locked(number) as table:
            if table.lost_at:
                log.info("given up table=%d", table.id)
                await self._ending.close(table)
            elif table.due and table.deal and self._timers.reached(table.due):
                closed = windows.answered(table, windows.at_last(table))
                await self._playing.go_on(table, await self._playing.moved(table, closed))
            elif late := self._late(table):
                log.info("time is up table=%d seats=%s", table.id, late)
                await self._leaving.run_out(table, late)
            else:
                self._timers.set(number, table.next_due)

    def _late(self, table: Table) -> list[Seat]:
        """Whose time has run out."""
        reached = self._timers.reached
        return [seat for seat, one in enumerate(table.clocks) if one.due and reached(one.due)]

    async def change_hours(self, user: int, change: Callable[[Person], Person]) -> None:
        """Change when somebody's time counts; what they have used stays as it was counted."""
        keeper, timing = self._keeper, self._timing
        numbers = await keeper.database.read(lambda c: pending.clocked(c, user))
        before = {number: await timing.calendars(await keeper.at(number)) for number in numbers}
        await timing.people.change(user, change)
        for number, known in before.items():
            await self._retime(number, known)
            await self._show(number)

    @again
    async def _retime(self, number: int, known: ticking.Calendars) -> None:
        """Charge the clocks of a table by what counted before, and run them by what counts now."""
        async with self._keeper.locked(number) as table:
            calendars = await self._timing.calendars(table)
            after = ticking.retimed(table, self._keeper.now(), known, calendars)
            await self._keeper.save(table, after)
