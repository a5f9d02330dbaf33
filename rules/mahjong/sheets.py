"""A winning hand described as data and what it is worth: the score calculator."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rules.game import Result, RuleError
from rules.mahjong.state import MELDS, SEATS
from rules.mahjong.tiles import FLOWERS, KINDS
from rules.mahjong.variant import Sheet, Variant
from rules.mahjong.xiamen.rules import Quanzhou, Xiamen
from rules.options import changed, word

VARIANTS: tuple[Variant[Any, Any], ...] = (Xiamen(), Quanzhou())
"""Every set of mahjong rules there is."""


SOURCES = (
    "self_draw",
    "discard",
    "rob_kong",
    "kong_replacement",
    "flower_replacement",
    "dealt",
    "gold_indicator",
    "sanjindao",
    "eight_flowers",
)
"""Where a winning tile comes from, and what wins without one."""
SIZES = (16, 17)
"""So many tiles a hand has, a kong counted as three: before a draw and with it."""


def variant(key: str) -> Variant[Any, Any]:
    """The rule set of a key; RuleError when there is none."""
    for one in VARIANTS:
        if one.key == key:
            return one
    raise RuleError(f"There is no mahjong called “{key}”.", "no-such-game", key=key)


def appraise(
    key: str, sheet: Mapping[str, Any], house_rules: Mapping[str, Any] | None = None
) -> Result:
    """The worth of one winning hand; RuleError with the reason where it may not win.

    `sheet` holds `dealer`, `dealer_streak`, `winner`, `hand` (the concealed tiles without the
    winning one), `melds` (each with `type` and `tiles`), `flowers`, `wild` (with `indicator`),
    `win` (`tile`, `source`, `from`) and `state`. The deltas of the result are what each seat gains.
    """
    one = variant(key)
    words = {name: word(value) for name, value in (house_rules or {}).items()}
    try:
        options = changed(next(iter(one.presets.values())), words)
    except ValueError as error:
        raise RuleError(str(error), "no-such-rule", rule=str(error)) from error
    _check(sheet)
    win = one.sheet(sheet, options)
    how = sheet["win"]
    told = Sheet(sheet["winner"], how.get("tile"), how["source"], how.get("from"), win)
    return Result(win.name, win.lines, told, None)


def _check(sheet: Mapping[str, Any]) -> None:
    """RuleError where a sheet lacks something or describes no hand."""
    lacking = [name for name in ("dealer", "winner", "hand", "win") if name not in sheet]
    if lacking:
        text = f"The sheet lacks {', '.join(lacking)}."
        raise RuleError(text, "sheet-lacks", what=", ".join(lacking))
    for seat in (sheet["dealer"], sheet["winner"]):
        if seat not in range(SEATS):
            raise RuleError("Seats are numbered 0 to 3.", "no-such-seat")
    melds, tile = sheet.get("melds", ()), sheet["win"].get("tile")
    _check_words(sheet["win"].get("source"), [meld["type"] for meld in melds])
    own = [*sheet["hand"], *([tile] if tile else [])]
    _check_tiles(own, [meld["tiles"] for meld in melds], sheet.get("flowers", ()))


def _check_words(source: str | None, melds: Sequence[str]) -> None:
    """RuleError where a way to win or a meld is none."""
    if source not in SOURCES:
        raise RuleError(f"“{source}” is no way to win.", "no-such-source", source=str(source))
    strange = [kind for kind in melds if kind not in (*MELDS, *MELDS.values())]
    if strange:
        raise RuleError(f"“{strange[0]}” is no meld.", "no-such-meld", meld=strange[0])


def _check_tiles(
    own: Sequence[str], melds: Sequence[Sequence[str]], flowers: Sequence[str]
) -> None:
    """RuleError where there are no such tiles, too many of a kind or not as many as in a hand."""
    every = [*own, *(tile for meld in melds for tile in meld), *flowers]
    strange = [tile for tile in every if tile not in (*KINDS, *FLOWERS)]
    if strange:
        raise RuleError(f"“{strange[0]}” is no tile.", "no-such-tile", tile=strange[0])
    often = [
        tile for tile, count in Counter(every).items() if count > (1 if tile in FLOWERS else 4)
    ]
    if often:
        raise RuleError(f"There are not so many of {often[0]}.", "too-many-alike", tile=often[0])
    count = len(own) + 3 * len(melds)
    if count not in SIZES:
        text = f"A hand has {SIZES[0]} tiles and the winning one, not {count} in all."
        raise RuleError(text, "wrong-count", count=str(count))
