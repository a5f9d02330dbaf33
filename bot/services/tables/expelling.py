"""The seats and invitations of a person who is excluded: given up, so that the others play on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bot.domain.tables import lobby, seating
from bot.domain.tables.table import Table
from bot.services.keeping import again
from bot.services.tables.ending import Ending
from bot.services.tables.keeping import TableKeeper, log
from bot.services.tables.playing import Playing
from bot.services.tables.timing import Timing
from bot.store.tables import writes


class Expelling:
    """The one act on tables that no player and no league can object to."""

    def __init__(
        self, keeper: TableKeeper, timing: Timing, playing: Playing, ending: Ending
    ) -> None:
        self._keeper, self._timing = keeper, timing
        self._playing, self._ending = playing, ending

    @again
    async def expel(self, number: int, user: int, named: Callable[[int], str]) -> None:
        """Take a person from a table; nothing changes if they are not there.

        Before the match their seat is freed and their invitation ends. In a match a computer
        player, named by `named`, takes the seat; if nobody else plays there, the table closes.
        """
        async with self._keeper.lock(number):
            table = await self._keeper.at(number)
            if table.phase == "lobby" or table.offered:
                await self._keeper.save(table, lobby.without(table, user))
            elif table.phase != "over" and table.seat_of(user) is not None:
                log.info("expel", table=number, seat=table.seat_of(user))
                await self._replace(table, user, named)

    async def _replace(self, table: Table, user: int, named: Callable[[int], str]) -> None:
        """Let the match go on without a person."""
        if all(player.user == user for player in table.people):
            await self._ending.close(table)
            return
        if table.common:  # its people stay the same, so a computer player only sits in
            away = seating.away(table, [seating.seat_of(table, user)], "computer")
            await self._playing.go_on(table, await self._timing.timed(table, away))
            return
        after, seat = seating.handed_over(table, user, seating.computer(table, named))
        after = await self._timing.ruled(after)
        work = partial(writes.add_substitution, before=table, seat=seat)
        await self._playing.go_on(table, await self._timing.timed(table, after), work)
