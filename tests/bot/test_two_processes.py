"""Two processes on one database: a process that has read an older table decides again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from random import Random

import pytest

from bot.domain.tables import dealing, fair
from bot.domain.tables.table import Table
from bot.services.tables.tables import Tables
from bot.store import Database, OvertakenError
from bot.store.tables import difference
from rules.record import read, write
from tests.bot.world.lone_tables import EVE, GUILD, HERE, Clock, opened, stored
from tests.bot.world.matches import PEOPLE, recorded, since, step

pytestmark = [pytest.mark.usefixtures("unhurried", "secrets"), pytest.mark.both]


@pytest.fixture
def two(database: Database, clock: Clock) -> tuple[Tables, Tables]:
    """Two processes on one database, each with what it has read in memory."""
    return Tables(database, clock), Tables(database, clock)


async def lobby(tables: tuple[Tables, Tables], key: str = "sakura", seats: int = 3) -> Table:
    """A lobby that both have in memory."""
    one, other = tables
    table = await one.lobbies.open(GUILD, HERE, PEOPLE[0], key, seats=seats, clock="days")
    assert await other.shown_in(HERE) == table
    return table


async def told(*acts: Awaitable[object]) -> list[object]:
    """The results of acts at the same time: the table, or the reason of the refusal."""
    done = await asyncio.gather(*acts, return_exceptions=True)
    return [
        getattr(one, "sentence", repr(one)) if isinstance(one, Exception) else one for one in done
    ]


@pytest.mark.parametrize("at_once", [True, False])
async def test_two_who_join_through_two_processes_both_sit(
    two: tuple[Tables, Tables], database: Database, at_once: bool
) -> None:
    number = (await lobby(two)).id
    joins = [one.lobbies.join(number, PEOPLE[n], n) for n, one in enumerate(two, 1)]
    done = await told(*joins) if at_once else [await one for one in joins]
    assert all(isinstance(one, Table) for one in done)
    now = await stored(database)
    assert sorted(one.user for one in now.players if one) == [1, 2, 3]
    assert now.promise
    assert len(now.promise.additions) == 2


async def _play(tables: Tables, number: int) -> Table:
    """Make a move that was legal when a process last heard of a table."""
    table = await tables.shown_in(HERE)
    (seat,) = table.waits_for
    return await tables.playing.play(number, PEOPLE[seat].user, table.legal(seat)[0])


LATE: list[tuple[str, Callable[[Tables, int], Awaitable[object]]]] = [
    ("not-playing", lambda t, number: _play(t, number)),
    ("not-between", lambda t, number: t.playing.ready(number, 1, 5)),
    ("no-table", lambda t, number: t.ending.end(number, 1, False)),
    ("no-match", lambda t, number: t.leaving.go_away(number, 1, "computer")),
    ("no-match", lambda t, number: t.voting.vote_to_end(number, 1)),
    ("begun", lambda t, number: t.lobbies.join(number, EVE, 5)),
    ("", lambda t, number: t.relocating.posted(number, 4711)),
    ("", lambda t, number: t.relocating.lose(number)),
    ("", lambda t, number: t.playing.give_order(number, 1, "pass", "match")),
    ("", lambda t, number: t.alarm._come_due(number)),
]
"""The acts of a process that has not heard of the end, and the reason of each refusal."""


@pytest.mark.parametrize(("sentence", "late"), LATE)
async def test_a_table_that_has_ended_stays_over(
    two: tuple[Tables, Tables],
    database: Database,
    sentence: str,
    late: Callable[[Tables, int], Awaitable[object]],
) -> None:
    one, other = two
    table = await opened(one, "sakura", 3, clock="days")
    assert (await other.shown_in(HERE)).phase == "playing"
    await one.ending.end(table.id, 1, False)
    (done,) = await told(late(other, table.id))
    assert (done if isinstance(done, str) else "") == sentence
    now = await stored(database)
    assert (now.phase, now.promise, now.clocks) == ("over", None, ())
    again = await one.lobbies.open(GUILD, HERE, PEOPLE[0], "mushi")
    assert (await other.lobbies.join(again.id, PEOPLE[1], 5)).players[1] == PEOPLE[1]


async def test_the_deck_on_disk_is_the_dealt_one(
    two: tuple[Tables, Tables], database: Database, clock: Clock
) -> None:
    """Both start with additions of their own; then both have the last two who get ready."""
    (one, other), clock.now = two, since()
    number = (await lobby(two, "mushi", 2)).id
    await one.lobbies.join(number, PEOPLE[1], 22)
    other.keeper.drop(number)
    await other.shown_in(HERE)
    done = await told(one.playing.start(number, 1, 111), other.playing.start(number, 2, 222))
    assert [one for one in done if isinstance(one, str)] == ["begun"]
    (dealt,) = [one for one in done if isinstance(one, Table)]
    assert await stored(database) == dealt
    rng, table = Random(1), dealt
    while table.phase == "playing":
        table = await step(one, await one.shown_in(HERE), rng)
    other.keeper.drop(number)
    assert await other.shown_in(HERE) == table
    first, second = table.asked
    await told(
        one.playing.ready(number, first.user, 5),
        other.playing.ready(number, second.user, 6),
    )
    now = await stored(database)
    assert now.deal
    promise, chance = now.deal.promise, now.deal.chance
    assert sorted(promise.additions) == [f"{seat}:{5 + seat}" for seat in (0, 1)]
    deck = now.game.deck(now.options, 2)
    assert chance == fair.chance(promise.secret, promise.additions, deck)
    while now.phase == "playing":
        now = await step(other, await stored(database), rng)
    faults = fair.verify(read(write(await recorded(one, now))))
    assert [one.fault for one in faults] == [None, None]


@pytest.mark.parametrize("pinned", [True, False])
async def test_a_press_at_two_processes_is_made_once(
    two: tuple[Tables, Tables], database: Database, pinned: bool
) -> None:
    one, other = two
    table = await opened(one, "mushi", 2, clock="days")
    await other.shown_in(HERE)
    for ply in range(6):
        table = await stored(database)
        assert table.deal
        (seat,) = table.deal.state.to_act
        at = table.deal.moment if pinned else None
        move, user, press = table.legal(seat)[0], PEOPLE[seat].user, 100 + ply
        done = await told(*(one.playing.play(table.id, user, move, at, press) for one in two))
        now = await stored(database)
        assert done == [now, now]
        assert now.deal
        assert now.deal.ply == ply + 1


# --- The difference -------------------------------------------------------------------------------


async def test_a_plain_move_is_one_row_and_the_edition(database: Database, clock: Clock) -> None:
    tables = Tables(database, clock)
    before = await opened(tables, "mushi", 2)
    after = await step(tables, before, Random(1))
    rows = difference.rows(before, after, clock())
    assert [one.statement for one in rows] == [difference.TURN, difference.ADD_MOVE]
    assert after.edition == before.edition + 1


@pytest.mark.parametrize("ply", range(4))
async def test_moves_taken_back_are_gone_from_the_disk(
    database: Database, clock: Clock, ply: int
) -> None:
    tables, rng = Tables(database, clock), Random(1)
    table = await opened(tables, "mushi", 2)
    for _ in range(4):
        table = await step(tables, table, rng)
    assert table.deal
    deal = dealing.cut(table.game, table.options, table.deal, ply)
    await tables.keeper.save(table, replace(table, deal=deal))
    assert (await stored(database)).deal == deal


async def test_looking_raises_no_edition(database: Database, clock: Clock) -> None:
    tables = Tables(database, clock)
    table = await opened(tables, "xiamen", 4, clock="days")
    await tables.playing.awake(table.id)
    await tables.leaving.come_back(table.id, 1)
    await tables.relocating.reached(table)
    await tables.relocating.posted(table.id, table.message)
    assert (await stored(database)).edition == table.edition


async def test_of_a_batch_only_what_was_overtaken_is_undone(
    database: Database, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three tables are written at once, one of them by somebody who has read it before."""
    tables, late = Tables(database, clock), Tables(database, clock)
    known = []
    for channel in (1, 2, 3):
        table = await tables.lobbies.open(GUILD, channel, PEOPLE[0], "mushi")
        known.append(await late.shown_in(channel))
    await tables.lobbies.join(known[1].id, PEOPLE[1], 5)
    changed = [replace(one, message=7) for one in known]
    done = await asyncio.gather(
        *(late.keeper.save(one, then) for one, then in zip(known, changed, strict=True)),
        return_exceptions=True,
    )
    assert [type(one) for one in done] == [Table, OvertakenError, Table]
    assert [(await stored(database, n)).message for n in (1, 2, 3)] == [7, None, 7]
    assert (await stored(database, 2)).players[1] == PEOPLE[1]
    assert table.id == 3
