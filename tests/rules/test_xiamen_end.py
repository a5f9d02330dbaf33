"""Xiamen and Quanzhou by the sentences of their source: the end of a deal and what follows."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rules import Seat
from rules.mahjong.claims import PASS, WIN
from rules.mahjong.state import Meld
from rules.mahjong.win import Element
from tests.rules.mahjong_positions import (
    JUNK,
    OTHER,
    OTHER_READING,
    PLAIN,
    QUANZHOU,
    SETS,
    THREE,
    VECTORS,
    WAITING,
    XIAMEN,
    all_pass,
    asked,
    done,
    house,
    position,
    rows,
)

# --- The end ------------------------------------------------------------------------------------


def test_the_wall_is_used_up_when_sixteen_tiles_remain() -> None:
    vector = VECTORS["XM-20"]
    state = position({0: f"{JUNK} 9p"}, drawn="9p", wall="")
    state = all_pass(done(state, (0, "discard 9p")).state).state
    expect = vector["expect"]
    assert state.result.ending == expect["verdict"]
    assert list(state.result.deltas(4)) == expect["payments"]
    carry: Any = state.result.carry
    assert (carry.dealer, carry.base) == (expect["next_dealer"], expect["next_dealer_base"])


def test_three_golds_win_before_the_draw() -> None:
    """XM: 流局直前に手牌に3枚金牌があれば"""
    state = position({0: f"{JUNK} 9p", 3: THREE}, drawn="9p", wall="")
    result = all_pass(done(state, (0, "discard 9p")).state).state.result
    assert (result.ending, result.sheet.winner, result.sheet.win.multiplier) == ("sanjindao", 3, 3)


def test_the_water_of_a_hand_without_a_shape() -> None:
    """(R17: flowers, golds, melds, and natural pungs that are concealed.)"""
    hand = "2s 2s 2s 9m 9m 9m 6z 6z 1p 4p 7p 1s 3z"
    about: dict[str, Any] = {"flowers": ((), (), (), ("1f", "6f"))}
    melds = {3: [Meld("pung", ("1z", "1z", "1z"), 0, "1z")]}
    state = position({0: f"{JUNK} 9p", 3: hand}, drawn="9p", wall="", melds=melds, **about)
    result = all_pass(done(state, (0, "discard 9p")).state).state.result
    water = {one.name: one.points for one in result.sheet.win.elements}
    assert water == {"open-pung": 1, "closed-pung": 1, "seasons": 1, "plants": 1, "gold": 3}


STEPS = replace(OTHER, dealer_step="multiplier")


@rows(
    "game, options, before, winner, base",
    [
        ("XM: 親の底は,流局を含む連荘のたびに2倍し", XIAMEN, PLAIN, 4, 0, 8),
        ("XM: 親が変わったら2に戻します", XIAMEN, PLAIN, 4, 2, 2),
        ("XM: 連荘ごとに1増やす", QUANZHOU, OTHER, 4, 0, 5),
        (
            "XM: 「1×上がり方の倍」増やす",
            QUANZHOU,
            STEPS,
            4,
            0,
            6,
        ),
        ("XM: 流局を含む連荘のたびに", XIAMEN, PLAIN, 4, None, 8),
        ("XM: 連荘ごとに1増やす (a draw)", QUANZHOU, OTHER, 4, None, 5),
        ("(R15: a draw adds one)", QUANZHOU, STEPS, 4, None, 5),
        ("(R69: the base itself is handed on)", QUANZHOU, STEPS, 7, 0, 9),
        ("XM: 親が変わったら (Quanzhou)", QUANZHOU, STEPS, 7, 1, 2),
    ],
)
def test_the_base_of_the_next_dealer(
    says: str, game: Any, options: Any, before: int, winner: int | None, base: int
) -> None:
    seat, hand = winner or 0, f"{JUNK} 6s" if winner is None else f"{WAITING} 6s"
    state = position({seat: hand}, options, turn=seat, drawn="6s", base=before, wall="")
    if winner is None:
        state = all_pass(done(state, (0, "discard 6s"), game=game).state, game).state
    else:
        state = done(state, (winner, "win"), game=game).state
    assert state.result.carry.base == base
    assert state.result.carry.dealer == (0 if not winner else 1)


RUNS = "1m 2m 3m 4m 5m 6m 7m 8m 9m"


@pytest.mark.parametrize("name", ["XM-21", "XM-22"])
def test_a_false_win_is_fined(name: str) -> None:
    """XM: チョンボ…その手を終わらせます。このとき親は交代しませんが,連荘数は増えません。"""
    vector = VECTORS[name]
    expect, you = vector["expect"], vector["state"].get("you")
    hands = {1: f"2z 2z 2z 2s {' '.join(JUNK.split()[:12])} 9m"}  # a pung of winds 2, a gold 1
    flowers: list[tuple[str, ...]] = [(), (), (), ()]
    stage = [0, 0, 0, 0]
    if you:
        hands[3] = "1m 1m 1m 4m 5m 6m 7p 8p 9p 1z 1z 1z 6s 7s 8s 2s"
        flowers[3] = ("5f", "6f")
        stage[3] = you["stage"]
    state = position(
        hands,
        house(declare="free"),
        turn=1,
        drawn="9m",
        flowers=tuple(flowers),
        stage=tuple(stage),
    )
    result = done(state, (1, "win")).state.result
    assert result.ending == "foul"
    assert list(result.deltas(4)) == expect["payments"]
    carry: Any = result.carry
    assert (carry.dealer, carry.base, carry.streak) == (expect["next_dealer"], 2, 0)


@rows(
    "hand, fines",
    [
        ("XM: 双游…した人がもらえたはずの点", f"{RUNS} 1p 2p 3p 6s", (4, 106, -112, 2)),
        ("(a kong that breaks the five sets ends it)", f"{RUNS} 6s 7s 8s 9p", (4, 2, -8, 2)),
    ],
)
def test_a_kong_falsely_robbed_from_a_seat_in_you(
    says: str, hand: str, fines: tuple[int, ...]
) -> None:
    pung = Meld("pung", ("6s", "6s", "6s"), 3, "6s")
    stage, drawn = (0, 1, 0, 0), hand.split()[-1]
    free = house(declare="free")
    state = position({1: f"{hand} 2s"}, free, turn=1, drawn=drawn, melds={1: [pung]}, stage=stage)
    state = done(state, (1, "kong 6s"), (0, "pass"), (2, "win"), (3, "pass")).state
    assert (state.result.ending, state.result.deltas(4)) == ("foul", fines)


def test_an_added_kong_may_be_robbed() -> None:
    """XM: 搶槓も点数は自摸扱い。"""
    pung = Meld("pung", ("6s", "6s", "6s"), 3, "6s")
    own = f"6s {' '.join(JUNK.split()[:13])}"
    state = position({0: own, 2: WAITING}, drawn="6s", melds={0: [pung]})
    state = done(state, (0, "kong 6s")).state
    assert state.to_act == {1, 2, 3}
    result = done(state, (1, "pass"), (2, "win"), (3, "pass")).state.result
    assert (result.ending, result.sheet.giver, result.sheet.win.multiplier) == ("robbed", 0, 2)
    assert PASS in XIAMEN.legal(state, 1)


@rows(
    "options, hand, may",
    [
        ("XM: 搶槓", PLAIN, WAITING, True),
        ("(R59: not with a pair that needs the gold)", OTHER_READING, f"{SETS} 2s", False),
        (
            "(R59: nor with the lone gold)",
            PLAIN,
            f"{SETS.replace('4p 5p 6p', '4s 5s 3s')} 2s",
            False,
        ),
    ],
)
def test_a_robbed_kong_is_refused_as_a_discard_is(
    says: str, options: Any, hand: str, may: bool
) -> None:
    pung = Meld("pung", ("6s", "6s", "6s"), 3, "6s")
    own = f"6s {' '.join(JUNK.split()[:13])}"
    state = position({0: own, 2: hand}, options, drawn="6s", melds={0: [pung]})
    assert (WIN in XIAMEN.legal(done(state, (0, "kong 6s")).state, 2)) is may


@rows(
    "options, water",
    [
        ("XM: 明刻1 (R11)", OTHER, 0),
        ("XM: 明刻の水を暗刻と同じにする人がいる", replace(OTHER, open_pung_as_closed=True), 1),
    ],
)
def test_a_pung_that_a_winning_discard_completes_is_open(
    says: str, options: Any, water: int
) -> None:
    won = "9s 9s 5p 5p 1m 2m 3m 4m 5m 6m 7m 8m 9m 1p 2p 3p"
    state = asked(position({1: won}, options), "9s", 0)
    result = done(state, (1, "win"), (2, "pass"), (3, "pass"), game=QUANZHOU).state.result
    assert result
    assert result.sheet
    assert result.sheet.win.elements == (Element("open-pung", water, ("9s", "9s", "9s")),)


@pytest.mark.parametrize(
    ("says", "dead", "won"),
    [
        ("XM: 花牌を8枚集めたら,手牌の形に関係なく直ちに3倍の上がり", (), [1]),
        ("XM: 上がり放棄 (a forfeited hand does not)", (1,), []),
    ],
)
def test_the_eighth_flower_wins_in_quanzhou(
    says: str, dead: tuple[Seat, ...], won: list[Seat]
) -> None:
    flowers = ((), tuple(f"{n}f" for n in range(1, 8)), (), ())
    about: dict[str, Any] = {"flowers": flowers, "dead": frozenset(dead)}
    state = position({0: f"{JUNK} 9p"}, OTHER, drawn="9p", wall="8f 9p 9p", **about)
    state = all_pass(done(state, (0, "discard 9p")).state, QUANZHOU).state
    assert len(state.flowers[1]) == 8
    results = [state.result] if state.result else []
    assert [one.sheet.winner for one in results if one.ending == "eight-flowers"] == won
