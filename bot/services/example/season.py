"""A season of the example: a league is founded, plays for four weeks, and is made public."""

from __future__ import annotations

from collections.abc import Callable
from contextvars import copy_context
from datetime import UTC, datetime, timedelta
from functools import partial
from hashlib import sha256
from itertools import count
from random import Random

import rules
from bot.domain.contests import daily
from bot.domain.contests.course import Plan
from bot.domain.contests.daily import Day
from bot.domain.league.season import League
from bot.domain.league.tournament import SWISS
from bot.domain.people.person import APPEARS, Person
from bot.domain.shards import NOWHERE
from bot.domain.tables import fair, lobby
from bot.domain.tables.table import Table
from bot.services.example.people import PEOPLE, Invented
from bot.services.example.playing import CHANNEL, GUILD, Clock, Playing
from bot.services.services import Services
from bot.services.stage import SILENT
from bot.store import Connection, Database
from bot.store.contests import dailies
from bot.store.lessons import solutions

FOUNDED = datetime(2026, 9, 7, 9, tzinfo=UTC)
"""The time at which the league is founded, a Monday morning."""
DAY = timedelta(days=1)
DAYS = 28
"""The number of days of the season."""
NAME = "Peach Blossom Land 桃源"
"""The name of the league: a land in a story that readers of all four languages know."""
GAMES = (("mushi", 4), ("koikoi", 4), ("tiengow", 4), ("xiamen", 0))
"""The games of the league with the number of deals of a match; 0 for the usual number."""
EVENING = ("mushi", "tiengow", "koikoi", "xiamen", "mushi", "koikoi", "tiengow")
"""The game of each evening of a week."""
CUP = 5
"""The day of the tournament, counted from the first."""
DAILY = range(DAYS - 7, DAYS)
"""The days whose deals of the day are played."""


def over() -> datetime:
    """Return the time at which the season is over."""
    return FOUNDED + DAYS * DAY


async def play(database: Database, *, days: int | None = None) -> None:
    """Play the season, or its first days, into a new database; the result is the same each time."""
    numbers, clock = count(), Clock(FOUNDED)
    usual = fair.SOURCE.set(
        lambda size: sha256(b"example %d" % next(numbers)).hexdigest()[: 2 * size]
    )
    await database.open()
    services = Services(database, clock, SILENT)
    try:
        await Season(services, clock).play(DAYS if days is None else days)
    finally:
        fair.SOURCE.reset(usual)
        await services.rest()


class Season:
    """The season, played day by day."""

    def __init__(self, services: Services, clock: Clock) -> None:
        self._services, self._clock = services, clock
        self._playing = Playing(services, clock)
        self._luck = Random(1)

    async def play(self, days: int) -> None:
        """Found the league, play on each day, and make the league public."""
        drawn = partial(copy_context().run, fair.draw_secret)  # the writer runs in another thread
        await self._services.database.write(partial(_draw, secret=drawn))
        league = await self._founded()
        for day in range(days):
            await self._daily(day)
            self._until(day, hours=11)
            if day == CUP:
                await self._tournament(league)
            else:
                await self._evening(EVENING[day % len(EVENING)])
            await self._counted(league)
        await self._ruled(league)
        for invented in PEOPLE:
            secret = fair.draw_secret()
            change = partial(Person.appearing, way=invented.appears, secret=secret)
            if invented.appears != APPEARS[0]:
                await self._services.people.change(invented.user, change)
        await self._services.leagues.publish(league, PEOPLE[0].user, public=True)

    async def _founded(self) -> League:
        leagues, by = self._services.leagues, PEOPLE[0].user
        league = await leagues.create(GUILD, by, NAME, CHANNEL, GAMES[0][0])
        for key, deals in GAMES:
            league = await leagues.set_game(league, by, key, table=_table(key, deals))
        league = await leagues.even_out(league, by)
        league = await leagues.set_term(league, by, "daily", "2")
        for invented in PEOPLE:
            await leagues.join(league, invented.player)
        return league

    def _until(self, day: int, hours: int) -> None:
        """Set the clock to some hours after the morning of a day, unless it is later already."""
        self._clock.now = max(self._clock.now, FOUNDED + day * DAY + timedelta(hours=hours))

    async def _evening(self, game: str) -> None:
        """Play a match of a game."""
        await self._playing.match(self._luck.sample(PEOPLE, rules.game(game).seats[-1]), game)

    async def _daily(self, day: int) -> None:
        """Play the deals of a day, if it is in `DAILY`."""
        if day not in DAILY:
            return
        self._until(day, hours=0)
        games = [key for key, _ in GAMES]
        for invented in self._luck.sample(PEOPLE, 6):
            for game in (games[day % 2], games[2]):
                await self._deal_of_the_day(invented, game)

    async def _deal_of_the_day(self, invented: Invented, game: str) -> None:
        name, *_ = await self._services.dailies.promises()
        about = name, game, invented.player, GUILD, "Computer {}".format
        table = await self._services.dailies.begin(*about, ranked=True)
        await self._playing.finish(table.id)

    async def _counted(self, league: League) -> None:
        """Let the league count the days that are over."""
        timers = self._services.leagues.timers
        timers.ring(league.id)
        await timers.rest(patient=True)

    async def _tournament(self, league: League) -> None:
        """Play a Swiss tournament with all people."""
        cups, by = self._services.tournaments, PEOPLE[0].user
        cup = await cups.announce(league, by, Plan(SWISS, "mushi", 2, 60, 24 * 60, 0))
        for invented in PEOPLE:
            await cups.enter(league, cup.id, invented.player, self._clock.press())
        self._clock.now += timedelta(hours=1)
        people = {invented.user: invented for invented in PEOPLE}
        cups.check(cup.season)
        await cups.timers.rest(patient=True)
        while not (cup := await cups.by_id(cup.id)).over:
            assert cup.pending, "the round was not drawn"  # otherwise this would go on for ever
            for match in cup.pending:
                await self._playing.match([people[user] for user in match.people], cup.game)
                await cups.timers.rest(patient=True)

    async def _ruled(self, league: League) -> None:
        """Let an organiser give a person a penalty."""
        by, last = PEOPLE[0].user, PEOPLE[-4].user
        await self._services.organisers.penalise(league, by, last, 5, "late")


def _draw(connection: Connection, secret: Callable[[], str]) -> None:
    """Draw the problem of each day, and the deals of the days in `DAILY` and of the day after."""
    solutions.draw(connection, FOUNDED.date(), secret)
    for day in (*DAILY, DAILY.stop):
        name = daily.day_of(FOUNDED + day * DAY)
        dailies.add_day(connection, Day(name, secret(), secret()))


def _table(key: str, deals: int) -> Table:
    """Return a table with the house rules of the league."""
    game, opener = rules.game(key), PEOPLE[0].player
    preset, options = next(iter(game.presets.items()))
    if deals:
        options = lobby.with_deals(game, options, deals)
    return lobby.laid(NOWHERE, NOWHERE, opener, key, preset, options)
