"""End a match before its last deal: by agreement, by resigning, by its owner, or by neglect."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta

from bot.domain.contests import daily
from bot.domain.refusal import Refusal
from bot.domain.tables import ballots
from bot.domain.tables.common import Common
from bot.domain.tables.table import Table
from bot.services.keeping import Work, again
from bot.services.ledger import posting
from bot.services.tables.counting import Counting
from bot.services.tables.keeping import TableKeeper, log
from bot.services.tables.timing import Timing
from bot.store import Connection
from bot.store.contests import duplicates
from bot.store.people import whereabouts
from bot.store.tables import heartbeats
from rules import RuleError, Seat

FORGOTTEN = {
    "lobby": timedelta(days=7),
    "playing": timedelta(days=30),
    "between": timedelta(days=30),
}
"""How long a table keeps its channel after its last move, or its opening, before a new table may
replace it, by phase.
"""


class Ending:
    """The acts that close tables; a running deal does not count."""

    def __init__(self, keeper: TableKeeper, timing: Timing, counting: Counting) -> None:
        self._keeper, self._timing, self._counting = keeper, timing, counting

    @again
    async def end(self, number: int, user: int, manages: bool) -> Table:
        """Close a table for its owner, or for a member who manages channels.

        People who play, at any table of a duplicate match or in a begun match of several people
        that counts in a league, cannot close it: they could escape a loss. Refusal for anybody
        else, and if the table is over.
        """
        async with self._keeper.locked(number) as table:
            if table.phase == "over":
                raise Refusal("no-table")
            outside = manages and table.seat_of(user) is None
            if table.common and not (outside and await self._plays_none(table.common, user)):
                raise Refusal("duplicate-stays")
            if user != table.owner and not manages:
                raise Refusal("end-refused")
            if (
                table.begun
                and table.shared
                and not outside
                and await self._counting.counts_in(table)
            ):
                raise Refusal("end-counts")
            return await self.close(table)

    async def _plays_none(self, common: Common, user: int) -> bool:
        """Whether a person plays at no table of a duplicate match."""
        match = await self._keeper.database.read(lambda c: duplicates.by_id(c, common.match))
        return all(rival.user != user for rival in match.rivals)

    @again
    async def make_way(self, channel: int, user: int) -> None:
        """Close the table of a channel for `user` if nobody has made a move there for too long.

        The time in which the bot was away does not count. A match that counts in a league is closed
        only for one of its players for whom it does not wait; Refusal for anybody else. A table
        with a shared deal is closed once the time of that deal is up.
        """
        try:
            table = await self._keeper.shown_in(channel)
        except RuleError:
            return
        now = self._keeper.now()
        past = daily.is_past(table, now)
        idle = await self._keeper.database.read(lambda c: _idle(c, table, now))
        if table.phase in FORGOTTEN and (past or idle >= FORGOTTEN[table.phase]):
            async with self._keeper.locked(table.id) as table:
                if not past:
                    await self._check_closes(table, user)
                log.info("forgotten", table=table.id, days=idle.days)
                await self.close(table)

    async def _check_closes(self, table: Table, user: int) -> None:
        """Raise Refusal if an idle table counts in a league and this person may not close it.

        A player for whom the match waits could otherwise escape a loss by waiting.
        """
        seat = table.seat_of(user)
        if seat is not None and seat not in table.waits_for:
            return
        bound = await self._counting.counts_in(table) if table.begun and table.shared else None
        if bound:
            raise Refusal("table-counts", league=bound.league.name)

    @again
    async def abandon(self, number: int) -> None:
        """Close a table, unless it is over."""
        async with self._keeper.locked(number) as table:
            if table.phase != "over":
                await self.close(table)

    async def conclude(self, table: Table, resigned: Seat | None = None) -> Table:
        """End a match early; its places count if a deal has ended or a player has `resigned`."""
        resigned = resigned if table.resigned is None else table.resigned
        if table.number == 1 and resigned is None:
            return await self.close(table)
        now = self._keeper.now()
        return await self.close(table, lambda c: posting.post_match(c, table, now, resigned))

    async def close(self, table: Table, *works: Work) -> Table:
        """Close a locked table, and do other work in the same transaction."""
        log.info("end", table=table.id)
        deal = table.deal.unmarked if table.deal else None
        over = replace(ballots.dropped(table), phase="over", promise=None, deal=deal)
        return await self._timing.rewrite(table, over, *works)


def _idle(connection: Connection, table: Table, now: datetime) -> timedelta:
    """Return for how long nobody has moved at a table although the bot was there."""
    last = whereabouts.moved_at(connection, table.id)
    return heartbeats.served(connection, table.guild, last, now)
