"""Liangxi by the sentences of its source: who pays for all (包), and hands laid face down."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tests.rare_liangxi import FACE_DOWN, FALSE_WIN, FALSE_WIN_THEN_NOBODY, FED, OWING
from tests.rules.liangxi_positions import (
    LIANGXI,
    PLAIN,
    VECTORS,
    WAITING,
    claimed,
    done,
    ended,
    filled,
    house,
    laid,
    legal,
    position,
    rows,
    thrown,
    won,
)

# --- Who pays for all ---------------------------------------------------------------------------

FREE = house(declare="free")


def test_after_a_false_win_the_deal_goes_on() -> None:
    """LX: チョンボ…は,次局またはその局の点数を1人で払います."""
    state = done(position({0: filled("", 14)}, FREE, drawn="1m"), (0, "win")).state
    assert (state.turn, state.dead, state.liable) == (0, {0}, 0)
    assert [one.kind for one in state.last] == ["foul"]
    assert legal(state, 0, "win") == set()
    assert legal(state, 0, "discard")
    assert won(ended(FALSE_WIN))[3] == (-92, 0, 0, 92)


def test_a_false_win_leaves_the_tile_to_the_others() -> None:
    hands = {0: filled("5m", 14), 3: WAITING}
    state = claimed(position(hands, FREE), "5m", 0, one="win", three="win")
    assert won(state)[0] == 3
    assert state.liable == 1
    assert won(state)[3] == (0, -8, 0, 8)
    state = claimed(position({0: filled("5m", 14)}, FREE), "5m", 0, one="win")
    assert (state.turn, state.dead, state.result) == (1, {1}, None)


@rows(
    "scope, now, later",
    ("(R34: this deal or the next)", "same_or_next", True, None),
    ("(only this deal)", "same", True, None),
    ("(only the next deal)", "next", False, 1),
)
def test_which_win_is_paid_for(says: str, scope: str, now: bool, later: int | None) -> None:
    options = house(declare="free", chombo_scope=scope)
    state = position({0: filled("5m", 14), 3: WAITING}, options)
    state = claimed(state, "5m", 0, one="win", three="win")
    assert ("liable" in [line.reason for line in state.result.lines]) is now
    assert state.result.carry.liable == later


@rows(
    "scope, winner, now, later",
    ("(R34: the older false win is paid, the new one is left)", "same_or_next", True, 2, 1),
    ("(R34: nobody has won: the newer one)", "same_or_next", False, None, 1),
    ("(this deal alone: the new one is forgotten)", "same", True, 2, None),
    ("(only the next deal: the older one now)", "next", True, 2, 1),
)
def test_a_second_false_win_is_not_forgotten(
    says: str, scope: str, winner: bool, now: int | None, later: int | None
) -> None:
    """LX: 包,チョンボ…は,次局またはその局の点数を1人で払います."""
    options = house(declare="free", chombo_scope=scope)
    hands = {0: filled("5m", 14), 3: WAITING}
    lap: dict[str, Any] = {} if winner else {"wall": "", "lap": 0}
    state = position(hands, options, carry={"liable": 2}, drawn="5m", **lap)
    if winner:
        state = claimed(state, "5m", 0, one="win", three="win")
        assert won(state)[3] == (0, 0, -8, 8)
    else:
        state = replace(state, liable=1, dead=frozenset((1,)))
        state = done(state, (0, "keep")).state
    assert state.result.carry.liable == later
    assert ("liable" in [line.reason for line in state.result.lines]) is (now is not None)


def test_a_false_win_of_a_draw_is_paid_later() -> None:
    assert ended(FALSE_WIN_THEN_NOBODY).result.carry.liable == 2
    assert won(ended(OWING))[3] == (0, -12, 0, 12)
    assert ended(OWING).result.carry.liable is None


READY = "1p 2p 3p 4p 5p 6p 7p 8p 9p 9s 9s 2m 3m 5m"
"""A hand that waits once 5m is discarded."""
PAIRS = "1p 1p 3p 3p 5p 5p 7p 7p 9p 9p 9s 9s 2m 5m"


@rows(
    "giver, dead, pays",
    ("LX: 手牌が4枚しかない人に振ったとき (R70)", filled("5m", 14), False, True),
    ("LX: 聴牌しているときを除く", READY, False, False),
    ("LX: 上がり放棄 (a dead hand waits for nothing)", READY, True, True),
    ("(seven pairs are waited for, too)", PAIRS, False, False),
)
def test_seats_that_feed_a_hand_of_four_tiles(
    says: str, giver: str, dead: bool, pays: bool
) -> None:
    four = {1: laid("pung 9m, pung 3z, chow 7s 8s 9s")}
    state = position({2: giver, 1: "4m 6m 2p 2p"}, turn=2, melds=four)
    state = replace(state, dead=frozenset((2,) if dead else ()))
    state = claimed(state, "5m", 2, one="win")
    _, _, elements, gained = won(state)
    points = sum(elements.values())
    vector = VECTORS["LX-23"]
    all_alone = tuple(points * share // vector["points"] for share in vector["expect"]["payments"])
    assert gained == (all_alone if pays else (-2 * points, 4 * points, -points, -points))


def test_nobody_sees_beforehand_whether_the_giver_was_ready() -> None:
    """The worth a player sees is that of a giver who waits."""
    state = position(
        {2: filled("5m", 14), 1: "4m 6m 2p 2p"},
        turn=2,
        melds={1: laid("pung 9m, pung 3z, chow 7s 8s 9s")},
    )
    state = done(state, (2, "discard 5m")).state
    seen = LIANGXI.view(state, 1).worth
    assert seen
    assert "liable" not in [line.reason for line in seen.lines]
    assert "liable" in [line.reason for line in ended(FED).result.lines]


# --- A hand without points face down ------------------------------------------------------------

DOUBLED = house(qionghu_wild="allow_x2")
BARE = "3m 4m 2p 3p 4p 7s 7s 9s"
"""With 9s discarded it waits for 2m and 5m without a point."""
OPEN = {1: laid("pung 9p, chow 2s 3s 4s")}


@rows(
    "options, hand, wilds, dead, may",
    ("LX: 窮和聴牌後,手牌を全部伏せれば", DOUBLED, BARE, "8p", (), {"9s"}),
    ("LX: 混を引いたら窮和を認めない人がいます", PLAIN, BARE, "8p", (), set()),
    ("LX: 混が1枚でも来てしまったら,窮和は狙えません", DOUBLED, BARE, "7s", (), set()),
    ("(a hand with a point)", DOUBLED, BARE.replace("7s 7s", "8s 8s"), "8p", (), set()),
    ("(a dead hand)", DOUBLED, BARE, "8p", (1,), set()),
    ("(the dead hand of another)", DOUBLED, BARE, "8p", (2,), {"9s"}),
)
def test_which_hands_can_be_laid_face_down(
    says: str, options: Any, hand: str, wilds: str, dead: tuple[int, ...], may: set[str]
) -> None:
    state = position(
        {1: hand}, options, turn=1, drawn="9s", melds=OPEN, wilds=wilds, dead=frozenset(dead)
    )
    assert legal(state, 1, "ready") == may


def test_a_hand_face_down_does_not_change() -> None:
    """LX: 手牌を全部伏せれば(=手を変えない)."""
    state = position(
        {1: BARE, 2: filled("7s")}, DOUBLED, turn=1, drawn="9s", melds=OPEN, wilds="8p"
    )
    step = done(state, (1, "ready 9s"))
    assert [one.kind for one in step.events] == ["ready", "discard"]
    assert LIANGXI.view(step.state, None).ready == ("", "declared", "", "")
    state = position(
        {1: BARE.replace(" 9s", ""), 0: filled("7s 2s", 14)},
        DOUBLED,
        melds=OPEN,
        down=frozenset((1,)),
    )
    assert legal(done(state, (0, "discard 7s")).state, 1) == {"pass"}
    state = thrown(state, 0, "7s")
    assert (state.turn, legal(state, 1)) == (1, {"discard 8p"})


def test_a_wild_tile_drawn_to_it_wins_twice_the_points() -> None:
    """LX: 混を自模ったら点数を2倍(=80点)にする人."""
    assert won(ended(FACE_DOWN)) == (
        3,
        "sanse-qionghu",
        {"sanse-qionghu": 40},
        (-80, -80, -160, 320),
    )
