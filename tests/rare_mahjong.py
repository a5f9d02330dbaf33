"""Stacked deals of Xiamen and Quanzhou whose every hand and every drawn tile is known."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from rules.game import DICE
from rules.mahjong.state import following
from rules.mahjong.tiles import FLOWERS, deck
from rules.mahjong.wall import counted
from rules.mahjong.xiamen.opening import dealt, outer
from tests.playing import Trial

SEED = 4
GOLD = "5s"
"""The indicator of every stacked deal, unless another is given; white counts as this tile."""
NEVER = slice(-20, -12)
"""Places of the wall that nobody draws and no dice count to: there the flowers lie."""


def _placed(dice: Sequence[int], dealer: int | None) -> tuple[int, list[list[int]], list[int], int]:
    """Return the dealer, the places of the deck that come to seats and wall, and the place of the
    gold.
    """
    totals = iter(one + two for one, two in zip(dice[::2], dice[1::2], strict=True))
    dealer = counted(0, next(totals)) if dealer is None else dealer
    first = counted(dealer, next(totals))
    cut = next(totals)
    cutter = counted(first, cut)
    places: Any = tuple(range(len(deck(flowers=True))))
    hands: Any = [list(hand) for hand in dealt(places, first)]
    wall: Any = outer(places, cutter, cut)
    return dealer, hands, list(wall), next(totals)


def story(
    hands: Sequence[str],
    draws: str,
    *moves: str,
    tail: str = "",
    gold: str = GOLD,
    house: Mapping[str, Any] | None = None,
    carry: Mapping[str, Any] | None = None,
) -> Trial:
    """A deal of these hands, the dealer's first, with these tiles at the head of the wall.

    `tail` are the replacements in the order they are taken. Seats without a given move pass and
    discard the drawn tile.
    """
    rng = Random(SEED)
    known = (carry or {}).get("dealer")
    dealer, places, wall, count = _placed(rng.choices(range(1, 7), k=DICE), known)
    stack: dict[int, str] = {}
    for turn, hand in enumerate(hands):
        stack |= zip(places[following(dealer, turn)], hand.split(), strict=False)
    stack |= zip(wall, draws.split(), strict=False)
    stack[wall[-count]] = gold
    at_tail = [place for place in reversed(wall) if place != wall[-count]]
    stack |= zip(at_tail, tail.split(), strict=False)
    if not any(tile in FLOWERS for tile in stack.values()):
        stack |= zip(wall[NEVER], FLOWERS, strict=True)
    rest = list((Counter(deck(flowers=True)) - Counter(stack.values())).elements())
    whole = tuple(stack[at] if at in stack else rest.pop() for at in range(len(wall) + 64))
    script = tuple(move.strip() for line in moves for move in line.split(","))
    return Trial(SEED, carry or {}, {0: whole}, script, house or {})


SETS = "1m 2m 3m 4m 5m 6m 7m 8m 9m 1p 2p 3p 4p 5p 6p"
"""Five sets."""
FOUR_SETS = "1m 2m 3m 4m 5m 6m 7m 8m 9m 1p 2p 3p"
"""Four sets."""
JUNK = "8p"
"""A tile that helps nobody."""

SELF_DRAWN = story([f"{FOUR_SETS} 4p 5p 9s 9s"], f"{JUNK} 7s 8s 9p 6p", "discard 8p, win")
ON_DISCARD = story([f"{FOUR_SETS} 4p 5p 9s 9s"], f"{JUNK} 6p", "discard 8p, discard 6p, win")
ROBBED = story(
    [f"{FOUR_SETS} 4p 5p 9s 9s", "6p 6p 2s"],
    f"{JUNK} 7s 8s 6p 9p 9p 7p 6p",
    "discard 8p, discard 7s, discard 8s, discard 6p, pung",
    "discard 2s, discard 9p, discard 9p, discard 7p, kong 6p, win",
)
YOUJIN = story([f"{SETS} {GOLD}"], f"{JUNK} 7s 8s 9p 2z", "pass, discard 8p, win")
SHUANGYOU = story(
    [f"{SETS} {GOLD}"], f"{GOLD} 7s 8s 9p 2z", f"pass, discard {GOLD}, discard 7s, win"
)
SANYOU = story(
    [f"{SETS} {GOLD}"],
    f"{GOLD} 7s 8s 9p {GOLD} 7s 8s 9p 2z",
    f"pass, discard {GOLD}, discard 7s, discard {GOLD}, discard 7s, win",
)
OPENING_GOLDS = story([JUNK, " ".join([GOLD] * 3)], "2z", "win")
LAST_GOLDS = story([JUNK, " ".join([GOLD] * 3)], "2z", "never")
NOBODY = story([JUNK, GOLD, GOLD, GOLD], "2z", "never")
HEAVEN = story([f"{FOUR_SETS} 4p 5p 9s 9s"], "6p", "win")
ROBBED_GOLD = story([JUNK, f"{SETS} 9s"], "2z", "win")
FOUL = story([JUNK, GOLD, GOLD, GOLD], "2z", "win", house={"declare": "free"})
FOUL_IN_YOU = story(
    [f"{SETS} {GOLD}"],
    f"{GOLD} 7s 8s",
    f"pass, pass, pass, pass, discard {GOLD}, win",
    house={"declare": "free"},
)
EIGHT_FLOWERS = story([" ".join(FLOWERS[:7]), "1z"], "2z", tail=f"1s 2s 3s 4s 6s 7s {FLOWERS[7]}")
FOURTH = story(["6p", f"{FOUR_SETS} 4p 5p 9s 9s"], "2z", "discard 6p, win", carry={"changes": 3})
THREE_GOLDS = story(
    [f"1m 2m 3m 4m 5m 6m 7m 8m 9m 1p 2p 4p 5p 9s {GOLD} {GOLD}"],
    f"{JUNK} 7s 8s 7z {GOLD}",
    "pass, discard 8p, win",
)
LONE_GOLD = story(["3p", f"{FOUR_SETS} 4p 5p 6p {GOLD}"], "2z", "pass, discard 3p, win")
KONG_IN_LAP = story(
    [GOLD, "6p 6p 2s", f"{FOUR_SETS} 4p 5p 9s 9s"],
    f"{JUNK} 7s 8s 6p 9p 9p 7p 6p",
    "discard 8p, discard 7s, discard 8s, discard 6p, pung",
    f"discard 2s, discard 9p, discard 9p, discard {GOLD}, kong 6p, win",
)

ENDINGS = {
    "zimo": (SELF_DRAWN,),
    "robbed": (ROBBED,),
    "youjin": (YOUJIN,),
    "shuangyou": (SHUANGYOU,),
    "sanyou": (SANYOU,),
    "qiangjin": (ROBBED_GOLD,),
    "tianhu": (HEAVEN,),
    "foul": (FOUL,),
    "eight-flowers": (EIGHT_FLOWERS,),
    "sanjindao-opening": (OPENING_GOLDS,),
    "sanjindao": (LAST_GOLDS,),
    "draw": (NOBODY,),
    "pinghu": (ON_DISCARD,),
}
FIELDS = {
    "repeats": (replace(NOBODY, carry={"base": 2 * 2**8}),),
    "rounds": (FOURTH,),
    "declare": (FOUL,),
    "rob_kong_in_lap": (KONG_IN_LAP,),
    "three_gold_restrict": (THREE_GOLDS,),
    "youjin_ron": (LONE_GOLD,),
    "gold_pung_water": (Trial(313),),
}
SCHOOL = "xiamen"
