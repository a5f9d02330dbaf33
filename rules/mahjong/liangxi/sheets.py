"""A hand of Liangxi described as data: the check of its facts, and the hand as it is scored.

Source: LX is the description at kzpn200.blogspot.com.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from rules.game import RuleError
from rules.mahjong.claims import OF_OTHERS
from rules.mahjong.liangxi.hand import Hand
from rules.mahjong.liangxi.limits import may_name
from rules.mahjong.liangxi.options import LiangxiOptions
from rules.mahjong.liangxi.terms import Terms
from rules.mahjong.liangxi.wilds import wild_kinds
from rules.mahjong.state import melds_of
from rules.mahjong.tiles import in_order, without

MOST_SHOWN = 4


def wilds_of(sheet: Mapping[str, Any], options: LiangxiOptions) -> frozenset[str]:
    """Return the kinds that the sheet names as wild, or those its indicator makes wild."""
    wild = sheet.get("wild", {})
    turned = wild_kinds(wild["indicator"], options.wild_rule) if wild.get("indicator") else ()
    return frozenset(wild.get("kinds", turned))


def check_sheet(sheet: Mapping[str, Any], options: LiangxiOptions) -> None:
    """Raise RuleError for an impossible moment or giver, a meld that no xi can give, or impossible
    terms.

    Shown tiles are checked, too: only the dealer can have them.
    """
    _check_moment(sheet)
    shown = sheet.get("wild", {}).get("exposed", ())
    alike = len({*shown}) <= 1 and len(shown) <= MOST_SHOWN
    if shown and (sheet["winner"] != sheet["dealer"] or not alike):
        text = "Only the dealer can show wild tiles: one to four of the same tile."
        raise RuleError(text, "cannot-show")
    if Counter(shown) - Counter(sheet["hand"]):
        raise RuleError("You must hold the wild tiles you show.", "exposed-not-held")
    if any(meld.get("from_xi") and len(meld["tiles"]) != 3 for meld in sheet.get("melds", ())):
        raise RuleError("A tile of a xi can be claimed only for a pung.", "xi-pung-only")
    limited = sheet.get("limited")
    if not limited:
        return
    terms = Terms.parse(limited.get("name", ""))
    if terms.points and not may_name(terms, options.stick):
        text = (
            "Points can be named only with a set of three or a kind of hand, and not together "
            "with shown wild tiles."
        )
        raise RuleError(text, "points-without-form")


def _check_moment(sheet: Mapping[str, Any]) -> None:
    """Raise RuleError for an impossible earthly win, or win with the last tile of the wall."""
    how, flags = sheet["win"], sheet.get("flags", ())
    first = how["source"] == "self_draw" or (
        how["source"] == "discard" and how.get("from") == sheet["dealer"]
    )
    if "dihu" in flags and (sheet["winner"] == sheet["dealer"] or not first):
        raise RuleError(
            "An earthly win is for non-dealers only: on their first draw, or on the dealer’s first "
            "discard.",
            "no-dihu",
        )
    if "haidi" in flags and how["source"] != "self_draw":
        text = "Only the player who draws the last tile of the wall can win with it."
        raise RuleError(text, "no-haidi")


def from_sheet(sheet: Mapping[str, Any], options: LiangxiOptions) -> Hand:
    """Read the hand that a sheet describes.

    Besides the fields of all sheets it reads `xi`, `xi_name`, `seat_wind`, `round_wind` and `flags`
    (`haidi`, `dihu`, `face_down`). Of `wild` it reads `exposed`, which are part of the `hand`, and
    `kinds`; without `kinds` the `indicator` decides. It also reads the `name` of `limited`
    (`str(terms)`), `from_xi` of each meld, and `shooter_tenpai` and `liable` of `state`.
    """
    how, state, wild = sheet["win"], sheet.get("state", {}), sheet.get("wild", {})
    flags, melds = sheet.get("flags", ()), melds_of(sheet)
    exposed, limited = tuple(wild.get("exposed", ())), sheet.get("limited")
    winds = (sheet.get("seat_wind"), sheet.get("round_wind"))
    return Hand(
        seat=sheet["winner"],
        dealer=sheet["dealer"],
        concealed=without(in_order(sheet["hand"]), *exposed),
        melds=melds,
        tile=how.get("tile"),
        source=how["source"],
        giver=how.get("from") if how["source"] in OF_OTHERS else None,
        xi=tuple(sheet.get("xi") or ()),
        xi_name=sheet.get("xi_name", ""),
        wilds=wilds_of(sheet, options),
        exposed=exposed,
        winds=tuple(dict.fromkeys(wind for wind in winds if wind)),
        from_xi=sum(bool(meld.get("from_xi")) for meld in sheet.get("melds", ())),
        last="haidi" in flags,
        dihu="dihu" in flags,
        face_down="face_down" in flags,
        ready=state.get("shooter_tenpai", True),
        liable=state.get("liable"),
        terms=Terms.parse(limited["name"]) if limited else None,
    )
