"""What waits at the tables: answers until a beat, windows until they are due, standing orders."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta

from sqlalchemy import Connection

from bot.domain.people.calendar import Calendar
from bot.domain.tables import seating, ticking, windows
from bot.domain.tables.orders import ORDERS, SCOPES, Order
from bot.domain.tables.pace import Timers
from bot.domain.tables.table import KEPT_LOST, Deal, Table
from bot.services.people.preferences import Habits
from bot.services.tables.kept import Work, log
from bot.services.tables.lobbies import Lobbies
from bot.store import Database
from bot.store.tables import pending, writes
from rules import Move, RuleError, Seat

NOTED = timedelta(minutes=30)
"""Everybody is told when the clocks were given back at least so much."""
SEEN = timedelta(minutes=1)
"""What is due is shown anew at the start where it was put off by so much."""


def _utc() -> datetime:
    return datetime.now(UTC)


async def _nobody(channel: int) -> None:
    """Nobody is shown what the clock has changed in a channel."""


class Waiting(Lobbies):
    """Tables where something happens by the clock: a window closes, somebody's time runs out.

    `clock` tells the time, in UTC; `show` is called with a channel when the clock has moved its
    table on.
    """

    def __init__(
        self,
        database: Database,
        clock: Callable[[], datetime] = _utc,
        show: Callable[[int], Awaitable[None]] = _nobody,
    ) -> None:
        super().__init__(database)
        self.habits = Habits(database)
        self.timers = Timers(clock, self._rung, self._write_seen)
        self._credits: dict[int, timedelta] = {}
        self._show = show

    @abstractmethod
    async def _go_on(self, table: Table, deal: Deal) -> Table:
        """Write a deal that has moved on, and what follows from it."""

    def _now(self) -> datetime:
        return self.timers.clock()

    async def _saved(self, table: Table, writing: Awaitable[object]) -> Table:
        table = await super()._saved(table, writing)
        self.timers.set(table.channel, table.next_due)
        return table

    async def _timed(self, before: Table, table: Table) -> Table:
        """A changed table with what is due there: its window, and the clocks of who is asked."""
        now = self._now()
        table = replace(windows.timed(table, before, now), credit=None)
        if table.clock.seconds is None:
            return table
        return ticking.timed(table, before, now, await self._calendars(table))

    async def _rewrite(self, before: Table, table: Table, *works: Work) -> Table:
        """Write a changed table, what its players have added, and what is due there now."""
        table = await self._timed(before, table)
        promise = table.promise
        if promise and promise != before.promise:
            works = (*works, lambda c: writes.save_promise(c, table.id, promise))
        return await self._save(table, *works, self._write_due(before, table))

    async def _calendars(self, table: Table) -> dict[int, Calendar]:
        """When the time of everybody at a table counts, with the vacations that are granted."""
        users = [player.user for player in table.players if player and not player.computer]
        found = await self.habits.calendars(users)
        if not any(one.vacations for one in found.values()):
            return found
        granted = await self._database.read(lambda c: pending.allowance(c, table.season))
        return {user: one.within(granted) for user, one in found.items()}

    async def change_hours(self, user: int, change: Callable[[], Awaitable[None]]) -> None:
        """Change when somebody's time counts; what they have used stays as it was counted."""
        channels = await self._database.read(lambda c: pending.clocked(c, user))
        before = {channel: await self._calendars(await self.at(channel)) for channel in channels}
        await change()
        for channel, known in before.items():
            async with self._locked(channel) as table:
                now, calendars = self._now(), await self._calendars(table)
                after = ticking.retimed(table, now, known, calendars)
                await self._save(after, self._write_due(table, after))
            await self._show(channel)

    def _write_due(self, before: Table, table: Table) -> Work:
        """The work that writes what is due at a table after a change, as far as that is new."""
        now = self._now()

        def work(connection: Connection) -> None:
            if table.due or before.due:
                pending.save_due(connection, table, now)
            if table.clocks != before.clocks:
                pending.save_clocks(connection, table, before, now)

        return work

    # --- The clock ------------------------------------------------------------------------------

    async def reopen(self) -> list[int]:
        """Go on with all that was due when the bot stopped; the channels where that is seen.

        The time it was away is credited: from when it was last seen to run, which is written when a
        window opens, every few minutes while one is open, and when the bot is stopped. No table is
        read for it: there may be thousands.
        """
        now = self._now()
        put_off = await self._database.write(lambda c: pending.credit(c, now))
        for one in put_off:
            self.timers.set(one.channel, one.due)
        for channel, since in await self._database.read(pending.lost):
            self.timers.set(channel, since + KEPT_LOST)
        self._credits = {one.channel: one.away for one in put_off if one.away >= NOTED}
        return [one.channel for one in put_off if one.away >= SEEN]

    async def at(self, channel: int) -> Table:
        """The table of a channel, with what its clocks were given back since the start."""
        table = await super().at(channel)
        if away := self._credits.pop(channel, None):
            table = replace(table, credit=away)
            self._keep(table)
        return table

    async def pause(self) -> None:
        """Stop the clock."""
        if len(self.timers):
            await self._write_seen()
            self.timers.stop()

    async def _write_seen(self) -> None:
        channels, now = self.timers.channels, self._now()
        await self._database.write(lambda c: pending.save_seen(c, channels, now))

    async def _rung(self, channel: int) -> None:
        """Something is due in a channel; what fails is tried again in a while."""
        try:
            await self._come_due(channel)
        except RuleError as error:
            log.info("not done channel=%d because=%s", channel, error.sentence)
        except Exception:
            log.exception("not done channel=%d at=%s", channel, self.where(channel))
            self.timers.again(channel)
        await self._show(channel)

    async def _come_due(self, channel: int) -> None:
        """Close a window, or go on without those whose time has run out."""
        async with self._locked(channel) as table:
            if table.lost_at:
                await self._give_up(table)
            elif table.due and table.deal and self.timers.reached(table.due):
                kept = await self._kept_answers(table, table.deal)
                answers = windows.at_last(table, kept, await self._orders(table))
                await self._go_on(table, windows.answered(table, answers))
            elif late := self._late(table):
                log.info("time is up table=%d seats=%s", table.id, late)
                await self._run_out(table, late)
            else:
                self.timers.set(channel, table.next_due)

    @abstractmethod
    async def _give_up(self, table: Table) -> Table:
        """Close a table whose channel could not be reached for too long."""

    def _late(self, table: Table) -> list[Seat]:
        """Whose time has run out."""
        reached = self.timers.reached
        return [seat for seat, one in enumerate(table.clocks) if one.due and reached(one.due)]

    @abstractmethod
    async def _run_out(self, table: Table, late: Sequence[Seat]) -> Table:
        """Go on without those whose time has run out."""

    # --- Answers --------------------------------------------------------------------------------

    async def _keep_answer(self, table: Table, deal: Deal, seat: Seat, move: Move) -> None:
        number, window = table.id, deal.window
        log.info("answer table=%d deal=%d ply=%d seat=%d", number, *window, seat)
        await self._database.write(lambda c: pending.keep_answer(c, number, window, seat, move))

    async def _kept_answers(self, table: Table, deal: Deal) -> Mapping[Seat, Move]:
        return await self._database.read(lambda c: pending.answers(c, table.id, deal.window))

    async def kept(self, table: Table, seat: Seat) -> Move | None:
        """What a seat answers at the beat as things stand; None: nothing yet, or no beat comes."""
        if table.deal is None or not windows.waits_for_beat(table):
            return None
        return (await self._kept_answers(table, table.deal)).get(seat)

    # --- Standing orders ------------------------------------------------------------------------

    async def order_of(self, table: Table, seat: Seat) -> Order | None:
        """The standing order of a seat, while it holds."""
        order = (await self._orders(table)).get(seat)
        return order if order and windows.in_force(table, seat, order) else None

    async def give_order(
        self, channel: int, number: int, user: int, text: str | None, scope: str
    ) -> Table:
        """Give a standing order in place of another; without a text, answer oneself from now on.

        A window that is open without a beat is answered at once.
        """
        async with self._locked(channel, number) as table:
            seat = seating.seat_of(table, user)
            order = _order(table, text, scope) if text else None
            await self._database.write(lambda c: pending.give_order(c, table.id, seat, order))
            if table.deal and seat in windows.at_once(table, await self._orders(table)):
                return await self._go_on(table, table.deal)
            return table

    async def _orders(self, table: Table) -> Mapping[Seat, Order]:
        if table.key not in ORDERS:
            return {}
        return await self._database.read(lambda c: pending.orders(c, table.id))


def _order(table: Table, text: str, scope: str) -> Order:
    """An order as it is given now; between deals it counts from the start of the next one.

    RuleError when the game does not take it.
    """
    if table.key not in ORDERS or scope not in SCOPES:
        raise RuleError(f"“{text}” is not an order.", "no-such-order", order=text)
    ORDERS[table.key].read(text)
    if table.promise:
        return Order(text, scope, table.promise.number, 0)
    return Order(text, scope, table.current, table.deal.ply if table.deal else 0)
