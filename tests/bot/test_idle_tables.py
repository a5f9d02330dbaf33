"""Tables where nobody has moved for a long time: who may close them, and which time counts."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.domain.refusal import Refusal
from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from bot.services.services import Services
from tests.bot.world.lone_tables import GUILD, HERE, Clock
from tests.bot.world.matches import PEOPLE
from tests.bot.world.press_numbers import pressed

pytestmark = pytest.mark.both
AKI, BEN = PEOPLE[:2]
EVE = Player(77, "Eve")
MONTH = timedelta(days=31)


async def playing(services: Services) -> Table:
    """A match of two that has begun."""
    lobbies = services.tables.lobbies
    table = await lobbies.open(GUILD, HERE, AKI, "mushi")
    await lobbies.join(table.id, BEN, pressed(services.tables.keeper.now()))
    return await services.tables.playing.start(table.id, AKI.user, 7)


async def opens(services: Services, person: Player) -> Table:
    return await services.tables.lobbies.open(GUILD, HERE, person, "mushi")


async def test_time_without_the_bot_does_not_close_a_table(
    services: Services, clock: Clock
) -> None:
    old, alarm, shards = await playing(services), services.tables.alarm, services.database.shards
    clock.now += timedelta(days=5)
    await alarm.pulse()
    clock.now += MONTH
    await alarm.reopen(shards)
    with pytest.raises(Refusal, match="table-exists"):
        await opens(services, EVE)
    assert (await services.tables.at(old.id)).phase == "playing"
    clock.now += timedelta(days=26)
    await opens(services, EVE)
    assert (await services.tables.at(old.id)).phase == "over"


async def test_a_match_of_a_league_gives_way_to_its_players(
    services: Services, clock: Clock
) -> None:
    league = await services.leagues.create(GUILD, 99, "Spring", HERE)
    for person in (AKI, BEN):
        await services.leagues.join(league, person)
    old = await playing(services)
    (asked,) = old.waits_for
    waits, other = (AKI, BEN) if asked == old.seat_of(AKI.user) else (BEN, AKI)
    clock.now += MONTH
    for person in (EVE, waits):
        with pytest.raises(Refusal, match="table-counts"):
            await opens(services, person)
    assert (await services.tables.at(old.id)).phase == "playing"
    assert (await opens(services, other)).phase == "lobby"
    assert (await services.tables.at(old.id)).phase == "over"
