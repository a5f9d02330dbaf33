"""A winning hand described as data and what it is worth: the score calculator."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import rules
from rules.game import Result, RuleError
from rules.mahjong.state import SEATS, wrong_count
from rules.mahjong.table import MahjongTable
from rules.mahjong.tiles import Tiles
from rules.mahjong.variant import Sheet, Variant
from rules.options import changed, word


def variants() -> tuple[Variant[Any, Any], ...]:
    """Every set of mahjong rules in the catalogue, which holds these rules itself."""
    return tuple(one.variant for one in rules.GAMES if isinstance(one, MahjongTable))


def sources() -> tuple[str, ...]:
    """Where a winning tile can come from, and what wins without one, under any of them."""
    return tuple(dict.fromkeys(source for one in variants() for source in one.sources))


def variant(key: str) -> Variant[Any, Any]:
    """The rule set of a key; RuleError when there is none."""
    for one in variants():
        if one.key == key:
            return one
    raise RuleError(f"There is no game called “{key}”.", "no-such-game", key=key)


def appraise(
    key: str, sheet: Mapping[str, Any], house_rules: Mapping[str, Any] | None = None
) -> Result:
    """The worth of one winning hand; RuleError with the reason where it may not win.

    `sheet` holds `dealer`, `dealer_streak`, `winner`, `hand` (the concealed tiles without the
    winning one), `melds` (each with `type` and `tiles`), `xi`, `flowers`, `wild` (`indicator`),
    `win` (`tile`, `source`, `from`) and `state`. The deltas of the result are what each seat gains.
    """
    one = variant(key)
    words = {name: word(value) for name, value in (house_rules or {}).items()}
    try:
        options = changed(next(iter(one.presets.values())), words)
    except ValueError as error:
        text = f"There is no such house rule: {error}"
        raise RuleError(text, "no-such-rule", rule=str(error)) from error
    _check(one, sheet, options)
    win = one.sheet(sheet, options)
    how = sheet["win"]
    told = Sheet(sheet["winner"], how.get("tile"), how["source"], how.get("from"), win)
    return Result(win.name, win.lines, told, None)


def _check(one: Variant[Any, Any], sheet: Mapping[str, Any], options: Any) -> None:
    """RuleError where a sheet lacks something or describes no hand."""
    lacking = [name for name in ("dealer", "winner", "hand", "win") if name not in sheet]
    if lacking:
        text = f"The hand is not complete: {', '.join(lacking)}"
        raise RuleError(text, "sheet-lacks", what=", ".join(lacking))
    for seat in (sheet["dealer"], sheet["winner"]):
        if seat not in range(SEATS):
            raise RuleError("Seats are numbered from 0 to 3.", "no-such-seat")
    melds, tile = sheet.get("melds", ()), sheet["win"].get("tile")
    _check_words(one, sheet["win"].get("source"), [meld["type"] for meld in melds])
    own = [*sheet["hand"], *([tile] if tile else [])]
    xi = sheet.get("xi") or ()
    laid = [*(tile for meld in melds for tile in meld["tiles"]), *xi]
    _check_tiles(one.deck(options), [*own, *laid, *sheet.get("flowers", ())])
    count = len(own) + 3 * len(melds) + 3 * bool(xi)
    if count not in (one.size, one.size + 1):
        raise wrong_count(one.size, count)


def _check_words(one: Variant[Any, Any], source: str | None, melds: Sequence[str]) -> None:
    """RuleError where a way to win or a meld is none."""
    if source not in one.sources:
        raise RuleError(f"“{source}” is not a way to win.", "no-such-source", source=str(source))
    strange = [kind for kind in melds if kind not in (*one.melds, *one.melds.values())]
    if strange:
        raise RuleError(f"“{strange[0]}” is not a meld.", "no-such-meld", meld=strange[0])


def _check_tiles(deck: Tiles, every: Sequence[str]) -> None:
    """RuleError where there are no such tiles, or too many of a kind."""
    there = Counter(deck)
    strange = [tile for tile in every if tile not in there]
    if strange:
        raise RuleError(f"“{strange[0]}” is not a tile.", "no-such-tile", tile=strange[0])
    often = [tile for tile, count in Counter(every).items() if count > there[tile]]
    if often:
        raise RuleError(
            f"That is more {often[0]} tiles than there are.", "too-many-alike", tile=often[0]
        )
