"""The master of Xiamen and Quanzhou: its points are those of the rules, and its choices."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.domain.players import southern
from bot.domain.players.nearest import Held
from bot.domain.players.southern import RIVALS, Thinking
from rules import Move
from rules.mahjong.state import Discard
from rules.mahjong.tiles import in_order
from rules.mahjong.xiamen.options import XiamenOptions
from tests.mahjong_seats import asked, dealt, holding, laid, tiles
from tests.playing import TABLES

TABLE = next(table for table in TABLES if table.game.key == "xiamen")
GOLD: dict[str, Any] = {"indicator": "5p", "phase": "turn", "window": None, "river": ()}
"""Five dots are gold, and the first turn has begun."""
LATE = {"trail": tuple(Discard(seat, "3z") for seat in range(4)) * 8}
"""The ninth lap."""
TWO_GOLDS = "123m 456m 789m 123s 7s 55p 4z"
"""One tile from five sets and a lone gold."""


def on_turn(hand: str, melds: str = "", **changed: Any) -> Any:
    """A deal in which seat 0 has just drawn the last tile of this hand."""
    return holding(dealt(TABLE, 1), hand, melds, **GOLD | changed)


def on_discard(hand: str, tile: str, melds: str = "", **changed: Any) -> Any:
    """A deal in which seat 0 may claim this tile from its left-hand neighbour."""
    return asked(dealt(TABLE, 1), hand, melds, tile, **{"indicator": "5p"} | changed)


def mind(state: Any, **house: Any) -> Thinking:
    """The knowledge of a master on seat 0 under these house rules."""
    options = replace(XiamenOptions(), **house)
    view: Any = TABLE.game.view(replace(state, options=options), 0)
    return southern.thinking(view, options)


def held(hand: str, melds: str = "") -> Held:
    """A hand between turns."""
    return Held(in_order(tiles(hand)), laid(melds))


def chosen(state: Any, **house: Any) -> str:
    """The master's move on seat 0."""
    options = replace(XiamenOptions(), **house)
    state = replace(state, options=options)
    view: Any = TABLE.game.view(state, 0)
    return str(southern.choose(view, TABLE.game.legal(state, 0), options))


# --- Facts ----------------------------------------------------------------------------------------


def test_shares_count_the_unseen_tiles_that_bring_a_hand_nearer() -> None:
    """East and south make the pair, or a pung; two and five characters make a chow."""
    thinking = mind(on_turn("34m 456m 789m 123s 78s 11z 22z 9p"))
    facts, unseen = thinking.facts(held("34m 456m 789m 123s 78s 11z 22z")), thinking.unseen
    total = unseen.total()
    assert facts.pung == (unseen["1z"] + unseen["2z"]) / total
    runs = [unseen[tile] for tile in ("2m", "5m", "6s", "9s")]
    assert facts.chow == sum(runs) / total
    assert facts.draw == (sum(runs) + unseen["1z"] + unseen["2z"] + unseen["5p"]) / total
    assert (facts.pair, facts.water, facts.gold, facts.race) == (2, 0, 0, 0)


def test_white_is_ponged_as_the_kind_of_the_gold() -> None:
    thinking = mind(on_turn("34m 456m 789m 123s 78s 11z 55z 9p"))
    facts, unseen = thinking.facts(held("34m 456m 789m 123s 78s 11z 55z")), thinking.unseen
    assert facts.pung == (unseen["1z"] + unseen["5z"]) / unseen.total()


def test_time_and_rival_melds_make_a_hand_worth_less() -> None:
    hand = "34m 456m 789m 123s 78s 11z 22z"
    state = on_turn(f"{hand} 9p")
    melds = ((), laid("pung 666p"), laid("chow 678p"), ())
    early, late, behind = (mind(replace(state, **to)) for to in ({}, LATE, {"melds": melds}))
    for worse in (late, behind):
        assert worse.worth(held(hand)) < early.worth(held(hand)) - 1


def test_water_is_that_of_the_rules() -> None:
    thinking = mind(on_turn("1z"))
    assert thinking.facts(held("111z 46m 79m 12s 9p 5p 8s 3s 246z")).water == 2 + 1
    kongs = held("46m 79m 12s 9p 5p 36z", "pung 111z, concealed 2222m")
    assert thinking.facts(kongs).water == 1 + 3 + 1


def test_a_wait_is_worth_the_points_of_its_tiles() -> None:
    """Five sets and a single east, which each seat pays; a gold makes one point of water."""
    waiting = held("123m 456m 789m 123s 789s 1z")
    state = on_turn("123m 456m 789m 123s 789s 1z 9p", dealer=1, flowers=((),) * 4)
    thinking = mind(state)
    east, golds = (thinking.unseen[tile] for tile in ("1z", "5p"))
    total = thinking.unseen.total()
    bases, water = 2 + 1 + 1, 3
    points = east * (2 * bases + 2 * bases) + golds * 2 * (bases + water)
    chance = (east * (1 + 2) + golds) / total
    assert thinking.facts(waiting).race == pytest.approx(points / total / (chance + RIVALS))
    double = east * 4 * 2 * bases + golds * 2 * (2 * bases + water)
    facts = mind(state, base_scale=2).facts(waiting)
    assert facts.race == pytest.approx(double / total / (chance + RIVALS))


def test_a_gold_that_forbids_discards_makes_waits_worth_less() -> None:
    state = on_turn("123m 456m 789m 123s 78s 5p 1z 9p")
    wait = held("123m 456m 789m 123s 78s 5p 1z")
    assert mind(state).worth(wait) > mind(state, no_ron_holding_gold=True).worth(wait)


def test_a_wait_is_worth_less_while_discards_are_locked() -> None:
    hand = "123m 456m 789m 123s 78s 11z"
    state = on_turn(f"{hand} 9p")
    free, locked = (
        mind(moment).worth(held(hand)) for moment in (state, replace(state, laps=frozenset({2})))
    )
    assert locked < free


# --- Choices --------------------------------------------------------------------------------------

CHEAP = "123m 456m 789m 55s 78s 11z 5p"
"""Waits on two sides or for a pung, with one gold."""
PAIRS = "123m 456m 789m 55s 78s 11z 9p"
"""Lacks two tiles, one of them for a pair or a pung of east."""
CLAIMS = [
    ("two golds let an early win pass", TWO_GOLDS, "4z", {}, "pass"),
    ("so does one gold with a cheap win", CHEAP, "5s", {}, "pass"),
    ("but not in the ninth lap", CHEAP, "5s", LATE, "win"),
    ("sets and a lone gold are claimed", "123m 456m 789m 123s 78s 5p 4z", "9s", LATE, "chow 7s 8s"),
    ("a win without gold is taken", "123m 456m 789m 123s 78s 44z", "9s", {}, "win"),
    ("a claim is passed that leaves a worse wait", PAIRS, "5s", {}, "pass"),
    ("late it is made", PAIRS, "5s", LATE, "pung"),
]


@pytest.mark.parametrize(
    ("hand", "tile", "time", "wanted"), [row[1:] for row in CLAIMS], ids=[row[0] for row in CLAIMS]
)
def test_on_a_discard(hand: str, tile: str, time: dict[str, Any], wanted: str) -> None:
    assert chosen(on_discard(hand, tile, **time)) == wanted


TURNS = [
    ("a wait for a pung of east rather than for a chow", "11z 79p 9p", "discard 7p"),
    ("a pair of winds and another rather than a gap", "11z 22z 46p 88s", "discard 4p"),
    ("more pairs rather than more tiles", "11z 334p 668s", "discard 8s"),
]


@pytest.mark.parametrize(
    ("rest", "wanted"), [row[1:] for row in TURNS], ids=[row[0] for row in TURNS]
)
def test_of_equally_near_discards_the_dearest_hand_is_kept(rest: str, wanted: str) -> None:
    sets = "123m 456m 789m" + " 123s" * (rest == "11z 79p 9p")
    assert chosen(on_turn(f"{sets} {rest}")) == wanted


def test_a_discard_is_no_gold_and_loses_no_distance() -> None:
    thinking = mind(on_turn("123m 456m 789m 11z 46p 88s 5p 9p"))
    state = on_turn("123m 456m 789m 11z 46p 88s 5p 9p")
    made = Move.parse(chosen(state))
    assert made.pieces != ("5p",)
    away = {tile: thinking.away(thinking.held.less(tile)) for tile in thinking.held.tiles}
    assert away[made.pieces[0]] == min(away.values())


def test_a_claim_that_leaves_golds_alone_has_a_worth() -> None:
    melds = "chow 123m, chow 456m, chow 789m, chow 123s"
    thinking = mind(on_discard("78s 55p", "9s", melds))
    assert thinking.value(Move("chow", ("7s", "8s"))) > thinking.wins


def test_a_false_win_is_not_declared() -> None:
    false = "123m 456m 789m 12s 78s 55p 4z"
    assert chosen(on_discard(false, "1z"), declare="free") == "pass"
    assert chosen(on_turn(f"{false} 1z"), declare="free").startswith("discard")


def test_a_win_promises_its_points() -> None:
    thinking = mind(on_discard("123m 456m 789m 123s 78s 5p 1z", "9s"))
    assert thinking.value(Move("win")) == thinking.wins > 0
