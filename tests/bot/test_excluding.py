"""Seats, invitations, memberships and entries end for an excluded person; the past stays."""

from __future__ import annotations

from collections import Counter
from datetime import timedelta
from functools import partial
from typing import Any

import pytest

from bot.domain.contests.gathering import Announcement
from bot.domain.people.exclusion import Exclusion, Scope, decided
from bot.domain.refusal import Refusal
from bot.domain.shards import NOWHERE
from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from bot.services.remembered import AGE
from bot.services.services import Services
from bot.services.tables.leaving import Leaving
from bot.store import Connection
from bot.store.people import exclusions
from tests.bot.world.lone_tables import GUILD, Clock
from tests.bot.world.press_numbers import pressed

pytestmark = pytest.mark.both
AKI, BEN, CHIYO, DAEUN = (Player(n, name) for n, name in enumerate(("A", "B", "C", "D"), 1))
BOSS = 99
SERVER, BOT = Scope(GUILD), Scope()


@pytest.fixture(autouse=True)
def _named(services: Services) -> None:
    services.excluding._stage.computers.return_value = "Computer {}".format  # type: ignore[attr-defined]


async def playing(services: Services, channel: int, people: list[Player], guild: int) -> Table:
    """A match that has begun; one person plays against a computer."""
    lobbies, (first, *others) = services.tables.lobbies, people
    table = await lobbies.open(guild, channel, first, "mushi", seats=2)
    for other in others:
        table = await lobbies.join(table.id, other, pressed(services.tables.keeper.now()))
    if not others:
        table = await lobbies.add_computer(table.id, first.user, "Computer {}".format)
    return await services.tables.playing.start(table.id, first.user, 7)


async def kinds(services: Services, table: Table) -> tuple[bool, list[bool]]:
    """Whether a match goes on, and whether each player is a computer."""
    now = await services.tables.at(table.id)
    return now.phase != "over", [player.computer for player in now.players if player]


@pytest.mark.parametrize(
    ("scope", "there", "elsewhere", "alone"),
    [(SERVER, True, False, False), (BOT, True, True, True), (Scope(GUILD + 1), False, True, False)],
    ids=lambda scope: scope.kind if isinstance(scope, Scope) else "",
)
async def test_seats_are_given_up_in_the_place_and_nowhere_else(
    services: Services, scope: Scope, there: bool, elsewhere: bool, alone: bool
) -> None:
    here = await playing(services, 50, [AKI, BEN], GUILD)
    away = await playing(services, 51, [BEN, CHIYO], GUILD + 1)
    own = await playing(services, BEN.user, [BEN], NOWHERE)
    await services.excluding.exclude(BEN.user, scope, BOSS, "good")
    assert await kinds(services, here) == (True, [False, there])
    assert await kinds(services, away) == (True, [elsewhere, False])
    assert await kinds(services, own) == (not alone, [False, True])
    owner = (await services.tables.at(away.id)).owner
    assert owner == (CHIYO.user if elsewhere else BEN.user)


async def test_a_league_frees_seats_in_its_own_lobbies_alone(
    services: Services,
) -> None:
    league = await services.leagues.create(GUILD, BOSS, "Spring", 50)
    lobbies = services.tables.lobbies
    inside, outside = [
        await lobbies.join((await lobbies.open(GUILD, channel, AKI, "mushi")).id, BEN, 1000)
        for channel in (50, 51)
    ]
    await services.excluding.exclude(BEN.user, Scope(GUILD, league.id), BOSS, "good", "", "Spring")
    assert (await services.tables.at(inside.id)).people == (AKI,)
    assert (await services.tables.at(outside.id)).people == (AKI, BEN)
    with pytest.raises(Refusal, match="excluded-league"):
        await lobbies.join(inside.id, BEN, 1001)


async def test_nobody_seats_a_person_who_is_excluded(services: Services) -> None:
    table = await playing(services, 50, [AKI, BEN], GUILD)
    await services.excluding.exclude(CHIYO.user, SERVER, BOSS, "day")
    with pytest.raises(Refusal, match="excluded-other"):
        await services.tables.leaving.substitute(table.id, BEN.user, CHIYO)
    with pytest.raises(Refusal, match="excluded-other"):
        await services.tables.leaving.offer(table.id, BEN.user, CHIYO)
    with pytest.raises(Refusal, match="excluded-server"):
        await services.tables.lobbies.open(GUILD, 60, CHIYO, "mushi")
    await services.tables.lobbies.open(GUILD + 1, 61, CHIYO, "mushi")


async def test_nobody_is_reminded_of_a_match_with_an_excluded_person(
    services: Services, clock: Clock
) -> None:
    league = await services.leagues.create(GUILD, BOSS, "Spring", 50)
    people = AKI, BEN, CHIYO, DAEUN
    for player in people:
        await services.leagues.join(league, player)
    await services.fixtures.plan(league, BOSS, "round-robin", 2, 3)
    await services.excluding.exclude(BEN.user, Scope(GUILD, league.id), BOSS, "good", "", "Spring")
    clock.now += timedelta(days=3)
    await services.fixtures._rung(league.id)
    remind = services.fixtures._remind
    ((_, due),) = [call.args for call in remind.await_args_list]  # type: ignore[attr-defined]
    assert due
    assert all(BEN.user not in fixture.people for fixture in due)
    with pytest.raises(Refusal, match="not-joined"):
        await services.leagues.leave(league, BEN.user)


async def seated(
    services: Services, people: tuple[Player, ...], side: int, excluded: Player | None = None
) -> tuple[int, list[int]]:
    """A duplicate match that has begun, and the tables of its people."""
    matches, rooms = services.duplicates, iter(range(500, 600))

    async def room(_: object) -> int:
        return next(rooms)

    opened = await matches.open(Announcement(GUILD, 90, people[0], "koikoi", None, 2, side, 3))
    for player in people[1:]:
        await matches.join(opened.id, player, pressed(services.tables.keeper.now(), player.user))
    await matches.begin(opened.id, people[0].user, 8)
    if excluded:
        await services.excluding.exclude(excluded.user, SERVER, BOSS, "good")
    sitting = [player for player in people if player is not excluded]
    tables = [
        (await matches.sit(opened.id, player, "Computer {}".format, room)).id for player in sitting
    ]
    return opened.id, tables


async def test_a_person_leaves_a_duplicate_match_for_themselves(services: Services) -> None:
    number, (_, own) = await seated(services, (AKI, BEN), 1)
    await services.excluding.exclude(BEN.user, SERVER, BOSS, "good")
    assert (await services.tables.at(own)).phase == "over"
    assert (await services.duplicates.by_id(number)).rival(BEN.user).gone


async def test_a_computer_player_sits_in_where_sides_play_equal_deals(
    services: Services,
) -> None:
    _, (_, own, *_) = await seated(services, (AKI, BEN, CHIYO, DAEUN), 2)
    await services.excluding.exclude(BEN.user, SERVER, BOSS, "good")
    table = await services.tables.at(own)
    seat = table.seat_of(BEN.user)
    assert seat is not None
    player = table.players[seat]
    assert player
    assert player.away == "computer"


async def test_a_computer_player_sits_in_at_later_tables_of_sides(
    services: Services,
) -> None:
    _, tables = await seated(services, (AKI, BEN, CHIYO, DAEUN), 2, BEN)
    found = [await services.tables.at(number) for number in tables]
    every = {player.user: player for table in found for player in table.people}
    assert {user for user, player in every.items() if player.away} == {BEN.user}


async def test_a_failed_exclusion_is_carried_out_a_minute_later(
    services: Services, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await playing(services, 50, [AKI, BEN], GUILD)

    async def fail(*_: object) -> None:
        raise OSError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(Leaving, "expel", fail)
        with pytest.raises(OSError, match="full"):
            await services.excluding.exclude(BEN.user, SERVER, BOSS, "good")
    assert await services.exclusions.at_door(BEN.user, GUILD)
    assert await kinds(services, table) == (True, [False, False])
    clock.now += AGE
    assert await services.exclusions.at_door(AKI.user, GUILD) is None
    await services.excluding.timers.rest()
    assert await kinds(services, table) == (True, [False, True])


async def test_a_new_exclusion_replaces_one_of_the_same_place(
    services: Services, clock: Clock
) -> None:
    def stored(connection: Connection) -> list[tuple[int, str]]:
        rows = connection.execute(exclusions.E.select().order_by(exclusions.E.c.id)).all()
        return [(row.user, row.why) for row in rows]

    database, exclude = services.database, services.excluding.exclude
    await exclude(BEN.user, SERVER, BOSS, "day", "first")
    await exclude(BEN.user, SERVER, BOSS, "week", "second")
    assert await database.read(stored) == [(BEN.user, "second")]
    await exclude(CHIYO.user, SERVER, BOSS, "day", "short")
    clock.now += timedelta(days=2)
    assert await services.exclusions.at_door(CHIYO.user, GUILD) is None
    await exclude(DAEUN.user, SERVER, BOSS, "good", "third")
    assert await database.read(stored) == [(BEN.user, "second"), (DAEUN.user, "third")]
    assert [one.why for one in services.exclusions.listed(GUILD)] == ["third", "second"]


async def test_the_door_rereads_exclusions_by_other_processes_once_a_minute(
    services: Services, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    reads, read = Counter[str](), services.database.read
    names = "mark", "read"

    async def counted(work: Any) -> Any:
        reads[work.__name__] += 1
        return await read(work)

    async def minute() -> tuple[int, ...]:
        """How often a minute with many presses looks, and how often it reads everything."""
        reads.clear()
        for user in range(1, 50):
            await services.exclusions.at_door(user, GUILD + user % 3)
        clock.now += AGE
        return tuple(reads[name] for name in names)

    def written(user: int) -> Exclusion:
        return decided(user, SERVER, BOSS, "good", "", clock.now)

    monkeypatch.setattr(services.database, "read", counted)
    assert [await minute() for _ in range(3)] == [(1, 1), (1, 0), (1, 0)]
    for user in (BEN.user, BEN.user, CHIYO.user):  # the second takes the place of the first
        await services.database.write(partial(exclusions.add, new=written(user)))
        assert await minute() == (1, 1)
        assert services.exclusions.of(user, SERVER)
    await services.database.write(lambda c: exclusions.lift(c, CHIYO.user, SERVER))
    assert await minute() == (1, 1)
    assert services.exclusions.of(CHIYO.user, SERVER) is None
    await services.excluding.timers.rest()
    assert await minute() == (1, 0)
