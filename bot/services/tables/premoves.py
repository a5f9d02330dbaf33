"""Moves planned for a turn that has not come; they are known to the bot and their players alone."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial

from bot.domain.tables import dealing, premoves, seating
from bot.domain.tables.premoves import Fate, Plan
from bot.domain.tables.table import Moment, Table
from bot.services.tables.keeping import Keeper, Work
from bot.store.tables import pending
from rules import Move, Seat


class Premoves:
    """Keeps the plans in force apart from the tables: what is shown of a table is the same with
    and without them, and a table without plans costs nothing."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._plans: dict[int, tuple[Plan, ...]] = {}
        keeper.companions.append(self._without_spent)
        keeper.watchers.append(self._drop_spent)

    async def reopen(self) -> None:
        """Go on with all that was planned when the bot stopped."""
        for table, plan in await self._keeper.database.read(pending.plans):
            self._plans[table] = (*self._plans.get(table, ()), plan)

    def of(self, table: Table, seat: Seat) -> Plan | None:
        """What a seat means to do at its next turn."""
        own = (one for one in self._plans.get(table.id, ()) if one.seat == seat)
        return next((one for one in own if premoves.in_force(table, one)), None)

    async def plan(
        self,
        channel: int,
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
        async with self._keeper.locked(channel, number) as table:
            seat = seating.seat_of(table, user)
            dealing.running(table, at)
            await self._replan(table, seat, premoves.planned(table, seat, move, needs, anyway))
            return table

    async def drop(self, channel: int, number: int, user: int) -> Table:
        """Plan nothing any more."""
        async with self._keeper.locked(channel, number) as table:
            await self._replan(table, seating.seat_of(table, user), None)
            return table

    async def _replan(self, table: Table, seat: Seat, plan: Plan | None) -> None:
        await self._keeper.database.write(lambda c: pending.keep_plan(c, table.id, seat, plan))
        others = [one for one in self._plans.get(table.id, ()) if one.seat != seat]
        self._keep(table.id, [*others, plan] if plan else others)

    def _keep(self, number: int, plans: Sequence[Plan]) -> None:
        self._plans.pop(number, None)
        if plans:
            self._plans[number] = tuple(plans)

    def due(self, table: Table) -> tuple[Seat, Move] | None:
        """Whose turn has come, and the move they have planned for it."""
        for plan in self._plans.get(table.id, ()):
            due = premoves.in_force(table, plan) and premoves.has_come(table, plan.seat)
            if due and premoves.fate(table, plan) is Fate.MADE:
                return plan.seat, plan.move
        return None

    def _without_spent(self, table: Table) -> list[Work]:
        """What strikes out the plans that hold no longer once a table stands like this."""
        own = self._plans.get(table.id, ())
        spent = (one for one in own if not premoves.in_force(table, one))
        return [
            partial(pending.keep_plan, table=table.id, seat=one.seat, plan=None) for one in spent
        ]

    def _drop_spent(self, table: Table) -> None:
        if own := self._plans.get(table.id):
            self._keep(table.id, [one for one in own if premoves.in_force(table, one)])
