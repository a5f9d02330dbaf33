"""The kongs of Changchun by the sentences of its source: their money, special ones, robbing.

CD is the source; what it leaves open and is settled otherwise stands in brackets.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.changchun_positions import (
    OTHER,
    PLAIN,
    VECTORS,
    WAITING,
    done,
    filled,
    game_of,
    house,
    legal,
    meld,
    moved,
    passed,
    position,
    rows,
)

# --- The money of kongs -------------------------------------------------------------------------


def konged(options: Any, kind: str, tile: str, actor: int, giver: int | None) -> Any:
    """A position after a kong."""
    moves: list[tuple[int, str]]
    if giver is not None:
        hands = {actor: filled(f"{tile} {tile} {tile}"), giver: filled(tile, 14)}
        state = position(hands, options, turn=giver, drawn=tile)
        moves = [(giver, f"discard {tile}"), (actor, "kong")]
        moves += [(seat, "pass") for seat in range(4) if seat not in (actor, giver)]
    elif kind == "added":
        laid = {actor: [meld("pung", tile, (actor + 1) % 4)]}
        state = position({actor: filled(tile, 11)}, options, turn=actor, drawn=tile, melds=laid)
        moves = [(actor, f"kong {tile}")]
    else:
        four = filled(" ".join([tile] * 4), 14)
        state = position({actor: four}, options, turn=actor, drawn=tile)
        moves = [(actor, f"kong {tile}")]
    return passed(done(state, *moves).state)


@rows(
    "options, kind, tile, giver, payments",
    ("CD: 暗槓はレートの2倍", PLAIN, "concealed", "5m", None, [6, -2, -2, -2]),
    ("CD: 暗大蛋はレートの4倍", PLAIN, "concealed", "1s", None, [12, -4, -4, -4]),
    ("CD: 明大蛋はレートの2倍 (added)", PLAIN, "added", "1p", None, [6, -2, -2, -2]),
    ("CD: 大蛋…白4枚", PLAIN, "kong", "5z", 2, [6, 0, -6, 0]),
    ("CD: 大蛋…發4枚", PLAIN, "concealed", "6z", None, [12, -4, -4, -4]),
    ("(four 1m are no 大蛋)", PLAIN, "concealed", "1m", None, [6, -2, -2, -2]),
    ("CD: レートの1倍", house(rate=5), "added", "9s", None, [15, -5, -5, -5]),
    ("(R24: no 大蛋 in Dalian)", OTHER, "concealed", "1s", None, [6, -2, -2, -2]),
    ("(R24)", OTHER, "kong", "7z", 1, [3, -3, 0, 0]),
)
def test_the_dealer_s_gain_by_a_kong(
    says: str, options: Any, kind: str, tile: str, giver: int | None, payments: list[int]
) -> None:
    """CD: カンの点には親の倍はつきません; it is paid as the kong is made."""
    state = konged(options, kind, tile, 0, giver)
    assert state.result is None
    assert moved(state.lines) == payments
    assert state.source == "kong"


@pytest.mark.parametrize("name", ["CC-10", "CC-11", "CC-12"])
def test_a_worked_kong_brings_what_it_says(name: str) -> None:
    """CD: 他の3人1人ずつから,手持ちの暗刻で捨てられた牌をもらう明槓は,捨てた人から3人分の点."""
    vector = VECTORS[name]
    kong = vector["kong"]
    kind = {"minkan": "kong", "kakan": "added"}[kong["type"]]
    state = konged(PLAIN, kind, kong["tile"], vector["actor"], kong.get("from"))
    assert moved(state.lines) == vector["expect"]["payments"]


def test_the_money_of_kongs_is_kept_in_a_drawn_deal() -> None:
    """CD: 流局でも,上がらなくてもカンの点はもらえます."""
    state = konged(PLAIN, "concealed", "4p", 2, None)
    state = passed(done(state, (2, f"discard {state.drawn}")).state)
    while not state.result:
        state = passed(done(state, (state.turn, f"discard {state.drawn}")).state)
    assert state.result.ending == "draw"
    assert moved(state.result.lines) == [-2, -2, 6, -2] == list(state.result.carry.scores)


# --- Special kongs ------------------------------------------------------------------------------


XUANFENG = meld("xuanfeng", "1z 2z 3z 4z")


@rows(
    "laid, draws, kind",
    ("CD: 東南西北…1枚補充できます", "1z 2z 3z 4z", 1, "xuanfeng"),
    ("CD: 中發白があるとき,この3枚をさらせます", "5z 6z 7z", 0, "xigang"),
    ("CD: 一索,一筒,一萬があるとき,この3枚をさらせます", "1m 1p 1s", 0, "yaodan"),
    ("CD: 九索,九筒,九萬があるとき,この3枚をさらせます", "9m 9p 9s", 0, "jiudan"),
)
def test_special_kongs(says: str, laid: str, draws: int, kind: str) -> None:
    """CD: これで,明槓1回分の点がもらえます. ここに…追加して山の末尾から補充牌を引けます."""
    more = laid.split()[0]
    hands = {1: filled(f"{laid} {more} 3m", 14), 2: WAITING}
    state = position(hands, turn=1, drawn="3m", begun=frozenset((0,)), tail="4p 6p")
    assert legal(state, 1, "xi") == {laid}
    after: Any = done(state, (1, f"xi {laid}")).state
    assert after.window is None  # CD: 配牌時にさらす牌はチャンカンできません
    assert moved(after.lines) == [-1, 3, -1, -1]
    assert len(state.wall) - len(after.wall) == draws
    assert after.melds[1][0].kind == kind
    assert len(after.hands[1]) + 3 == 14
    assert legal(after, 1, "add") == {more}
    asks: Any = done(after, (1, f"add {more}")).state
    assert (asks.window.kind, asks.to_act) == ("rob_kong", {0, 2, 3})
    grown = passed(asks)
    assert moved(grown.lines) == [-2, 6, -2, -2]
    assert len(after.wall) - len(grown.wall) == 1
    assert (len(grown.hands[1]) + 3, grown.source) == (14, "kong")


@rows(
    "begun, laid, may",
    ("CD: 配牌時に (R20: before the own first discard)", {0}, None, {"1z 2z 3z 4z"}),
    ("(R20: not after it)", {0, 1}, None, set()),
    ("(R20: each kind once)", {0}, "1z 2z 3z 4z", set()),
)
def test_when_special_kongs_are_laid_down(
    says: str, begun: set[int], laid: str | None, may: set[str]
) -> None:
    melds = {1: [meld("xuanfeng", laid)]} if laid else {}
    hand = filled("1z 2z 3z 4z", 11 if laid else 14)
    state = position({1: hand}, turn=1, drawn="1z", begun=frozenset(begun), melds=melds)
    assert legal(state, 1, "xi") == may


def test_a_worked_whirlwind_grows() -> None:
    vector = VECTORS["CC-13"]
    expect, seat = vector["expect"], vector["actor"]
    hand = {seat: " ".join([*vector["hand"], "6s"])}
    state = position(hand, turn=seat, drawn="6s", begun=frozenset((0, 1)), tail="9m 9p")
    after = passed(done(state, (seat, "xi 1z 2z 3z 4z"), (seat, "add 1z")).state)
    assert moved(after.lines) == expect["payments_total"]
    assert len(state.wall) - len(after.wall) == expect["replacements_drawn"]
    assert after.melds[seat][0].tiles == ("1z", "1z", "2z", "3z", "4z")


@rows(
    "dealer, begun, adds",
    ("CD: 親の第1手では,さらしたカンに牌を追加できません", 2, {0, 1}, set()),
    ("(in a later turn the dealer may)", 2, {0, 1, 2}, {"1z"}),
    ("(and others in their first)", 0, {0, 1}, {"1z"}),
)
def test_seats_that_may_add_to_a_special_kong(
    says: str, dealer: int, begun: set[int], adds: set[str]
) -> None:
    assert VECTORS["CC-13"]["expect"]["dealer_same_turn_add"] == "illegal"
    hand, melds = {2: filled("1z 9p", 11)}, {2: [XUANFENG]}
    told: dict[str, Any] = {"dealer": dealer, "begun": frozenset(begun)}
    state = position(hand, turn=2, drawn="9p", melds=melds, **told)
    assert legal(state, 2, "add") == adds


def test_a_worked_set_of_ones_grows() -> None:
    vector = VECTORS["CC-14"]
    expect, seat = vector["expect"], vector["actor"]
    hand = {seat: " ".join([*vector["hand"], "9s"])}
    state = position(hand, turn=seat, drawn="9s", begun=frozenset((0,)))
    after = done(state, (seat, "xi 1m 1p 1s")).state
    assert moved(after.lines) == expect["payments_after_expose"]
    assert len(state.wall) - len(after.wall) == expect["replacement_on_expose"]
    assert after.drawn == "9s"
    grown = passed(done(after, (seat, "add 1p")).state)
    assert moved(grown.lines) == expect["payments_after_add"]
    assert len(after.wall) - len(grown.wall) == expect["replacement_on_add"]


def test_a_special_kong_may_complete_the_hand() -> None:
    """CD: 特殊な槓は槓子とみなす: four runs are not all there is."""
    hand = "5z 6z 7z 2m 3m 4m 5p 6p 7p 1s 2s 3s 8p 8p"
    state = position({1: hand}, turn=1, drawn="7z", begun=frozenset((0,)))
    assert legal(state, 1, "win") == set()
    state = done(state, (1, "xi 5z 6z 7z")).state
    result: Any = done(state, (1, "win")).state.result
    assert {one.name for one in result.sheet.win.elements} == {"zimo", "menqing"}


# --- Robbing ------------------------------------------------------------------------------------

SINGLE = "2m 3m 4m 4p 5p 6p 7s 8s 9s 9p 9p 9p 1z"
"""Waits for an east wind."""


@rows(
    "hand, laid, move, winner",
    ("CD: 特殊なカンを含むカンをチャンカンできます", "1z", XUANFENG, "add 1z", SINGLE),
    ("CD: 特殊なカンを含むカン", "5p", meld("pung", "5p", 2), "kong 5p", WAITING),
)
def test_a_kong_that_is_robbed_brings_nothing(
    says: str, hand: str, laid: Any, move: str, winner: str
) -> None:
    """CD: チャンカンされたカンはカンの点を得られません."""
    melds = {3: [laid]}
    state = position({3: filled(hand, 11), 1: winner}, turn=3, drawn=hand, melds=melds)
    state = done(state, (3, move)).state
    result: Any = done(state, (0, "pass"), (1, "win"), (2, "pass")).state.result
    assert (result.ending, result.sheet.giver, result.carry.dealer) == ("robbed", 3, 1)
    kong = [line for line in result.lines if "kong" in line.reason or line.reason == "xuanfeng"]
    assert moved(kong) == VECTORS["CC-19"]["expect"]["kong_payments"]
    assert moved(result.lines)[3] == 2 * moved(result.lines)[2]


@rows(
    "options, tile, laid, move",
    ("CD: 牌の山はカンがなければ7列残します", PLAIN, "5p", meld("pung", "5p", 2), "kong 5p"),
    ("CD: カン1回なら7列,2回なら8列と伸ばします", PLAIN, "1z", XUANFENG, "add 1z"),
    ("(Dalian)", OTHER, "5p", meld("pung", "5p", 2), "kong 5p"),
)
def test_a_kong_that_can_be_robbed_leaves_the_wall(
    says: str, options: Any, tile: str, laid: Any, move: str
) -> None:
    """The rest of the wall grows when the replacement is drawn."""
    state = position({3: filled(tile, 11)}, options, turn=3, drawn=tile, melds={3: [laid]})
    asks = done(state, (3, move)).state
    seen = [game_of(one).view(one, None).wall for one in (state, asks, passed(asks))]
    assert seen == [4, 4, 2]


def test_a_concealed_kong_is_not_robbed() -> None:
    """(R23d.)"""
    state = position({3: filled("5p 5p 5p 5p", 14), 1: WAITING}, turn=3, drawn="5p")
    assert done(state, (3, "kong 5p")).state.window is None


def added(options: Any = PLAIN) -> Any:
    """An east wind is added to a whirlwind, and seat 2 has two more."""
    hands = {0: filled("1z", 11), 1: SINGLE, 2: filled("1z 1z")}
    state = position(hands, options, drawn="1z", melds={0: [XUANFENG]})
    return done(state, (0, "add 1z")).state


def test_a_tile_added_to_a_special_kong_may_be_ponged() -> None:
    """CD: ポンがカンより優先されます (R19)."""
    state = added()
    assert legal(state, 1) == {"pass", "win"}
    assert legal(state, 2) == {"pass", "pung"}
    after = done(state, (1, "pass"), (2, "pung"), (3, "pass")).state
    assert (after.turn, after.melds[0], after.lines) == (2, (XUANFENG,), ())
    assert after.wall == state.wall  # no replacement
    assert (after.melds[2][0].kind, after.melds[2][0].source) == ("pung", 0)
    assert (len(after.hands[0]), len(after.hands[2])) == (10, 11)
    assert after.left == len(after.wall) - 15
    won: Any = done(state, (1, "win"), (2, "pung"), (3, "pass")).state.result
    assert won.sheet.winner == 1
    assert legal(added(house(claim_added=False)), 2) == {"pass"}


def test_no_chow_is_made_of_a_konged_tile() -> None:
    hands = {0: filled("1p", 11), 1: filled("2p 3p")}
    state = position(hands, drawn="1p", melds={0: [meld("yaodan", "1m 1p 1s")]})
    assert legal(done(state, (0, "add 1p")).state, 1) == {"pass"}
