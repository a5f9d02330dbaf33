"""Moves planned for a turn that has not come; they are known to the bot and their players alone."""

from __future__ import annotations

from collections.abc import Collection

from bot.domain.tables import dealing, premoves, seating
from bot.domain.tables.advance import Plan
from bot.domain.tables.table import Moment, Table
from bot.services.tables.keeping import Keeper, again
from rules import Move, Seat


class Premoves:
    """What is shown of a table is the same with and without the plans that are kept with it."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper

    def of(self, table: Table, seat: Seat) -> Plan | None:
        """What a seat means to do at its next turn."""
        plan = table.plans.get(seat)
        return plan if plan and premoves.in_force(table, plan) else None

    @again
    async def plan(
        self,
        number: int,
        user: int,
        at: Moment,
        move: Move,
        needs: Collection[str] | None = None,
        anyway: bool = False,
    ) -> Table:
        """Mean to make a move at one's next turn, in place of what was planned before.

        `needs`: the pieces that must still lie open then, by default what the move takes;
        `anyway`: without being asked first when there is something else to choose from.
        """
        async with self._keeper.locked(number) as table:
            seat = seating.seat_of(table, user)
            dealing.running(table, at)
            plan = premoves.planned(table, seat, move, needs, anyway)
            return await self._keeper.save(table, premoves.replanned(table, seat, plan))

    @again
    async def drop(self, number: int, user: int) -> Table:
        """Plan nothing any more."""
        async with self._keeper.locked(number) as table:
            seat = seating.seat_of(table, user)
            return await self._keeper.save(table, premoves.replanned(table, seat, None))
