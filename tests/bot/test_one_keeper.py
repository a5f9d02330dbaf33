"""Five kinds of values are written by one function: all or nothing, and again after a lost race."""

from __future__ import annotations

import ast
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import MagicMock

import pytest
import sqlalchemy as sql

import bot.services
from bot.domain.contests.course import Plan
from bot.domain.contests.gathering import Announcement
from bot.domain.league.season import League
from bot.domain.league.tournament import SWISS
from bot.domain.refusal import Refusal
from bot.domain.shards import ALL
from bot.domain.tables.player import Player
from bot.services.keeping import TRIES, Keeper, Work
from bot.services.services import Services
from bot.services.stage import Stage
from bot.store import Database, Row, schema
from bot.store.contests import schema as contests
from bot.store.declared import metadata
from bot.store.ledger import books
from bot.store.people import schema as people
from tests.bot.world.lone_tables import GUILD, Clock

pytestmark = [pytest.mark.both, pytest.mark.usefixtures("unhurried")]
BOSS, AKI, BEN = Player(1, "Boss"), Player(2, "Aki"), Player(3, "Ben")


class World(NamedTuple):
    """The services, and a league; every other value has the number 1 as well."""

    services: Services
    league: League


class Act(NamedTuple):
    """A change of a value through its service, and the own row of that value."""

    do: Callable[[World], Awaitable[object]]
    table: sql.Table
    number: str = "id"


ACTS = {
    "a table": Act(lambda w: w.services.tables.lobbies.join(1, BEN, 9), schema.tables),
    "a person": Act(
        lambda w: w.services.people.change(1, lambda one: replace(one, confirm="never")),
        people.preferences,
        "user",
    ),
    "a league": Act(
        lambda w: w.services.leagues.set_term(w.league, 1, "daily", "5"), books.leagues
    ),
    "a season": Act(lambda w: w.services.leagues.close(w.league, 1), books.leagues),
    "a tournament": Act(
        lambda w: w.services.tournaments.enter(w.league, 1, BEN, 9), books.tournaments
    ),
    "a duplicate match": Act(lambda w: w.services.duplicates.join(1, BEN, 9), contests.duplicates),
}
EVERY = pytest.mark.parametrize("act", ACTS.values(), ids=list(ACTS))


@pytest.fixture
async def world(database: Database, clock: Clock) -> World:
    stage = MagicMock(spec=Stage)
    stage.reachable.return_value = ALL
    services = Services(database, clock, stage)
    league = await services.leagues.create(GUILD, 1, "Spring", 9_000, "mushi")
    await services.tournaments.announce(league, 1, Plan(SWISS, "mushi", 2, 10, 30, 3))
    await services.tables.lobbies.open(GUILD, 5, BOSS, "mushi", seats=2)
    await services.duplicates.open(Announcement(GUILD, 6, BOSS, "mushi", None, 1, 1, 7))
    await services.people.change(1, lambda one: replace(one, controls="lists"))
    return World(services, league)


async def everything(database: Database) -> dict[str, list[tuple[Any, ...]]]:
    """All rows of the database."""
    return await database.read(
        lambda c: {
            of.name: sorted(map(tuple, c.execute(sql.select(of)).all()), key=repr)
            for of in metadata.sorted_tables
        }
    )


async def edition(database: Database, act: Act) -> int:
    mine = act.table.c[act.number] == 1
    found = sql.select(act.table.c.edition).where(mine)
    return int(await database.read(lambda c: c.execute(found).scalar_one()))


@pytest.fixture
def writes(monkeypatch: pytest.MonkeyPatch) -> list[Callable[[], Awaitable[None]]]:
    """Return a list of disturbances: each write of a keeper takes one and runs it before.

    `broken` is no disturbance before a write, but makes its last work fail.
    """
    before: list[Callable[[], Awaitable[None]]] = []
    write = Keeper.write

    async def disturbed(
        self: Keeper[Any], number: int, rows: Sequence[Row], works: Sequence[Work] = ()
    ) -> None:
        if before:
            disturb = before.pop(0)
            if disturb is broken:
                works = (*works, _fails)
            else:
                await disturb()
        await write(self, number, rows, works)

    monkeypatch.setattr(Keeper, "write", disturbed)
    return before


async def broken() -> None:
    """Mark a write whose last work fails."""


def _fails(connection: sql.Connection) -> None:
    raise RuntimeError("the disk is full")


def overtaking(database: Database, act: Act) -> Callable[[], Awaitable[None]]:
    """Another process, which writes the value first."""
    mine = act.table.update().where(act.table.c[act.number] == 1)

    async def overtake() -> None:
        raised = mine.values(edition=act.table.c.edition + 1)
        await database.write(lambda c: c.execute(raised) and None)

    return overtake


@EVERY
async def test_a_change_that_lost_a_race_is_decided_again(
    world: World, database: Database, act: Act, writes: list[Callable[[], Awaitable[None]]]
) -> None:
    before, rows = await edition(database, act), await everything(database)
    writes.append(overtaking(database, act))
    await act.do(world)
    assert not writes
    assert await edition(database, act) == before + 2
    after = await everything(database)
    changed = {name: len(after[name]) - len(rows[name]) for name in rows}
    assert set(changed.values()) <= {0, 1}  # what stands beside the value is written once


@EVERY
async def test_a_change_that_is_always_overtaken_is_refused_and_unwritten(
    world: World, database: Database, act: Act, writes: list[Callable[[], Awaitable[None]]]
) -> None:
    before, rows = await edition(database, act), await everything(database)
    writes += [overtaking(database, act)] * TRIES
    with pytest.raises(Refusal, match="stale"):
        await act.do(world)
    assert await edition(database, act) == before + TRIES
    await database.write(lambda c: c.execute(act.table.update().values(edition=before)) and None)
    assert await everything(database) == rows


@EVERY
async def test_of_a_change_that_fails_nothing_is_written(
    world: World, database: Database, act: Act, writes: list[Callable[[], Awaitable[None]]]
) -> None:
    rows = await everything(database)
    writes.append(broken)
    with pytest.raises(RuntimeError, match="the disk is full"):
        await act.do(world)
    assert await everything(database) == rows
    await act.do(world)
    assert await everything(database) != rows


async def test_a_change_decided_before_somebody_is_forgotten_is_decided_again(
    world: World, database: Database
) -> None:
    """A value that was read before still names them: writing it would bring them back."""
    services, named = world.services, ("a league", "a tournament", "a duplicate match")
    await services.organisers.handicap(world.league, 1, BEN.user, 7)
    await services.tournaments.enter(world.league, 1, BEN, 9)
    await services.duplicates.join(1, BEN, 9)
    before = {name: await edition(database, ACTS[name]) for name in named}
    await services.privacy.forget(BEN.user)
    after = {name: await edition(database, ACTS[name]) for name in named}
    raised = {name: after[name] - before[name] for name in named}
    assert raised == {"a league": 1, "a tournament": 1, "a duplicate match": 2}, "they left first"


TRIES_ITSELF = {"_play", "rematch"}
"""Acts that count their attempts themselves, or only read the table they lock."""


def test_every_act_on_a_table_tries_again_after_a_race() -> None:
    found = {
        act.name: any(ast.unparse(one) == "again" for one in act.decorator_list)
        for file in Path(bot.services.__path__[0]).rglob("*.py")
        for act in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(act, ast.AsyncFunctionDef) and "_keeper.locked(" in ast.unparse(act)
    }
    assert len(found) > 20, found
    assert {name for name, tries in found.items() if not tries} == TRIES_ITSELF
