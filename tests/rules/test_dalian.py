"""The qionghu of Dalian by the sentences of its source (CD), where it is not Changchun's play.

What the source leaves open and is settled otherwise stands in brackets.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules.mahjong.northern.state import LOOKED
from tests.rules.changchun_positions import (
    DRAGONS,
    FROZEN,
    OTHER,
    READY,
    VECTORS,
    asked,
    done,
    filled,
    laid,
    legal,
    meld,
    moved,
    position,
    rows,
    thrown,
)

PUNG = meld("pung", "1s", 2)
WAITING = "1m 2m 3m 4p 6p 7s 8s 9s 1z 1z"
"""With a pung of 1s it waits for 5p alone."""


# --- The kong of dragons ------------------------------------------------------------------------


def test_a_worked_kong_of_dragons() -> None:
    """CD: 手に中發白が1枚ずつあるとき,この3枚の組をカンできます.補充牌は引きません."""
    vector = VECTORS["DL-11"]
    expect, seat = vector["expect"], vector["actor"]
    hand = {seat: " ".join([*vector["hand"], "6p"])}
    state = position(hand, OTHER, turn=seat, drawn="6p")  # in any turn, not the first alone
    after = done(state, (seat, "xi 5z 6z 7z")).state
    assert moved(after.lines) == expect["payments"]
    assert len(state.wall) - len(after.wall) == expect["replacement"]
    assert (after.window, after.drawn) == (None, "6p")
    assert ("win" in legal(after, seat)) is expect["counts_as_opened"]


@rows(
    "hand, drawn, may",
    ("CD: 手に中發白が1枚ずつあるとき", "5z 6z 7z", "7z", {"5z 6z 7z"}),
    ("CD: 1枚ずつ", "5z 5z 6z 6z", "6z", set()),
    ("(Changchun's other special kongs are unknown: R24)", "1z 2z 3z 4z", "4z", set()),
    ("(nor is there a kong without a draw)", "5z 6z 7z", None, set()),
)
def test_seats_that_may_lay_down_dragons(
    says: str, hand: str, drawn: str | None, may: set[str]
) -> None:
    state = position({1: filled(hand, 14)}, OTHER, turn=1, drawn=drawn, begun=frozenset())
    assert legal(state, 1, "xi") == may


def test_nothing_is_added_to_dragons_nor_do_they_draw() -> None:
    """CD: 補充牌は引きません."""
    melds = {1: laid(DRAGONS)}
    state = position({1: filled("5z", 11)}, OTHER, turn=1, drawn="5z", melds=melds)
    assert legal(state, 1, "add") == set()
    assert state.left == 4


def test_a_hand_that_may_not_change_lays_no_dragons_down() -> None:
    """CD: 待ちを変えない: one of the two pairs it waits for would be gone."""
    ready: Any = {"ready": ("", LOOKED, "", ""), "seen": frozenset((1,)), "aside": ("9p",)}
    hand = "1m 2m 3m 4p 5p 6p 5z 5z 6z 6z"
    state = position({1: f"{hand} 7z"}, OTHER, turn=1, drawn="7z", melds={1: [PUNG]}, **ready)
    assert legal(state, 1) == {"discard 7z"}


# --- Winning ------------------------------------------------------------------------------------


def test_only_an_opened_hand_wins_or_is_ready() -> None:
    """CD: 泣かないと(開門しないと)上がれない (R25: by a claim, not by a kong of its own)."""
    closed = position({1: f"1s 1s 1s {WAITING}"}, OTHER)
    assert "win" not in legal(asked(closed, "5p", 0), 1)
    state = position({1: f"1s 1s 1s {WAITING} 9p"}, OTHER, turn=1, drawn="9p")
    assert legal(state, 1, "ready") == set()
    for one, may in ((PUNG, True), (meld("concealed", "1s"), False), (meld("kong", "1s"), True)):
        state = position({1: f"{WAITING} 9p"}, OTHER, turn=1, drawn="9p", melds={1: [one]})
        assert legal(state, 1, "ready") == ({"9p"} if may else set())


def test_of_two_who_could_win_the_nearest_does() -> None:
    """CD: 上がり牌を捨てた人に一番順番が近い人の上がりになります(頭ハネ)."""
    hands = {0: filled("5p", 14), 1: WAITING, 2: WAITING}
    state = position(hands, OTHER, melds={1: [PUNG], 2: [PUNG]})
    state = done(state, (0, "discard 5p"), (2, "win"), (1, "win"), (3, "pass")).state
    result: Any = state.result
    assert result.sheet.winner == 1


def test_payers_who_have_claimed_nothing_pay_double() -> None:
    """CD: 門清x2…支払い側だけ.3人門清ならさらにx2."""
    kan, open_kong = meld("concealed", "4p"), meld("kong", "4p", 3)
    for melds, each in (
        ({}, [-16, 40, -16, -8]),  # dealer, discarder, neither; the wait doubles for all
        ({3: [kan]}, [-16, 40, -16, -8]),
        ({3: [open_kong]}, [-8, 18, -8, -2]),
    ):
        every: Any = {1: [PUNG], **melds}
        state = position({1: WAITING, 2: filled("5p", 14)}, OTHER, turn=2, melds=every)
        state = done(state, (2, "discard 5p"), (0, "pass"), (1, "win"), (3, "pass")).state
        result: Any = state.result
        assert moved(result.lines) == each


def test_a_replacement_doubles_and_so_does_a_robbed_kong() -> None:
    """CD: 槓上開花x2…搶槓.x2 (R26: the robbed player pays like a discarder)."""
    hand = "4p 6p 7m 8m 9m 9p 9p 9p 9p 1z 1z"
    state = position({1: hand}, OTHER, turn=1, drawn="9p", melds={1: [PUNG]}, tail="5p")
    after: Any = done(state, (1, "kong 9p"), (1, "win")).state.result
    assert worth(after) == {"zimo": 1, "kanzhang": 1, "gangkai": 1}
    melds = {1: [PUNG], 3: [meld("pung", "5p", 0)]}
    state = position({1: WAITING, 3: filled("5p", 11)}, OTHER, turn=3, drawn="5p", melds=melds)
    state = done(state, (3, "kong 5p"), (0, "pass"), (1, "win"), (2, "pass")).state
    result: Any = state.result
    assert worth(result) == {"kanzhang": 1, "qianggang": 1}
    assert moved(result.lines) == [-16, 32, -8, -8]


@rows(
    "hand, drawn, wins",
    ("(the third dragon completes it: four tiles were left)", "5z 6z 9m 9m", "7z", True),
    ("CD: 裸単騎はできない (but for the dragons one tile was)", "5z 6z 7z 9m", "9m", False),
)
def test_dragons_laid_down_last(says: str, hand: str, drawn: str, wins: bool) -> None:
    melds = {1: laid("pung 1s, chow 4p 5p 6p, chow 7m 8m 9m")}
    state = position({1: f"{hand} {drawn}"}, OTHER, turn=1, drawn=drawn, melds=melds)
    state = done(state, (1, "xi 5z 6z 7z")).state
    assert ("win" in legal(state, 1)) is wins


# --- House rules about winds --------------------------------------------------------------------


@rows(
    "dealer, changes, tile, wins",
    ("CD: 自分…の風の刻子があってはならない", 0, 0, "2z", False),
    ("(another's wind)", 0, 0, "3z", True),
    ("CD: 場の風の刻子 (R68: east for the first circle)", 0, 3, "1z", False),
    ("(R68: then south)", 0, 4, "1z", True),
    ("(R68: then south)", 1, 4, "2z", False),
    ("(the dealer is east)", 1, 4, "1z", False),
)
def test_a_pung_of_the_own_or_the_rounds_wind(
    says: str, dealer: int, changes: int, tile: str, wins: bool
) -> None:
    hand = "1m 2m 3m 4p 6p 7s 8s 9s 9p 9p"
    melds = {1: [meld("pung", tile, 2)]}
    for rule, may in ((True, wins), (False, True)):
        options = replace(OTHER, no_value_wind_pung=rule)
        state = position({1: hand}, options, melds=melds, dealer=dealer, changes=changes)
        assert ("win" in legal(asked(state, "5p", 0), 1)) is may


# --- The treasure -------------------------------------------------------------------------------


def test_a_treasure_that_is_waited_for_wins_at_once() -> None:
    """CD: 衝宝x4.宝牌を見たら待ち牌だったとき; 宝 長春のルールと同じです."""
    hands = {0: filled("9p", 14), 1: WAITING}
    state = position(hands, OTHER, drawn="9p", melds={1: [PUNG]}, tail="5p", tape=(1,), **READY)
    result: Any = done(thrown(state, 0, "9p"), (1, "look")).state.result
    assert result.ending == "chongbao"
    assert worth(result) == {"zimo": 1, "kanzhang": 1, "chongbao": 2}


def test_a_treasure_that_is_drawn_stands_for_any_tile() -> None:
    """CD: 模宝x2.山から宝牌を引いて上がる."""
    hand = {1: f"{WAITING} 2z"}
    state = position(hand, OTHER, turn=1, drawn="2z", melds={1: [PUNG]}, **FROZEN)
    result: Any = done(state, (1, "win")).state.result
    assert result.ending == "mobao"
    assert worth(result) == {"zimo": 1, "kanzhang": 1, "mobao": 1}


def worth(result: Any) -> dict[str, int]:
    """The elements that double the payments of all, with the number of doublings."""
    return {one.name: one.points for one in result.sheet.win.elements}


def test_three_dragons_are_laid_down_after_a_draw() -> None:
    """(R76: not after a claim, as no kong is.)"""
    hand = filled("5z 6z 7z", 14)
    assert legal(position({0: hand}, OTHER, drawn="5z"), 0, "xi") == {"5z 6z 7z"}
    assert legal(position({0: hand}, OTHER), 0, "xi") == set()
