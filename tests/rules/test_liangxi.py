"""Liangxi by the sentences of its source: the wall, the last lap, claims, and who deals next.

LX is the source; what it leaves open and is settled otherwise stands in brackets.
"""

from __future__ import annotations

from typing import Any

import pytest

from rules import Chance
from rules.game import DICE
from rules.mahjong.liangxi.wilds import wild_kinds
from rules.mahjong.tiles import deck, in_order
from rules.mahjong.wall import broken, dealt
from tests.rules.liangxi_positions import (
    LIANGXI,
    PLAIN,
    VECTORS,
    WAITING,
    claimed,
    done,
    filled,
    house,
    laid,
    legal,
    passed,
    position,
    rows,
    thrown,
    won,
    xi,
)

PACK = tuple(deck(flowers=False))


def dealt_with(options: Any = PLAIN, *dice: int, **carry: Any) -> Any:
    """A deal that nothing limits."""
    luck = Chance(PACK, (*dice, *(1,) * DICE)[:DICE])
    state: Any = LIANGXI.deal(options, LIANGXI.opening(options, 4), luck).state
    return done(state, (state.dealer, "limit done")).state if state.phase == "limit" else state


# --- The wall and the deal ----------------------------------------------------------------------


def test_the_wall_is_broken_after_both_dice_sums() -> None:
    """LX: 2人の目の合計だけ数えたところの次から牌を取ります (R29: clockwise)."""
    state = dealt_with(PLAIN, 3, 4, 1, 2, 6, 5)
    assert state.dealer == 2  # seven, from seat 0
    hands, drawn, rest = dealt(broken(PACK, 0, 3 + 11), 2)  # three from seat 2: seat 0 throws
    assert (state.hands, state.drawn) == (hands, drawn)
    assert (state.indicator, state.wall) == (rest[0], rest[1:])
    assert sorted(state.pieces) == sorted(PACK)


def test_a_sum_above_seventeen_runs_on_into_the_next_wall() -> None:
    assert dealt_with(PLAIN, 6, 6, 6, 6, 6, 6).wall == dealt(broken(PACK, 2, 24), 3)[2][1:]


def test_the_indicator_lay_under_the_dealers_last_tile() -> None:
    """LX: 荘家はチョンチョンの2枚目の下の牌を表向きにし,残す牌の山の上にのせます."""
    wall = broken(PACK, 0, 14)
    state = dealt_with(PLAIN, 3, 4, 1, 2, 6, 5)
    assert (state.drawn, state.indicator) == wall[52:54]
    assert LIANGXI.view(state, None).indicator == wall[53]


@pytest.mark.parametrize("rule", ["up2", "down2", "updown"])
def test_kinds_that_the_indicator_makes_wild(rule: str) -> None:
    """LX: 例えば2が出たら3と4,南なら西と北,三元牌の1つなら,残り2つの三元牌が混です."""
    for indicator, wild in VECTORS["LX-24"]["expect"][rule].items():
        assert wild_kinds(indicator, rule) == in_order(wild)
    state = dealt_with(house(wild_rule=rule))
    assert state.wilds == LIANGXI.view(state, None).wilds == wild_kinds(state.indicator, rule)


def test_where_the_dealer_names_wild_tiles_none_is_turned() -> None:
    state = dealt_with(house(wild_rule="designated"))
    assert (state.indicator, state.wilds, len(state.wall)) == (None, (), 136 - 53)


@pytest.mark.parametrize("reserve", [14, 10, 16])
@pytest.mark.parametrize("kongs", [0, 1, 2])
def test_tiles_that_stay_in_the_wall(reserve: int, kongs: int) -> None:
    """LX: 引いた枚数だけ,残す牌を増やします (R27: the indicator is none of them)."""
    state = dealt_with(house(reserve=reserve))
    expect = VECTORS["LX-35"]["expect"]
    assert state.left == expect["front_draws"]["0"] + 14 - reserve
    for _ in range(kongs):
        four = position({0: "9m 9m 9m 9m"}, house(reserve=reserve), drawn="9m", wall="8p " * 10)
        state = done(four, (0, "kong 9m")).state
    if kongs:
        assert state.left == 10 - 2
    assert expect["front_draws"][str(kongs)] == 68 - 2 * kongs
    assert expect["dead_tiles"][str(kongs)] == 14 + kongs


# --- The last lap -------------------------------------------------------------------------------


def lap(hands: dict[int, str] | None = None, wall: str = "8m 8p 7p 7m", **about: Any) -> Any:
    """Seat 1 has drawn the first of the last four tiles."""
    state = position({0: filled("9p", 14), **(hands or {})}, drawn="9p", wall=wall, **about)
    return thrown(state, 0, "9p")


def test_in_the_last_lap_nobody_discards() -> None:
    """LX: 最後の一周は,4人とも牌を捨てません."""
    state = lap()
    for seat in (1, 2, 3, 0):
        assert (state.turn, legal(state, seat)) == (seat, {"keep"})
        state = done(state, (seat, "keep")).state
    assert (state.result.ending, state.left) == ("draw", 0)
    assert VECTORS["LX-36"]["expect"]["discard_allowed"] is False


def test_five_tiles_before_the_end_it_has_not_begun() -> None:
    assert "discard 8m" in legal(lap(wall="8m 8p 7p 7m 6p"), 1)


def test_a_last_lap_draw_wins_and_the_last_tile_counts() -> None:
    """LX: 海底撈月:1点.山の最後の牌での上がりです."""
    for seat, last in ((1, False), (0, True)):
        state = lap({seat: f"{WAITING}" if seat else f"{WAITING} 9p"}, wall=" ".join(["5m"] * 4))
        while state.turn != seat:
            state = done(state, (state.turn, "keep")).state
        elements = won(done(state, (seat, "win")).state)[2]
        assert ("haidi" in elements) is last


@rows(
    "wall, how, last",
    ("LX: 山の最後の牌での上がり", "5m", "draw", True),
    ("(not the last tile but one)", "5m 8p", "draw", False),
    ("(not the replacement after the last draw)", "", "kong 9m", False),
    ("(not a tile robbed after the last draw)", "", "rob", False),
)
def test_only_the_last_tile_of_the_wall_counts(says: str, wall: str, how: str, last: bool) -> None:
    """LX: 海底撈月:1点."""
    about: dict[str, Any] = {"wall": wall, "lap": 0}
    if how == "draw":
        state = position({0: filled("9p", 14), 1: WAITING}, drawn="9p", **about)
        state = done(state, (0, "keep"), (1, "win")).state
    elif how == "rob":
        hands = {0: filled("4z", 11), 1: WAITING.replace("5m", "4z")}
        state = position(hands, melds={0: [xi("1z 2z 3z")]}, drawn="4z", **about)
        state = done(state, (0, "add 4z"), (1, "win"), (2, "pass"), (3, "pass")).state
    else:
        own = "9m 9m 9m 9m 1m 2m 3m 3p 4p 5p 7s 8s 9s 5m"
        state = done(position({0: own}, drawn="9m", tail="5m", **about), (0, how), (0, "win")).state
    assert ("haidi" in won(state)[2]) is last


def test_after_the_last_draw_kongs_and_additions_are_possible() -> None:
    """LX: 最後の自模の後,槓または喜の牌をさらして嶺上牌を引くことはできます."""
    hand, own = filled("9m 9m 9m 9m 4z", 10), {0: [xi("1z 2z 3z")]}
    for move in ("kong 9m", "add 4z"):
        state = position({0: hand + " 9p"}, drawn="9p", wall="", melds=own, lap=0, tail="3m")
        assert legal(state, 0) == {"keep", "kong 9m", "add 4z"}
        state = passed(done(state, (0, move)).state)
        assert (state.drawn, state.left) == ("3m", 0)
        assert done(state, (0, "keep")).state.result.ending == "draw"


def test_replacements_of_the_last_lap_take_no_tile_from_it() -> None:
    """(R33: what is left over does not grow any more.)"""
    state = lap({1: filled("8m 8m 8m")})
    state = done(state, (1, "kong 8m")).state
    assert (state.left, LIANGXI.view(state, None).wall) == (3, 3)


def test_a_tile_added_last_can_be_won_not_ponged() -> None:
    hands = {0: filled("4z", 11), 1: WAITING.replace("5m", "4z"), 2: filled("4z 4z")}
    state = position(hands, melds={0: [xi("1z 2z 3z")]}, drawn="4z", wall="", lap=0)
    state = done(state, (0, "add 4z")).state
    assert (legal(state, 1), legal(state, 2)) == ({"pass", "win"}, {"pass"})


# --- Claims -------------------------------------------------------------------------------------

FIVES = {0: filled("5m", 14), 1: filled("4m 6m"), 2: filled("5m 5m 5m"), 3: WAITING}


@rows(
    "answers, turn, kind",
    ("(R06: win before pung)", {"one": "chow 4m 6m", "two": "pung", "three": "win"}, 3, None),
    ("(R06: pung before chow)", {"one": "chow 4m 6m", "two": "pung"}, 2, "pung"),
    ("(R06: kong before chow)", {"one": "chow 4m 6m", "two": "kong"}, 2, "kong"),
    ("(all pass: the next draws)", {}, 1, None),
)
def test_the_claim_that_goes_through(
    says: str, answers: dict[str, str], turn: int, kind: str | None
) -> None:
    state = claimed(position(FIVES), "5m", 0, **answers)
    if state.result:
        assert state.result.sheet.winner == turn
        return
    assert state.turn == turn
    assert [one.kind for one in state.melds[turn]] == ([kind] if kind else [])


def test_of_two_winners_a_hand_without_points_goes_first() -> None:
    """LX: 同時ロンは,窮和の人がいれば,窮和優先,そうでなければ,上家の頭ハネです."""
    hands = {0: filled("5m", 14), 1: WAITING}
    melds = {3: laid("pung 9p, chow 2s 3s 4s")}
    bare = "3m 4m 2p 3p 4p 7s 7s"  # 2m or 5m: three suits, nothing else
    state = position({**hands, 3: bare}, melds=melds)
    expect = VECTORS["LX-30"]["expect"]
    assert won(claimed(state, "5m", 0, one="win", three="win"))[0] == expect["with_qionghu"]
    state = position({**hands, 3: WAITING})
    assert won(claimed(state, "5m", 0, one="win", three="win"))[0] == expect["without"]


def test_a_set_of_dragons_wins_and_is_not_claimed() -> None:
    """(R41: a discard completes a set of dragons or a small flower, but only to win.)"""
    hands = {0: filled("7z", 14), 1: "1m 2m 3m 3p 4p 5p 7s 8s 9s 5m 5m 5z 6z"}
    state = done(position(hands), (0, "discard 7z")).state
    assert legal(state, 1) == {"pass", "win"}


def test_four_alike_may_be_laid_down_before_the_discard() -> None:
    """LX: ポン,チーして捨て牌を捨てる前に暗槓できます."""
    hands = {0: filled("5m", 14), 1: filled("5m 5m 9p 9p 9p 9p 8s", 10)}
    state = position(hands, melds={1: laid("pung 7m")}, tail="7p")
    state = claimed(state, "5m", 0, one="pung")
    assert legal(state, 1, "kong") == {"9p"}
    state = done(state, (1, "kong 9p")).state
    assert (state.turn, state.drawn, state.source) == (1, "7p", "kong")


def test_a_claimed_tile_may_be_discarded_again() -> None:
    """LX: 喰い替え禁止のような,副露を忌避する目的のルールは,ありません."""
    state = position({0: filled("5m", 14), 1: filled("4m 5m 6m")})
    state = claimed(state, "5m", 0, one="chow 4m 6m")
    assert "discard 5m" in legal(state, 1)


def test_a_claimer_has_drawn_nothing_to_win_with() -> None:
    """(The turn after a claim offers no win, whosever tile it was.)"""
    complete = "4z 4z 1m 2m 3m 4p 5p 6p 7s 8s 9s 5m 5m"
    state = position({0: filled("4z", 11), 2: complete}, melds={0: [xi("1z 2z 3z")]}, drawn="4z")
    state = done(state, (0, "add 4z"), (1, "pass"), (2, "pung"), (3, "pass")).state
    assert state.turn == 2
    assert legal(state, 2, "win") == set()
    assert state.source is None
