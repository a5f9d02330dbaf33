"""Deadlines at the tables: a window closes, a player's time runs out."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from datetime import datetime, timedelta
from functools import partial
from time import monotonic

from bot.domain.people.person import Person
from bot.domain.shards import Shards
from bot.domain.tables import ticking, windows
from bot.domain.tables.table import Table
from bot.services.keeping import again
from bot.services.tables.ending import Ending
from bot.services.tables.keeping import TableKeeper, log
from bot.services.tables.leaving import Leaving
from bot.services.tables.lobbies import Lobbies
from bot.services.tables.playing import Playing
from bot.services.tables.relocating import Relocating
from bot.services.tables.timing import Timing
from bot.store.tables import crediting, heartbeats, pending
from bot.timers import AHEAD, PULSE, Soon, Timers
from rules import RuleError, Seat

SEEN = timedelta(minutes=1)
"""The least credited downtime after which a table is shown again when somebody opens it."""
WAIT = timedelta(minutes=1)
"""How long a deadline is put off while Discord or the table's channel cannot be reached."""
BEAT = timedelta(minutes=1)
"""How often a bot with metrics writes a heartbeat into the database."""
MISSED = PULSE * 1.5
"""The delay after which a pulse (the regular record that the bot runs) counts as missed.

By then the machine slept, its clock jumped, or Discord could not be reached.
"""


async def _unnoticed(table: Table) -> None:
    """Do nothing: the default of `Alarm.ran_out`."""


async def _in_turn(show: Callable[[int], Awaitable[None]], numbers: Iterable[int]) -> None:
    for number in numbers:
        await show(number)


class Alarm:
    """The alarm of tables: it acts on a deadline, then calls `show` with the table's number.

    Clocks do not run on a shard that is not `reachable`: it has no connection to Discord, or its
    people have pressed nothing for a long time. The time for which they stood still is given back
    before the next press on that shard counts.
    """

    def __init__(
        self,
        keeper: TableKeeper,
        timing: Timing,
        timers: Timers,
        playing: Playing,
        leaving: Leaving,
        ending: Ending,
        lobbies: Lobbies,
        relocating: Relocating,
        show: Callable[[int], Awaitable[None]],
        reachable: Callable[[], Shards],
        is_lost: Callable[[Table], Awaitable[bool | None]],
    ) -> None:
        self._keeper, self._timing, self._timers = keeper, timing, timers
        self._playing, self._leaving, self._ending = playing, leaving, ending
        self._lobbies, self._relocating = lobbies, relocating
        self._show, self._reachable, self._is_lost = show, reachable, is_lost
        self._crediting = asyncio.Lock()
        self._away = Shards(frozenset())
        """The shards whose people could not play when time was last credited or clocks stopped."""
        self._silent = frozenset[int]()
        """The shards whose clocks stopped because no presses came; all that time is given back."""
        self.ran_out: Callable[[Table], Awaitable[None]] = _unnoticed
        """The function called with a table where players' time has run out, before the alarm acts.

        It may find that they could not play.
        """
        self.written: datetime | None = None
        """The time at which the last heartbeat was written into the database."""
        self._trying_since: float | None = None
        """The moment since which no heartbeat could be written, by a clock that never jumps."""

    async def reopen(self, shards: Shards) -> list[int]:
        """Resume all deadlines after a start; return the tables to show now.

        The time since the bot was last known to run is credited. The database has that time from
        each new deadline, from pulses every ten minutes, and from a stop. No table is read for
        this. Most are shown only when somebody opens them, because there may be thousands.
        """
        near = await self._give_back(timedelta(), shards)
        self._silent -= shards.mine
        await self._timers.look()
        return near

    async def find(self, until: datetime) -> Soon:
        """Return the tables with a deadline until a time, and when the next later one is due."""
        database = self._keeper.database
        return Soon(*await database.read(lambda c: crediting.due(c, until, database.shards)))

    async def _give_back(self, least: timedelta, shards: Shards) -> list[int]:
        """Extend deadlines by a downtime of at least `least`, and record that the bot runs.

        Return the numbers of tables that are due within an hour, so that they can be shown.
        """
        now, keeper, near = self._keeper.now(), self._keeper, list[tuple[datetime, int]]()
        after: int | None = 0
        while after is not None:
            work = partial(crediting.give_back, now=now, least=least, after=after, shards=shards)
            put_off, after = await keeper.database.write(work)
            for credit in put_off:
                keeper.drop(credit.table)
                self._timers.set(credit.table, credit.due)
            keeper.credits |= {
                credit.table: credit.away for credit in put_off if credit.away >= SEEN
            }
            near += [(credit.due, credit.table) for credit in put_off if credit.due <= now + AHEAD]
        self.written = keeper.now()
        return [number for _, number in sorted(near)]

    async def pause(self) -> None:
        """Record until when the bot has run, and stop the timers; do nothing if no timer is set."""
        if len(self._timers):
            await self.stood(self._reachable())
            self._timers.stop()

    async def stood(self, shards: Shards, since: datetime | None = None) -> None:
        """Record that the clocks of some shards stand still: `since` a time, or from now on.

        With `since`, the shards count as silent. Once they are heard again, all that time is given
        back, however short it was.
        """
        if shards.mine:
            at = since or self._keeper.now()
            async with self._crediting:
                self._away = self._unreached()
                if since:
                    self._silent |= shards.mine
                await self._keeper.database.write(lambda c: heartbeats.beat(c, at, shards))

    async def pulse(self) -> None:
        """Record that the bot runs; give missed time back first, and show the tables due soon."""
        await _in_turn(self._show, await self._credit())

    async def settled(self) -> None:
        """Credit the time in which people could not play, before their next press counts."""
        if self._unreached() != self._away:
            self._timers.run(_in_turn(self._show, await self._credit()))

    async def resume(self, there: Callable[[], Shards]) -> None:
        """Credit all time since the last heartbeat, after a maintenance; show the tables due soon.

        Clocks now run on the shards that `there` returns; the clocks of other silent shards still
        wait.
        """
        async with self._crediting:
            near = await self._give_back(timedelta(), self._keeper.database.shards)
            self._silent -= there().mine
        await _in_turn(self._show, near)

    async def _credit(self) -> list[int]:
        """Credit missed pulses where people can play; return the tables whose deadline is near.

        Shards that were silent are credited all the time their clocks stood still. Other calls wait
        meanwhile, so no time runs out and no press counts before.
        """
        async with self._crediting:
            away, there = self._unreached(), self._reachable()
            heard, near = there.only(self._silent), list[int]()
            for least, shards in (timedelta(), heard), (MISSED, there.without(heard.mine)):
                if shards.mine:
                    near += await self._give_back(least, shards)
            self._away, self._silent = away, self._silent - heard.mine
            return near

    def _unreached(self) -> Shards:
        """Return the shards of this process whose people cannot play now."""
        return self._keeper.database.shards.without(self._reachable().mine)

    async def beat(self) -> None:
        """Record that the bot runs, and wait a minute.

        The heartbeat gets old if the database takes no writes.
        """
        if self._trying_since is None:
            self._trying_since = monotonic()
        near = await self._credit()
        self._trying_since = None
        await _in_turn(self._show, near)
        await asyncio.sleep(BEAT.total_seconds())

    def last_written(self) -> float:
        """Return the time of the last heartbeat in seconds since 1970; 0 before the first.

        While nobody can play, no heartbeat is written, and this is the time now.
        """
        at = self.written if self._reachable().mine else self._keeper.now()
        return at.timestamp() if at else 0.0

    @property
    def cannot_write(self) -> bool:
        """Whether no heartbeat could be written for a minute, or none has been written yet.

        A jump of the clock does not count. False while nobody can play, as none is written then.
        """
        since, now = self._trying_since, monotonic()
        late = self.written is None or (since is not None and now - since > BEAT.total_seconds())
        return late and bool(self._reachable().mine)

    async def rung(self, number: int) -> None:
        """Act on the deadline of a table, then show the table, even if that act failed."""
        if self._unreached() != self._away or self._timers.silence >= MISSED:
            await self.pulse()
        try:
            guild = (await self._keeper.at(number)).guild
            if not self._keeper.database.shards.serve(guild):
                return
            if self._stands(guild, number):
                return
            if not await self._has_place(number):
                return
            await self._come_due(number)
        except RuleError as error:
            log.info("a deadline has passed by", table=number, because=error.sentence)
        except Exception:
            log.exception("a deadline could not be acted on", **self._keeper.where(number))
            await self._show(number)
            raise
        await self._show(number)

    async def _has_place(self, number: int) -> bool:
        """Check the channel of a table, and return whether its deadline may be acted on now.

        A table that has just lost its channel is paused instead. A paused table goes on if its
        channel is back, and waits while that is unknown.
        """
        table = await self._keeper.at(number)
        due = table.next_due
        if due is None or not self._timers.reached(due):
            return True
        match await self._is_lost(table):
            case True if table.lost_at is None:
                await self._relocating.lose(number)
                return False
            case None if table.lost_at:
                self._timers.set(number, self._keeper.now() + WAIT)
                return False
            case False:
                await self._relocating.reached(table)
        return True

    @again
    async def _come_due(self, number: int) -> None:
        """Act on a deadline of a table, if it has come.

        A table that has lost its channel is closed. Otherwise a window closes, a rematch or an
        invitation lapses, or the match goes on without players whose time has run out.
        """
        async with self._keeper.locked(number) as table:
            due = table.next_due
            if due is None or not self._timers.reached(due):
                self._timers.set(number, due)
            elif table.lost_at:
                log.info("closed without its channel", table=table.id)
                await self._ending.close(table)
            elif table.due and table.deal and self._timers.reached(table.due):
                closed = windows.answered(table, windows.at_last(table))
                await self._playing.go_on(table, await self._playing.moved(table, closed))
            elif table.due and table.deal is None and self._timers.reached(table.due):
                await self._lobbies.lapse(table)
            elif late := self._late(table):
                log.info("time is up", table=table.id, seats=late)
                await self.ran_out(table)
                if not self._stands(table.guild, number):
                    await self._leaving.run_out(table, late)

    def _stands(self, guild: int, number: int) -> bool:
        """Whether a server's people cannot play now; if so, ring for the table in a minute."""
        if stands := self._unreached().serve(guild):
            self._timers.set(number, self._keeper.now() + WAIT)
        return stands

    def _late(self, table: Table) -> list[Seat]:
        """Return the seats whose time has run out."""
        reached = self._timers.reached
        return [
            seat
            for seat, running in enumerate(table.clocks)
            if running.due and reached(running.due)
        ]

    async def change_hours(self, user: int, change: Callable[[Person], Person]) -> None:
        """Change the hours in which a person's time counts; time already used stays used."""
        keeper, timing = self._keeper, self._timing
        numbers = await keeper.database.read(lambda c: pending.clocked(c, user))
        before = {number: await timing.calendars(await keeper.at(number)) for number in numbers}
        await timing.people.change(user, change)
        for number, known in before.items():
            await self._retime(number, known)
            await self._show(number)

    @again
    async def _retime(self, number: int, known: ticking.Calendars) -> None:
        """Charge a table's clocks by a person's earlier hours, and run them by the new ones."""
        async with self._keeper.locked(number) as table:
            calendars = await self._timing.calendars(table)
            after = ticking.retimed(table, self._keeper.now(), known, calendars)
            await self._keeper.save(table, after)
