"""Halls: a server's board of tables, and its choices about threads and the problem of the day."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from bot import logs
from bot.domain.contests import daily
from bot.domain.halls import Hall, Standing
from bot.domain.shards import Shards
from bot.domain.tables.table import Table
from bot.services.locks import Locks
from bot.store import Database
from bot.store.tables import halls
from bot.timers import Timers

log = logs.named("paifuda.halls")

APART = timedelta(seconds=15)
"""The delay from a change of a table until the board of its server is shown again."""
STEP = timedelta(milliseconds=200)
"""The pause between two boards shown after a start, which leaves time for people's presses."""
LINGER = timedelta(hours=1)
"""How long the thread of a finished match stays open, to look at it or to play again."""


class Halls:
    """The choices of servers, kept in memory for servers that have made some.

    `show` is called with a server after a change of its tables, and when another day begins.
    `archive` is called with a thread whose match is over; it returns whether the thread is
    archived.
    """

    def __init__(
        self,
        database: Database,
        clock: Callable[[], datetime],
        show: Callable[[int], Awaitable[None]],
        archive: Callable[[int], Awaitable[bool]],
    ) -> None:
        self._database = database
        self._archive = archive
        self._halls: dict[int, Hall] = {}
        self._locks = Locks[int]()
        self._show = show
        self.boards = Timers("boards", clock, self._shown)
        self.days = Timers("days", clock, self._shown)
        self.threads = Timers("threads", clock, self._rung)

    async def reopen(self, shards: Shards) -> None:
        """Set timers that show every board, one after the other, and that archive old threads."""
        read = self._database.read
        found = {hall.guild: hall for hall in await read(lambda c: [*halls.every(c, shards)])}
        self._halls |= found
        now = self.boards.clock()
        for number, guild in enumerate(guild for guild, hall in found.items() if hall.channel):
            self.boards.set(guild, now + number * STEP)
        for thread in await read(lambda c: halls.threads_left(c, shards)):
            self.linger(thread)

    async def _shown(self, guild: int) -> None:
        if self._database.shards.serve(guild):
            await self._show(guild)
        if self.of_server(guild).channel:
            self._wait(guild)

    def _wait(self, guild: int) -> None:
        """Set the timer that shows a board again when another day begins."""
        tomorrow = daily.moved(daily.day_of(self.boards.clock()), 1)
        self.days.set(guild, daily.begins(tomorrow))

    def stop(self) -> None:
        """Stop showing boards and archiving threads."""
        self.boards.stop()
        self.days.stop()
        self.threads.stop()

    def of_server(self, guild: int) -> Hall:
        """Return the choices of a server."""
        return self._halls.get(guild) or Hall(guild)

    async def set_threads(self, guild: int, wanted: bool) -> None:
        """Set whether new tables of a server get threads of their own."""
        await self._change(guild, threads=wanted)

    async def put_up(self, guild: int, channel: int, message: int) -> Hall:
        """Remember which message is the board of a server, and return the earlier choices."""
        old = await self._change(guild, channel=channel, message=message)
        self._wait(guild)
        return old

    async def take_down(self, guild: int, message: int | None = None) -> Hall:
        """Forget the board of a server, and return the earlier choices.

        With `message`, the board is forgotten only if it is that message.
        """
        if message and self.of_server(guild).message != message:
            return self.of_server(guild)
        old = await self._change(guild, channel=None, message=None)
        self.boards.set(guild, None)
        self.days.set(guild, None)
        return old

    async def set_problems(self, guild: int, channel: int | None) -> None:
        """Set the channel for the problem of the day of a server; None turns it off."""
        await self._change(guild, problems=channel, posted=0)

    async def note_posted(self, guild: int, day: int) -> None:
        """Remember the ordinal of the day whose problem was posted last on a server."""
        await self._change(guild, posted=day)

    def with_problems(self, shards: Shards) -> list[Hall]:
        """Return the choices of the servers in some shards that want the problem of the day."""
        return [hall for hall in self._halls.values() if hall.problems and shards.serve(hall.guild)]

    async def _change(self, guild: int, **choices: Any) -> Hall:
        """Write some choices of a server, and return all its earlier choices."""
        async with self._locks.of(guild):
            old = self.of_server(guild)
            hall = replace(old, **choices)
            await self._database.write(lambda c: halls.save(c, hall))
            self._halls[guild] = hall
        return old

    async def tables(self, guild: int) -> list[Standing]:
        """Return a server's reachable tables that are not over, lobbies first.

        Lobbies, and then other tables, are in the order of their last move or opening, newest
        first.
        """
        return await self._database.read(lambda c: halls.standing(c, guild))

    async def open_by_game(self) -> dict[str, int]:
        """Return the number of tables of each game that are not over, on all servers."""
        return await self._database.read_long(halls.open_by_game)

    def watch(self, table: Table) -> None:
        """Show the board of a changed table's server soon; archive its thread once it is over."""
        if table.own_thread and table.phase == "over":
            self.linger(table.channel)
        elif table.own_thread:
            self.threads.set(table.channel, None)
        if self.of_server(table.guild).channel:
            self.boards.hasten(table.guild, self.boards.clock() + APART)

    def linger(self, thread: int) -> None:
        """Set the timer that archives a thread in an hour, unless a match is running in it then."""
        self.threads.set(thread, self.threads.clock() + LINGER)

    async def _rung(self, thread: int) -> None:
        """Archive a thread whose time has come; retry in a while if that fails."""
        shards = self._database.shards
        if not await self._database.read(lambda c: halls.is_left(c, thread, shards)):
            return
        if not await self._archive(thread):
            self.threads.again(thread)
            return
        log.info("archived", thread=thread)
        await self._database.write(lambda c: halls.archived(c, thread))
