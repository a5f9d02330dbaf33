"""Fixtures of seasons: round-robin and Swiss, with reminders before a match is due."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime, timedelta

from bot.domain.league import pairing
from bot.domain.league.season import League
from bot.domain.refusal import Refusal
from bot.store import Connection, Database
from bot.store.league import fixtures, leagues
from bot.store.league.fixtures import Fixture
from bot.store.ledger import ledgers
from bot.timers import Timers

log = logging.getLogger("paifuda.leagues")

KINDS = ("round-robin", "swiss")
SEATS = (2, 4)
AHEAD = timedelta(hours=24)
"""So long before a match is due its players are reminded."""
MOST = 64
"""A round-robin is planned for so many people at most."""

Reminder = Callable[[League, Sequence[Fixture]], Awaitable[None]]


class Fixtures:
    """Who is to play whom; `remind` is called when matches of a league are due soon."""

    def __init__(self, database: Database, clock: Callable[[], datetime], remind: Reminder) -> None:
        self._database = database
        self._remind = remind
        self.timers = Timers(clock, self._rung)

    async def of_league(self, league: League) -> list[Fixture]:
        """The schedule of the last season."""
        return await self._database.read(lambda c: _scheduled(c, league.season.id))

    async def plan(self, league: League, by: int, kind: str, seats: int, days: int) -> None:
        """Plan a round-robin, or the next round of a Swiss; each round has so many days."""
        if not league.open:
            raise Refusal("season-closed", league=league.name)
        now = self.timers.clock()

        def work(connection: Connection) -> None:
            known = _scheduled(connection, league.season.id)
            rounds = _rounds(connection, league, known, kind, seats)
            last = max((one.round for one in known), default=0)
            for at, groups in enumerate(rounds, 1):
                due = now + timedelta(days=days * at)
                fixtures.add(connection, league.season.id, last + at, groups, due)
            about = {"league": league.name, "rounds": len(rounds)}
            leagues.note(connection, league.guild, by, "schedule", about, "", now)

        await self._database.write(work)
        await self.reopen()

    async def reopen(self) -> None:
        """Watch for the next reminder of every league."""
        shards = self._database.shards
        for league, due in await self._database.read(lambda c: fixtures.waiting(c, shards)):
            self.timers.set(league, due - AHEAD)

    async def _rung(self, number: int) -> None:
        """Some matches of a league are due soon, or were while the bot was away."""
        league = await self._database.read(lambda c: leagues.by_id(c, number))
        if not league.open or not self._database.shards.serve(league.guild):
            return
        soon = self.timers.clock() + AHEAD + timedelta(seconds=1)
        season = league.season.id
        due = [
            one
            for one in await self._database.read(lambda c: fixtures.of_season(c, season))
            if one.table is None and not one.reminded and one.due <= soon
        ]
        if due:
            await self._database.write(lambda c: fixtures.remind(c, [one.number for one in due]))
            log.info("reminded league=%d matches=%d", number, len(due))
            await self._remind(league, due)
        await self.reopen()


def _scheduled(connection: Connection, season: int) -> list[Fixture]:
    """The matches of a season that belong to no tournament."""
    return [one for one in fixtures.of_season(connection, season) if one.tournament is None]


def _rounds(
    connection: Connection, league: League, known: Sequence[Fixture], kind: str, seats: int
) -> list[pairing.Round]:
    """The rounds that are planned now; RuleError when there is nothing to plan."""
    season, guild = league.season.id, league.guild
    ranked = [one.user for one in ledgers.standings(connection, guild, season)]
    people = leagues.members(connection, league.id)
    order = [user for user in ranked if user in people]
    order += sorted(people - {*order})
    if len(order) < seats:
        raise Refusal("too-few-members", fewest=str(seats))
    if kind == "round-robin":
        if known:
            raise Refusal("schedule-exists")
        if len(order) > MOST:
            raise Refusal("too-many-members", most=str(MOST))
        return pairing.round_robin(order, seats)
    met = pairing.meetings([tuple(one.people) for one in known])
    last = max((one.round for one in known), default=0)
    played = Counter(user for one in known for user in one.people)
    out = {user: last - played[user] for user in order}
    return [pairing.next_round(order, seats, met, out)]
