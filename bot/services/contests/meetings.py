"""The tables of a tournament's matches: the first player to come opens one, the others join."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress

from bot import logs
from bot.domain.contests import meeting
from bot.domain.league.season import League
from bot.domain.league.tournament import Match, Tournament
from bot.domain.refusal import Refusal
from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from bot.services.contests.tournaments import Tournaments
from bot.services.keeping import again
from bot.services.locks import Locks
from bot.services.tables.tables import Tables
from bot.store import Connection, Database
from bot.store.contests import meetings
from bot.store.league import leagues

log = logs.named("paifuda.leagues")

Room = Callable[[Match, Table | None], Awaitable[int | None]]
"""A function that returns the channel of a match's thread: a new one, or that of its last table.

None if there is no thread.
"""


class Meetings:
    """The tables at which the matches of a Swiss tournament or a knock-out are played."""

    def __init__(self, database: Database, tables: Tables, tournaments: Tournaments) -> None:
        self._database, self._tables, self._tournaments = database, tables, tournaments
        self._locks = Locks[int]()

    async def places(self, number: int) -> dict[int, int]:
        """Return the channel of each table that is open for a match, by the match's number."""
        return await self._database.read(lambda c: meetings.places(c, number))

    async def round_of(self, entry: int) -> tuple[int, bool] | None:
        """Return the round of the match whose reported result is in an entry of the ledger, and
        whether it is one of a tournament; None if the result belongs to no match.
        """
        return await self._database.read(lambda c: meetings.round_of(c, entry))

    @again
    async def sit(
        self, number: int, person: Player, addition: int, room: Room
    ) -> tuple[Match, Table]:
        """Seat a person at the table of their match in a tournament; return both.

        The first of its people opens the table. RuleError if the person has no match to play, or if
        no place can be found for its table.
        """
        cup = await self._tournaments.by_id(number)
        match = meeting.own_match(cup, person.user)
        async with self._locks.of(match.number):
            table = await self._found(cup, match) or await self._opened(cup, match, person, room)
            if table.phase == "lobby" and table.seat_of(person.user) is None:
                table = await self._tables.lobbies.join(table.id, person, addition)
        return match, await self._tables.playing.awake(table.id)

    async def _found(self, cup: Tournament, match: Match) -> Table | None:
        """Return the table at which a match is played or its people gather, or None."""
        people, own = frozenset(match.people), await self._own(match)
        if own and own.phase != "over" and not (own.phase == "lobby" and own.lost_at):
            return own
        about = cup.season, cup.game, people
        number = await self._database.read(lambda c: meetings.played_by(c, *about))
        return await self._tables.at(number) if number else None

    async def _own(self, match: Match) -> Table | None:
        """Return the table that was opened last for a match, or None."""
        number = await self._database.read(lambda c: meetings.opened(c, match.number))
        with suppress(Refusal):  # the table was deleted
            return await self._tables.at(number) if number else None
        return None

    async def _opened(self, cup: Tournament, match: Match, opener: Player, room: Room) -> Table:
        """Open the table of a match, in a thread or in the channel of its league."""
        league = await self._database.read(lambda c: leagues.by_id(c, cup.league))
        ruling = league.season.charter.games.get(cup.game)
        if ruling is None:
            raise Refusal("league-game", league=league.name)
        await self._tables.counting.check_sits(league.guild, league.channel, opener.user)
        before = await self._own(match)
        if before and before.phase != "over":  # the earlier table has lost its channel
            await self._tables.ending.abandon(before.id)
        thread = await room(match, before if before and before.own_thread else None)
        channel = thread or await self._free_channel(league, opener.user)
        place, now = (league.guild, channel), self._tournaments.timers.clock()
        table = meeting.laid(cup, match, ruling, opener, place, thread=bool(thread), now=now)

        def note(connection: Connection, number: int) -> None:
            meetings.open_for(connection, match.number, before.id if before else None, number)
            if thread:
                leagues.bind(connection, league.id, thread)

        found = await self._tables.lobbies.found(table, note)
        log.info("open", tournament=cup.id, round=match.round, table=found.id)
        return found

    async def _free_channel(self, league: League, user: int) -> int:
        """Return the league's own channel if `user` can open a table there; otherwise Refusal."""
        with suppress(Refusal):  # a match that counts stays there
            await self._tables.ending.make_way(league.channel, user)
        bound = await self._tables.counting.bound(league.channel)
        counts = bound is not None and bound.league.id == league.id
        if not counts or not await self._is_free(league.channel):
            raise Refusal("tournament-no-room")
        return league.channel

    async def _is_free(self, channel: int) -> bool:
        """Whether no open table is shown in a channel."""
        with suppress(Refusal):  # the channel has had no table
            return (await self._tables.shown_in(channel)).phase == "over"
        return True
