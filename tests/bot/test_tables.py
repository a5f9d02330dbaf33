"""Parts of the service that Discord does not show: its cache, its log, its ledger, its writer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, func, select

from bot.domain.tables import dealing, fair
from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from bot.services.tables import keeping
from bot.services.tables.tables import Tables
from bot.store import Database, DuplicateError, schema
from bot.store.ledger import books
from rules import Chance
from rules.record import read, write
from tests.bot.people.agreeing import all_agree
from tests.bot.world.matches import PEOPLE, opened, played, rebuilt, recorded, since, step
from tests.volume import FIRST, LONG, seeds

pytestmark = pytest.mark.both

MATCHES = pytest.mark.parametrize(
    ("key", "people"), [("mushi", 2), ("sakura", 3), ("sakura", 5), ("koikoi", 2)]
)
"""Every game, and people who sit out."""
FOUR = ("pine.crane", "pine.ribbon", "pine.j1", "pine.j2")


@pytest.fixture
def tables(database: Database) -> Tables:
    return Tables(database)


# --- The cache ------------------------------------------------------------------------------------


@MATCHES
async def test_a_table_read_from_disk_equals_the_one_in_memory(
    tables: Tables, database: Database, key: str, people: int
) -> None:
    """Plies of a match, as after a restart: every third in the gate."""
    table, rng, turn = await opened(tables, key=key, people=people), Random(1), FIRST
    while table.phase != "over":
        table = await step(tables, table, rng)
        assert await tables.shown_in(9) is table
        turn += 1
        if LONG or turn % 3 == 0 or table.phase != "playing":
            assert await Tables(database).shown_in(9) == table


async def test_a_table_ended_before_its_deal_reads_the_same(
    tables: Tables, database: Database
) -> None:
    table = await tables.lobbies.open(1, 9, Player(1, "Aki"), "mushi")
    ended = await tables.ending.end(table.id, 1, False)
    assert await Tables(database).shown_in(9) == ended


async def test_tables_that_memory_does_not_hold_are_rebuilt(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "CACHED", 2)
    rng = Random(2)
    known = {channel: await opened(tables, channel) for channel in range(1, 6)}
    for _ in range(6):
        for channel, table in known.items():
            assert await tables.shown_in(channel) == table
            known[channel] = await step(tables, await tables.shown_in(channel), rng)
            assert len(tables.keeper._cache) <= 2


async def test_a_slow_reader_does_not_bring_back_an_older_table(
    tables: Tables, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody looks at a table that memory does not hold while somebody else moves there."""
    await opened(tables)
    fresh, read = Tables(database), Database.read
    has_read, held = asyncio.Event(), asyncio.Event()
    first = True

    async def slow(self: Database, query: Callable[[Connection], Any]) -> Any:
        nonlocal first
        waits, first = first, False
        found = await read(self, query)
        if waits:
            has_read.set()
            await held.wait()
        return found

    monkeypatch.setattr(Database, "read", slow)
    looking = asyncio.create_task(fresh.shown_in(9))
    await has_read.wait()
    moved = await step(fresh, await fresh.shown_in(9), Random(0))
    held.set()
    await looking
    assert await fresh.shown_in(9) == moved


# --- A deal that its hands decide -----------------------------------------------------------------


def decided(table: Table) -> Chance:
    """The chance of a first deal that ends as it is dealt."""
    people = len(table.players)
    deck = table.game.deck(table.options, people)
    opening = table.game.opening(table.options, people)
    found = (fair.chance("00" * 32, (str(number),), deck) for number in range(3000))
    return next(one for one in found if table.game.deal(table.options, opening, one).state.result)


@pytest.mark.parametrize("left", [False, True], ids=["dealt", "left by an earlier release"])
async def test_a_deal_that_ends_when_dealt_is_paid_once(
    tables: Tables, database: Database, monkeypatch: pytest.MonkeyPatch, left: bool
) -> None:
    table = await tables.lobbies.open(1, 9, PEOPLE[0], "tiengow", "tiengowB", seats=4)
    for player in PEOPLE[1:4]:
        table = await tables.lobbies.join(table.id, player, 1000 * player.user)
    table = await tables.lobbies.set_rules(table.id, 1, None, {"wall_method": "outsideIn"})
    await all_agree(tables, table.id)
    table = await tables.at(table.id)
    chance = decided(table)
    with monkeypatch.context() as patch:
        patch.setattr(fair, "chance", lambda *_: chance)
        if left:
            patch.setattr(dealing, "after", lambda table, deal: replace(table, deal=deal))
        table = await tables.playing.start(table.id, 1, 2009)
    assert (table.phase == "playing") is left
    table = await tables.playing.awake(table.id)
    assert (table.phase, table.due) == ("between", None)
    kept = await entries(database, table.id)
    assert kept == rebuilt(await recorded(tables, table))
    assert any(kept.values())
    table = await step(tables, table, Random(1))
    assert table.deal
    assert table.deal.promise.number == 2


# --- The ledger -----------------------------------------------------------------------------------


async def entries(database: Database, table: int) -> dict[tuple[int, str, int], int]:
    """The ledger of a table, summed by deal, reason and seat."""
    p, e = books.postings, books.entries
    query = select(e.c.deal, p.c.reason, p.c.seat, func.sum(p.c.delta)).where(e.c.table == table)
    grouped = query.join(e, e.c.id == p.c.slip).group_by(e.c.deal, p.c.reason, p.c.seat)
    rows = await database.read(lambda c: c.execute(grouped).all())
    return {(row[0], row[1], row[2]): int(row[3]) for row in rows}


@pytest.mark.parametrize("void", [False, True])
@pytest.mark.parametrize("seed", seeds(1, 4))
async def test_the_ledger_follows_from_moves_and_sums_to_zero(
    tables: Tables,
    database: Database,
    monkeypatch: pytest.MonkeyPatch,
    seed: int,
    void: bool,
) -> None:
    if void:
        first = iter([True])

        def chance(secret: str, additions: Any, deck: Any) -> Chance:
            found = drawn(secret, additions, deck)
            if not next(first, False):
                return found
            rest = [card for card in found.deck if card not in FOUR]
            return Chance((*rest[:8], *FOUR, *rest[8:]), found.dice)

        drawn = fair.chance
        monkeypatch.setattr(fair, "chance", chance)
    table = await played(tables, seed, deals=3)
    record = await recorded(tables, table)
    assert (len(record.deals) > 3) >= void
    kept = await entries(database, table.id)
    assert kept == rebuilt(record)
    for deal, reason in {key[:2] for key in kept}:
        assert sum(kept[deal, reason, seat] for seat in (0, 1)) == 0
    assert not void or not [key for key in kept if key[0] == 1]


@MATCHES
async def test_the_ledger_of_every_game_is_what_its_moves_say(
    database: Database, key: str, people: int
) -> None:
    tables = Tables(database, since)
    table = await played(tables, 2, deals=4, key=key, people=people)
    record = await recorded(tables, table)
    kept = await entries(database, table.id)
    assert kept == {fact: points for fact, points in rebuilt(record).items() if fact in kept}
    assert not any(points for fact, points in rebuilt(record).items() if fact not in kept)
    for deal, reason in {key[:2] for key in kept}:
        assert sum(p for (d, r, _), p in kept.items() if (d, r) == (deal, reason)) == 0
    assert [one.fault for one in fair.verify(read(write(record)))] == [None] * len(record.deals)


async def test_an_ended_table_leaves_nothing_of_its_running_deal(
    tables: Tables, database: Database
) -> None:
    table, rng = await opened(tables), Random(5)
    while table.phase == "playing":
        table = await step(tables, table, rng)
    table = await step(tables, table, rng)
    table = await step(tables, table, rng)
    await tables.ending.end(table.id, 1, False)
    record = await recorded(tables, await tables.shown_in(9))
    assert len(record.deals) == 1
    assert await entries(database, table.id) == rebuilt(record)


# --- The writer -----------------------------------------------------------------------------------


def adding(channel: int, fail: Exception | None = None) -> Callable[[Connection], int]:
    """Write a table row by hand."""

    def work(connection: Connection) -> int:
        if fail:
            raise fail
        values = {
            **{"guild": 1, "channel": channel, "owner": 1, "game": "mushi", "version": 1},
            **{"preset": "mushi", "differences": "", "phase": "lobby", "opened_at": func.now()},
        }
        connection.execute(schema.tables.insert().values(**values))
        return channel

    return work


@pytest.mark.parametrize("fail", [None, ValueError("no")])
async def test_one_bad_write_of_a_group_spares_the_others(
    database: Database, commits: list[int], fail: Exception | None
) -> None:
    works = [adding(1), adding(2), adding(1, fail), adding(3)]
    done = await asyncio.gather(*map(database.write, works), return_exceptions=True)
    assert (done[0], done[1], done[3]) == (1, 2, 3)
    assert isinstance(done[2], ValueError if fail else DuplicateError)
    assert commits[0] == 4
    kept = await database.read(lambda c: c.execute(select(schema.tables.c.channel)).scalars().all())
    assert sorted(kept) == [1, 2, 3]


async def test_the_moves_of_many_tables_share_a_commit(tables: Tables, commits: list[int]) -> None:
    known = [await opened(tables, channel) for channel in range(1, 11)]
    commits.clear()
    moved = await asyncio.gather(*(step(tables, table, Random(1)) for table in known))
    assert sum(commits) == 10
    assert len(commits) <= 3
    assert all(table.deal and table.deal.ply == 1 for table in moved)


async def test_an_impatient_player_leaves_no_half_move(tables: Tables, database: Database) -> None:
    table = await opened(tables)
    moving = asyncio.create_task(step(tables, table, Random(1)))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    moving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await moving
    await database.write(lambda c: None)
    now = await tables.shown_in(9)
    assert now == await Tables(database).shown_in(9)
    assert (await step(tables, now, Random(1))).deal is not None
