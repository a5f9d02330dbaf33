"""The form of a hand described as data: the values each of its fields may have."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rules.game import RuleError
from rules.mahjong.state import SEATS
from rules.mahjong.tiles import FLOWERS, KINDS, PLACE, WINDS

Kind = Callable[[Any], bool]
"""A function that tells whether a value is of a certain kind."""
MOST_STREAK = 100
"""The largest number of deals in a row with one dealer."""
MOST_RATE = 1000
FLAGS = ("haidi", "dihu", "face_down")
"""The flags of a hand of Liangxi: won on the last tile, an earthly win, laid face down."""

NEEDED = ("dealer", "winner", "hand", "win")


def _number(first: int, last: int) -> Kind:
    return lambda value: type(value) is int and first <= value <= last


def _text(value: Any) -> bool:
    return isinstance(value, str)


def _many(kind: Kind) -> Kind:
    return lambda row: isinstance(row, list | tuple) and all(map(kind, row))


def _among(*values: str) -> Kind:
    return lambda value: isinstance(value, str) and value in values


def _maybe(kind: Kind) -> Kind:
    return lambda value: value is None or kind(value)


def _of(**fields: Kind) -> Kind:
    return lambda value: isinstance(value, Mapping) and not list(_wrong(value, fields))


def _wrong(facts: Mapping[str, Any], fields: Mapping[str, Kind]) -> list[str]:
    return [name for name, kind in fields.items() if name in facts and not kind(facts[name])]


def _truth(value: Any) -> bool:
    return isinstance(value, bool)


SEAT, TILES = _number(0, SEATS - 1), _many(_text)
FIELDS: Mapping[str, Kind] = {
    "dealer_streak": _number(0, MOST_STREAK),
    "rate": _number(1, MOST_RATE),
    "hand": TILES,
    "flowers": _maybe(TILES),
    "xi": _maybe(TILES),
    "xi_name": _text,
    "bao": _maybe(_text),
    "melds": _many(
        _of(
            type=_text,
            tiles=TILES,
            claimed=_maybe(_text),
            from_xi=_truth,
            **{"from": _maybe(SEAT)},
        )
    ),
    "win": _of(source=_text, tile=_maybe(_text)),
    "wild": _maybe(_of(indicator=_maybe(_text), kinds=TILES, exposed=TILES)),
    "state": _maybe(
        _of(
            you_stage=_number(0, 2),
            moment=_maybe(_text),
            shooter_tenpai=_truth,
            declared_ready=_truth,
            peeked=_truth,
            liable=_maybe(SEAT),
        )
    ),
    "seat_wind": _maybe(_among(*WINDS)),
    "round_wind": _maybe(_among(*WINDS)),
    "flags": _maybe(_many(_among(*FLAGS))),
    "limited": _maybe(_of(name=_text)),
    "concealed_payers": _maybe(_many(SEAT)),
}
"""The fields a sheet (a hand described as data) may have besides `dealer` and `winner`.

Unknown fields are ignored.
"""


def check(sheet: Any) -> None:
    """Raise RuleError where a sheet lacks a field, or has one that cannot be read."""
    if not isinstance(sheet, Mapping):
        raise unread("sheet")
    lacking = [name for name in NEEDED if name not in sheet]
    if lacking:
        text = f"The hand is not complete: {', '.join(lacking)}"
        raise RuleError(text, "sheet-lacks", what=", ".join(lacking))
    for name in _wrong(sheet, FIELDS):
        raise unread(name)
    seats = [sheet["dealer"], sheet["winner"], sheet["win"].get("from") or 0]
    if not all(map(SEAT, seats)):
        raise RuleError("Seats are numbered from 0 to 3.", "no-such-seat")
    if any("type" not in meld or not meld.get("tiles") for meld in sheet.get("melds", ())):
        raise unread("melds")
    _check_tiles(sheet)


def unread(name: str) -> RuleError:
    """Return the error for a field that cannot be read."""
    return RuleError(f"This part of the hand cannot be understood: {name}", "unread", what=name)


def _check_tiles(sheet: Mapping[str, Any]) -> None:
    """Raise RuleError for unknown tiles, or for flowers among tiles that make sets."""
    wild = sheet.get("wild") or {}
    melded = [tile for meld in sheet.get("melds", ()) for tile in meld["tiles"]]
    alone = (sheet["win"].get("tile"), wild.get("indicator"), sheet.get("bao"))
    named = (*wild.get("kinds", ()), *wild.get("exposed", ()), *filter(None, alone))
    natural = (*sheet["hand"], *melded, *(sheet.get("xi") or ()), *named)
    flowers = sheet.get("flowers") or ()
    for tile in (*natural, *flowers):
        if tile not in PLACE:
            text = f"“{tile}” is not a tile. Write tiles like 1m, 5p, 9s, 7z or 8f."
            raise RuleError(text, "no-such-tile", tile=tile)
    for tile in natural:
        if tile not in KINDS:
            text = f"A flower cannot stand here: {tile}. Choose another tile."
            raise RuleError(text, "flower-there", tile=tile)
    for tile in flowers:
        if tile not in FLOWERS:
            raise RuleError(f"“{tile}” is not a flower.", "no-flower", tile=tile)
