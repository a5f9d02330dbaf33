"""The qionghu of Dalian by the sentences of its source (CD), where it is not Changchun's play.

What the source leaves open and is settled otherwise stands in brackets.
"""

from __future__ import annotations

from typing import Any

from changchun_positions import (
    OTHER,
    VECTORS,
    asked,
    done,
    filled,
    legal,
    meld,
    moved,
    passed,
    position,
    rows,
    thrown,
)

from rules.mahjong.changchun.state import LOOKED

PUNG = meld("pung", "1s", 2)
WAITING = "1m 2m 3m 4p 6p 7s 8s 9s 1z 1z"
"""With a pung of 1s it waits for 5p alone."""


def waiting(hand: str = WAITING, laid: Any = PUNG, **fields: Any) -> Any:
    """Seat 1 waits with a pung, and seat 2 may discard 5p."""
    return position({1: hand, 2: filled("5p", 14)}, OTHER, turn=2, melds={1: [laid]}, **fields)


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
def test_who_may_lay_down_dragons(says: str, hand: str, drawn: str | None, may: set[str]) -> None:
    state = position({1: filled(hand, 14)}, OTHER, turn=1, drawn=drawn, begun=frozenset())
    assert legal(state, 1, "xi") == may


def test_nothing_is_added_to_dragons_nor_do_they_draw() -> None:
    """CD: 補充牌は引きません."""
    laid = {1: [meld("xigang", "5z 6z 7z")]}
    state = position({1: filled("5z", 11)}, OTHER, turn=1, drawn="5z", melds=laid)
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
    for laid, may in ((PUNG, True), (meld("concealed", "1s"), False), (meld("kong", "1s"), True)):
        state = position({1: f"{WAITING} 9p"}, OTHER, turn=1, drawn="9p", melds={1: [laid]})
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
        laid: Any = {1: [PUNG], **melds}
        state = position({1: WAITING, 2: filled("5p", 14)}, OTHER, turn=2, melds=laid)
        state = done(state, (2, "discard 5p"), (0, "pass"), (1, "win"), (3, "pass")).state
        result: Any = state.result
        assert moved(result.lines) == each


def test_a_replacement_doubles_and_so_does_a_robbed_kong() -> None:
    """CD: 槓上開花x2…搶槓.x2 (R26: and he who is robbed pays like a discarder)."""
    hand = "4p 6p 7m 8m 9m 9p 9p 9p 9p 1z 1z"
    state = position({1: hand}, OTHER, turn=1, drawn="9p", melds={1: [PUNG]}, tail="5p")
    after: Any = done(state, (1, "kong 9p"), (1, "win")).state.result
    assert {one.name for one in after.sheet.win.elements} == {"zimo", "kanzhang", "gangkai"}
    laid = {1: [PUNG], 3: [meld("pung", "5p", 0)]}
    state = position({1: WAITING, 3: filled("5p", 11)}, OTHER, turn=3, drawn="5p", melds=laid)
    state = done(state, (3, "kong 5p"), (0, "pass"), (1, "win"), (2, "pass")).state
    result: Any = state.result
    assert [one.name for one in result.sheet.win.elements] == ["kanzhang", "qianggang"]
    assert moved(result.lines) == [-16, 32, -8, -8]


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
    laid = {1: [meld("pung", tile, 2)]}
    for rule, may in ((True, wins), (False, True)):
        options = OTHER.__class__(no_value_wind_pung=rule)
        state = position({1: hand}, options, melds=laid, dealer=dealer, changes=changes)
        assert ("win" in legal(asked(state, "5p", 0), 1)) is may


# --- The treasure -------------------------------------------------------------------------------


@rows(
    "aside, draws, ending, doublings",
    ("CD: 模宝x2.山から宝牌を引いて上がる", "6m", "6m", "mobao", 1),
    ("CD: 衝宝x4.宝牌を見たら待ち牌だったとき", "5p", "", "chongbao", 2),
)
def test_the_treasure(says: str, aside: str, draws: str, ending: str, doublings: int) -> None:
    """CD: 宝 長春のルールと同じです."""
    ready = ("", "declared", "", "")
    fields: Any = {"ready": ready, "tail": aside, "tape": (1,), "wall": "8p 6m 8p 8p"}
    state = position(
        {0: filled("9p", 14), 1: WAITING}, OTHER, drawn="9p", melds={1: [PUNG]}, **fields
    )
    state = thrown(state, 0, "9p")
    state = done(state, (1, "look")).state
    if draws:
        state = thrown(state, 1, state.drawn or "")
        state = position(
            {1: f"{WAITING} {draws}"},
            OTHER,
            turn=1,
            drawn=draws,
            melds={1: [PUNG]},
            ready=state.ready,
            aside=state.aside,
            seen=state.seen,
        )
        state = done(state, (1, "win")).state
    result: Any = state.result
    assert result.ending == ending
    worth = {one.name: one.points for one in result.sheet.win.elements}
    assert worth == {"zimo": 1, "kanzhang": 1, ending: doublings}
    assert passed(state) is state
