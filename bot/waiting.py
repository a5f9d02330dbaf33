"""What waits at the tables: answers until a beat, windows until they are due, standing orders."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Awaitable, Callable, Mapping
from datetime import UTC, datetime

from bot import seating, windows
from bot.kept import log
from bot.lobbies import Lobbies
from bot.match import Deal, Table
from bot.orders import ORDERS, SCOPES, Order
from bot.pace import Timers
from bot.store import Database, pending
from rules import Move, RuleError, Seat


def _now() -> datetime:
    return datetime.now(UTC)


async def _nobody(channel: int) -> None:
    """Nobody is shown what the clock has changed in a channel."""


class Waiting(Lobbies):
    """Tables whose claim windows close by the clock.

    `clock` tells the time, in UTC; `show` is called with a channel when the clock has moved its
    table on.
    """

    def __init__(
        self,
        database: Database,
        clock: Callable[[], datetime] = _now,
        show: Callable[[int], Awaitable[None]] = _nobody,
    ) -> None:
        super().__init__(database)
        self.timers = Timers(clock, self._rung, self._write_seen)
        self._show = show

    @abstractmethod
    async def _go_on(self, table: Table, deal: Deal) -> Table:
        """Write a deal that has moved on, and what follows from it."""

    async def _saved(self, table: Table, writing: Awaitable[object]) -> Table:
        table = await super()._saved(table, writing)
        self.timers.set(table.channel, table.due)
        return table

    # --- The clock ------------------------------------------------------------------------------

    async def reopen(self) -> list[int]:
        """Go on with all that was due when the bot stopped; the channels.

        The time it was away is credited: from when it was last seen to run, which is written when a
        window opens, every few minutes while one is open, and when the bot is stopped.
        """
        now = self.timers.clock()
        due = await self._database.write(lambda c: pending.credit(c, now))
        for channel, at in due:
            self.timers.set(channel, at)
        return [channel for channel, _ in due]

    async def pause(self) -> None:
        """Stop the clock."""
        if len(self.timers):
            await self._write_seen()
            self.timers.stop()

    async def _write_seen(self) -> None:
        channels, now = self.timers.channels, self.timers.clock()
        await self._database.write(lambda c: pending.save_seen(c, channels, now))

    async def _rung(self, channel: int) -> None:
        """The time of a window has come; when closing it fails, it is tried again in a while."""
        try:
            await self._close(channel)
        except RuleError as error:
            log.info("not closed channel=%d because=%s", channel, error.sentence)
        except Exception:
            log.exception("not closed channel=%d at=%s", channel, self.where(channel))
            self.timers.again(channel)
        await self._show(channel)

    async def _close(self, channel: int) -> None:
        """Play what was kept and what the absent do, all at once."""
        async with self._locked(channel) as table:
            if table.due is None or table.deal is None:
                return
            if not self.timers.reached(table.due):
                self.timers.set(channel, table.due)
                return
            kept = await self._kept_answers(table, table.deal)
            answers = windows.at_last(table, kept, await self._orders(table))
            await self._go_on(table, windows.answered(table, answers))

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
