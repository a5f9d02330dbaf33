"""The channel of a table: its message, the loss of the channel, the move to another one."""

from __future__ import annotations

from dataclasses import replace

from bot.domain.refusal import Refusal
from bot.domain.tables import ticking
from bot.domain.tables.table import Table
from bot.services.keeping import again
from bot.services.tables.counting import Counting
from bot.services.tables.keeping import TableKeeper, log
from bot.services.tables.timing import Timing
from bot.store import DuplicateError
from bot.store.tables import reads


class Relocating:
    """The channels of tables; a table without its channel pauses until it is found or moved."""

    def __init__(self, keeper: TableKeeper, timing: Timing, counting: Counting) -> None:
        self._keeper, self._timing, self._counting = keeper, timing, counting

    @again
    async def posted(self, number: int, message: int | None, *, hidden: bool = False) -> Table:
        """Remember the message of a table (None: it has none now); if `hidden`, the table is hidden
        from now on.
        """
        async with self._keeper.locked(number) as table:
            hidden |= table.hidden
            return await self._keeper.save(table, replace(table, message=message, hidden=hidden))

    @again
    async def lose(self, number: int) -> Table:
        """Pause a table whose channel cannot be reached, until the table is found or moved."""
        async with self._keeper.locked(number) as table:
            if table.lost_at or table.phase == "over":
                return table
            log.warning("the channel of a table is lost", table=table.id, channel=table.channel)
            return await self._timing.rewrite(table, replace(table, lost_at=self._keeper.now()))

    @again
    async def reached(self, table: Table) -> Table:
        """Note that the channel of a table was reached, and let a paused table go on."""
        if table.lost_at is None:
            return table
        async with self._keeper.locked(table.id) as table:
            log.info("the channel of a table is back", table=table.id, channel=table.channel)
            return await self._timing.rewrite(table, ticking.found(table))

    @again
    async def move(self, number: int, guild: int, channel: int, user: int, manages: bool) -> Table:
        """Move a table to another channel, for its owner or a member who manages channels.

        If the table has lost its channel, any of its players may move it. Otherwise an owner or a
        manager who plays there may move a match that counts in a league only within that league.
        """
        found = await self._keeper.database.read(lambda c: reads.by_id(c, number))
        if found is None or found.guild != guild or found.phase == "over":
            raise Refusal("no-such-table")
        if found.common:
            raise Refusal("duplicate-stays")
        async with self._keeper.locked(number) as table:
            sits = bool(table.lost_at) and table.seat_of(user) is not None
            if not (sits or manages or user == table.owner):
                raise Refusal("move-refused")
            outside = manages and table.seat_of(user) is None
            if not (sits or outside):
                await self._counting.check_moves(table, channel)
            moved = replace(table, channel=channel, message=None, lost_at=None, own_thread=False)
            try:
                moved = await self._timing.rewrite(table, moved)
            except DuplicateError:
                raise Refusal("table-exists") from None
            log.info("moved", table=table.id, channel=channel)
            return moved
