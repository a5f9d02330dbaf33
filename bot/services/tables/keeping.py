"""Tables in memory as they are on the disk: one lock a channel, and one way to write a change."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import datetime, timedelta
from weakref import WeakValueDictionary

from bot.domain.refusal import Refusal
from bot.domain.tables.table import Table
from bot.store import Connection, Database
from bot.store.tables import reads

log = logging.getLogger("paifuda.tables")

CACHED = 1000
"""How many tables stay in memory; the others are rebuilt from the database when they are used."""

Work = Callable[[Connection], object]


class Keeper:
    """The tables of all channels, to be looked at and to be changed one press at a time.

    `now` tells the time, in UTC.
    """

    def __init__(self, database: Database, now: Callable[[], datetime]) -> None:
        self.database = database
        self.now = now
        self._cache: OrderedDict[int, Table] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self.credits: dict[int, timedelta] = {}
        """What clocks were given back at the start, by channels nobody has looked at since."""
        self.edition = 0
        """How many changes have been written since the start."""
        self.watchers: list[Callable[[Table], None]] = []
        """What is told of every change once it is written."""
        self.companions: list[Callable[[Table], Sequence[Work]]] = []
        """What gives the work that is to be done with every change of a table."""

    async def at(self, channel: int) -> Table:
        """The table of a channel, the last one when it is over; Refusal when there was none."""
        table = self._cache.get(channel)
        if table is None:
            table = await self.database.read(lambda c: reads.latest(c, channel))
            if table is None:
                raise Refusal("no-table")
            table = self._cache.get(channel, table)  # somebody may have moved meanwhile
            self._keep(table)
        self._cache.move_to_end(channel)
        if away := self.credits.pop(channel, None):
            table = self._keep(replace(table, credit=away))
        return table

    async def of_server(self, guild: int) -> list[tuple[int, int, str, str]]:
        """Number, channel, game and phase of every table of a server that is not over."""
        return await self.database.read(lambda c: reads.open_tables(c, guild))

    def forget(self, user: int) -> None:
        """Read the tables somebody sat at anew: they are called otherwise there now."""
        for channel, table in [*self._cache.items()]:
            if any(player and player.user == user for player in table.players):
                del self._cache[channel]

    def is_current(self, table: Table) -> bool:
        """Whether a table still stands like this."""
        return self._cache.get(table.channel) is table

    def drop(self, channel: int) -> None:
        """Read the table of a channel anew."""
        self._cache.pop(channel, None)

    def where(self, channel: int) -> str:
        """Table, deal and ply of a channel, for the log."""
        table = self._cache.get(channel)
        if table is None:
            return "-"
        deal = table.deal
        return f"{table.id}/{deal.promise.number}/{deal.ply}" if deal else f"{table.id}/-/-"

    def _keep(self, table: Table) -> Table:
        self._cache[table.channel] = table
        while len(self._cache) > CACHED:
            self._cache.popitem(last=False)
        return table

    def lock(self, channel: int) -> asyncio.Lock:
        """What whoever changes the table of a channel holds meanwhile."""
        return self._locks.setdefault(channel, asyncio.Lock())

    @asynccontextmanager
    async def locked(self, channel: int, number: int | None = None) -> AsyncIterator[Table]:
        """The table of a channel, to be changed; `number` refuses a button of an older table."""
        async with self.lock(channel):
            table = await self.at(channel)
            if number is not None and table.id != number:
                raise Refusal("old-table")
            yield table

    async def save(self, table: Table, *works: Work) -> Table:
        """Write a changed table in one transaction, with what goes along with every change."""
        works = (*works, *self.beside(table))
        return await self.saved(table, self.database.write(lambda c: [do(c) for do in works]))

    def beside(self, table: Table) -> list[Work]:
        """The work that goes along with every change of a table."""
        return [work for companion in self.companions for work in companion(table)]

    async def saved(self, table: Table, writing: Awaitable[object]) -> Table:
        """The changed table once it is written; when that fails, what was kept is forgotten."""
        try:
            await writing
        except BaseException:
            log.warning("write failed at=%s", self.where(table.channel))
            self.drop(table.channel)
            raise
        self.written(table)
        return table

    def written(self, table: Table) -> None:
        """Keep what is on the disk now, and tell whoever watches."""
        self._keep(table)
        self.edition += 1
        for watch in self.watchers:
            watch(table)
