"""Stacked deals of Liangxi whose every hand and every drawn tile is known."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from rules.mahjong.tiles import deck
from rules.mahjong.wall import broken, counted
from tests.playing import Trial
from tests.rare_changchun import SEED, THROWN, TURNS

INDICATOR = "3z"
"""The indicator of every stacked deal, unless another is given: north and east are wild."""


def _places(dealer: int | None) -> list[int]:
    """The places of the deck from the head of the wall to its tail."""
    dice = iter(THROWN)
    dealer = counted(0, next(dice) + next(dice)) if dealer is None else dealer
    first = next(dice) + next(dice)
    every: Any = tuple(range(len(deck(flowers=False))))
    wall: Any = broken(every, counted(dealer, first), first + next(dice) + next(dice))
    return list(wall)


def story(
    hands: Sequence[str],
    draws: str,
    *moves: str,
    tail: str = "",
    indicator: str = INDICATOR,
    house: Mapping[str, Any] | None = None,
    carry: Mapping[str, Any] | None = None,
) -> Trial:
    """A deal of these hands, the dealer's first, with these tiles drawn after, the dealer's first.

    The indicator lies under the dealer's last tile; if it is empty, the next tile drawn lies there.
    `tail` are the replacements in the order they are taken. Seats without a given move pass and
    discard the drawn tile.
    """
    wall = _places((carry or {}).get("dealer"))
    stack: dict[int, str] = {}
    for turn, hand in enumerate(hands):
        own = [wall[at] for at, one in enumerate(TURNS) if one == turn]
        stack |= zip(own, hand.split(), strict=False)
    first, *more = draws.split()
    stack |= zip(wall[len(TURNS) :], (first, *indicator.split(), *more), strict=False)
    stack |= zip(wall[::-1], tail.split(), strict=False)
    rest = list((Counter(deck(flowers=False)) - Counter(stack.values())).elements())
    Random(SEED).shuffle(rest)
    whole = tuple(stack[at] if at in stack else rest.pop() for at in range(len(wall)))
    script = tuple(move.strip() for line in moves for move in line.split(",") if move)
    return Trial(SEED, carry or {}, {0: whole}, script, house or {})


IDLE = "9p 9s 9p 9s 9p"
"""The tiles that the dealer, the others and the dealer again draw and discard."""


def drawn(hand: str, tile: str, *moves: str, idle: str = IDLE, **about: Any) -> Trial:
    """Make a deal in which the dealer's neighbour wins with the second tile it draws."""
    return story(["", hand], f"{idle} {tile}", *moves, "win", **about)


# --- Hands that are called by their shape -------------------------------------------------------

PLAIN = "1m 2m 3m 5p 6p 7p 2s 3s 4s 8s 8s 8s 9m"
"""A hand that waits for 9m and is worth little."""
CHOWED = "chow 7m 8m, discard 9s"
SMALL = drawn(PLAIN, "9m")
ORPHANS = drawn("1m 9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z", "1m", idle="5p 5s 5p 5s 5p")
ENDS_ONLY = drawn("1m 1m 1m 9m 9m 9m 1p 1p 1p 1s 1s 1s 3z", "3z", indicator="5p")
THREE_DRAGONS = drawn("5z 5z 5z 6z 6z 6z 7z 7z 7z 2s 3s 4s 9m", "9m")
TWO_DRAGONS = drawn("5z 5z 5z 5z 6z 6z 7z 7z 1m 2m 3m 4p 5p", "6p")
UNCONNECTED = drawn("1z 2z 3z 4z 5z 6z 1m 4m 7m 2p 5p 8p 3s", "5z", indicator="8s")
PUNGS = {
    "qingyise-qing-duidui": drawn("2m 2m 2m 4m 4m 4m 6m 6m 6m 8m 8m 8m 5m", "5m"),
    "qingyise-hun-duidui": drawn("1m 1m 1m 3m 3m 3m 5m 5m 5m 9m 9m 9m 7m", "7m"),
    "hunse-qing-duidui": drawn("2m 2m 2m 4p 4p 4p 6s 6s 6s 8m 8m 8m 5p", "5p"),
    "hunse-hun-duidui": drawn("1m 1m 1m 4p 4p 4p 6s 6s 6s 8m 8m 8m 5p", "5p"),
}
PURE_LONG = drawn("1m 2m 3m 4m 5m 6m 7m 8m 9m 2m 3m 4m 8m", "8m")
IMPURE_LONG = drawn("1m 2m 3m 4m 5m 6m 7m 8m 9m 2m 3m 4m 6z", "6z")
DEAD_PURE_LONG = drawn(
    "1m 2m 3m 4m 5m 6m 7m 8m 1m 1m 1m 5m 9s",
    "5m",
    CHOWED,
    idle="9m 9p 9s 9p 9s",
    house={"naming": "forced"},
)
DEAD_IMPURE_LONG = drawn(
    "1m 2m 3m 4m 5m 6m 7m 8m 2m 3m 4m 6z 9s", "6z", CHOWED, idle="9m 9p 9s 9p 9s"
)
MIXED_LONG = drawn("1m 2m 3m 4p 5p 6p 7s 8s 9s 2m 3m 4m 6z", "6z")
DEAD_MIXED_LONG = drawn(
    "1p 2p 3p 4s 5s 6s 7m 8m 2p 3p 4p 6z 9s", "6z", CHOWED, idle="9m 9p 9s 9p 9s"
)
ONE_SUIT = drawn("2m 2m 2m 3m 4m 5m 5m 6m 7m 7m 8m 9m 8m", "8m")
PAIRS = drawn("1m 1m 3m 3m 5p 5p 7p 7p 2s 2s 6s 6s 2z", "2z")

# --- Hands that are called by the way they are won ----------------------------------------------

HEAVEN = story([PLAIN], "9m", "win")
HEAVEN_WITH_XI = story(["2z 3z 4z 1m 2m 3m 5p 6p 7p 8s 8s 8s 9m"], "9m", "xi 2z 3z 4z, win")
EARTH = story(["", PLAIN], "9p 9m", "win")
EARTH_ON_DISCARD = story(["", PLAIN], "9m", "win")
FOUR_CLAIMED = "pung, discard 9m, pung, discard 9p, pung, discard 9s, pung, discard 2z"
SINGLE = story(
    ["", "1m 1m 3p 3p 5s 5s 7p 7p 2m 9m 9p 9s 2z"], "1m 3p 5s 7p 2m", FOUR_CLAIMED, "win"
)
SISE = story(
    ["", "2s 2s 3p 4p 5p 7z 7z 6m 6m 1m 3m 9p 9s"],
    "6m 1s 1s 2m 2s",
    "pung, discard 9p, discard 2m, chow 1m 3m, discard 9s, discard 2s, win",
)
SANSE_HAND = "3s 4s 4m 5m 6m 6z 6z 3z 3z 2p 3p 9p 9s"
SANSE_MOVES = "discard 3z, pung, discard 9p, discard 4p, chow 2p 3p, discard 9s"
SANSE = story(["", SANSE_HAND], "3z 1s 1s 4p 5s", SANSE_MOVES, "discard 5s, win", indicator="1m")
QING_SANSE = story(
    ["", "7m 8m 9m 3m 4m 2p 2p 2p 4s 4s 1s 2s 9p"], "3s 5m", "chow 1s 2s, discard 9p, win"
)
ERSE_HAND = "2s 3s 5s 5s 5s 7s 7s 9m 9m 2m 3m 9p 1p"
ERSE_MOVES = "pung, discard 9p, discard 4m, chow 2m 3m, discard 1p, discard 4s, win"
ERSE = story(["", ERSE_HAND], "9m 1s 1p 4m 4s", "limit erse, limit done", ERSE_MOVES)
TWO_SUITS = story(["", ERSE_HAND], "9m 1s 1p 4m 4s", ERSE_MOVES)
THREE_SUITS = "limit dengji, limit wild indicator"
LIMITED = drawn(PLAIN, "9m", f"{THREE_SUITS}, limit points 10, limit done")
NOBODY = story([""], "9p", "limit done, never")

# --- Limited hands ------------------------------------------------------------------------------

PEACOCK = drawn(
    "1s 2z 1m 2m 3m 5p 6p 7p 8s 8s 8s 9m 9m",
    "1z",
    "limit kongque, limit points 20, limit done",
    indicator="5p",
)
WILD_DRAGONS = drawn(
    "1s 7p 7m 5z 6z 7z 8p 8p 2m 2m 2m 5s 5s",
    "5s",
    "limit queqiao, limit done, discard 9s, discard 3z, pass, pass, pass",
    indicator="6z",
    idle="9p 9s 9m 1p 3z",
    house={"wild_rule": "updown", "pure_dragons": True},
)
UNWON = story([""], "9p", "limit sanse, limit points 40, limit done, never")
DEPOSIT = story(
    ["", PLAIN], f"{IDLE} 9m", "win", carry={"dealer": 2, "pot": (0, 0, 20, 5), "number": 3}
)
FIVES = drawn(
    "5p 5p 1m 2m 3m 5p 6p 7p 2s 3s 4s 8s 8s",
    "8s",
    "limit wubing, limit done",
    indicator="",
    idle="9p 9m 9p 9m 9p",
)
SHOWN = story(
    ["8m 8m 1m 2m 4p 5p 6p 7s 8s 9s 3s 3s 2z"],
    "9p",
    "limit dengji, limit done, expose 8m 8m, discard 2z, discard 9p, discard 3m, win",
    indicator="",
)

# --- Xi and wild tiles --------------------------------------------------------------------------

WINDS = "2z 3z 4z 4z 4z 1m 4m 7m 2p 5p 8p 3s 6s"
XI = story(
    ["", WINDS, "4z 1s 1s 1s 9s 9s 9s 1p 1p 1p 9p 9p 3z"],
    "2m 9s",
    "xi 2z 3z 4z, add 4z, add 4z, never",
    indicator="6z",
)
XI_ROBBED = story(
    ["", WINDS, "4z 1s 1s 1s 5s 5s 5s 1p 1p 1p 9p 9p 9p"],
    "2m 9s",
    "xi 2z 3z 4z, add 4z, win",
    indicator="6z",
)
XI_PONGED = story(
    ["", WINDS.replace("4z 4z 4z", "4z 4z 9s"), "4z 4z 1s 1s 1s 5s 5s 5s 1p 1p 9p 9p 2s"],
    "2m 9s 3m 9p 8s 9p 1p",
    "xi 2z 3z 4z, add 4z, pung, discard 2s, win",
    indicator="6z",
)
TAKEN_BACK = story(
    ["", "2z 3z 8m 1m 2m 3m 5p 6p 7p 8s 8s 8s 1p"],
    "9p 9s 9p 9p 9s 4z",
    "xi 8m 2z 3z, discard 9s, swap 4z 8m, win",
    indicator="7m",
)
ONES = story(["2z 3z 1m 1p 4m 7m 2p 5p 8p 3s 6s 9s 9m"], "2m", "limit done, never", indicator="6z")
WILD_THROWN = story(
    ["4m", "1m 2m 3m 5p 6p 7p 2s 3s 4s 8s 8s 8s 4m"], "9p", "discard 4m, win", indicator="3m"
)
THREE_WILD = story(
    ["", "5z 5z 5z 6z 6z 6z 7z 7z 7z 2s 3s 4s 9m"],
    "9p 9m",
    "limit done, discard 9p, pass, pass, pass, win",
    indicator="5z",
    house={"wild_rule": "updown"},
)
SIMPLE_WITH_XI = drawn("2z 3z 4z 2m 3m 4m 5p 6p 7p 8s 8s 8s 6m", "6m", "xi 2z 3z 4z")

# --- House rules --------------------------------------------------------------------------------

FACE_DOWN = story(
    ["", SANSE_HAND],
    "3z 1s 1s 4p 9p 9m 9m 8p 9p 9m 8p 2m",
    SANSE_MOVES.replace("discard 9s", "ready 9s"),
    "discard 8p, discard 8p, win",
    indicator="1m",
    house={"qionghu_wild": "allow_x2"},
)
FREE = {"declare": "free"}
FALSE_WIN = story(["", PLAIN], "9p 9m", "limit done, discard 9p, win, pass, pass, win", house=FREE)
FALSE_WIN_THEN_NOBODY = story(["5z"], "9p", "limit done, win, never", house=FREE)
OWING = drawn(PLAIN, "9m", carry={"dealer": 2, "liable": 1, "number": 2})
FED = story(
    ["", "1m 1m 3p 3p 5s 5s 7p 8p 2z 2z 9m 9p 9s"],
    "1m 3p 5s 9p",
    "pung, discard 9m, pung, discard 9p, pung, discard 9s, discard 9p, win",
    indicator="5m",
)
FOUR_ALIKE = drawn("1m 1m 1m 1m 5p 5p 7p 7p 2s 2s 6s 6s 2z", "2z")
LONG_OF_ONE = drawn("1m 2m 3m 4m 5m 6m 7m 8m 9m 2p 3p 4p 6z", "6z")
EARTH_AND_LONG = story(["", "1m 2m 3m 4p 5p 6p 7s 8s 9s 2m 3m 4m 6z"], "9p 6z", "win")
EARTH_AFTER_CLAIM = story(["", PLAIN, "9p 9p 2z", ""], "9p 1s 1s 9m", "pung, discard 2z, win")
LAST_CIRCLE = drawn(PLAIN, "9m", carry={"dealer": 2, "changes": 15})
EARLIER = [drawn(PLAIN, "9m", carry={"dealer": 2, "changes": n}) for n in (3, 7, 11)]

ENDINGS: dict[str, tuple[Trial, ...]] = {
    **{name: (trial,) for name, trial in PUNGS.items()},
    "shisanyao": (ORPHANS,),
    "yaojiudui": (ENDS_ONLY,),
    "dasanyuan": (THREE_DRAGONS,),
    "xiaosanyuan": (TWO_DRAGONS,),
    "shisanbukao": (UNCONNECTED,),
    "huo-qinglong": (PURE_LONG,),
    "huo-hunlong": (IMPURE_LONG,),
    "si-qinglong": (DEAD_PURE_LONG,),
    "si-hunlong": (DEAD_IMPURE_LONG,),
    "huo-hualong": (MIXED_LONG,),
    "si-hualong": (DEAD_MIXED_LONG,),
    "qingyise": (ONE_SUIT,),
    "qixiaodui": (PAIRS,),
    "tianhu": (HEAVEN,),
    "quanqiuren": (SINGLE,),
    "dihu": (EARTH,),
    "sise-qionghu": (SISE,),
    "sanse-qionghu": (SANSE,),
    "qing-sanse-qionghu": (QING_SANSE,),
    "erse-qionghu": (ERSE,),
    "small": (SMALL,),
    "limited": (LIMITED,),
    "draw": (NOBODY,),
}
FIELDS: dict[str, tuple[Trial, ...]] = {
    "rounds": (LAST_CIRCLE, *EARLIER),
    "reserve": (NOBODY,),
    "min_points": (SMALL, PUNGS["hunse-hun-duidui"]),
    "small_with_big": (IMPURE_LONG,),
    "naming": (replace(DEAD_PURE_LONG, house={}),),
    "combine_big": (EARTH_AND_LONG,),
    "wild_rule": (NOBODY,),
    "claim_wild": (WILD_THROWN,),
    "pure_dragons": (THREE_WILD,),
    "ones_in_xi": (ONES,),
    "qionghu_wild": (replace(FACE_DOWN, house={}),),
    "two_suit_qionghu": (TWO_SUITS,),
    "pinghu_pair_in_hunlong": (DEAD_IMPURE_LONG,),
    "hualong_one_suit": (LONG_OF_ONE,),
    "duanyao_xi": (SIMPLE_WITH_XI,),
    "four_as_pairs": (FOUR_ALIKE,),
    "dihu_after_claims": (EARTH_AFTER_CLAIM,),
    "chombo_scope": (FALSE_WIN, FALSE_WIN_THEN_NOBODY),
    "declare": (SMALL,),
    "limited_hands": (NOBODY,),
    "flower_dragons": (WILD_DRAGONS,),
}
SCHOOL = "liangxi"
