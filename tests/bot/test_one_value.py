"""A table is one value: what is not spoken of stays equal, on the disk as in memory."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import timedelta
from random import Random

import pytest

from bot.domain.people.calendar import Habit
from bot.domain.tables import windows
from bot.domain.tables.ahead.orders import ORDERS
from bot.domain.tables.deal import PASS
from bot.domain.tables.table import Table
from bot.services.tables.tables import Tables
from bot.store import Database
from rules import Move, RuleError
from tests.bot.decks.mahjong_deals import DISCARD
from tests.bot.decks.mahjong_deals import stack as stack_wall
from tests.bot.discord.room import lives
from tests.bot.people.random_acts import ANEW, SPEAKS, Course, changed, check_said, possible
from tests.bot.world.lone_tables import (
    EVE,
    GUILD,
    HERE,
    THERE,
    Clock,
    next_deadline,
    opened,
    stored,
)
from tests.bot.world.matches import PEOPLE
from tests.volume import FIRST, part, volume

pytestmark = pytest.mark.usefixtures("unhurried", "secrets")
WIN = Move("win")
WINNER, HOLDER = 3, PEOPLE[3].user
"""The seat that waits for the tile that the dealer draws and discards."""


# --- Kept answers ---------------------------------------------------------------------------------


@pytest.fixture
async def claimed(
    database: Database, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> tuple[Tables, Table]:
    """A claim window of Xiamen before which the player after the dealer has declared a win."""
    stack_wall(monkeypatch, DISCARD)
    tables = Tables(database, clock)
    await opened(tables, "xiamen", 4, pace="live-8", clock="days")
    table = await next_deadline(tables, clock)
    assert table.deal
    (dealer,) = table.deal.state.to_act
    await tables.playing.play(table.id, PEOPLE[dealer].user, Move.parse("discard 6p"))
    return tables, await tables.playing.play(table.id, HOLDER, WIN)


Act = Callable[[Tables, Table], Awaitable[object]]


async def _back(tables: Tables, table: Table) -> None:
    await tables.leaving.go_away(table.id, 1, "open")
    await tables.leaving.come_back(table.id, 1)


async def _found(tables: Tables, table: Table) -> None:
    lost = await tables.relocating.lose(table.id)
    await tables.relocating.reached(lost)


async def _hours(tables: Tables, table: Table) -> None:
    await tables.alarm.change_hours(2, lives(Habit("none")))


async def _refused(tables: Tables, table: Table) -> None:
    with pytest.raises(RuleError):
        await tables.playing.play(table.id, 1, Move.parse("discard 6p"))


ACTS: dict[str, Act] = {
    "nothing": lambda _, __: _nothing(),
    "another leaves their seat open": lambda t, one: t.leaving.go_away(one.id, 1, "open"),
    "a computer player sits in for another": lambda t, one: t.leaving.go_away(
        one.id, 1, "computer"
    ),
    "another comes back": _back,
    "another is replaced": lambda t, one: t.leaving.substitute(one.id, 1, EVE),
    "the dealer is replaced": lambda t, one: t.leaving.substitute(one.id, 3, EVE),
    "the channel is lost and found": _found,
    "another answers": lambda t, one: t.playing.play(one.id, 1, PASS),
    "another gives an order": lambda t, one: t.playing.give_order(one.id, 1, "win", "match"),
    "somebody asks for the end": lambda t, one: t.voting.vote_to_end(one.id, 2),
    "the message is posted again": lambda t, one: t.relocating.posted(one.id, 4711),
    "hours are changed": _hours,
    "a move is refused": _refused,
    "the winner leaves their seat open": lambda t, one: t.leaving.go_away(one.id, HOLDER, "open"),
    "a computer sits in for the winner": lambda t, one: t.leaving.go_away(
        one.id, HOLDER, "computer"
    ),
}


async def _nothing() -> None:
    """Nobody does anything."""


@pytest.mark.parametrize("act", ACTS.values(), ids=list(ACTS))
async def test_a_kept_win_is_declared_at_the_fixed_end(
    claimed: tuple[Tables, Table], database: Database, clock: Clock, act: Act
) -> None:
    tables, table = claimed
    await act(tables, table)
    now = await tables.shown_in(HERE)
    assert windows.kept_until_end(now, WINNER) == WIN
    assert await stored(database) == now
    over = await next_deadline(tables, clock)
    assert over.deal
    assert over.deal.log[-1] == (WINNER, WIN)
    assert (over.answers, await stored(database)) == ({}, over)


async def test_a_win_that_is_kept_moves_with_its_table(
    claimed: tuple[Tables, Table], database: Database, clock: Clock
) -> None:
    tables, table = claimed
    await tables.relocating.move(table.id, GUILD, THERE, 1, False)
    over = await next_deadline(tables, clock, THERE)
    assert over.deal
    assert over.deal.log[-1] == (WINNER, WIN)
    assert await stored(database, THERE) == over


async def test_a_player_who_takes_over_a_seat_has_said_nothing(
    claimed: tuple[Tables, Table], database: Database
) -> None:
    tables, table = claimed
    await tables.playing.give_order(table.id, HOLDER, "win", "match")
    await tables.voting.vote_to_end(table.id, HOLDER)
    await tables.voting.vote(table.id, "end-1", 1, True)
    now = await tables.leaving.substitute(table.id, HOLDER, EVE)
    assert (now.answers, now.orders, now.votes) == ({}, {}, {"end-1": {0: True}})
    assert await stored(database) == now


# --- Every act in every phase ---------------------------------------------------------------------

COURSES: list[tuple[str, int, int, str, str, int]] = [
    ("mushi", 2, 0, "", "days", 1),
    ("koikoi", 1, 1, "", "1800+30 vote", 1),
    ("sakura", 3, 0, "live-8", "60 open", 1),
    ("sakura", 2, 1, "relaxed-3600", "evening", 2),
    ("tiengow", 3, 1, "", "days", 1),
    ("tiengow", 4, 0, "", "60 vote", 2),
    ("xiamen", 3, 1, "live-8", "days", 1),
    ("xiamen", 4, 0, "relaxed-3600", "60 computer", 2),
    ("quanzhou", 2, 2, "quick", "live", 1),
]
"""A game, how many people and computer players, pace, clock, and how many processes play it.

A commit plays every other one; each family is among them.
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("key", "people", "computers", "pace", "limit", "processes"), part(COURSES, 2)
)
async def test_values_an_act_leaves_alone_stay_equal_on_disk(
    database: Database,
    clock: Clock,
    key: str,
    people: int,
    computers: int,
    pace: str,
    limit: str,
    processes: int,
) -> None:
    rng = Random(f"{FIRST}{key}{people}{pace}")
    course = Course(database, clock, rng, [Tables(database, clock) for _ in range(processes)])
    await opened(course.services[0], key, people, computers, pace, limit)
    missing = {*EFFECTS, "order"} if key in ORDERS else {*EFFECTS}
    before = await course.now()
    for turn in range(LONGEST):
        if turn >= volume(60, 400) and not missing:
            break
        tables = rng.choice(course.services)
        name = possible(before, rng)
        try:
            await course.act(name, before, tables)
        except RuleError:
            after = await course.now()
            assert changed(before, after) == set(), (turn, name)
        else:
            after = await course.now()
            assert changed(before, after) <= SPEAKS[name] | {"edition"}, (turn, name)
            if name not in ANEW:
                check_said(name, before, after)
                assert (after.edition > before.edition) is bool(changed(before, after) - {"credit"})
            missing -= {name} if changed(before, after) else set()
        clock.now += timedelta(seconds=rng.choice([0, 1, 40]))
        for one in course.services if processes == 1 else ():
            held = await one.shown_in(course.channel)
            assert changed(held, after) <= {"credit"}, (turn, name)
        before = after
    assert not missing


EFFECTS = ("play", "rung", "posted", "away", "join", "start", "ready", "rematch")
"""Acts that change the table at least once in each course."""
LONGEST = 4000
"""How many acts a course has at most until each of these has changed something."""
