"""A table whose channel is gone, that is taken to another one, or that everybody has forgotten."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

from bot.domain.tables.table import Table
from bot.services.tables.kept import log
from bot.services.tables.leaving import Leaving
from bot.store import DuplicateError
from bot.store.people import whereabouts
from bot.store.tables import reads, writes
from rules import RuleError

FORGOTTEN = {
    "lobby": timedelta(days=7),
    "playing": timedelta(days=30),
    "between": timedelta(days=30),
}
"""After so long without anybody doing anything a table gives way to another one, by its phase."""


class Moving(Leaving):
    """Tables that stand still without their channel, until they are moved or given up."""

    async def _make_way(self, channel: int) -> None:
        try:
            table = await self.at(channel)
        except RuleError:
            return
        last = await self._database.read(lambda c: whereabouts.moved_at(c, table.id))
        idle = self._now() - last
        if table.phase in FORGOTTEN and idle >= FORGOTTEN[table.phase]:
            log.info("forgotten table=%d days=%d", table.id, idle.days)
            async with self._locked(channel, table.id) as table:
                await self._end(table)

    async def lose(self, channel: int) -> Table:
        """A channel cannot be reached: its table stands still until it can or is moved."""
        async with self._locked(channel) as table:
            if table.lost_at or table.phase == "over":
                return table
            log.warning("lost table=%d channel=%d", table.id, channel)
            return await self._placed(table, replace(table, lost_at=self._now()))

    async def reached(self, table: Table) -> Table:
        """A channel was reached: a table that stood still there goes on."""
        if table.lost_at is None:
            return table
        async with self._locked(table.channel) as table:
            log.info("found table=%d channel=%d", table.id, table.channel)
            return await self._placed(table, replace(table, lost_at=None))

    async def move(self, number: int, guild: int, channel: int, user: int, manages: bool) -> Table:
        """Go on in another channel: without its own, whoever sits there decides, else its owner."""
        found = await self._database.read(lambda c: reads.by_id(c, number))
        if found is None or found.guild != guild or found.phase == "over":
            raise RuleError("There is no such table on this server.", "no-such-table")
        async with self._locked(found.channel, number) as table:
            sits = bool(table.lost_at) and table.seat_of(user) is not None
            if not (sits or manages or user == table.owner):
                raise RuleError("Only its owner moves a table.", "move-refused")
            moved = replace(table, channel=channel, message=None, lost_at=None, own_thread=False)
            try:
                moved = await self._placed(table, moved)
            except DuplicateError:
                raise RuleError("This channel has a table already.", "table-exists") from None
            self._cache.pop(table.channel, None)
            self.timers.set(table.channel, None)
            log.info("moved table=%d channel=%d", table.id, channel)
            return moved

    async def _placed(self, before: Table, table: Table) -> Table:
        return await self._rewrite(before, table, lambda c: writes.save_table(c, table))

    async def _give_up(self, table: Table) -> Table:
        log.info("given up table=%d", table.id)
        return await self._end(table)
