"""Where a match counts: in the league its channel is bound to, while its season is open."""

from __future__ import annotations

from dataclasses import replace

from bot.domain.contests.meeting import Meeting
from bot.domain.league import admission
from bot.domain.league.charter import Ruling
from bot.domain.league.season import Bound, League
from bot.domain.tables.table import Table
from bot.store import Database
from bot.store.contests import meetings
from bot.store.league import leagues


class Counting:
    """The demands of leagues on the tables in their channels."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def bound(self, channel: int) -> Bound | None:
        """Return the binding of a channel to a league, or None."""
        return await self._database.read(lambda c: leagues.bound(c, channel))

    async def ruling(self, channel: int, key: str) -> Ruling | None:
        """Return the rules of a game in the league that a channel is bound to, or None."""
        bound = await self.bound(channel)
        return bound.league.season.charter.games.get(key) if bound else None

    async def counted(self, table: Table) -> Table:
        """Return the table at the start of its match, with the season in which it counts.

        RuleError if its league does not accept it.
        """
        bound = await self.bound(table.channel)
        if bound is None:
            return replace(table, season=None)
        admission.check(bound, table)
        if meeting := await self.meeting(bound, table):
            meeting.check_start(table)
        return replace(table, season=bound.league.season.id)

    async def meeting(self, bound: Bound, table: Table) -> Meeting | None:
        """Return the match of a tournament that a table in a bound channel plays, or None."""
        season = bound.league.season.id
        return await self._database.read(lambda c: meetings.of_table(c, season, table))

    async def check_seat(self, table: Table, user: int) -> None:
        """Raise RuleError if a table was opened for a match of a tournament between others."""
        bound = await self.bound(table.channel)
        if bound and (meeting := await self.meeting(bound, table)):
            meeting.check_seat(user)

    async def check_newcomer(self, table: Table) -> None:
        """Raise RuleError unless a match may go on with a newcomer."""
        if bound := await self._counts_in(table):
            admission.check(bound, table)

    async def for_people(self, table: Table) -> League | None:
        """Return the league in which a match counts if it is for people only; otherwise None."""
        bound = await self._counts_in(table)
        return bound.league if bound and not bound.league.season.charter.terms.computers else None

    async def _counts_in(self, table: Table) -> Bound | None:
        bound = await self.bound(table.channel)
        return bound if bound and bound.league.season.id == table.season else None
