"""Computer players of three levels: what they choose, and how a master thinks beside the bot."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

from bot.chat.panels.tables.match import results
from bot.console.commands import app
from bot.domain.players import (
    BASELINES,
    LEVELS,
    MASTER,
    SEER,
    Asked,
    calibrating,
    decide,
    duel,
    searching,
    seed,
)
from bot.domain.tables import thinking
from bot.domain.tables.player import COMPUTER, Player
from bot.services.tables import thinking as beside
from bot.services.tables.tables import Tables
from bot.store import Database
from bot.words import words
from rules import RuleError
from tests.bot.world.lone_tables import opened, stored
from tests.holding import aside
from tests.playing import TABLES, Table, shuffled
from tests.volume import FIRST, LONG

EACH = [
    next(one for one in TABLES if one.game.key == key) for key in {t.game.key: 0 for t in TABLES}
]
DEAR = (MASTER, SEER)
FEW = 6
"""So few worlds a master imagines here."""
WON = 50_000
"""A deal of Changchun in which the calibrated master wins."""


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searching, "PLAYOUTS", FEW)
    monkeypatch.setattr(searching, "TRIED", FEW)


# --- What they choose -----------------------------------------------------------------------------


@pytest.mark.parametrize("table", EACH, ids=str)
def test_every_level_makes_legal_repeatable_moves(table: Table) -> None:
    """All levels and baselines at one table, until the deal is over.

    In the gate one of four decisions of the players that think long is left to them.
    """
    game, options, rng = table.game, table.options, Random(3)
    kinds = [*LEVELS, *BASELINES]
    state = game.deal(options, game.opening(options, table.seats), shuffled(table, rng)).state
    ply = 0
    while state.result is None:
        seat = min(state.to_act)
        luck = seed(b"secret", seat, ply)
        asked = Asked(game.view(state, seat), game.legal(state, seat), options, luck)
        kind = kinds[(seat + ply // 8) % len(kinds)]
        if kind in DEAR and not LONG and (ply + FIRST) % 4:
            kind = "club"
        move = decide(kind, asked)
        assert move in asked.legal
        if kind not in DEAR or ply % 5 == 0:
            assert decide(kind, asked) == move
        state = game.apply(state, seat, move).state
        ply += 1


FLOWERS = [one for one in TABLES if one.game.family == "hanafuda"]


@pytest.mark.parametrize("table", FLOWERS, ids=str)
def test_a_master_plays_flower_cards_under_all_house_rules(table: Table) -> None:
    """With any number of players, and any seat sitting the deal out."""
    game, options, rng = table.game, table.options, Random(5)
    state = game.deal(options, game.opening(options, table.seats), shuffled(table, rng)).state
    while state.result is None:
        seat = min(state.to_act)
        asked = Asked(game.view(state, seat), game.legal(state, seat), options, rng.randbytes(8))
        move = decide("master", asked)
        assert move in asked.legal
        state = game.apply(state, seat, move).state


def test_luck_tells_nothing_and_differs_by_seat_and_ply() -> None:
    every = [
        seed(secret, seat, ply) for secret in (b"a", b"b") for seat in (0, 1) for ply in (0, 1)
    ]
    assert len({*every}) == len(every)


@pytest.mark.parametrize("table", [one for one in EACH if one.game.family != "mahjong"], ids=str)
def test_in_the_same_deals_the_better_player_wins(table: Table) -> None:
    """A small duel: a beginner gains against a player who does anything."""
    meeting = duel.Meeting(table.game, table.options, table.seats, ("beginner", "random"))
    score = duel.score([duel.pair(meeting, number) for number in range(12)])
    assert score.mean > 0
    assert score.won > score.lost


def test_a_duel_of_equals_is_even() -> None:
    meeting = duel.Meeting(EACH[0].game, EACH[0].options, 2, ("club", "club"))
    assert [duel.pair(meeting, number).gained for number in range(3)] == [0.0, 0.0, 0.0]


@pytest.mark.parametrize("table", [one for one in EACH if one.game.family != "mahjong"], ids=str)
def test_a_player_who_sees_all_hands_imagines_them_as_dealt(table: Table) -> None:
    game, options, rng = table.game, table.options, Random(1)
    state = game.deal(options, game.opening(options, table.seats), shuffled(table, rng)).state
    for _ in range(12):
        seat = min(state.to_act)
        view = duel.shown(game.view(state, seat), state)
        assert game.imagine(view, options, rng.randrange).hands == state.hands
        state = game.apply(state, seat, game.legal(state, seat)[0]).state


def test_a_duel_is_told_in_two_lines() -> None:
    run = CliRunner().invoke
    words = ["developer", "duel", "tiengow", "club", "random", "--deals", "6", "--cores", "1"]
    done = run(app, words)
    assert done.exit_code == 0, done.output
    assert re.search(r"club gains \+\d+\.\d\d ± \d+\.\d\d points a deal and seat", done.output)
    assert re.search(r"it wins \d of \d decided pairs", done.output)
    for wrong in (["chess", "club", "random"], ["mushi", "club", "champion"]):
        refused = run(app, ["developer", "duel", *wrong])
        assert refused.exit_code == 2


def test_calibration_takes_choices_once_and_wins_keep_their_promise() -> None:
    words = ["changchun", "--deals", "2", "--groups", "3", "--cores", "1", "--start", str(WON)]
    done = CliRunner().invoke(app, ["developer", "calibrate", *words])
    assert done.exit_code == 0, done.output
    rows = re.findall(r"\| (\d+) \| ([+-][\d.]+) \| [+-][\d.]+ ± [\d.]+ \|", done.output)
    promises = [float(promised) for _, promised in rows]
    assert promises == sorted(promises)
    game = next(table.game for table in EACH if table.game.key == "changchun")
    options = next(iter(game.presets.values()))
    found = [calibrating.choices(game, options, number) for number in (WON, WON + 1)]
    assert sum(int(count) for count, _ in rows) == sum(map(len, found))
    assert found[0][-1].promised == found[0][-1].gained > 0


# --- Beside the bot -------------------------------------------------------------------------------


class Here:
    """A worker that thinks at once, late, or never."""

    def __init__(self, late: bool = False) -> None:
        self.late, self.asked, self.rooms = late, list[Any](), 0
        self.thinking = self  # its only lane

    def warm(self, module: str) -> None:
        """It is always ready."""

    async def room(self) -> None:
        self.rooms += 1

    async def think(self, within: float, work: Callable[..., Any], *what: Any, **_: Any) -> Any:
        self.asked.append(what)
        await asyncio.sleep(0)
        with aside():
            return None if self.late else work(*what)


async def alone(database: Database, worker: Here, key: str = "koikoi") -> tuple[Tables, int]:
    """A person who plays with one master."""
    tables = Tables(database, worker=worker)  # type: ignore[arg-type]
    await tables.choices.choose(1, "level", "master")
    table = await opened(tables, key, 1, 1)
    return tables, table.id


async def rest(tables: Tables, number: int) -> Any:
    """The table once nobody thinks any more."""
    while under_way := [task for _, task in [*tables.thinking._under_way.values()]]:
        await asyncio.gather(*under_way)
    return await tables.at(number)


async def played(tables: Tables, number: int, enough: Callable[[Any], bool]) -> Any:
    """The table once a person has played for so long."""
    table = await rest(tables, number)
    while not enough(table):
        (seat,) = table.deal.state.to_act
        await tables.playing.play(number, 1, table.absent(seat))
        table = await rest(tables, number)
    return table


async def test_a_master_thinks_of_its_view_and_moves(database: Database) -> None:
    worker = Here()
    tables, number = await alone(database, worker)
    table = await played(tables, number, lambda now: len(now.deal.log) >= 12)
    assert worker.asked
    assert table.deal is not None
    made = [move for seat, move in table.deal.log if seat != table.seat_of(1)]
    for level, asked in worker.asked:
        assert level == "master"
        assert asked.view.seat != table.seat_of(1)
        assert decide(level, asked) in made
    assert await stored(database) == table


async def test_after_too_long_a_club_player_answers_and_logs_it(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    worker = Here(late=True)
    tables, number = await alone(database, worker)
    table = await played(tables, number, lambda now: bool(worker.asked))
    assert "no time to think table=1 " in caplog.text
    _, asked = worker.asked[0]
    assert (asked.view.seat, decide("club", asked)) in table.deal.log
    assert await stored(database) == table
    assert table.deal.hurried == len(worker.asked)


@pytest.mark.parametrize("day", ["", "2026-11-26"])
async def test_a_result_tells_how_often_a_master_had_no_time(database: Database, day: str) -> None:
    """Not at the moment, and of a deal that others may still play not before it is laid open."""
    tables, number = await alone(database, Here(late=True))
    running = await played(tables, number, lambda now: len(now.deal.log) >= 4)
    over = await played(tables, number, lambda now: now.deal.result)
    for table, told in ((running, False), (replace(over, day=day), not day)):
        deal, said = table.deal, words("en").at(table.key)
        line = said("sheet-hurried", times=deal.hurried)
        assert deal.hurried
        assert (line in results.sheet(table, deal, said, {})) is told
        shown = replace(table, laid_open=True)
        assert (line in results.sheet(shown, deal, said, {})) is bool(deal.result)


async def test_a_thought_that_comes_too_late_is_dropped(database: Database) -> None:
    worker = Here()
    tables, number = await alone(database, worker)
    table = await played(tables, number, lambda now: bool(worker.asked))
    level, asked = worker.asked[0]
    late = thinking.Thought(number, (1, 1), asked.view.seat, level, asked)
    with pytest.raises(RuleError):
        await tables.playing.think(late, asked.legal[0])
    assert await tables.at(number) == table


async def waiting(database: Database) -> tuple[Tables, Any, thinking.Thought]:
    """A table at which a master is to think, and nobody lets it."""
    silent = Tables(database, worker=Here())  # type: ignore[arg-type]
    silent.keeper.watchers.remove(silent.thinking.watch)
    await silent.choices.choose(1, "level", "master")
    table = await opened(silent, "tiengow", 1, 3)
    while (thought := thinking.thought(table)) is None:
        assert table.deal is not None
        (seat,) = table.deal.state.to_act
        table = await silent.playing.play(table.id, 1, table.absent(seat))
    return silent, table, thought


async def test_a_thought_of_another_moment_or_level_is_dropped(database: Database) -> None:
    tables, table, thought = await waiting(database)
    (move, *_), (deal, ply) = thought.asked.legal, thought.at
    for other in (thought._replace(at=(deal, ply - 1)), thought._replace(level="club")):
        with pytest.raises(RuleError):
            await tables.playing.think(other, move)
    assert await tables.at(table.id) == table
    assert (await tables.playing.think(thought, move)).edition > table.edition


async def test_after_a_start_a_master_goes_on_to_think(database: Database) -> None:
    _, table, thought = await waiting(database)
    worker = Here()
    again = Tables(database, worker=worker)  # type: ignore[arg-type]
    await again.reopen()
    assert again.thinking._resuming
    await again.thinking._resuming
    assert worker.rooms == 1  # one for each table
    after = await rest(again, table.id)
    assert after.deal is not None
    assert table.deal is not None
    assert len(after.deal.log) > len(table.deal.log)
    assert after.deal.log[len(table.deal.log)][0] == thought.seat


@pytest.mark.parametrize("late", [False, True])
async def test_where_people_play_every_move_takes_as_long(
    database: Database, monkeypatch: pytest.MonkeyPatch, late: bool
) -> None:
    """The time tells nothing, not even that there was only one move, or that a master was late."""
    assert beside.SHARED > beside.LONGEST
    monkeypatch.setattr(beside, "SHARED", 0.2)
    worker = Here(late)
    tables = Tables(database, worker=worker)  # type: ignore[arg-type]
    await tables.choices.choose(1, "level", "master")
    begun = asyncio.get_running_loop().time()
    table = await opened(tables, "tiengow", 2, 2)
    while not worker.asked:
        assert table.deal is not None
        (seat,) = table.deal.state.to_act
        player = table.players[seat]
        assert player is not None
        begun = asyncio.get_running_loop().time()
        table = await tables.playing.play(table.id, player.user, table.absent(seat))
        await asyncio.sleep(0)
    await asyncio.gather(*[task for _, task in tables.thinking._under_way.values()])
    assert asyncio.get_running_loop().time() - begun >= 0.19


async def test_the_owner_chooses_how_strong_each_computer_is(database: Database) -> None:
    tables = Tables(database)
    table = await tables.lobbies.open(1, 9, Player(1, "Aki"), "tiengow")
    for _ in range(2):
        await tables.lobbies.add_computer(table.id, 1, "Computer {}".format)
    table = await tables.lobbies.set_level(table.id, 1, 2, "master")
    assert [one.strength for one in table.players if one and one.user == COMPUTER] == [
        "club",
        "master",
    ]
    assert await stored(database) == table
    for user, seat, level in ((1, 2, "champion"), (1, 0, "club"), (1, 9, "club"), (2, 2, "club")):
        with pytest.raises(RuleError):
            await tables.lobbies.set_level(table.id, user, seat, level)


def test_a_substitute_for_a_person_is_of_the_usual_level() -> None:
    assert Player(5, "Eve", "computer", "master").strength == "club"
