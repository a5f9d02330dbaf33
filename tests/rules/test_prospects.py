"""The facts behind a choice, as the rules tell them: they agree with the
events after it is made.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import rules
from bot.domain.players import choose
from rules import Move, Result, RuleError, Seat, play
from rules.frozen import changed, draft
from rules.hanafuda.koikoi import KOIKOI, STOP, KoiKoi
from rules.hanafuda.prospects import denied, gain, short
from rules.mahjong.claims import WIN
from rules.mahjong.liangxi.score import LIMITED
from rules.mahjong.liangxi.told import LeftOut, left_out
from rules.mahjong.liangxi.worth import CAPPED, IGNORED
from rules.mahjong.northern.state import LOOKED
from rules.mahjong.win import Element
from tests.playing import TABLES, Table, random_moves, shuffled
from tests.rules.liangxi_positions import LIANGXI, WAITING, house, position

MAHJONG = [one for one in TABLES if one.game.family == "mahjong" and one.preset == one.game.key]
FLOWERS = [table for table in TABLES if table.game.family == "hanafuda"]


# --- Mahjong --------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", MAHJONG, ids=str)
@pytest.mark.slow
def test_a_winner_was_told_the_tile_and_points(table: Table) -> None:
    """A hand that may win on a tile waited for it, and a win brings what was foreseen."""
    game: Any = table.game
    told = 0
    for seed in range(2):
        for state, seat, move in computers(table, seed):
            if move == WIN and state.window and state.window.kind == "discard":
                told += 1
                before = changed(state, window=None, phase="over")
                (one,) = game.outlook(before, seat)
                found = {each.tile: each for each in game.prospects(before, seat, one)}
                worth = game.view(state, seat).worth
                points = sum(line.deltas[seat] for line in worth.lines)
                assert points in found[state.window.tile].given
    assert told


def computers(table: Table, seed: int) -> Any:
    """Each moment of a deal of computer players, with who moves and how."""
    game: Any = table.game
    chance = shuffled(table, Random(seed))
    state = game.deal(table.options, game.opening(table.options, table.seats), chance).state
    while state.result is None:
        seat = min(state.to_act)
        move = choose(game.view(state, seat), game.legal(state, seat))
        yield state, seat, move
        state = play(game, state, seat, move).state


def mahjong(key: str, hand: str, **about: Any) -> tuple[Any, Any]:
    """A game, and a moment of it in which the seat on turn has this hand and no melds lie."""
    table = next(one for one in MAHJONG if one.game.key == key)
    game: Any = table.game
    chance = shuffled(table, Random(0))
    state = game.deal(table.options, game.opening(table.options, 4), chance).state
    while state.phase != "turn":
        seat = min(state.to_act)
        state = play(game, state, seat, game.absent(state, seat)).state
    hands = tuple(tuple(hand.split()) if s == state.turn else h for s, h in enumerate(state.hands))
    return game, changed(state, hands=hands, drawn=None, source=None, **about)


REASONS = [
    (
        "xiamen",
        "1m 2m 3m 4m 5m 6m 7m 8m 9m 1p 2p 3p 4p 5p 6p 9s 1z",
        {"indicator": "9s"},
        ("1z", "2z"),
        (True, False, "lone-gold"),
    ),
    (
        "liangxi",
        "1m 2m 3m 4m 5m 6m 2p 3p 4p 2s 3s 5s 5s 1z",
        {"wilds": ()},
        ("1z", "1s"),
        (True, True, None),
    ),
    (
        "changchun",
        "1m 2m 3m 4m 5m 6m 7m 8m 9m 2m 2m 2m 5m 9p",
        {},
        ("9p", "5m"),
        None,
    ),
]
"""A hand, the discard and a tile then waited for, and whether it wins drawn, given, and why not."""


@pytest.mark.parametrize(("key", "hand", "about", "tiles", "wins"), REASONS)
def test_a_near_hand_is_told_why_it_may_not_win(
    key: str, hand: str, about: dict[str, Any], tiles: tuple[str, str], wins: Any
) -> None:
    game, state = mahjong(key, hand, **about)
    thrown, wait = tiles
    one = next(one for one in game.outlook(state, state.turn) if one.discard == thrown)
    if wins is None:
        assert wait not in one.waits
        assert one.lacks
        return
    found = next(each for each in game.prospects(state, state.turn, one) if each.tile == wait)
    why = found.why.sentence if isinstance(found.why, RuleError) else None
    assert (found.drawn is not None, bool(found.given), why) == wins


KONGS: list[tuple[str, dict[str, Any]]] = [
    *((one.game.key, {}) for one in MAHJONG),
    ("changchun", {"ready": (LOOKED,) * 4}),  # who has looked may discard the drawn tile alone
]


@pytest.mark.parametrize(("key", "about"), KONGS)
def test_a_hand_that_claims_a_kong_waits_before_it_draws(key: str, about: dict[str, Any]) -> None:
    """It has no tile to discard yet."""
    more = "1s 2s 3s" if key in ("xiamen", "quanzhou") else ""
    hand = f"1m 2m 3m 4m 5m 6m 7m 7m 7m 1p 1p 9s 9s 5s {more}"
    game, state = mahjong(key, hand, **about)
    kong = next(one for one in game.claimable(state, state.turn, "5s") if one.move.verb == "kong")
    (told,) = game.outlook(game.claiming(state, state.turn, kong, "5s"), state.turn)
    assert told.discard is None
    assert {"1p", "9s"} <= {*told.waits}


def test_gold_comes_first_and_white_as_its_tile() -> None:
    game, state = mahjong("xiamen", "1m 5s 6s 7s 1z 5z", indicator="5s")
    state = changed(state, drawn="1z", source="wall")
    assert game.view(state, state.turn).hand == ("5s", "1m", "5z", "6s", "7s", "1z")


@pytest.mark.parametrize(
    ("rules_changed", "fields", "told"),
    [
        ({}, {}, True),
        ({}, {"result": Result("draw", (), None, None)}, False),
        ({"declare": "free"}, {}, False),
        ({}, {"dead": frozenset({0})}, False),
        ({}, {"dead": frozenset({1})}, True),
    ],
    ids=["between turns", "after the deal", "declared at any time", "dead", "another is dead"],
)
def test_a_hand_is_told_waits_only_while_winning_is_possible(
    rules_changed: dict[str, Any], fields: dict[str, Any], told: bool
) -> None:
    state = position({0: WAITING}, house(**rules_changed), turn=1, drawn="9s", **fields)
    assert ("5m" in {tile for one in LIANGXI.outlook(state, 0) for tile in one.waits}) == told


@pytest.mark.parametrize("because", [CAPPED, IGNORED, LIMITED, "pairs"])
def test_elements_that_do_not_count_are_grouped_by_reason(because: str) -> None:
    elements = [Element(name, 1, because=because) for name in ("one", "two", "one")]
    by = ("implied", because) if because == "pairs" else (because, "")
    assert [*left_out(elements)] == [LeftOut(("one", "two"), *by)]


# --- Flower cards ---------------------------------------------------------------------------------


@pytest.mark.parametrize("table", FLOWERS, ids=str)
def test_a_card_takes_what_was_told(table: Table) -> None:
    game: Any = table.game
    for before, seat, move in moments(table, 1):
        if move.verb not in ("play", "hiki") or len(move.pieces) < 2 or game.wild in move.pieces:
            continue
        points, made = gain(game, before, seat, move)
        pile = game.pile(before, seat)
        captured = draft(before)
        game.capture(captured, seat, move.pieces, [])
        after = captured.captures[pile]
        known = {name for name, _ in game.made(before, before.captures[pile])}
        assert points == sum(game.worth[game.kinds[card]] for card in move.pieces if game.worth)
        assert {one for one in game.made(before, after) if one[0] not in known} <= set(made)


@pytest.mark.parametrize("table", FLOWERS, ids=str)
def test_the_one_missing_card_makes_the_combination_alone(table: Table) -> None:
    game: Any = table.game
    for before, seat, _ in moments(table, 1):
        pile = before.captures[game.pile(before, seat)]
        taken = {card for cards in before.captures for card in cards}
        told = {(one.name, card) for one in short(game, before, seat) for card in one.cards}
        known = {name for name, _ in game.made(before, pile)}
        assert told == {
            (name, card)
            for card in set(game.pack) - taken
            for name, _ in game.made(before, (*pile, card))
            if name not in known
        }


DENIED = [
    ("play wisteria.ribbon wisteria.j1", "wisteria.j2 wisteria.cuckoo", "", {"four-wisteria"}),
    ("play wisteria.ribbon wisteria.j1", "wisteria.j2", "", set()),
    ("play wisteria.ribbon wisteria.j1", "wisteria.j2", "wisteria.cuckoo", set()),
    ("play plum.ribbon plum.nightingale", "pine.crane cherry.curtain", "", {"three"}),
    ("play plum.ribbon plum.j1", "pine.crane cherry.curtain", "", set()),
]
"""A capture, what the other one has, what is captured besides, and what cannot be made any more."""


@pytest.mark.parametrize(("move", "theirs", "mine", "gone"), DENIED)
def test_a_capture_denies_what_another_has_half_of(
    move: str, theirs: str, mine: str, gone: set[str]
) -> None:
    game: Any = rules.game("mushi")
    table = next(one for one in FLOWERS if one.game.key == "mushi")
    before, seat, _ = next(moments(table, 1))
    piles = tuple(tuple((mine if one == seat else theirs).split()) for one in (0, 1))
    state = changed(before, captures=piles)
    assert {one.name for one in denied(game, state, Move.parse(move), 1 - seat)} == gone


def moments(table: Table, deals: int) -> Any:
    """Each moment of random deals, with who moves and how."""
    for seed in range(deals):
        rng = Random(seed)
        game: Any = table.game
        step = game.deal(
            table.options, game.opening(table.options, table.seats), shuffled(table, rng)
        )
        for seat, move, after in random_moves(table, step, rng):
            yield step.state, seat, move
            step = after


def test_stopping_pays_what_was_told_and_calling_risks_it() -> None:
    game: Any = rules.game("koikoi")
    table = next(one for one in FLOWERS if isinstance(one.game, KoiKoi))
    asked = 0
    for state, seat, _ in moments(table, 20):
        if state.phase == "koikoi":
            asked += 1
            result = game.apply(state, seat, STOP).state.result
            assert game.stopping(state, seat) == result.deltas(2)[seat]
            after = game.apply(state, seat, KOIKOI).state
            assert game.called(state, seat) == times(game, after, 1 - seat)
    assert asked


def times(game: Any, state: Any, seat: Seat) -> int:
    """How many times a combination of one point would count for a seat."""
    junk = tuple(card for card in game.pack if game.kinds[card] == "junk")[:10]
    piles = tuple(junk if one == seat else () for one in (0, 1))
    return int(game.stopping(changed(state, captures=piles), seat))
