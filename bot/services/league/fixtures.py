"""Fixtures of seasons: round-robin and Swiss, with reminders before a match is due."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Sequence
from datetime import datetime, timedelta

from bot import logs
from bot.domain.league import pairing
from bot.domain.league.pairing import Fixture
from bot.domain.league.season import League
from bot.domain.people.exclusion import Scope
from bot.domain.refusal import Refusal
from bot.services.keeping import PlainKeeper, again
from bot.services.locks import Locks
from bot.store import Connection, Database
from bot.store.contests import tournaments
from bot.store.league import fixtures, leagues
from bot.store.ledger import ledgers
from bot.store.people import exclusions
from bot.timers import RETRY, Timers
from bot.worker import Worker

log = logs.named("paifuda.leagues")

KINDS = ("round-robin", "swiss")
SEATS = (2, 4)
Reminder = Callable[[League, Sequence[Fixture]], Awaitable[bool]]


class Fixtures:
    """The schedules of leagues.

    `remind` is called with a league and its matches that are due soon, or whose round has begun. It
    is called again if it has returned False, or if a stop came before that was noted.
    """

    def __init__(
        self,
        database: Database,
        clock: Callable[[], datetime],
        remind: Reminder,
        worker: Worker,
    ) -> None:
        self._database, self._worker = database, worker
        self._leagues = PlainKeeper(database, clock, leagues.FORM)
        self._remind = remind
        self._locks = Locks[int]()
        self._later: dict[int, datetime] = {}
        self.timers = Timers("fixtures", clock, self._rung)

    async def of_league(self, league: League) -> list[Fixture]:
        """Return the schedule of the last season, without the matches of tournaments."""
        found, members = await self._database.read(
            lambda c: (_scheduled(c, league.season.id), leagues.members(c, league.id))
        )
        return [
            each._replace(left=each.people - members) if each.unplayed else each for each in found
        ]

    async def asked(self, league: League, kind: str, seats: int) -> pairing.Asked:
        """Return the data to plan the next rounds of this kind with, in matches of `seats` people.

        Refusal if none can be planned now.
        """
        if not league.open:
            raise Refusal("season-closed", league=league.name)
        known, ranked, people = await self._database.read(lambda c: _facts(c, league))
        return pairing.asked(known, ranked, people, kind, seats)

    @again
    async def plan(self, league: League, by: int, kind: str, seats: int, days: int) -> None:
        """Plan a whole round-robin, or the next Swiss round, in matches of `seats` people.

        Each round lasts `days` days.
        """
        fresh, now = await self._leagues.at(league.id), self.timers.clock()
        asked = await self.asked(fresh, kind, seats)
        rounds = await self._worker.reckon(_rounds, asked)

        def add(connection: Connection) -> None:
            for at, groups in enumerate(rounds, 1):
                due = now + timedelta(days=days * at)
                fixtures.add(connection, fresh.season.id, asked.last + at, groups, due)

        note = leagues.noted(fresh, by, "schedule", now, rounds=len(rounds))
        await self._leagues.save(fresh, fresh, add, note)
        await self.reopen()

    async def reopen(self) -> None:
        """Set the timer for the next reminder of every league; after a failure, a little later."""
        shards = self._database.shards
        for league, rings in await self._database.read(lambda c: fixtures.waiting(c, shards)):
            self.timers.set(league, max(rings, self._later.get(league, rings)))

    async def _rung(self, number: int) -> None:
        """Remind the players of matches that are due soon, or whose round has begun.

        Each reminder is sent once, and not to people who play already.
        """
        async with self._locks.of(number):
            await self._remind_all(number)
        await self.reopen()

    async def _remind_all(self, number: int) -> None:
        league = await self._database.read(lambda c: leagues.by_id(c, number))
        if not league.open or not self._database.shards.serve(league.guild):
            return
        soon = self.timers.clock() + timedelta(seconds=1)
        season = league.season.id
        known, matches = await self._database.read(
            lambda c: (fixtures.of_season(c, season), fixtures.being_played(c, season))
        )
        playing = {*matches.values()}
        rung = [each for each in known if each.unplayed and not each.reminded]
        rung = [each for each in rung if each.rings <= soon]
        self._later.pop(number, None)
        for how, some in (
            (fixtures.TOLD, [each for each in rung if each.begins]),
            (fixtures.REMINDED, [each for each in rung if not each.begins]),
        ):
            if some and not await self._tell(league, how, some, playing):
                self._later[number] = self.timers.clock() + RETRY

    async def _tell(
        self, league: League, how: int, some: list[Fixture], playing: Collection[frozenset[int]]
    ) -> bool:
        """Remind the people who have not begun to play, and note that.

        Return False if a later try may succeed.
        """
        waiting = [each for each in some if each.people not in playing]
        told = await self._allowed(league, waiting)
        if told and not await self._remind(league, told):
            return False
        await self._database.write(lambda c: fixtures.tell(c, [each.number for each in some], how))
        log.info("reminded", league=league.id, matches=len(some), how=how)
        return True

    async def _allowed(self, league: League, due: Sequence[Fixture]) -> list[Fixture]:
        """Return the matches of which people are reminded.

        Nobody in them is excluded or forgotten, has left the league or has withdrawn from the
        tournament.
        """
        scope, now = Scope(league.guild, league.id), self.timers.clock()
        gone, open_ones = await self._database.read(
            lambda c: (exclusions.people(c, scope, now), _open(c, league, due))
        )
        return [
            fixture
            for fixture in open_ones
            if min(fixture.people) > 0 and not gone.intersection(fixture.people)
        ]


def _scheduled(connection: Connection, season: int) -> list[Fixture]:
    """Return the matches of a season that belong to no tournament."""
    return [
        fixture for fixture in fixtures.of_season(connection, season) if fixture.tournament is None
    ]


def _open(connection: Connection, league: League, due: Sequence[Fixture]) -> list[Fixture]:
    """Return the matches that can still be played: nobody in them has left or withdrawn."""
    members = leagues.members(connection, league.id)
    cups = {each.tournament for each in due if each.tournament is not None}
    pending = {match.number for cup in cups for match in tournaments.by_id(connection, cup).pending}
    return [
        each
        for each in due
        if (each.number in pending if each.tournament is not None else each.people <= members)
    ]


def _facts(
    connection: Connection, league: League
) -> tuple[list[Fixture], list[int], frozenset[int]]:
    """Return the schedule of the season, people by their standing, and the members."""
    season = league.season.id
    ranked = [place.user for place in ledgers.standings(connection, league.guild, season)]
    return _scheduled(connection, season), ranked, leagues.members(connection, league.id)


def _rounds(asked: pairing.Asked) -> list[pairing.Round]:
    """Return all rounds of a round-robin, or the next Swiss round: the people of each match."""
    kind, order, seats, met, out, _ = asked
    if kind == "round-robin":
        return pairing.round_robin(order, seats)
    return [pairing.next_round(order, seats, met, out)]
