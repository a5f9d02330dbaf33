"""Tables in memory and on disk: a lock for each table, and a single way to write a change."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from bot import logs
from bot.domain.refusal import Refusal
from bot.domain.tables import dealing, noticing, windows
from bot.domain.tables.ahead import marking, premoves
from bot.domain.tables.notice import Sent
from bot.domain.tables.table import Table
from bot.services.keeping import Keeper, Work
from bot.store import Database, sharding
from bot.store.tables import difference, reads

log = logs.named("paifuda.tables")

CACHED = 1000
"""The largest number of tables in memory; others are rebuilt from the database when needed."""

NOTED = timedelta(minutes=30)
"""The shortest credited downtime that the message of a table mentions."""


def without_lapsed(table: Table) -> Table:
    """Return a table without decisions in advance that no longer hold."""
    return marking.without_past(premoves.without_spent(windows.without_late(table)))


class TableKeeper(Keeper[Table]):
    """The tables by their numbers: read from memory, and changed by one press at a time.

    A channel leads to the number of the table it shows. `now` tells the time, in UTC. If another
    process works for a table's server, the table is read each time, and that process is told of
    changes written here.
    """

    def __init__(self, database: Database, now: Callable[[], datetime]) -> None:
        super().__init__(database, now)
        self._cache: OrderedDict[int, Table] = OrderedDict()
        self._shown: dict[int, int] = {}
        self._forgotten = 0
        """How often the tables of a person were dropped; what was read before is not kept after."""
        self.credits: dict[int, timedelta] = {}
        """The credited downtime of tables that nobody has looked at since."""
        self.edition = 0
        """The number of visible changes since the start, including those other processes wrote."""
        self.call_off: Callable[[Table], Awaitable[Table]] = self._left
        """The function that calls off the running deal of a table, if it cannot go on."""
        self.noted: Callable[[Table], Table] = lambda table: table
        """The function that adds notices to a changed table, before it is written."""
        self.unneeded: Callable[[Sent], None] = lambda sent: None
        """The function called with every message that a change has made useless."""

    async def at(self, number: int) -> Table:
        """Return the table with a number; Refusal if there is none."""
        table = self._cache.get(number)
        if table is None:
            forgotten = self._forgotten
            table = await self.database.read(lambda c: reads.by_id(c, number))
            if table is None:
                raise Refusal("no-table")
            if table.outdated:
                table = await self.call_off(table)
            if forgotten != self._forgotten:
                return await self.at(number)
            if not self.serves(table):
                return table
            table = self._cache.get(number, table)  # it may have been read and changed meanwhile
            self._keep(table)
        self._cache.move_to_end(number)
        if away := self.credits.pop(number, None):
            table = replace(table, credit=away if away >= NOTED else None)
            self.written(table)
        return table

    def serves(self, table: Table) -> bool:
        """Whether this process works for the server of a table."""
        return self.database.shards.serve(table.guild)

    async def hear(self, number: int) -> None:
        """Read a table again that another process has written, and tell the watchers."""
        async with self.lock(number):
            self.drop(number)
            if self.serves(table := await self.at(number)):
                self.written(table)

    def let_go(self) -> None:
        """Forget the tables of servers that this process no longer works for."""
        for number, table in [*self._cache.items()]:
            if not self.serves(table):
                self.drop(number)

    async def _left(self, table: Table) -> Table:
        """Return the table as it is; `call_off` is this method until a service replaces it."""
        return table

    def tables_known(self) -> int:
        """Return the number of tables in memory."""
        return len(self._cache)

    def windows_known(self) -> int:
        """Return the number of tables in memory that wait for claims."""
        return sum(windows.is_open(table) for table in self._cache.values())

    def known_at(self, channel: int) -> int | None:
        """Return the number of the table that is shown in a channel; None if it is not in
        memory.
        """
        return self._shown.get(channel)

    async def number_at(self, channel: int) -> int:
        """Return the number of the table shown in a channel; Refusal if there never was one.

        It is the channel's table that is not over, otherwise its last table.
        """
        number = self._shown.get(channel)
        if number is None:
            found = await self.database.read(lambda c: reads.number_at(c, channel))
            if found is None:
                raise Refusal("no-table")
            number = self._shown.setdefault(channel, found)  # another one may have been opened
        return number

    async def shown_in(self, channel: int) -> Table:
        """Return the table that is shown in a channel; Refusal if there has been none."""
        table = await self.at(await self.number_at(channel))
        if table.channel == channel:
            return table
        self.drop(table.id)  # another process has moved it to another channel
        self._shown.pop(channel, None)
        return await self.at(await self.number_at(channel))

    async def latest(self, number: int) -> Table:
        """Return the table with a number; if it is over, the table that its channel shows now."""
        table = await self.at(number)
        return table if table.phase != "over" else await self.shown_in(table.channel)

    async def of_server(self, guild: int) -> list[tuple[int, int, str, str]]:
        """Return number, channel, game and phase of every table of a server that is not over."""
        return await self.database.read(lambda c: reads.open_tables(c, guild))

    def showed(self, table: Table) -> None:
        """Note that the messages of a table are up to date; the next transaction writes that."""
        self.database.beside(("shown", table.id), [difference.shown(table.id, table.turned)])

    async def unshown(self) -> list[int]:
        """Return the numbers of the tables whose messages are out of date."""
        return await self.database.read(lambda c: reads.unshown(c, self.database.shards))

    def forget(self, user: int) -> None:
        """Drop the tables of a person from memory, so that they are read again."""
        self._forgotten += 1
        for number, table in [*self._cache.items()]:
            people = (player.user for player in table.people)
            if user in (table.owner, *table.invited, *table.removed, *people):
                self.drop(number)

    def is_current(self, table: Table) -> bool:
        """Whether the table in memory looks like this one; decisions in advance do not count."""
        now = self._cache.get(table.id)
        return now is not None and now.turned == table.turned

    def drop(self, number: int) -> None:
        """Drop a table from memory, and its number from the channel that shows it."""
        if table := self._cache.pop(number, None):
            self._hide(table)

    def where(self, number: int) -> dict[str, Any]:
        """Return server, table, deal and ply, as far as they are known, as fields for the log."""
        table = self._cache.get(number)
        if table is None:
            return {"table": number} if number else {}
        known = {"guild": table.guild} if table.guild else {}
        at = {"deal": table.deal.promise.number, "ply": table.deal.ply} if table.deal else {}
        return {**known, "table": table.id, **at}

    def where_in(self, channel: int) -> dict[str, Any]:
        """Return the fields by which the log names the table that a channel shows."""
        return self.where(self._shown.get(channel, 0))

    def _keep(self, table: Table) -> Table:
        known = self._cache.get(table.id)
        if known and known.channel != table.channel:
            self._hide(known)
        self._cache[table.id] = table
        if table.phase != "over":
            self._shown[table.channel] = table.id
        while len(self._cache) > CACHED:
            self._hide(self._cache.popitem(last=False)[1])
        return table

    def _hide(self, table: Table) -> None:
        if self._shown.get(table.channel) == table.id:
            del self._shown[table.channel]

    @asynccontextmanager
    async def locked(self, number: int, *, earlier: bool = False) -> AsyncIterator[Table]:
        """Yield a table under its lock, to be changed.

        Refusal if the table is over and its channel shows another table, unless `earlier` is true.
        """
        async with self.lock(number):
            table = await self.at(number)
            over = table.phase == "over" and not earlier
            if over and await self.number_at(table.channel) != number:
                raise Refusal("old-table")
            yield table

    async def save(
        self, before: Table, table: Table, *works: Work, press: int | None = None
    ) -> Table:
        """Write the changes of a table, with other work in one transaction; return it as written.

        Decisions in advance are dropped here once they no longer hold; `press` is kept with the
        first new move. OvertakenError when another process has written the table since it was read,
        DuplicateError when that press has made a move already.
        """
        table = without_lapsed(table)
        if table == before and not works:
            return table
        now = self.now()
        table = dealing.stamped(table, before, now)
        edition, alike = before.edition + 1, table.looks_like(before)
        table = table if alike else self.noted(table)
        turned = before.turned if alike else edition
        table = replace(table, edition=edition, turned=turned)
        rows = difference.rows(before, table, now, press)
        forgotten = self._forgotten
        await self.write(
            before.id, rows, works if self.serves(before) else (*works, _tell(before.id))
        )
        if forgotten != self._forgotten:  # somebody at the table may have a pseudonym now
            self.drop(before.id)
            table = await self.at(before.id)
        self.written(table, told=not alike)
        for sent in noticing.unneeded(before, table):
            self.unneeded(sent)
        return table

    def written(self, table: Table, *, told: bool = True) -> None:
        """Remember a table as it is now in the database, and tell the watchers.

        `told` is false if the table looks the same as before: then no watcher is told.
        """
        if not self.serves(table):
            return
        self._keep(table)
        if told:
            self.edition += 1
            self.tell(table)


def _tell(number: int) -> Work:
    """Return the work that tells the process of a table's server that the table has changed."""
    return lambda connection: sharding.tell(connection, "table", number)
