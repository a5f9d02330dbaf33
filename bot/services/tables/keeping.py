"""Tables in memory as they are on the disk: one lock a channel, and one way to write a change."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import datetime, timedelta
from functools import wraps
from typing import ParamSpec, TypeVar
from weakref import WeakValueDictionary

from bot.domain.refusal import Refusal
from bot.domain.tables import marking, premoves, windows
from bot.domain.tables.table import Table
from bot.store import Connection, Database, OvertakenError, Row, write_rows
from bot.store.tables import difference, reads

log = logging.getLogger("paifuda.tables")

CACHED = 1000
"""How many tables stay in memory; the others are rebuilt from the database when they are used."""

TRIES = 3
"""So often something is decided where others write to the same database and were faster."""

Work = Callable[[Connection], object]
P = ParamSpec("P")
T = TypeVar("T")


def again(decide: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """A method that reads a table, decides and writes: once more where somebody else was faster."""

    @wraps(decide)
    async def decided(*args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(TRIES):
            try:
                return await decide(*args, **kwargs)
            except OvertakenError:
                continue
        raise Refusal("stale")

    return decided


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
        """What is told of every change that is shown, once it is written."""

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
        """Whether a table still looks like this, whatever was said in advance since."""
        now = self._cache.get(table.channel)
        return now is not None and (now.id, now.turned) == (table.id, table.turned)

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
            if number is not None and table.id < number:
                self.drop(channel)  # it was opened by somebody else
                table = await self.at(channel)
            if number is not None and table.id != number:
                raise Refusal("old-table")
            yield table

    async def save(self, before: Table, table: Table, *works: Work) -> Table:
        """Write what differs from the table that was read, in one transaction with other work.

        What was said in advance is dropped here once it holds no longer. OvertakenError when
        somebody else has written the table since it was read.
        """
        table = marking.without_past(premoves.without_spent(windows.without_late(table)))
        if table == before and not works:
            return table
        rows = difference.rows(before, table, self.now())
        edition, alike = before.edition + 1, table.looks_like(before)
        turned = before.turned if alike else edition
        table = replace(table, edition=edition, turned=turned)
        try:
            await self._write(rows, works)
        except BaseException as error:
            why = "overtaken" if isinstance(error, OvertakenError) else "write failed"
            log.warning("%s at=%s", why, self.where(before.channel))
            self.drop(before.channel)
            raise
        self.written(table, told=not alike)
        return table

    async def _write(self, rows: list[Row], works: tuple[Work, ...]) -> None:
        if not works:
            await self.database.put(rows)
            return

        def work(connection: Connection) -> None:
            write_rows(connection, rows)
            for do in works:
                do(connection)

        await self.database.write(work)

    def written(self, table: Table, *, told: bool = True) -> None:
        """Keep what is on the disk now; whoever watches is `told` where it looks otherwise."""
        self._keep(table)
        if told:
            self.edition += 1
            for watch in self.watchers:
                watch(table)
