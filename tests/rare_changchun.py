"""Stacked deals of Changchun and Dalian whose every hand and every drawn tile is known."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from rules.game import DICE
from rules.mahjong.tiles import deck
from rules.mahjong.wall import broken, counted
from tests.playing import Trial

SEED = 4
THROWN = Random(SEED).choices(range(1, 7), k=DICE)
"""The dice of every stacked deal."""
TURNS = [turn for turn in range(4) for _ in range(4)] * 3 + [0, 1, 2, 3]
"""The seat, counted from the dealer, that takes each tile from the head of the wall."""


def _places(dealer: int | None) -> tuple[list[int], Iterator[int]]:
    """The places of the deck from the head of the wall to its tail, and the dice that are left."""
    dice = iter(THROWN)
    dealer = counted(0, next(dice) + next(dice)) if dealer is None else dealer
    breaker = counted(dealer, next(dice) + next(dice))
    every: Any = tuple(range(len(deck(flowers=False))))
    wall: Any = broken(every, breaker, next(dice) + next(dice))
    return list(wall), dice


def _found(dice: Iterator[int], gone: int) -> Iterator[int]:
    """Yield the places of treasures, counted from the tail, after `gone` tiles were drawn from
    it.
    """
    for number in dict.fromkeys(dice):
        yield gone + gone % 2 + 2 * (number - 1)


def story(
    hands: Sequence[str],
    draws: str,
    *moves: str,
    tail: str = "",
    treasures: str = "",
    gone: int = 0,
    house: Mapping[str, Any] | None = None,
    carry: Mapping[str, Any] | None = None,
) -> Trial:
    """A deal of these hands, the dealer's first, with these tiles drawn after, the dealer's first.

    `tail` are the replacements in the order they are taken; the treasures lie where the dice find
    them when `gone` replacements are gone. Seats without a given move pass and discard the drawn
    tile.
    """
    wall, dice = _places((carry or {}).get("dealer"))
    stack: dict[int, str] = {}
    for turn, hand in enumerate(hands):
        own = [wall[at] for at, one in enumerate(TURNS) if one == turn]
        stack |= zip(own, hand.split(), strict=False)
    stack |= zip(wall[len(TURNS) :], draws.split(), strict=False)
    stack |= zip(wall[::-1], tail.split(), strict=False)
    lying = treasures.split()
    stack |= zip((wall[-1 - at] for at in _found(dice, gone)), lying, strict=False)
    rest = list((Counter(deck(flowers=False)) - Counter(stack.values())).elements())
    Random(SEED).shuffle(rest)
    whole = tuple(stack[at] if at in stack else rest.pop() for at in range(len(wall)))
    script = tuple(move.strip() for line in moves for move in line.split(","))
    return Trial(SEED, carry or {}, {0: whole}, script, house or {})


CLAIMER = "1s 1s 1m 2m 3m 4p 6p 7s 8s 9s 1z 1z 9p"
"""A hand that waits for 5p alone after it has ponged the first tile, 1s, and discarded 9p."""
IDLE = "1s 2p 2p 2p"
"""The tiles that the dealer and the next three draw and discard."""
OPENED = "discard 1s, pung, discard 9p"
READY = "discard 1s, pung, ready 9p"

# --- How a deal ends ----------------------------------------------------------------------------

ON_DISCARD = story(["", CLAIMER], "1s 5p", OPENED, "discard 5p, win")
SELF_DRAWN = story(["", CLAIMER], f"{IDLE} 5p", OPENED, "win")
CHONGBAO = story(["", CLAIMER], IDLE, READY, "look", treasures="5p")
MOBAO = story(["", CLAIMER], f"{IDLE} 6m", READY, "look, win", treasures="6m")
ROBBED = story(
    ["5p", CLAIMER, "5p 5p 9m"],
    f"{IDLE} 3z 3z 4z 5p",
    OPENED,
    "discard 2p, discard 2p, discard 5p, pung, discard 9m, kong 5p, win",
)
NOBODY = story(["7z 7z 7z 7z"], "2p", "kong 7z, never")

# --- Hands and waits ----------------------------------------------------------------------------

EDGE = story(["", CLAIMER.replace("4p 6p", "1p 2p")], f"{IDLE} 3p", OPENED, "win")
SINGLE = story(["", "1s 1s 1m 2m 3m 5p 5p 5p 6p 7s 8s 9s 9p"], f"{IDLE} 6p", OPENED, "win")
ALL_PUNGS = story(["", "2m 2m 2m 5p 5p 5p 9s 9s 9s 1z 1z 3z 3z"], "2p 3z", "win")
DRAGONS = story(
    ["", CLAIMER.replace("1s", "7z")], "7z 5p", "discard 7z, pung, discard 9p, discard 5p, win"
)
SOUTH = story(
    ["", CLAIMER.replace("1s", "2z")], "2z 5p", "discard 2z, pung, discard 9p, discard 5p, win"
)
FOUR_ALIKE = story(
    ["", "1s 1s 1s 2s 3s 1m 2m 3m 4p 5p 1z 1z 9p"], "1s 6p", OPENED, "discard 6p, win"
)

# --- Kongs --------------------------------------------------------------------------------------

KONGS = story(
    [
        "1p 1p 1p 1p 7z 3m 3m",
        "7z 7z 7z 4m 4m 4m 4m 8p",
        "8p 8p 8p 6z",
        "6z 6z 3m 2z",
    ],
    "9m 2p 2p 6z 3m",
    "kong 1p, discard 7z, kong, kong 4m, discard 8p, kong, discard 6z, pung, discard 3m, pung",
    "discard 9m, discard 2p, discard 2p, kong 6z, discard 2z, kong 3m, never",
)
FROZEN_KONG = story(
    ["", CLAIMER.replace("1m 2m 3m", "6m 6m 6m")],
    f"{IDLE} 6m",
    READY,
    "look, kong 6m, win",
    tail="5p",
    treasures="4s",
)
WINDS = "1z 1z 2z 3z 4z 2m 3m 4m 5p 6p 7s 8s 9s"
LAID = "xi 1z 2z 3z 4z, add 1z"
XUANFENG = story(["", WINDS], "2p 5m", LAID, "win", tail="5m 7p")
ADDED_ROBBED = story(
    ["", WINDS, "1m 2m 3m 4p 5p 6p 7p 8p 9p 9s 9s 9s 1z"], "2p 5m", LAID, "win", tail="5m"
)
ADDED_PONGED = story(
    ["", WINDS, "1z 1z 9m 1m 2m 3m 4p 5p 6p 7s 8s 9s 9s"],
    "2p 5m 9s",
    LAID,
    "pung, discard 9m, discard 9s, win",
    tail="5m",
)
XIGANG = story(
    ["", "5z 5z 6z 7z 2m 3m 4m 5p 6p 7p 7s 8s 9s"],
    "2p 4s",
    "xi 5z 6z 7z, add 5z, win",
    tail="4s",
)
ENDS = story(
    ["1m 1p 1s 9m 9p 9s 1m 9p 2m 3m 4m 5m 6m"],
    "2p 3s 3s 3s 9s",
    "xi 1m 1p 1s, xi 9m 9p 9s, discard 9p, discard 3s, discard 3s, discard 3s",
    "add 1m, add 9s, win",
    tail="7m 2p",
)
DALIAN_XIGANG = story(
    ["", "1s 1s 5z 6z 7z 1m 2m 3m 4p 6p 1z 1z 9p"],
    f"{IDLE} 3s 3s 3s 3s 5p",
    OPENED,
    "xi 5z 6z 7z, discard 3s, win",
)

# --- The treasure -------------------------------------------------------------------------------

GONE = story(["", CLAIMER], f"{IDLE} 9m 6m 6m 6m", READY, "look, never", treasures="6m 5p")
GONE_IN_CHOW = story(
    ["", CLAIMER, "", "4m 5m 3z"],
    f"{IDLE} 9m 6m 6m 9m 6m",
    READY,
    "look, discard 9m, discard 6m, chow 4m 5m, discard 3z, never",
    treasures="6m 5p",
)

FOURTH = story(["", CLAIMER], "1s 5p", OPENED, "discard 5p, win", carry={"changes": 3})

ENDINGS = {
    "dianpao": (ON_DISCARD,),
    "zimo": (SELF_DRAWN,),
    "robbed": (ROBBED,),
    "mobao": (MOBAO,),
    "chongbao": (CHONGBAO,),
    "draw": (NOBODY,),
}
FIELDS = {
    "rounds": (FOURTH,),
    "rate": (ON_DISCARD,),
    "treasure_gone": (GONE_IN_CHOW,),
    "single_wait": (SINGLE,),
    "claim_added": (ADDED_PONGED,),
    "concealed": (XUANFENG,),
    "no_dragon_pung": (DRAGONS,),
    "no_value_wind_pung": (SOUTH,),
    "no_four_same": (FOUR_ALIKE,),
}
SCHOOL = "northern"
