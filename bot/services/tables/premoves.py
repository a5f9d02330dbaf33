"""Plans for a player's next questions; only the bot and the player know them."""

from __future__ import annotations

from collections.abc import Collection

from bot.domain.refusal import Refusal
from bot.domain.tables import dealing, seating
from bot.domain.tables.ahead import beforehand, draws, premoves, tricks
from bot.domain.tables.ahead.decisions import Plan
from bot.domain.tables.deal import Moment
from bot.domain.tables.table import Table
from bot.services.keeping import again
from bot.services.tables.keeping import TableKeeper
from rules import Move, Seat

TURN = ("turn", "look")
"""The subjects of a plan for the next turn; the game decides between them."""
DRAW = "draw"
NEXT = (*TURN, DRAW, *tricks.SUBJECTS)
"""The subjects of all plans that end with the next turn."""


class Premoves:
    """The acts on plans, which a table keeps; they change nothing that others are shown."""

    def __init__(self, keeper: TableKeeper) -> None:
        self._keeper = keeper

    def of(self, table: Table, seat: Seat) -> Plan | None:
        """Return a seat's plan for its next turn, or None."""
        return premoves.held(table, seat, *TURN)

    def draw_of(self, table: Table, seat: Seat) -> Plan | None:
        """Return the plan for a seat's next draw, or None."""
        return premoves.held(table, seat, DRAW)

    @again
    async def plan(
        self,
        number: int,
        user: int,
        at: Moment,
        move: Move,
        needs: Collection[str] | None = None,
        asking: bool = False,
    ) -> Table:
        """Plan a move for the player's next turn, in place of an earlier plan.

        `needs` has the pieces that must still lie open then, by default those the move takes. With
        `asking`, the player is asked first if something new could be taken.
        """
        async with self._keeper.locked(number) as table:
            seat = seating.seat_of(table, user)
            dealing.running(table, at)
            plan = premoves.planned(table, seat, move, needs, asking)
            return await self._keeper.save(table, premoves.kept(table, plan))

    @again
    async def discard(self, number: int, user: int, at: Moment, tiles: Collection[str]) -> Table:
        """Plan to discard these tiles as soon as they are drawn; without tiles, remove the plan."""
        async with self._keeper.locked(number) as table:
            seat = seating.seat_of(table, user)
            if not tiles:
                return await self._keeper.save(table, premoves.dropped(table, seat, DRAW))
            plan = draws.planned(table, seat, at, tiles)
            return await self._keeper.save(table, premoves.kept(table, plan))

    @again
    async def trick(
        self, number: int, user: int, at: Moment, about: str, move: Move | None
    ) -> Table:
        """Plan a lead, a play that follows one, or tiles to fold; without a move, drop the plan
        `about` one of these.
        """
        async with self._keeper.locked(number) as table:
            seat = seating.seat_of(table, user)
            dealing.running(table, at)
            if move is None:
                return await self._keeper.save(table, premoves.dropped(table, seat, about))
            plan = tricks.planned(table, seat, move)
            return await self._keeper.save(table, premoves.kept(table, plan))

    @again
    async def answer(self, number: int, user: int, phase: str, move: Move) -> Table:
        """Set a player's answer to a question before the first turn, for every deal from now on.

        Refusal while a deal is played.
        """
        async with self._keeper.locked(number) as table:
            seat = seating.seat_of(table, user)
            if table.phase == "playing":
                raise Refusal("stale")
            plan = beforehand.planned(table, seat, phase, move)
            return await self._keeper.save(table, premoves.kept(table, plan))

    @again
    async def drop(self, number: int, user: int) -> Table:
        """Drop all plans of a player for their next turn, draw and trick."""
        async with self._keeper.locked(number) as table:
            seat = seating.seat_of(table, user)
            return await self._keeper.save(table, premoves.dropped(table, seat, *NEXT))
