"""Duplicate matches: opened, joined, begun, played at several tables, settled for all at once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime

from bot import logs
from bot.domain.contests import duplicate, gathering
from bot.domain.contests.duplicate import Match, Rival
from bot.domain.contests.gathering import Announcement
from bot.domain.refusal import Refusal
from bot.domain.shards import NOWHERE
from bot.domain.tables import seating
from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from bot.services.keeping import PlainKeeper, Work, again
from bot.services.tables.tables import Tables
from bot.store import Connection, Database, difference
from bot.store.contests import duplicates as store
from bot.timers import EARLY, Timers

log = logs.named("paifuda.duplicates")

Room = Callable[[Sequence[Rival]], Awaitable[int | None]]
"""A function that makes a channel for the people it is given; returns its id, None if it cannot."""


class Duplicates:
    """Duplicate matches: deals stay hidden until all tables have ended, or the time is up.

    `show` is called with the number of a match that has changed. The `followers` are called with a
    match once it is settled.
    """

    def __init__(
        self,
        database: Database,
        tables: Tables,
        clock: Callable[[], datetime],
        show: Callable[[int], Awaitable[None]],
    ) -> None:
        self._database, self._tables, self._show = database, tables, show
        self._keeper = PlainKeeper(database, clock, store.FORM)
        self.by_id = self._keeper.at
        self.followers: list[Callable[[Match], None]] = []
        self.timers = Timers("duplicates", clock, self._rung)

    async def posted(self, number: int, message: int) -> None:
        """Remember which message shows a match."""
        await self._keeper.change(number, lambda match: replace(match, message=message))

    # --- People ---------------------------------------------------------------------------------

    async def open(self, announcement: Announcement) -> Match:
        """Open a match that people can join; its secret is drawn now."""
        match = await self._keeper.add(gathering.opened(announcement, self.timers.clock()))
        log.info("open", duplicate=match.id, game=match.key, channel=match.channel)
        return match

    async def join(self, number: int, player: Player, addition: int) -> Match:
        """Let a person join a match, with their addition to its shuffle."""
        return await self._keeper.change(number, lambda m: gathering.joined(m, player, addition))

    async def begin(self, number: int, user: int, addition: int) -> Match:
        """Fix the deals by everybody's additions, and begin the match."""
        now = self.timers.clock()
        match = await self._keeper.change(number, lambda m: gathering.begun(m, user, addition, now))
        log.info("begin", duplicate=number, people=len(match.people))
        return self._timed(match)

    async def take_up(self, number: int) -> None:
        """Set the timer of a match that has begun."""
        self._timed(await self.by_id(number))

    async def prolonging(self, number: int, until: datetime) -> Work:
        """Return the work that changes the time at which a running match ends."""
        match, now = await self.by_id(number), self.timers.clock()
        about = match, replace(match, until=until), now
        return lambda connection: difference.save(connection, store.FORM, *about)

    async def close(self, number: int) -> None:
        """End a match now: its tables are closed, and the deals finished so far count."""
        now = self.timers.clock()
        await self._keeper.change(number, lambda match: replace(match, until=now))
        await self._settle(number)

    async def leave(self, number: int, user: int) -> Match:
        """Let a person leave a match; Refusal once it has begun with several people to a side."""
        match = await self.by_id(number)
        if match.until and match.side > 1:
            raise Refusal("duplicate-stays")
        match = await self._keeper.change(number, lambda m: gathering.left(m, user))
        if match.until and (table := match.rival(user).table):
            await self._tables.ending.abandon(table)
        await self._settle(number)
        return await self.by_id(number)

    # --- Its tables -----------------------------------------------------------------------------

    async def sit(
        self, number: int, person: Player, named: Callable[[int], str], room: Room
    ) -> Table:
        """Return a person's table in a match; the first of its players to come opens it.

        Refusal if the match is not running, or if they have another private table open. A table
        of several people needs a `room`; Refusal if there is none.
        """
        async with self._keeper.lock(number):
            match = await self.by_id(number)
            table = match.rival(person.user).table
            if match.until is None:
                raise Refusal("duplicate-not-begun")
            if table is None:
                table = await self._open_table(match, person, named, room)
        return await self._tables.playing.awake(table)

    async def _open_table(
        self, match: Match, person: Player, named: Callable[[int], str], room: Room
    ) -> int:
        if match.settled or not match.rival(person.user).plays:
            raise Refusal("duplicate-over")
        place = match.place_of(person.user).table
        people = match.at(place)
        if len(people) == 1:
            await self._tables.ending.make_way(person.user, person.user)
            at = NOWHERE, person.user
        elif channel := await room(people):
            at = match.guild, channel
        else:
            raise Refusal("duplicate-no-room")
        return await self._seat(match.id, place, at, named)

    @again
    async def _seat(
        self, number: int, place: int, at: tuple[int, int], named: Callable[[int], str]
    ) -> int:
        """Lay a table of a match, and write in one transaction the people who sit at it.

        Computer players sit in for people who are excluded, or whose data were deleted.
        """
        match = await self.by_id(number)
        table = duplicate.laid(match, place, *at, named)
        forgotten = (seating.seat_of(table, user) for user in seating.forgotten(table))
        out = {*self._tables.exclusions.seats_of(table), *forgotten}
        table = seating.away(table, out, "computer")  # nobody else may take their seats

        def sit(connection: Connection, table: int) -> None:
            after, now = duplicate.seated(match, place, table), self.timers.clock()
            difference.save(connection, store.FORM, match, after, now)

        return (await self._tables.lobbies.found(table, sit)).id

    # --- The end --------------------------------------------------------------------------------

    async def reopen(self) -> None:
        """Set the timers of all running matches, and settle those that have ended meanwhile."""
        shards = self._database.shards
        for number in await self._database.read(lambda c: store.running(c, shards)):
            self._timed(await self.by_id(number))
            self.timers.ring(number)

    def watch(self, table: Table) -> None:
        """Show the match of a table whose deal has ended, and settle it if it is due."""
        if table.common and table.phase in ("between", "over"):
            self.timers.ring(table.common.match)

    def _timed(self, match: Match) -> Match:
        running = match.until and not match.settled
        self.timers.set(match.id, match.until if running else None)
        return match

    async def _rung(self, number: int) -> None:
        """Settle a match if it is due, and show it."""
        await self._settle(number)
        await self._show(number)

    async def _settle(self, number: int) -> None:
        """Settle a match that has ended or whose time is up; first close unfinished tables."""
        match = await self.by_id(number)
        if not duplicate.is_due(match, self.timers.clock() + EARLY):
            return
        for table in {person.table for person in match.people if person.table and not person.ended}:
            with suppress(Refusal):  # the table has ended, and its channel shows another one
                await self._tables.ending.abandon(table)
        match = self._timed(await self._keeper.change(number, duplicate.settled))
        log.info("settled", duplicate=number)
        for follow in self.followers:
            follow(match)
