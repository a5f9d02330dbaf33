"""Answers in advance: those kept until a beat, and standing orders."""

from __future__ import annotations

from bot.domain.tables import windows
from bot.domain.tables.advance import Order
from bot.domain.tables.table import Table
from rules import Move, Seat


class Answers:
    """Decisions kept with a table, each only for its player."""

    async def of(self, table: Table, seat: Seat) -> Move | None:
        """Return a seat's stored answer while a window waits for a beat; otherwise None."""
        return windows.kept(table).get(seat) if windows.waits_for_beat(table) else None

    async def order_of(self, table: Table, seat: Seat) -> Order | None:
        """Return the standing order of a seat while it holds; otherwise None."""
        order = table.orders.get(seat)
        return order if order and windows.in_force(table, seat, order) else None
