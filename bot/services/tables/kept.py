"""Tables in memory as they are on the disk: one lock a channel, and what is shown is written."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from sqlalchemy import Connection

from bot.domain.tables.table import Table
from bot.store import Database
from bot.store.tables import reads
from rules import RuleError

log = logging.getLogger("paifuda.tables")

KEPT = 1000
"""How many tables stay in memory; the others are rebuilt from the database when they are used."""

Work = Callable[[Connection], object]


class Kept:
    """The tables of all channels, to be looked at and to be changed one press at a time."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._cache: OrderedDict[int, Table] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self.edition = 0
        """How many changes have been written since the start."""
        self.watchers: list[Callable[[Table], None]] = []
        """What is told of every change once it is written."""

    async def at(self, channel: int) -> Table:
        """The table of a channel, the last one when it is over; RuleError when there was none."""
        table = self._cache.get(channel)
        if table is None:
            table = await self._database.read(lambda c: reads.latest(c, channel))
            if table is None:
                raise RuleError("There is no table in this channel.", "no-table")
            table = self._cache.get(channel, table)  # somebody may have moved meanwhile
            self._keep(table)
        self._cache.move_to_end(channel)
        return table

    async def of_server(self, guild: int) -> list[tuple[int, int, str, str]]:
        """Number, channel, game and phase of every table of a server that is not over."""
        return await self._database.read(lambda c: reads.open_tables(c, guild))

    def forget(self, user: int) -> None:
        """Read the tables somebody sat at anew: they are called otherwise there now."""
        for channel, table in [*self._cache.items()]:
            if any(player and player.user == user for player in table.players):
                del self._cache[channel]

    def where(self, channel: int) -> str:
        """Table, deal and ply of a channel, for the log."""
        table = self._cache.get(channel)
        if table is None:
            return "-"
        deal = table.deal
        return f"{table.id}/{deal.promise.number}/{deal.ply}" if deal else f"{table.id}/-/-"

    def _keep(self, table: Table) -> None:
        self._cache[table.channel] = table
        while len(self._cache) > KEPT:
            self._cache.popitem(last=False)

    def _lock(self, channel: int) -> asyncio.Lock:
        return self._locks.setdefault(channel, asyncio.Lock())

    @asynccontextmanager
    async def _locked(self, channel: int, number: int | None = None) -> AsyncIterator[Table]:
        """The table of a channel, to be changed; `number` refuses a button of an older table."""
        async with self._lock(channel):
            table = await self.at(channel)
            if number is not None and table.id != number:
                raise RuleError("That button belongs to an earlier table.", "old-table")
            yield table

    async def _save(self, table: Table, *works: Work) -> Table:
        """Write a changed table in one transaction, then show it."""
        return await self._saved(table, self._database.write(lambda c: [do(c) for do in works]))

    async def _saved(self, table: Table, writing: Awaitable[object]) -> Table:
        """The changed table once it is written; when that fails, what was kept is forgotten."""
        try:
            await writing
        except BaseException:
            log.warning("write failed at=%s", self.where(table.channel))
            self._cache.pop(table.channel, None)
            raise
        self._written(table)
        return table

    def _written(self, table: Table) -> None:
        """Keep what is on the disk now, and tell whoever watches."""
        self._keep(table)
        self.edition += 1
        for watch in self.watchers:
            watch(table)
