"""Tables at which moves are planned; the plans are known to the bot and their players alone."""

from __future__ import annotations

from collections.abc import Awaitable, Collection, Sequence
from functools import partial
from typing import Any

from bot.domain.tables import dealing, premoves, seating
from bot.domain.tables.premoves import Fate, Plan
from bot.domain.tables.table import Moment, Table
from bot.services.tables.kept import Work
from bot.services.tables.waiting import Waiting
from bot.store.tables import pending
from rules import Move, Seat


class Planned(Waiting):
    """Keeps the plans in force apart from the tables: what is shown of a table is the same with
    and without them, and a table without plans costs nothing."""

    def __init__(self, *what: Any, **more: Any) -> None:
        super().__init__(*what, **more)
        self._plans: dict[int, tuple[Plan, ...]] = {}

    async def reopen(self) -> list[int]:
        """Go on with all that was planned or due when the bot stopped; the channels of the due."""
        for table, plan in await self._database.read(pending.plans):
            self._plans[table] = (*self._plans.get(table, ()), plan)
        return await super().reopen()

    async def _save(self, table: Table, *works: Work) -> Table:
        return await super()._save(table, *works, *self._without_spent(table))

    async def _saved(self, table: Table, writing: Awaitable[object]) -> Table:
        table = await super()._saved(table, writing)
        if own := self._plans.get(table.id):
            self._keep_plans(table.id, [one for one in own if premoves.in_force(table, one)])
        return table

    def _keep_plans(self, number: int, kept: Sequence[Plan]) -> None:
        self._plans.pop(number, None)
        if kept:
            self._plans[number] = tuple(kept)

    def plan_of(self, table: Table, seat: Seat) -> Plan | None:
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
        async with self._locked(channel, number) as table:
            seat = seating.seat_of(table, user)
            dealing.running(table, at)
            await self._replan(table, seat, premoves.planned(table, seat, move, needs, anyway))
            return table

    async def drop_plan(self, channel: int, number: int, user: int) -> Table:
        """Plan nothing any more."""
        async with self._locked(channel, number) as table:
            await self._replan(table, seating.seat_of(table, user), None)
            return table

    async def _replan(self, table: Table, seat: Seat, plan: Plan | None) -> None:
        await self._database.write(lambda c: pending.keep_plan(c, table.id, seat, plan))
        others = [one for one in self._plans.get(table.id, ()) if one.seat != seat]
        self._keep_plans(table.id, [*others, plan] if plan else others)

    def _as_planned(self, table: Table) -> tuple[Seat, Move] | None:
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
