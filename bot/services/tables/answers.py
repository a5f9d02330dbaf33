"""What players have said in advance: answers kept until a beat, and standing orders."""

from __future__ import annotations

from collections.abc import Mapping

from bot.domain.tables import windows
from bot.domain.tables.orders import ORDERS, Order
from bot.domain.tables.table import Deal, Table
from bot.services.tables.keeping import Keeper, log
from bot.store.tables import pending
from rules import Move, Seat


class Answers:
    """Answers and orders; they are read from the database where they are asked for."""

    def __init__(self, keeper: Keeper) -> None:
        self._database = keeper.database

    async def keep(self, table: Table, deal: Deal, seat: Seat, move: Move) -> None:
        """Keep an answer until the beat of the open window."""
        number, window = table.id, deal.window
        log.info("answer table=%d deal=%d ply=%d seat=%d", number, *window, seat)
        await self._database.write(lambda c: pending.keep_answer(c, number, window, seat, move))

    async def kept(self, table: Table, deal: Deal) -> Mapping[Seat, Move]:
        """The answers that are kept for the open window."""
        return await self._database.read(lambda c: pending.answers(c, table.id, deal.window))

    async def of(self, table: Table, seat: Seat) -> Move | None:
        """What a seat answers at the beat as things stand; None: nothing yet, or no beat comes."""
        if table.deal is None or not windows.waits_for_beat(table):
            return None
        return (await self.kept(table, table.deal)).get(seat)

    async def order_of(self, table: Table, seat: Seat) -> Order | None:
        """The standing order of a seat, while it holds."""
        order = (await self.orders(table)).get(seat)
        return order if order and windows.in_force(table, seat, order) else None

    async def orders(self, table: Table) -> Mapping[Seat, Order]:
        """The standing orders given at a table, whether they still hold or not."""
        if table.key not in ORDERS:
            return {}
        return await self._database.read(lambda c: pending.orders(c, table.id))

    async def give(self, table: Table, seat: Seat, order: Order | None) -> None:
        """Give a standing order in place of another; None: there is none any more."""
        await self._database.write(lambda c: pending.give_order(c, table.id, seat, order))
