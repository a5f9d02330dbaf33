"""A winning hand described as data and what it is worth: the score calculator."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.game import Result, RuleError
from rules.mahjong.state import SEATS
from rules.mahjong.tiles import FLOWERS, KINDS
from rules.mahjong.variant import Sheet, Variant
from rules.mahjong.xiamen.rules import Quanzhou, Xiamen
from rules.options import changed, word

VARIANTS: tuple[Variant[Any, Any], ...] = (Xiamen(), Quanzhou())
"""Every set of mahjong rules there is."""


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
    """RuleError where a sheet lacks something or names no tile."""
    lacking = [name for name in ("dealer", "winner", "hand", "win") if name not in sheet]
    if lacking:
        text = f"The sheet lacks {', '.join(lacking)}."
        raise RuleError(text, "sheet-lacks", what=", ".join(lacking))
    named: Sequence[str] = [
        *sheet["hand"],
        *sheet.get("flowers", ()),
        *(tile for meld in sheet.get("melds", ()) for tile in meld["tiles"]),
        *([sheet["win"]["tile"]] if sheet["win"].get("tile") else []),
    ]
    strange = [tile for tile in named if tile not in (*KINDS, *FLOWERS)]
    if strange:
        raise RuleError(f"“{strange[0]}” is no tile.", "no-such-tile", tile=strange[0])
    for seat in (sheet["dealer"], sheet["winner"]):
        if seat not in range(SEATS):
            raise RuleError("Seats are numbered 0 to 3.", "no-such-seat")
