"""A public league whose people appear by initials or not at all, and all its public values."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from functools import partial
from random import Random
from typing import Any

from bot.domain.contests import daily, days
from bot.domain.contests.course import Plan
from bot.domain.contests.daily import Day
from bot.domain.league.season import League
from bot.domain.league.tournament import KNOCK_OUT
from bot.domain.people.person import Person
from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from bot.services.ledger import posting
from bot.services.services import Services
from bot.services.site import archive, deals, leagues, people, tournaments
from bot.store import Connection
from bot.store.contests import dailies
from bot.timers import utc
from tests.bot.people.resigning import resigned
from tests.bot.world.lone_tables import Clock
from tests.bot.world.press_numbers import pressed

GUILD, HERE, AWAY = 841_112_223_334_445_551, 842_112_223_334_445_552, 843_112_223_334_445_553
ANNA = Player(911_112_223_334_445_561, "Anna Berg")
ARNE = Player(912_112_223_334_445_562, "Arne Borg")
HIDDEN = Player(913_112_223_334_445_563, "Zacharias")
WAYS = {ANNA.user: "initials", ARNE.user: "initials"}
TODAY = datetime(2026, 1, 1, 12, tzinfo=UTC)
PAST, RUNNING = (daily.moved(daily.day_of(TODAY), back) for back in (-1, 0))
"""The names of two days of deals: one is over, the other is not."""
WHY = "Zacharias was late, says <@913112223334445563>"


async def founded(services: Services, clock: Clock) -> League:
    """Found a league with matches, rulings, a tournament and a running deal; make it public."""
    by = ANNA.user
    league = await services.leagues.create(GUILD, by, "Spring", HERE, "mushi")
    for seed, other in enumerate((HIDDEN, ARNE), 1):
        await played(services, clock, (ANNA, other), seed)
    for number, why in ((1, WHY), (2, "")):
        await services.organisers.correct(GUILD, by, number, HIDDEN.user, by, number, why)
    await services.organisers.penalise(league, by, HIDDEN.user, 3, WHY)
    plan = Plan(KNOCK_OUT, "mushi", 2, 60, 600, 0)
    cup = await services.tournaments.announce(league, by, plan)
    for player in (ANNA, HIDDEN):
        press = pressed(clock(), player.user & 0xFFFF)
        await services.tournaments.enter(league, cup.id, player, press)
    clock.now += timedelta(minutes=61)
    await services.tournaments._rung(cup.id)
    for user, way in WAYS.items():
        change = partial(Person.appearing, way=way, secret=f"{user:064x}")
        await services.people.change(user, change)
    await services.database.write(lambda c: counted(c, league))
    return await services.leagues.publish(league, by, True)


def counted(connection: Connection, league: League) -> None:
    """Draw the secrets of two days, and count the deals of the finished day in a league."""
    for day, secret in ((PAST, "1a" * 32), (RUNNING, "2b" * 32)):
        dailies.add_day(connection, Day(day, secret, ""))
    gained = [
        daily.Played(PAST, "mushi", GUILD, player.user, player.name, player.user, points, True)
        for points, player in enumerate((HIDDEN, ANNA, ARNE))
    ]
    entry = days.entry(GUILD, league.season.id, 3, PAST)
    posts = [(entry, days.postings(gained, {"mushi"}))]
    posting.post_days(connection, league, posts, TODAY)


async def begun(
    services: Services, clock: Clock, pair: tuple[Player, Player], channel: int = HERE
) -> Table:
    """Deal the first deal of a match."""
    one, other = pair
    tables = services.tables
    table = await tables.lobbies.open(GUILD, channel, one, "mushi", seats=2, clock="none")
    table = await tables.lobbies.join(table.id, other, pressed(clock(), 7))
    return await tables.playing.start(table.id, one.user, pressed(clock(), 8))


async def played(
    services: Services,
    clock: Clock,
    pair: tuple[Player, Player],
    seed: int,
    channel: int = HERE,
) -> Table:
    """Play a match of one deal and a few moves, after which somebody resigns."""
    rng, table = Random(seed), await begun(services, clock, pair, channel)
    while table.number == 1 or table.phase == "between":
        table = await moved(services, clock, table, rng)
    return await resigned(services.tables, table.id, pair[1].user)


async def moved(services: Services, clock: Clock, table: Table, rng: Random) -> Table:
    """Make a random move, or press Ready."""
    clock.now += timedelta(seconds=1)
    playing, user = services.tables.playing, table.asked[0].user
    if table.phase == "between":
        return await playing.ready(table.id, user, pressed(clock(), rng.getrandbits(12)))
    seat = table.seat_of(user)
    assert seat is not None
    return await playing.play(table.id, user, rng.choice(table.legal(seat)))


def shown(connection: Connection) -> list[Any]:
    """Return every public value of every public league."""
    found: list[Any] = []
    for of in leagues.every(connection):
        league = leagues.league(connection, of)
        found.append(league)
        for season in league.seasons:
            found += [
                leagues.standings(connection, of, season.number, 0, game) for game in ("", "mushi")
            ]
            found.append(course := leagues.course(connection, of, season.number))
            assert course
            found += [deals.match(connection, of, one.key, utc()) for one in course.matches]
            found += [deals.entry(connection, of, one.key) for one in course.entries]
            found += [
                deals.deal(connection, of, one.key, utc())
                for one in course.entries
                if one.kind == "deal"
            ]
        found += [people.person(connection, of, one.key) for one in league.members]
        found += [tournaments.tournament(connection, of, cup.key) for cup in league.tournaments]
        found += archive.days(connection, TODAY)
        found += archive.counted(connection, date.fromisoformat(PAST))
    return found
