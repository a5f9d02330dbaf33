"""Liangxi by the sentences of its source: the xi (喜) and wild tiles (混)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rules.mahjong.liangxi.terms import Terms
from rules.mahjong.liangxi.xi import named
from tests.rules.liangxi_positions import (
    LIANGXI,
    VECTORS,
    WAITING,
    claimed,
    done,
    filled,
    house,
    legal,
    passed,
    position,
    rows,
    thrown,
    won,
    xi,
)

NEW: dict[str, Any] = {"draws": (0, 1, 1, 1), "begun": frozenset(), "river": ()}
"""Everybody may still lay down a xi."""

FOUR_WINDS = {"1z 2z 3z", "1z 2z 4z", "1z 3z 4z", "2z 3z 4z"}

# --- What a xi is -------------------------------------------------------------------------------


@rows(
    "hand, wilds, expected",
    ("LX: 違う四風牌…を3枚さらす", "1z 2z 4z", "", {"1z 2z 4z"}),
    ("LX: 種類の違う九", "9m 9p 9s", "", {"9m 9p 9s"}),
    ("LX: 種類の違う…一", "1m 1p 1s", "", {"1m 1p 1s"}),
    (
        "(any three of four winds)",
        "1z 2z 3z 4z",
        "",
        {"1z 2z 3z", "1z 2z 4z", "1z 3z 4z", "2z 3z 4z"},
    ),
    ("(two equal winds are not different)", "1z 1z 2z", "", set()),
    ("LX: 喜には混を入れても構いません", "1z 2z 8m", "8m", {"8m 1z 2z"}),
    ("LX: 風牌,九(萬,索,筒)のかわりに一(萬,索,筒)を", "1z 2z 1p", "", {"1p 1z 2z"}),
    ("LX: 風牌,九(萬,索,筒)のかわりに一(萬,索,筒)を", "9m 9p 1m", "", {"1m 9m 9p"}),
    ("(R80: natural tiles go first)", "9m 9p 9s 1m 8m", "8m", {"9m 9p 9s"}),
    ("(two equal ones for two winds)", "1z 1p 1p", "", {"1p 1p 1z"}),
    ("(a wild tile and a one)", "1z 1s 8m", "8m", {"8m 1s 1z"}),
    ("LX: 風幺喜とか幺九喜という喜はありません", "1z 1m 9m", "", set()),
    ("(wild tiles alone are called nothing)", "8m 8m 9m", "8m 9m", set()),
)
def test_tiles_that_can_be_laid_down(says: str, hand: str, wilds: str, expected: set[str]) -> None:
    rest = "2m 3m 3p 4p 4p 6p 6s 7s 7s 5z 6z"
    own = [*hand.split(), *rest.split()][:14]
    state = position({0: " ".join(own)}, drawn=own[0], wilds=wilds, **NEW)
    assert legal(state, 0, "xi") == expected


def test_wild_tiles_do_not_say_what_a_xi_is() -> None:
    """LX: 混は,どの四風牌,九,一の代りにもなります (be they winds themselves)."""
    assert named(("1m", "1z", "2z"), {"1z", "2z"}) == "one"
    assert named(("9m", "1z", "2z"), {"1z", "2z"}) == "nine"


def test_winds_and_nines_together() -> None:
    """LX: あと風九喜(フォンチウシー)という喜があります (R32: three tiles are drawn for it)."""
    hand = "1z 2z 3z 9m 9p 9s 2m 3m 4p 5p 6s 7s 5z 6z"
    state = position({0: hand}, drawn="6z", tail="8m 7p 2s", **NEW)
    assert legal(state, 0, "xi") == {"1z 2z 3z", "9m 9p 9s", "9m 9p 9s 1z 2z 3z"}
    state = done(state, (0, "xi 9m 9p 9s 1z 2z 3z")).state
    assert (len(state.hands[0]), state.drawn, state.source) == (11, "2s", "kong")
    assert (state.replaced, state.left) == (3, 6 - 2 * 3)


def test_only_the_one_of_bamboo_where_the_house_says_so() -> None:
    """LX: 一索以外の一は風喜,九喜に入れられないとする人もいるので,事前に決めてください."""
    for one, may in (("1s", True), ("1m", False), ("1p", False)):
        hand = f"1z 2z {one} 2m 3m 3p 4p 4p 6p 6s 7s 7s 5z 6z"
        state = position({0: hand}, house(ones_in_xi="1s_only"), drawn="6z", **NEW)
        assert bool(legal(state, 0, "xi")) is may


@rows(
    "seat, draws, may",
    ("LX: 荘家なら開局から最初の自模の直前までの間", 0, 0, True),
    ("(not after it)", 0, 1, False),
    ("LX: 散家なら開局から2度目の自模の直前までの間", 1, 1, True),
    ("(R32c: whoever claims before has not drawn)", 1, 0, True),
    ("LX: この間に喜しなかったら喜できず", 1, 2, False),
)
def test_when_it_can_be_laid_down(says: str, seat: int, draws: int, may: bool) -> None:
    state = position(
        {seat: filled("1z 2z 3z", 14)}, turn=seat, drawn="3z", draws=(draws,) * 4, begun=frozenset()
    )
    assert bool(legal(state, seat, "xi")) is may
    if may:
        state = done(state, (seat, "xi 1z 2z 3z")).state
        assert (state.turn, len(state.hands[seat])) == (seat, 11)
        assert legal(state, seat, "xi") == set()  # LX: 喜したら,喜を変更できません


def test_a_drawn_tile_in_a_xi_still_counts_as_drawn() -> None:
    """LX: 自模:1点.山から引いた牌での上がりです."""
    hand = "1m 2m 3m 3p 4p 5p 7s 8s 9s 5m 5m 1z 2z 3z"
    fields = {**NEW, "begun": frozenset((0,))}
    state = position({1: hand}, turn=1, drawn="3z", **fields)
    state = done(state, (1, "xi 1z 2z 3z")).state
    assert (state.drawn, state.source) == (None, "wall")
    _, ending, elements, _ = won(done(state, (1, "win")).state)
    every = {"dihu": 20, "xi": 1, "menqing": 1, "zimo": 1, "pinghu": 1}
    assert (ending, elements) == ("dihu", every)


# --- Additions ----------------------------------------------------------------------------------


def test_more_of_a_kind_are_added_for_as_many_replacements() -> None:
    """LX: それを喜にさらして加え,同数の嶺上牌を引きます (R28: which lengthens what is left)."""
    vector = VECTORS["LX-28"]
    hand = " ".join(vector["hand"])
    state = position({1: f"{hand} 9p"}, turn=1, drawn="9p", tail="7z 4z", **NEW)
    state = done(state, (1, "xi 1z 2z 3z")).state
    before = state.left
    for times in range(vector["expect"]["replacements"]):
        assert legal(state, 1, "add") == {"4z"}
        state = passed(done(state, (1, "add 4z")).state)
        assert (len(state.hands[1]), state.left) == (11, before - 2 * (times + 1))
    assert state.xi(1).tiles == ("1z", "2z", "3z", "4z", "4z")
    assert legal(state, 1, "add") == {"4z"}  # the second replacement


@rows(
    "tiles, points",
    ("LX: 喜:3枚1組で1点", "1z 2z 3z", {"xi": 1}),
    ("(two more bring nothing)", "1z 2z 3z 4z 4z", {"xi": 1}),
    ("LX: 喜に3枚追加すると:1点", "1z 2z 3z 4z 4z 4z", {"xi": 1, "xi-added": 1}),
)
def test_the_worth_of_a_xi(says: str, tiles: str, points: dict[str, int]) -> None:
    state = position(
        {1: "1m 2m 3m 3p 4p 5p 7s 8s 9s 5m 5m"}, turn=1, drawn="5m", melds={1: [xi(tiles)]}
    )
    elements = won(done(state, (1, "win")).state)[2]
    assert {name: worth for name, worth in elements.items() if name in ("xi", "xi-added")} == points


def test_adding_may_wait_but_not_longer_than_the_win() -> None:
    """LX: さらすのを遅らせても構いませんが,喜の牌が上がった手にあるとチョンボなので."""
    own = {1: [xi("1z 2z 3z")]}
    state = position({1: filled("4z", 11)}, turn=1, drawn="4z", melds=own)
    assert {"discard 4z", "add 4z"} <= legal(state, 1)
    complete = "1m 2m 3m 3p 4p 5p 5m 5m 4z 4z 4z"
    state = position({1: complete}, turn=1, drawn="5m", melds=own)
    assert legal(state, 1, "win") == set()


def test_the_own_kind_wins_only_from_another_seat() -> None:
    """(R32d: a drawn tile of one's own xi does not win; another's discard does.)"""
    hand, own = "7m 8m 5s 5s 2p 3p 4p 6s 7s 8s", {1: [xi("9m 9p 9s")]}
    state = position({1: f"{hand} 9m"}, turn=1, drawn="9m", melds=own)
    assert legal(state, 1, "win") == set()
    state = position({0: filled("9m", 14), 1: hand}, melds=own)
    assert legal(done(state, (0, "discard 9m")).state, 1, "win") == {""}


def test_a_tile_may_be_added_before_the_discard() -> None:
    hands = {0: filled("5m", 14), 1: filled("5m 5m 4z", 10)}
    state = position(hands, melds={1: [xi("1z 2z 3z")]}, tail="7p")
    state = claimed(state, "5m", 0, one="pung")
    state = passed(done(state, (1, "add 4z")).state)
    assert (state.turn, state.drawn, len(state.hands[1])) == (1, "7p", 8)


ADDED: dict[str, Any] = {"melds": {0: [xi("1z 2z 3z")]}, "drawn": "4z"}


def test_an_added_tile_can_be_robbed() -> None:
    """LX: 搶槓:1点…喜への追加が待ち牌だったとき,その牌で上がれ,1点つきます."""
    hands = {0: filled("4z", 11), 1: WAITING.replace("5m", "4z")}
    state = done(position(hands, **ADDED), (0, "add 4z")).state
    assert state.to_act == {1, 2, 3}
    state = done(state, (1, "win"), (2, "pass"), (3, "pass")).state
    assert won(state)[2]["qianggang"] == 1
    assert state.xi(0).tiles == ("1z", "2z", "3z")


def test_an_added_tile_can_be_ponged_but_not_chowed() -> None:
    """LX: 喜に追加する牌はポンもできて,これも1回につき1点です (R81: a kong is not named)."""
    hands = {0: filled("4z", 11), 2: filled("4z 4z")}
    state = done(position(hands, **ADDED), (0, "add 4z")).state
    assert legal(state, 2, "pung") == {""}
    state = done(state, (1, "pass"), (2, "pung"), (3, "pass")).state
    assert (state.turn, len(state.hands[0]), state.xi(0).tiles) == (2, 10, ("1z", "2z", "3z"))
    assert state.melds[2][0].from_xi
    assert state.replaced == 0
    hands = {0: filled("4z", 11), 2: filled("4z 4z 4z")}
    state = done(position(hands, **ADDED), (0, "add 4z")).state
    assert legal(state, 2) == {"pass", "pung"}
    hands = {0: filled("9m", 11), 1: filled("7m 8m")}
    state = position(hands, melds={0: [xi("9m 9p 9s")]}, drawn="9m")
    assert legal(done(state, (0, "add 9m")).state, 1) == {"pass"}


def test_nobody_may_rob_what_is_laid_down_first() -> None:
    hands = {0: filled("1z 2z 4z", 14), 1: WAITING.replace("5m", "4z")}
    state = done(position(hands, drawn="4z", **NEW), (0, "xi 1z 2z 4z")).state
    assert (state.window, state.turn) == (None, 0)


@rows(
    "tile, own, key",
    ("LX: 九喜で,78に9を哭くのは良い", "9p", "7p 8p", "win_after_chi_9p_into_78p"),
    ("LX: 79で8を哭いたら…チョンボです", "8p", "7p 9p", "win_after_chi_8p_into_79p"),
)
def test_tiles_of_the_own_xi_in_a_chow(says: str, tile: str, own: str, key: str) -> None:
    rest = "1m 2m 3m 2p 3p 5m 5m"
    hands = {0: filled(tile, 14), 1: f"{own} {rest} 6s"}
    state = position(hands, melds={1: [xi("9m 9p 9s")]}, wall="4p 8p 8p 8p 8p 8p")
    state = thrown(claimed(state, tile, 0, one=f"chow {own}"), 1, "6s")
    state = done(state, (2, "discard 4p")).state
    legally = VECTORS["LX-27"]["expect"][key] == "legal"
    assert ("win" in legal(state, 1)) is legally


# --- 回混 ----------------------------------------------------------------------------------------


def test_a_wild_tile_comes_back_for_its_natural_one() -> None:
    """LX: 引いた牌を喜に入れ,喜の混を手牌に戻せます.これを回混といいます (R32b)."""
    about: dict[str, Any] = {"melds": {1: [xi("8m 1z 2z")]}, "wilds": "8m", "turn": 1}
    state = position({1: filled("4z", 11)}, drawn="4z", **about)
    assert legal(state, 1, "swap") == {"4z 8m"}
    assert legal(state, 1, "add") == {"4z"}  # LX: 戻さないで下記のように扱っても構いません
    after = done(state, (1, "swap 4z 8m")).state
    assert (after.xi(1).tiles, after.drawn) == (("1z", "2z", "4z"), "8m")
    assert (after.turn, after.replaced, len(after.hands[1])) == (1, 0, 11)
    state = position({1: filled("2z", 11)}, drawn="2z", **about)
    assert legal(state, 1, "swap") == set()  # it has its place already
    about["melds"] = {1: [xi("8m 9m 9p 1z 2z 3z")]}  # it stands for a nine
    for tile, swaps in (("4z", set()), ("9s", {"9s 8m"})):
        state = position({1: filled(tile, 11).replace("9s", tile)}, drawn=tile, **about)
        assert legal(state, 1, "swap") == swaps


# --- Wild tiles ---------------------------------------------------------------------------------


def test_wild_tiles_go_into_no_claim() -> None:
    """LX: 手から混入りの対子,両面,嵌張,辺張などを出してポン,チー,カンはできません."""
    wilds = " ".join(VECTORS["LX-25"]["wild"]["kinds"])
    hands = {0: filled("1p 7s", 14), 1: filled("2p 3p 7s 7s")}
    state = done(position(hands, wilds=wilds), (0, "discard 1p")).state
    assert legal(state, 1) == {"pass"}
    state = done(position(hands, wilds=wilds), (0, "discard 7s")).state
    assert legal(state, 1) == {"pass", "pung"}


def test_a_concealed_kong_holds_wild_and_natural_tiles() -> None:
    """LX: また,混だけの対子,順子,槓子,雀頭は作れません (R45)."""
    state = position({1: filled("9m 9m 8p 8p", 14)}, turn=1, drawn="9m", wilds="8p", tail="7z")
    assert legal(state, 1, "kong") == {"9m 9m 8p 8p"}
    state = done(state, (1, "kong 9m 9m 8p 8p")).state
    assert (state.melds[1][0].kind, state.drawn, state.window) == ("concealed", "7z", None)
    state = position({1: filled("8p 8p 8p 8p", 14)}, turn=1, drawn="8p", wilds="8p")
    assert legal(state, 1, "kong")
    assert all(move.split().count("8p") == 3 for move in legal(state, 1, "kong"))


def test_a_seat_that_discards_a_wild_tile_cannot_win() -> None:
    """LX: 全員に有効な混を捨てたら,上がり放棄です (L-10, R31: nobody is asked for it)."""
    hands = {0: f"{WAITING} 8p", 1: WAITING.replace("5m", "8p"), 3: filled("5m", 13)}
    state = done(position(hands, drawn="8p", wilds="8p"), (0, "discard 8p")).state
    assert (state.window, state.turn, state.dead) == (None, 1, {0})
    state = position({**hands, 0: f"{WAITING} 5m"}, drawn="5m", wilds="8p", dead=frozenset((0,)))
    assert legal(state, 0, "win") == set()


def test_house_rules_may_allow_winning_on_a_wild_discard() -> None:
    """(R31)"""
    hands = {0: filled("8p", 14), 1: WAITING, 2: filled("8p 8p")}
    state = position(hands, house(claim_wild=True), drawn="8p", wilds="8p")
    state = done(state, (0, "discard 8p")).state
    assert (legal(state, 1), legal(state, 2)) == ({"pass", "win"}, {"pass"})


def test_a_wild_tile_is_the_last_discard_on_offer() -> None:
    state = position({0: filled("8p", 14)}, drawn="8p", wilds="8p")
    first, *_, last = (m for m in LIANGXI.legal(state, 0) if m.verb == "discard")
    assert str(first) != "discard 8p"
    assert str(last) == "discard 8p"


@pytest.mark.parametrize("verb", ["kong 9m", "add 4z"])
def test_nothing_is_laid_down_for_which_no_tile_is_left(verb: str) -> None:
    hand = filled("9m 9m 9m 9m 4z", 11)
    state = position({0: hand}, drawn="4z", wall="", melds={0: [xi("1z 2z 3z")]}, lap=0)
    assert verb in legal(state, 0)
    emptied = replace(state, wall=())
    assert legal(emptied, 0) == {"keep"}


# --- What a claim may cost ------------------------------------------------------------------------


@rows(
    "own, hand, form, spoils",
    ("LX: 九喜で,78に9を哭くのは良い", "9m 9p 9s", "7m 8m", "", {"chow 7m 8m": False}),
    ("LX: 79で8を哭いたら…チョンボです", "9m 9p 9s", "7m 9m", "", {"chow 7m 9m": True}),
    ("(a pung with tiles of the xi’s kind)", "1z 2z 3z", "4z 4z", "", {"pung": True}),
    ("(a pung of another kind)", "1z 2z 3z", "7z 7z", "", {"pung": False}),
    ("LX: 全帯幺", "", "4m 5m", "quandaiyao", {"chow 4m 5m": True}),
    ("LX: 全帯幺", "", "7z 7z", "quandaiyao", {"pung": False}),
)
def test_a_claim_that_keeps_the_hand_from_winning_is_known(
    says: str, own: str, hand: str, form: str, spoils: dict[str, bool]
) -> None:
    melds = {1: [xi(own)]} if own else {}
    terms = Terms(form=form) if form else None
    state = position({1: hand}, melds=melds, terms=terms)
    found = LIANGXI.claimable(state, 1, None)
    assert {str(one.move): one.spoils for one in found} == spoils


def test_no_set_more_is_claimed_than_leaves_four_tiles() -> None:
    """LX: 手把四."""
    terms = Terms(form="shouba-si", chi="any")
    for hand, spoils in (("7z 7z 1m 2p 3s 5s 9s", False), ("7z 7z 1m 2p", True)):
        state = position({1: hand}, terms=terms)
        found = LIANGXI.claimable(state, 1, None)
        assert {one.spoils for one in found if one.move.verb == "pung"} == {spoils}
