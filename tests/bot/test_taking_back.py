"""A move may be taken back only while nothing hidden has been revealed since."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import chain, islice
from random import Random
from typing import Any

import pytest

from bot.domain.tables import dealing, taking_back, windows
from bot.domain.tables.ahead import beforehand, premoves
from bot.domain.tables.ahead.decisions import Marks
from bot.domain.tables.deal import PASS, Promise
from bot.domain.tables.pace import USUAL, Pace, pace_of
from bot.domain.tables.player import COMPUTER, Player
from bot.domain.tables.table import Table
from bot.domain.tables.taking_back import seen
from rules import Move, Seat
from tests.bot.decks.mahjong_deals import FOUR, HOUSES, after, walled
from tests.bot.decks.mahjong_deals import table as mahjong
from tests.playing import TABLES, random_moves, shuffled
from tests.playing import Table as House
from tests.rare_mahjong import FOUR_SETS
from tests.volume import seeds

KEEP = Move("keep")
MOST = 5
"""The most windows of a game that are examined, with a possible claim."""


def positions(house: House, seed: int) -> Iterator[tuple[Table, Seat, Table]]:
    """A table before each move of a random deal, who makes it, and the table after it."""
    rng, game, options = Random(seed), house.game, house.options
    promise = Promise(1, game.opening(options, house.seats), "", "")
    deal = dealing.dealt(game, options, promise, shuffled(house, rng))
    people = tuple(Player(one, f"P{one}") for one in range(1, house.seats + 1))
    one = Table(1, 1, 1, 1, game.key, house.preset, options, people, "playing", deal=deal)
    for seat, move, _ in random_moves(house, deal.step, rng):
        assert one.deal
        before = one
        one = dealing.after(one, dealing.moved(game, one.deal, seat, move))
        yield before, seat, one


@pytest.mark.parametrize("seed", seeds(1, 8))
@pytest.mark.parametrize("house", TABLES, ids=str)
@pytest.mark.slow
def test_a_move_taken_back_showed_nobody_more_than_before(house: House, seed: int) -> None:
    rng, past = Random(seed), list[Table]()
    for before, _, one in positions(house, seed):
        past.append(before)
        if rng.random() > 20 / house.game.bound and one.phase == "playing":
            continue
        for seat in range(house.seats):
            ply = taking_back.last_move(one, seat)
            if ply is None:
                continue
            assert one.deal
            then = past[ply]
            assert then.deal
            laid = Counter(then.view(seat).hand) - Counter(one.view(seat).hand)
            for viewer in {None, *range(house.seats)} - {seat}:
                assert not seen(one.view(viewer)) - seen(then.view(viewer)) - laid
            assert not seen(one.view(seat)) - seen(then.view(seat))
            again = dealing.cut(one.game, one.options, one.deal, ply)
            assert replace(again, skipped=then.deal.skipped) == then.deal
            assert again.window > one.deal.moment


@pytest.mark.parametrize("house", TABLES, ids=str)
@pytest.mark.slow
def test_every_piece_that_can_be_seen_is_counted_once(house: House) -> None:
    deck = Counter(house.game.deck(house.options, house.seats))
    for before, _, one in positions(house, 1):
        for viewer in (None, *range(house.seats)):
            view: Any = before.view(viewer)
            assert not seen(view) - deck
            assert not Counter(view.hand) - seen(view)
        if one.phase != "playing":
            break


@pytest.mark.parametrize("key", HOUSES)
def test_answers_of_others_do_not_decide_on_taking_back(key: str) -> None:
    house, compared = next(one for one in TABLES if one.game.key == key), 0
    for _, _, one in chain(positions(house, 4), positions(house, 5)):
        if one.deal is None or not windows.is_open(one) or compared == MOST:
            continue
        for seat in one.waits_for:
            answered = [dealing.moved(one.game, one.deal, seat, move) for move in one.legal(seat)]
            alike = [replace(one, deal=deal) for deal in answered if deal.opened == one.deal.opened]
            if len(alike) > 1:
                compared += 1
                for other in {*range(house.seats)} - {seat}:
                    assert len({taking_back.last_move(table, other) for table in alike}) == 1
    assert compared


def test_a_discard_is_taken_back_while_its_window_is_open() -> None:
    house = next(one for one in TABLES if one.game.key == "xiamen")
    one = mahjong("xiamen", shuffled(house, Random(5)))
    while not any(move.verb == "discard" for move in one.legal(one.waits_for[0])):
        one = after(one, str(PASS))
    (seat,) = one.waits_for
    assert one.deal
    start = one.deal.ply
    one = after(one, str(one.legal(seat)[0]))
    for _ in one.waits_for[:-1]:
        assert taking_back.last_move(one, seat) == start
        one = after(one, "pass")
    assert taking_back.last_move(one, seat) == start
    one = after(one, "pass")
    assert taking_back.last_move(one, seat) is None  # somebody has drawn a tile


@pytest.mark.parametrize("key", HOUSES)
def test_a_pass_that_let_somebody_draw_stays(key: str) -> None:
    """Otherwise *Take back* would tell that the drawn tile is one that the passing player holds."""
    drawn = set[bool]()
    for before, seat, one in chain.from_iterable(positions(FOUR[key], seed) for seed in range(4)):
        if before.deal is None or one.deal is None or not windows.is_open(before):
            continue
        now = one.deal.state
        if len(now.wall) < len(before.deal.state.wall) and seat not in now.to_act:
            drawn.add(now.drawn in one.view(seat).hand)
            assert taking_back.last_move(one, seat) is None
    assert drawn == {True, False}


@pytest.mark.parametrize(
    ("pace", "rules", "offered"),
    [
        (pace_of("ahead"), {}, False),
        (pace_of("ahead-computer"), {}, False),
        (pace_of("ahead"), {0: "ask"}, True),
        (pace_of("ahead"), {0: "ask m"}, False),
        (pace_of("ahead-ask"), {}, True),
        (USUAL, {}, True),
    ],
    ids=str,
)
def test_a_pass_in_advance_is_not_taken_back(
    pace: Pace, rules: Mapping[Seat, str], offered: bool
) -> None:
    house = next(one for one in TABLES if one.game.key == "xiamen")
    one = replace(mahjong("xiamen", shuffled(house, Random(5))), pace=pace, rules=rules)
    while one.waits_for[-1] != one.waits_for[0] or not one.deal:
        one = after(one, str(PASS))
    assert one.deal.log[-1][1] == PASS, "nobody could claim at the opening"
    assert (taking_back.last_move(one, 0) is not None) is offered


PUNG = walled(["9p", f"{FOUR_SETS} 9p 9p 4p 5p"], "6p", dealer=0)
"""A deal whose dealer can discard a tile that the next player can claim."""


@pytest.mark.parametrize(
    ("pace", "rule", "alone", "offered"),
    [
        ("ahead", "wins", False, False),
        ("ahead", "computer", False, False),
        ("ahead", "ask", False, True),
        ("ahead", "ask p", False, True),
        ("ahead", "ask m", False, False),
        ("timed-60", "wins", False, True),
        ("relaxed", "wins", False, True),
        ("ahead", "wins", True, True),
    ],
)
def test_a_claim_in_advance_is_not_taken_back(
    pace: str, rule: str, alone: bool, offered: bool
) -> None:
    one = after(mahjong("xiamen", PUNG), "discard 9p, pung")
    assert one.deal
    mover, move = one.deal.log[-1]
    assert move == Move("pung")
    players = tuple(
        Player(COMPUTER, f"C{seat}") if alone and seat != mover else player
        for seat, player in enumerate(one.players)
    )
    marks, rules = {mover: Marks("p9p", 1, 0)}, {mover: rule}
    one = replace(one, pace=pace_of(pace), rules=rules, players=players, marks=marks)
    assert (taking_back.last_move(one, mover) is not None) is offered


@pytest.mark.parametrize("key", HOUSES)
def test_answers_that_would_repeat_at_once_are_not_taken_back(key: str) -> None:
    house, found, rng = next(one for one in TABLES if one.game.key == key), 0, Random(6)
    for _, mover, one in positions(house, 6):
        if not windows.is_open(one) or found == MOST:
            continue
        rules = {seat: rng.choice(("wins", "ask", "ask z")) for seat in range(house.seats)}
        here = replace(one, pace=pace_of("ahead"), rules=rules)
        if (ply := taking_back.last_move(here, mover)) is not None:
            found += 1
            assert mover not in windows.at_once(taking_back.taken_back(here, ply))
    assert found


def test_an_answer_for_every_deal_is_not_taken_back() -> None:
    """It would be given again at once."""
    house = next(one for one in TABLES if one.game.key == "mushi")
    kept = [
        (table, seat)
        for seed in range(4)
        for _, seat, table in islice(positions(house, seed), 4)
        if table.deal and table.deal.log[-1][1] == KEEP
    ]
    assert kept
    for table, seat in kept:
        assert taking_back.last_move(table, seat) is not None
        always = premoves.kept(table, beforehand.planned(table, seat, "keep", KEEP))
        assert taking_back.last_move(always, seat) is None


@pytest.mark.parametrize("key", ["mushi", "koikoi", "sakura"])
def test_a_card_that_has_turned_another_is_not_taken_back(key: str) -> None:
    house = next(one for one in TABLES if one.game.key == key)
    found = [
        taking_back.last_move(one, seat)
        for _, seat, one in positions(house, 3)
        if one.deal
        and one.deal.log[-1][1].verb in ("play", "cut", "touch")
        and one.deal.state.phase != "call"  # the stock waits until nobody calls
    ]
    assert found
    assert set(found) == {None}


def test_a_choice_that_has_made_a_combination_is_taken_back() -> None:
    house = next(one for one in TABLES if one.game.key == "koikoi")
    deals = chain.from_iterable(positions(house, seed) for seed in range(60))
    found = [
        taking_back.last_move(one, seat)
        for _, seat, one in deals
        if one.phase == "playing"
        and one.deal
        and one.deal.log[-1][1].verb == "take"
        and one.deal.step.events[-1].kind == "made"
    ]
    assert found
    assert None not in found


def test_a_dealt_hand_is_not_taken_back() -> None:
    for house in (one for one in TABLES if one.game.key == "tiengow"):
        for _, seat, one in positions(house, 2):
            assert one.deal
            move = one.deal.log[-1][1]
            if move.verb == "wall":
                assert taking_back.last_move(one, seat) is None
            if move.verb == "lead" and one.phase == "playing":
                assert taking_back.last_move(one, seat) == one.deal.ply - 1
