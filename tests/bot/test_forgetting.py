"""A person is forgotten in steps: each is short and leaves a balanced ledger."""

from __future__ import annotations

import asyncio
import shutil
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from bot.domain.ledger.entries import FORGOTTEN
from bot.services.ledger import rebuilding
from bot.store import Database, schema
from bot.store.declared import books
from bot.store.people import forgetting, privacy
from bot.store.upkeep import pruning
from tests.bot.people.forgotten import (
    AKI,
    BEN,
    BOSS,
    LEAGUE,
    PLAIN,
    PRESSES,
    PSEUDONYM,
    KilledError,
    World,
    accounts,
    check,
    dying,
    named,
    stepping,
)
from tests.bot.world.everything import everything
from tests.bot.world.lone_tables import GUILD, Clock

pytestmark = pytest.mark.usefixtures("unhurried", "secrets")
ROWS, MATCHES = 3, 1
"""The sizes of steps here: so small that there are many."""
MOST = max(ROWS, MATCHES * 10) + 1
"""The most rows of a step, with the note of what is left."""


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forgetting, "ROWS", ROWS)
    monkeypatch.setattr(forgetting, "MATCHES", MATCHES)


@pytest.fixture
async def world(database: Database, clock: Clock) -> World:
    found = World.on(database, clock)
    await found.fill()
    return found


async def nothing(_: int) -> None:
    """Do nothing between two steps."""


async def test_each_step_is_short_and_leaves_a_ledger_that_balances(
    world: World, database: Database
) -> None:
    before, rows = await database.read(accounts), await database.read(named)

    async def look(_: int) -> None:
        await database.read(check)
        assert await database.read(accounts) == before
        assert await database.read(named) == rows

    with stepping(database, look) as written:
        assert await world.services.privacy.forget(BEN.user) == FORGOTTEN - PSEUDONYM
    assert len(written) > 12
    assert max(written[1:]) <= MOST


@pytest.mark.parametrize("matches", [0, 3])
async def test_the_first_step_is_as_long_after_many_matches(
    world: World, database: Database, matches: int
) -> None:
    """Only results of a league are renamed at once: its standings are computed from them."""
    for _ in range(matches):
        await world.match(PLAIN)
    with stepping(database, nothing) as written:
        await world.services.privacy.forget(BEN.user)
    assert written[0] == 19


async def test_a_start_finishes_after_a_kill_at_any_step(
    world: World, database: Database, clock: Clock, tmp_path: Path
) -> None:
    assert str(BEN.user) in await database.read(everything)
    for after in range(99):
        await database.close()
        shutil.copyfile(tmp_path / "bot.sqlite", tmp_path / "copy.sqlite")
        copy = Database(f"sqlite+aiosqlite:///{tmp_path / 'copy.sqlite'}")
        await copy.open()
        with dying(copy, after):
            try:
                await World.on(copy, clock).services.privacy.forget(BEN.user)
                killed = False
            except KilledError:
                killed = True
        if after:
            await World.on(copy, clock).services.reopen()
            await copy.read(check)
            kept = await copy.read(everything)
            assert str(BEN.user) not in kept, after
            assert "'Ben'" not in kept, after
            assert "#1 never is, says Benny" in kept
        else:
            await copy.read(partial(same, before=await copy.read(everything)))
        await copy.close()
        if not killed:
            break
    assert 12 < after < 99


def same(connection: Any, before: str) -> None:
    assert everything(connection) == before


@pytest.mark.parametrize("after", [1, 3, 8])
async def test_moves_that_a_person_makes_meanwhile_stay_theirs(
    world: World, database: Database, after: int
) -> None:
    """Also at a table that was opened before."""
    tables = world.services.tables

    async def plays(step: int) -> None:
        if step == after:
            await tables.lobbies.join(world.lobby, BEN, next(PRESSES))
            await world.play(await tables.keeper.at(world.lobby), AKI.user)
            await world.services.people.change(BEN.user, lambda one: replace(one, rule="pass"))

    with stepping(database, plays):
        await world.services.privacy.forget(BEN.user)
    await database.read(check)
    counted = await database.read(partial(privacy.counted, user=BEN.user))
    alone = {"seats": 1, "results": 1, "names": 1, "preferences": 1, "tables": 0, "audit": 0}
    assert {name: counted[name] for name in alone} == alone
    p, e = books.postings, books.entries
    mine = select(e.c.table).join(p, p.c.slip == e.c.id).where(p.c.user == BEN.user).distinct()
    assert await database.read(lambda c: c.execute(mine).scalars().all()) == [world.lobby]
    assert await world.services.privacy.forget(BEN.user) == FORGOTTEN - PSEUDONYM + 1
    assert str(BEN.user) not in await database.read(everything)


async def test_rulings_rebuilds_and_pruning_between_two_steps_do_no_harm(
    world: World, database: Database
) -> None:
    """Ratings are computed from the results of the matches that still count."""
    await world.match(LEAGUE)
    r, t = books.results, schema.tables
    league = select(func.max(r.c.table)).where(r.c.season.is_not(None))
    plain = select(t.c.id).where(t.c.channel == PLAIN)
    match = await database.read(lambda c: c.execute(league).scalar_one())
    other = await database.read(lambda c: c.execute(plain).scalar_one())
    organisers = world.services.organisers

    async def disturbs(step: int) -> None:
        if step % 2:
            await database.write(partial(rebuilding.rebuild, write=True))
        if step == 2:
            await organisers.void_match(GUILD, BOSS, match, "by mistake")
        if step == 4:
            await database.write(partial(pruning.prune, matches=[other]))

    with stepping(database, disturbs):
        await world.services.privacy.forget(BEN.user)
    await database.read(check)
    assert str(BEN.user) not in await database.read(everything)
    found = await world.services.leagues.named(GUILD, None, LEAGUE)
    ladder = await world.services.leagues.ladder(found)
    deals = {row.standing.user: row.standing.deals for row in ladder.rows}
    assert deals[PSEUDONYM] == deals[AKI.user] > 0
    rated = await database.read(lambda c: c.execute(select(books.ratings.c.user)).scalars().all())
    assert {*rated} == {AKI.user, PSEUDONYM}


async def test_a_second_request_goes_on_with_the_first(world: World, database: Database) -> None:
    with dying(database, 2), pytest.raises(KilledError):
        await world.services.privacy.forget(BEN.user)
    forget = world.services.privacy.forget
    assert [*await asyncio.gather(forget(BEN.user), forget(BEN.user))] == [1, 1]
    await database.read(check)
    assert str(BEN.user) not in await database.read(everything)


async def test_a_second_request_forgets_what_came_since_the_first(
    world: World, database: Database
) -> None:
    with dying(database, 2), pytest.raises(KilledError):
        await world.services.privacy.forget(BEN.user)
    await world.services.people.change(BEN.user, lambda one: replace(one, rule="pass"))
    assert await world.services.privacy.forget(BEN.user) == 2
    assert str(BEN.user) not in await database.read(everything)


@pytest.mark.both
async def test_two_processes_that_start_finish_it_together(
    world: World, database: Database, clock: Clock
) -> None:
    with dying(database, 2), pytest.raises(KilledError):
        await world.services.privacy.forget(BEN.user)
    other = Database(database.url.render_as_string(hide_password=False))
    await other.open()
    starts = [World.on(one, clock).services.reopen() for one in (database, other)]
    await asyncio.gather(*starts)
    await other.close()
    await database.read(check)
    assert str(BEN.user) not in await database.read(everything)
