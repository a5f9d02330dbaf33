"""The league in which a match counts: the one its channel is bound to, while a season is open."""

from __future__ import annotations

from dataclasses import replace

from bot.domain.contests.meeting import Meeting
from bot.domain.league import admission
from bot.domain.league.charter import Ruling
from bot.domain.league.season import Bound, League
from bot.domain.people.exclusion import Scope
from bot.domain.refusal import Refusal
from bot.domain.tables.table import Table
from bot.services.people.exclusions import Exclusions
from bot.store import Connection, Database
from bot.store.contests import meetings
from bot.store.league import leagues


class Counting:
    """The conditions that leagues set for tables in their channels."""

    def __init__(self, database: Database, exclusions: Exclusions) -> None:
        self._database, self._exclusions = database, exclusions

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
        bound = await self._at(table)
        if bound is None:
            return replace(table, season=None)
        self._check(bound, table)
        if meeting := await self.meeting(bound, table):
            meeting.check_start(table)
        return replace(table, season=bound.league.season.id)

    async def meeting(self, bound: Bound, table: Table) -> Meeting | None:
        """Return the match of a tournament that a table in a bound channel may play, or None."""
        season = bound.league.season.id
        return await self._database.read(lambda c: meetings.of_table(c, season, table))

    async def check_seat(self, table: Table, user: int) -> None:
        """Raise RuleError if a table is for a tournament match in which a person does not play."""
        bound = await self._at(table)
        if bound and (meeting := await self.meeting(bound, table)):
            meeting.check_seat(user)

    async def check_open_to_change(self, table: Table) -> None:
        """Raise RuleError if a table was opened for a tournament match.

        Its owner could otherwise keep the opponent away, and gain a walkover.
        """
        bound = await self._opened_for(table)
        if bound and (meeting := await self.meeting(bound, table)):
            meeting.check_open_to_change()

    async def check_moves(self, table: Table, channel: int) -> None:
        """Raise Refusal if a table counts in a league, and this channel is not one of the
        league's.
        """
        bound = await self.counts_in(table) or await self._opened_for(table)
        there = await self.bound(channel) if bound else None
        if bound and (there is None or there.league.id != bound.league.id):
            raise Refusal("move-league", league=bound.league.name)

    async def _at(self, table: Table) -> Bound | None:
        """Return the league in which the match of a table would count, or None.

        A table that was opened for a tournament match counts there, wherever it stands.
        """
        return await self._opened_for(table) or await self.bound(table.channel)

    async def _opened_for(self, table: Table) -> Bound | None:
        """Return the league of the tournament match for which a table was opened, or None."""

        def found(connection: Connection) -> Bound | None:
            season = meetings.season_of(connection, table.id)
            return leagues.counting(connection, season) if season else None

        return await self._database.read(found) if table.phase == "lobby" else None

    async def check_newcomer(self, table: Table) -> None:
        """Raise RuleError if a match may not go on with these people, one of whom is new."""
        self._exclusions.check(table.people, Scope(table.guild))
        if bound := await self.counts_in(table):
            self._check(bound, table)

    def _check(self, bound: Bound, table: Table) -> None:
        """Raise RuleError unless the league of a match accepts it and the people at its table."""
        admission.check(bound, table)
        self._exclusions.check(table.people, Scope(table.guild, bound.league.id))

    async def check_sits(self, guild: int, channel: int, user: int) -> None:
        """Raise Refusal if a person is excluded from a channel's league, its server or the bot."""
        if found := self._exclusions.of(user, Scope(guild)):
            raise found.refusal()
        if not self._exclusions.leagues_of(user, guild):
            return  # for most people nothing is read
        if bound := await self.bound(channel):
            league = bound.league
            if found := self._exclusions.of(user, Scope(guild, league.id)):
                raise found.refusal(league.name)

    async def excluded(self, table: Table) -> list[int]:
        """Return the people at a table who may no longer take part in its league or its server."""
        bound = await self.counts_in(table) or await self.bound(table.channel)
        scope = Scope(table.guild, bound.league.id if bound else 0)
        return [person.user for person in table.people if self._exclusions.of(person.user, scope)]

    async def for_people(self, table: Table) -> League | None:
        """Return the league in which a match counts if it is for people only; otherwise None."""
        bound = await self.counts_in(table)
        return bound.league if bound and not bound.league.season.charter.terms.computers else None

    async def plays_on(self, table: Table) -> bool:
        """Whether the running deal of a table is played to its end after a resignation.

        It is if it counts in a league.
        """
        return table.phase == "playing" and await self.counts_in(table) is not None

    async def counts_in(self, table: Table) -> Bound | None:
        """Return the league in which a match counts, wherever its table stands; None if its season
        is closed, or without one.
        """
        if table.season is None:
            return None
        season = table.season
        return await self._database.read(lambda c: leagues.counting(c, season))
