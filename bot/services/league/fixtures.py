"""Fixtures of seasons: round-robin and Swiss, with reminders before a match is due."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import NamedTuple

from bot.domain.league import pairing
from bot.domain.league.pairing import Fixture
from bot.domain.league.season import League
from bot.domain.refusal import Refusal
from bot.services.keeping import again
from bot.store import Connection, Database, OvertakenError
from bot.store.league import fixtures, leagues
from bot.store.ledger import ledgers
from bot.timers import Timers
from bot.worker import Worker

log = logging.getLogger("paifuda.leagues")

KINDS = ("round-robin", "swiss")
SEATS = (2, 4)
AHEAD = timedelta(hours=24)
"""How long before a match is due its players are reminded."""
MOST = 64
"""The largest number of people in a planned round-robin."""

Reminder = Callable[[League, Sequence[Fixture]], Awaitable[None]]


class Fixtures:
    """The schedules of leagues.

    `remind` is called with a league and its matches that are due soon.
    """

    def __init__(
        self,
        database: Database,
        clock: Callable[[], datetime],
        remind: Reminder,
        worker: Worker,
    ) -> None:
        self._database, self._worker = database, worker
        self._remind = remind
        self.timers = Timers(clock, self._rung)

    async def of_league(self, league: League) -> list[Fixture]:
        """Return the schedule of the last season, without the matches of tournaments."""
        return await self._database.read(lambda c: _scheduled(c, league.season.id))

    @again
    async def plan(self, league: League, by: int, kind: str, seats: int, days: int) -> None:
        """Plan a round-robin, or the next round of a Swiss; a round lasts `days` days."""
        if not league.open:
            raise Refusal("season-closed", league=league.name)
        now = self.timers.clock()

        def ask(connection: Connection) -> Asked:
            known = _scheduled(connection, league.season.id)
            return _asked(connection, league, known, kind, seats)

        asked = await self._database.read(ask)
        rounds = await self._worker.reckon(_rounds, asked)

        def work(connection: Connection) -> None:
            if ask(connection) != asked:
                raise OvertakenError
            known = _scheduled(connection, league.season.id)
            last = max((fixture.round for fixture in known), default=0)
            for at, groups in enumerate(rounds, 1):
                due = now + timedelta(days=days * at)
                fixtures.add(connection, league.season.id, last + at, groups, due)
            leagues.noted(league, by, "schedule", now, rounds=len(rounds))(connection)

        await self._database.write(work)
        await self.reopen()

    async def reopen(self) -> None:
        """Set the timer for the next reminder of every league."""
        shards = self._database.shards
        for league, due in await self._database.read(lambda c: fixtures.waiting(c, shards)):
            self.timers.set(league, due - AHEAD)

    async def _rung(self, number: int) -> None:
        """Remind players once of the league's matches that are due within a day, or overdue."""
        league = await self._database.read(lambda c: leagues.by_id(c, number))
        if not league.open or not self._database.shards.serve(league.guild):
            return
        soon = self.timers.clock() + AHEAD + timedelta(seconds=1)
        season = league.season.id
        due = [
            fixture
            for fixture in await self._database.read(lambda c: fixtures.of_season(c, season))
            if fixture.table is None and not fixture.reminded and fixture.due <= soon
        ]
        if due:
            await self._database.write(
                lambda c: fixtures.remind(c, [fixture.number for fixture in due])
            )
            log.info("reminded league=%d matches=%d", number, len(due))
            await self._remind(league, due)
        await self.reopen()


def _scheduled(connection: Connection, season: int) -> list[Fixture]:
    """Return the matches of a season that belong to no tournament."""
    return [
        fixture for fixture in fixtures.of_season(connection, season) if fixture.tournament is None
    ]


class Asked(NamedTuple):
    """The data from which rounds are planned.

    `order` has the members by their standing. `met` has how often each group of people has met, and
    `out` how many rounds each person sat out.
    """

    kind: str
    order: list[int]
    seats: int
    met: Mapping[frozenset[int], int]
    out: Mapping[int, int]


def _asked(
    connection: Connection, league: League, known: Sequence[Fixture], kind: str, seats: int
) -> Asked:
    """Return the data for the next rounds; RuleError if none can be planned now."""
    season, guild = league.season.id, league.guild
    ranked = [standing.user for standing in ledgers.standings(connection, guild, season)]
    people = leagues.members(connection, league.id)
    order = [user for user in ranked if user in people]
    order += sorted(people - {*order})
    if len(order) < seats:
        raise Refusal("too-few-members", fewest=str(seats))
    if kind == "round-robin" and known:
        raise Refusal("schedule-exists")
    if kind == "round-robin" and len(order) > MOST:
        raise Refusal("too-many-members", most=str(MOST))
    met = pairing.meetings([tuple(fixture.people) for fixture in known])
    last = max((fixture.round for fixture in known), default=0)
    played = Counter(user for fixture in known for user in fixture.people)
    return Asked(kind, order, seats, met, {user: last - played[user] for user in order})


def _rounds(asked: Asked) -> list[pairing.Round]:
    """Return the planned rounds."""
    kind, order, seats, met, out = asked
    if kind == "round-robin":
        return pairing.round_robin(order, seats)
    return [pairing.next_round(order, seats, met, out)]
