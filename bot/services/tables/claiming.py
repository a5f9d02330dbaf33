"""Claims in advance: marks for the next turns, and standing rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.domain.tables import seating, windows
from bot.domain.tables.ahead import marking, standing
from bot.domain.tables.deal import Moment
from bot.domain.tables.table import Table
from bot.services.keeping import again
from bot.services.tables.keeping import TableKeeper
from bot.services.tables.playing import Playing
from bot.services.tables.timing import Timing
from bot.store.tables import pending


class Claiming:
    """The acts on marks and standing rules; other players see only which seats want to be asked."""

    def __init__(self, keeper: TableKeeper, timing: Timing, playing: Playing) -> None:
        self._keeper, self._timing, self._playing = keeper, timing, playing

    @again
    async def mark(
        self, number: int, user: int, at: Moment, words: Sequence[str], *, draft: bool
    ) -> Table:
        """Mark claims for the windows until the player's next turn, except for an open window.

        With `draft`, the marks come with the discard made at this moment, and hold from then on.
        """
        async with self._keeper.locked(number) as table:
            seat = seating.seat_of(table, user)
            marking.check_current(table, seat, at)
            change = marking.drafted if draft else marking.marked
            return await self._said(table, change(table, seat, words))

    @again
    async def look(self, number: int, user: int, at: Moment) -> Table:
        """End a seat's first look at its hand; the deal begins once every seat has done so."""
        async with self._keeper.locked(number) as table:
            seat = seating.seat_of(table, user)
            marking.check_current(table, seat, at)
            there = await self._playing.back(table, seat)
            return await self._said(table, marking.looked(there, seat))

    async def _said(self, before: Table, table: Table) -> Table:
        """Write a decision in advance; if it ends the last seat's first look, begin the deal."""
        if not before.looking:
            return await self._keeper.save(before, table)
        return await self._playing.go_on(before, await self._playing.settled(before, table))

    async def choose(self, user: int, rule: str) -> None:
        """Choose a person's standing rule for every table; an empty text restores the tables' own.

        An open window is answered at once if the person no longer wants to be asked.
        """
        written = str(standing.rule_of(rule)) if rule else ""
        await self._timing.people.change(user, lambda person: replace(person, rule=written))
        for number in await self._keeper.database.read(lambda c: pending.sat_at(c, user)):
            await self._rule(number)

    @again
    async def _rule(self, number: int) -> Table:
        """Update the standing rules at a table; go on if they answer an open window."""
        async with self._keeper.locked(number) as table:
            after = await self._timing.ruled(table)
            if not windows.at_once(after):
                return await self._timing.rewrite(table, after)
            return await self._playing.go_on(table, await self._playing.settled(table, after))
