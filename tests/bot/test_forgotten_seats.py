"""A person who deletes their data leaves every table, and waits for nobody to let them go."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any
from unittest.mock import AsyncMock, MagicMock

import pytest

from bot.domain.contests.gathering import Announcement
from bot.domain.ledger.entries import FORGOTTEN
from bot.domain.people.exclusion import Scope
from bot.domain.refusal import Refusal
from bot.domain.shards import ALL, NOWHERE
from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from bot.services.services import Services
from bot.services.stage import Stage
from bot.services.tables.tables import Tables
from bot.store import Database
from tests.bot.people.forgotten import check
from tests.bot.world.everything import everything
from tests.bot.world.lone_tables import GUILD, Clock
from tests.bot.world.matches import play_on

pytestmark = pytest.mark.usefixtures("unhurried", "secrets")
AKI, BEN, CHIYO, DAEUN = (
    Player(700000000000000011 + 2 * number, name)
    for number, name in enumerate(("Aki", "Ben", "Chiyo", "Daeun"))
)
"""Ben is the person who deletes their data."""
HERE = 90
PRESSES = count(1000)
named = "Computer {}".format


@pytest.fixture
def services(database: Database, clock: Clock) -> Services:
    stage = MagicMock(spec=Stage)
    stage.reachable.return_value, stage.computers.return_value = ALL, named
    return Services(database, clock, stage)


# --- The places where a person may have a seat ----------------------------------------------------


async def lobby(of: Services, *people: Player, key: str = "mushi", guild: int = GUILD) -> int:
    """Return a lobby; the first person owns it."""
    channel = people[0].user if guild == NOWHERE else HERE
    seats, bound = max(2, len(people)), await of.tables.counting.bound(channel)
    deals = None if bound else 2
    table = await of.tables.lobbies.open(guild, channel, people[0], key, seats=seats, deals=deals)
    for player in people[1:]:
        await of.tables.lobbies.join(table.id, player, next(PRESSES))
    return table.id


async def invited(of: Services) -> int:
    number = await lobby(of, AKI)
    await of.tables.lobbies.invite(number, AKI.user, [BEN.user])
    return number


async def match(of: Services, *people: Player, key: str = "mushi", guild: int = GUILD) -> int:
    """Return a match in its first deal; one person alone plays with a computer player."""
    number = await lobby(of, *people, key=key, guild=guild)
    await of.tables.playing.start(number, people[0].user, next(PRESSES), named)
    return number


async def between(of: Services) -> int:
    return (await play_on(of.tables, await match(of, AKI, BEN), "between")).id


async def away(of: Services, *ways: str) -> int:
    """Return a match of Ben and Aki; each is away in one of these ways, Ben first."""
    number = await match(of, BEN, AKI)
    for player, way in zip((BEN, AKI), ways, strict=False):
        await of.tables.leaving.go_away(number, player.user, way)
    return number


async def given(of: Services) -> int:
    number = await match(of, BEN, AKI)
    await of.tables.leaving.offer(number, BEN.user, CHIYO)
    return number


async def rematch(of: Services) -> int:
    over = await play_on(of.tables, await match(of, AKI, BEN))
    return (await of.tables.lobbies.rematch(over.id, AKI.user)).id


async def counted(of: Services) -> int:
    """Return a match that counts in a league for people only."""
    league = await of.leagues.create(GUILD, AKI.user, "Spring", HERE, "mushi")
    for player in (AKI, BEN):
        await of.leagues.join(league, player)
    return await match(of, AKI, BEN)


async def duplicate(of: Services, side: int) -> int:
    """Return Ben's table in a duplicate match with some people on a side."""
    people = (BEN, AKI, CHIYO, DAEUN)[: 2 * side]
    key = "mushi" if side == 1 else "tiengow"
    about = Announcement(GUILD, HERE, AKI, key, None, 1, side, 3)
    number = (await of.duplicates.open(about)).id
    for player in people:
        if player is not AKI:
            await of.duplicates.join(number, player, next(PRESSES))
    await of.duplicates.begin(number, AKI.user, next(PRESSES))

    async def room(_: Any) -> int:
        return HERE + 1

    return (await of.duplicates.sit(number, BEN, named, room)).id


PLACES: dict[str, Callable[[Services], Awaitable[int]]] = {
    "a lobby of their own": lambda of: lobby(of, BEN),
    "a lobby of theirs with others": lambda of: lobby(of, BEN, AKI),
    "the lobby of another": lambda of: lobby(of, AKI, BEN),
    "an invitation": invited,
    "the offer of a rematch": rematch,
    "a deal": lambda of: match(of, AKI, BEN),
    "a deal of four": lambda of: match(of, AKI, BEN, CHIYO, DAEUN, key="tiengow"),
    "a deal with a computer": lambda of: match(of, BEN),
    "a deal in no server": lambda of: match(of, BEN, guild=NOWHERE),
    "between two deals": between,
    "an open seat": lambda of: away(of, "open"),
    "a seat that a computer plays": lambda of: away(of, "computer"),
    "a table where all are away": lambda of: away(of, "computer", "computer"),
    "a seat that is offered": given,
    "a match that counts": counted,
    "a duplicate match, alone": lambda of: duplicate(of, 1),
    "a duplicate match of pairs": lambda of: duplicate(of, 2),
}


@pytest.mark.parametrize("place", PLACES.values(), ids=list(PLACES))
async def test_a_seat_never_keeps_data_and_others_play_on(
    services: Services, database: Database, place: Callable[[Services], Awaitable[int]]
) -> None:
    number = await place(services)
    assert str(BEN.user) in await database.read(everything)
    assert await services.privacy.forget(BEN.user) == 1
    kept = await database.read(everything)
    assert str(BEN.user) not in kept
    assert "'Ben'" not in kept
    table = await services.tables.at(number)
    assert BEN.user not in (table.owner, *table.invited, *(one.user for one in table.people))
    assert not {player.user for player in table.asked if player.user < FORGOTTEN}
    if table.phase in ("playing", "between") and not table.offered:
        for player in table.people:
            if player.away and player.user > 0:
                await services.tables.leaving.come_back(number, player.user)
        assert (await play_on(services.tables, number)).phase == "over"
    await database.read(check)


async def test_a_seat_taken_during_the_deletion_refuses_it(
    services: Services, database: Database
) -> None:
    """Otherwise a pseudonym would sit in the lobby; the next request takes the new seat, too."""
    number, leave = await lobby(services, AKI), services.privacy._leave

    async def left(user: int, scope: Scope) -> None:
        services.privacy._leave = leave
        await leave(user, scope)
        await services.tables.lobbies.join(number, BEN, next(PRESSES))

    services.privacy._leave = left
    with pytest.raises(Refusal, match="forget-playing"):
        await services.privacy.forget(BEN.user)
    assert (await services.tables.at(number)).seat_of(BEN.user) is not None
    assert await services.privacy.forget(BEN.user) == 1
    assert str(BEN.user) not in await database.read(everything)


# --- Presses meanwhile ----------------------------------------------------------------------------


async def removed(of: Services) -> int:
    """Return a lobby from which Ben was removed."""
    number = await lobby(of, AKI, BEN)
    await of.tables.lobbies.remove(number, AKI.user, 1, BEN.user)
    return number


async def finished(of: Services) -> int:
    return (await play_on(of.tables, await match(of, AKI, BEN))).id


NAMING: dict[str, Callable[[Services], Awaitable[int]]] = {
    "a lobby": removed,
    "a duplicate match": lambda of: duplicate(of, 2),
    "a finished match": finished,
}
"""Tables that still name Ben when his name is replaced."""
MESSAGE = 77


def reading(of: Services, then: Callable[[], Awaitable[object]]) -> None:
    """Call `then` between the next reading of a table and its return."""
    read, of.tables.keeper._cache = of.database.read, OrderedDict()

    async def disturbed(work: Any) -> Any:
        of.database.read = read  # type: ignore[method-assign]
        found = await read(work)
        await then()
        return found

    of.database.read = disturbed  # type: ignore[assignment,method-assign]


def around(act: str, *, after: bool) -> Callable[[Services, Callable[[], Awaitable[object]]], None]:
    """Return a function that lets `then` be called before or after the next act of the keeper."""

    def disturbs(of: Services, then: Callable[[], Awaitable[object]]) -> None:
        keeper = of.tables.keeper
        does = getattr(keeper, act)

        async def disturbed(*args: Any, **more: Any) -> Any:
            setattr(keeper, act, does)
            if not after:
                await then()
            done = await does(*args, **more)
            if after:
                await then()
            return done

        setattr(keeper, act, disturbed)

    return disturbs


MOMENTS = {
    "reads": reading,
    "decides": around("save", after=False),
    "writes": around("write", after=False),
    "has written": around("write", after=True),
}


@pytest.mark.parametrize("naming", NAMING.values(), ids=list(NAMING))
@pytest.mark.parametrize("disturbs", MOMENTS.values(), ids=list(MOMENTS))
async def test_no_table_in_memory_keeps_a_forgotten_name(
    services: Services,
    database: Database,
    naming: Callable[[Services], Awaitable[int]],
    disturbs: Callable[[Services, Callable[[], Awaitable[object]]], None],
) -> None:
    """The deletion overtakes an act that reads, decides, writes or has just written."""
    number, tables = await naming(services), services.tables
    await services.excluding.leave(BEN.user, Scope())
    assert str(BEN.user) in str(await tables.at(number))
    told = list[Table]()
    tables.keeper.watchers.append(told.append)

    async def forget() -> None:
        services.privacy._leave = AsyncMock()
        await services.privacy.forget(BEN.user)
        told.clear()

    disturbs(services, forget)
    await tables.relocating.posted(number, MESSAGE)
    table = await tables.at(number)
    assert table.message == MESSAGE
    assert table == await Tables(database).at(number)
    assert str(BEN.user) not in str((table, told))
