"""Deals of Liangxi to draw: limited hands, xi, false wins, every wall and every hand stacked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from playing import Trial
from rare_changchun import SEED, THROWN, TURNS

from rules.mahjong.tiles import deck
from rules.mahjong.wall import broken, counted


def story(
    hands: Sequence[str], draws: str, *script: str, indicator: str = "9p", **house: Any
) -> Trial:
    """A deal of these hands, the dealer's first, with these tiles drawn after.

    The first of them is the dealer's last tile, under which the indicator lies.
    """
    dealers, first, second = (sum(THROWN[at : at + 2]) for at in (0, 2, 4))
    dealer = counted(0, dealers)
    every: Any = tuple(range(len(deck(flowers=False))))
    wall: Any = broken(every, counted(dealer, first), first + second)
    stack: dict[int, str] = {}
    for turn, hand in enumerate(hands):
        own = [wall[at] for at, one in enumerate(TURNS) if one == turn]
        stack |= zip(own, hand.split(), strict=False)
    last, *more = draws.split()
    stack |= zip(wall[len(TURNS) :], (last, indicator, *more), strict=False)
    rest = list((Counter(deck(flowers=False)) - Counter(stack.values())).elements())
    whole = tuple(stack[at] if at in stack else rest.pop() for at in range(len(wall)))
    return Trial(SEED, {}, {0: whole}, script, house)


KONGQUE = story(
    ["1s 1z 2z 2m 3m 4m 5m 6m 7m 3p 4p 5p 8s"],
    "8s",
    *("limit kongque", "limit points 20", "limit chi any", "limit done", "win"),
)
"""The dealer lays down a small flower and wins with it as dealt."""
CHILD = "1z 2z 1p 2m 3m 4m 5m 6m 7m 2s 2s 6z 7z"
XI = ("xi 1p 1z 2z", "win")
RICH = story(["", CHILD], "9s 5z", "limit done", "discard 9s", *XI)
"""A child lays down a xi with a wild tile and wins with its first draw."""
FALSE = story(["", CHILD], "9s 5z", "limit done", "win", "discard 9s", *XI, declare="free")
"""The dealer wins falsely, plays on, and pays for all."""
SHOWN = story(["1m 1m"], "9s", "limit dengji", "limit done", "expose 1m 1m", "discard 9s")
"""The dealer shows tiles that are wild for the dealer alone."""
ENDINGS = (KONGQUE, RICH, FALSE, SHOWN)
