"""A winning hand described as data, and its worth: the score calculator."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import rules
from rules.game import Result, RuleError
from rules.mahjong import described
from rules.mahjong.positions import check, lacks_tile
from rules.mahjong.table import MahjongTable
from rules.mahjong.tiles import without
from rules.mahjong.variant import Variant
from rules.mahjong.ways import Ways
from rules.mahjong.win import Sheet
from rules.options import differing, usual, word


def variants() -> tuple[Variant[Any, Any], ...]:
    """Return every set of mahjong rules in the catalogue.

    `rules` is looked up at the call, because it imports this module.
    """
    return tuple(game.variant for game in rules.GAMES if isinstance(game, MahjongTable))


def sources() -> tuple[str, ...]:
    """Return the sources of wins in all rule sets: where a winning tile came from, or the kind of a
    win without such a tile.
    """
    every = (way.sources for rule_set in variants() for way in rule_set.ways)
    return tuple(dict.fromkeys(source for own in every for source in own))


def ways(key: str) -> Ways:
    """Return every way to win in a rule set; RuleError for an unknown key."""
    return variant(key).ways


def variant(key: str) -> Variant[Any, Any]:
    """Return the rule set with this key; RuleError when there is none."""
    for rule_set in variants():
        if rule_set.key == key:
            return rule_set
    raise RuleError(f"There is no game called “{key}”.", "no-such-game", key=key)


def appraise(
    key: str, sheet: Mapping[str, Any], house_rules: Mapping[str, Any] | None = None
) -> Result:
    """Return the worth of one winning hand; RuleError with the reason where it may not win.

    `sheet` needs `dealer`, `winner`, `hand` (the concealed tiles without the winning one) and `win`
    (`tile`, `source`, `from`). `described.FIELDS` lists its other fields, such as `melds` (each
    with `type` and `tiles`). The deltas of the result are each seat's gain.
    """
    rule_set = variant(key)
    if not isinstance(house_rules or {}, Mapping):
        raise described.unread("options")
    words = {name: word(value) for name, value in (house_rules or {}).items()}
    try:
        options = differing(usual(rule_set.presets), words)
    except ValueError as error:
        text = f"{key} has no house rule “{error}”."
        raise RuleError(text, "no-such-rule", game=key, rule=str(error)) from error
    described.check(sheet)
    sheet = {name: value for name, value in sheet.items() if value is not None}
    return (
        _with_any(rule_set, sheet, options)
        if lacks_tile(rule_set, sheet)
        else _of(rule_set, sheet, options)
    )


def _of(rule_set: Variant[Any, Any], sheet: Mapping[str, Any], options: Any) -> Result:
    """Return the worth of a hand with a known last tile."""
    check(rule_set, sheet, options)
    win, how = rule_set.sheet(sheet, options), sheet["win"]
    told = Sheet(sheet["winner"], how.get("tile"), how["source"], how.get("from"), win)
    return Result(win.name, win.lines, told, None)


def _with_any(rule_set: Variant[Any, Any], sheet: Mapping[str, Any], options: Any) -> Result:
    """Return the worth of a hand if each possible last tile gives the same; otherwise raise
    RuleError.
    """
    found: list[Result] = []
    refused: list[RuleError] = []
    for tile in dict.fromkeys(sheet["hand"]):
        hand = without(tuple(sheet["hand"]), tile)
        last = {**sheet, "hand": hand, "win": {**sheet["win"], "tile": tile}}
        try:
            found.append(_of(rule_set, last, options))
        except RuleError as error:
            refused.append(error)
    if refused and not found:
        raise refused[0]
    if refused or len({(result.ending, result.lines) for result in found}) != 1:
        text = "What this hand is worth depends on the tile that completed it: name that tile."
        raise RuleError(text, "which-tile")
    first = found[0]
    reading = tuple(part._replace(won=None) for part in first.sheet.win.reading)
    win = replace(first.sheet.win, reading=reading)
    return replace(first, sheet=replace(first.sheet, tile=None, win=win))
