"""Whether a hand described as data can lie on the table; it is checked before it is scored."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any

from rules.game import RuleError
from rules.mahjong.state import Meld, wrong_count
from rules.mahjong.tiles import KINDS, Tiles, in_order, runs
from rules.mahjong.variant import Variant
from rules.mahjong.ways import DRAWN, GIVEN, INDICATOR, TREASURE, Way

Sheet = Mapping[str, Any]
Some = Variant[Any, Any]
SIZES = {"chow": 3, "pung": 3, "kong": 4, "added": 4, "concealed": 4}
"""The number of tiles of each meld."""


def check(variant: Some, sheet: Sheet, options: Any) -> None:
    """Raise RuleError for a hand that its game does not know, or that cannot be won like this."""
    way = way_of(variant, sheet)
    _check_way(way, sheet)
    _check_counts(variant, way, sheet, options)
    wilds, face = variant.described_wilds(sheet, options)
    for meld in sheet.get("melds", ()):
        _check_meld(variant, meld, wilds, face)
    variant.check_described(sheet, options)


def way_of(variant: Some, sheet: Sheet) -> Way:
    """Return the way the hand is won; RuleError if its game does not know it."""
    source = sheet["win"].get("source")
    early = sheet.get("state", {}).get("moment") == "after_opening_flowers_and_gold"
    for named in (f"{source}-opening", source) if early else (source,):
        for way in variant.ways:
            if named in way.sources:
                return way
    game, how = variant.key, str(source)
    text = f"{game} has no win by “{how}”. Choose a way from the list."
    raise RuleError(text, "no-such-source", game=game, way=how)


def lacks_tile(variant: Some, sheet: Sheet) -> bool:
    """Whether the sheet lacks the tile that completed the hand.

    A hand with a xi may need none, because laying the xi down can complete it.
    """
    way = way_of(variant, sheet)
    xi = sheet.get("xi") or any(
        _kind(variant, meld) not in SIZES for meld in sheet.get("melds", ())
    )
    return not sheet["win"].get("tile") and way.tile in (GIVEN, DRAWN) and not xi


# --- Ways to win --------------------------------------------------------------------------------


def _check_way(way: Way, sheet: Sheet) -> None:
    """Raise RuleError if this seat cannot win in this way, or cannot win on that tile."""
    how, wild = sheet["win"], sheet.get("wild", {})
    tile, indicator, bao = how.get("tile"), wild.get("indicator"), sheet.get("bao")
    if way.dealers and sheet["winner"] != sheet["dealer"]:
        raise RuleError("Only the dealer can win as dealt.", "dealers-win")
    if way.opening and sheet.get("melds"):
        raise RuleError("No meld can lie on the table before the first turn.", "melds-at-opening")
    if way.tile == GIVEN and how.get("from") is None:
        raise RuleError("Say which player discarded the winning tile.", "no-giver")
    if way.tile == GIVEN and how["from"] == sheet["winner"]:
        raise RuleError("You cannot win on your own discard.", "own-discard")
    if way.tile == INDICATOR and (indicator is None or tile not in (None, indicator)):
        raise RuleError("This win uses the tile turned up: name that tile.", "not-turned-up")
    if way.tile == TREASURE and (tile is None or bao not in (None, tile)):
        raise RuleError("This win uses the treasure: name that tile.", "not-the-treasure")


def _check_counts(variant: Some, way: Way, sheet: Sheet, options: Any) -> None:
    """Raise RuleError for too many tiles of a kind, or too many or too few in the hand."""
    how, melds, xi = sheet["win"], sheet.get("melds", ()), sheet.get("xi") or ()
    own = [*sheet["hand"]]
    own += [how["tile"]] if how.get("tile") and way.tile != INDICATOR else []
    every = Counter((*own, *xi, *(tile for meld in melds for tile in meld["tiles"])))
    every.update(sheet.get("flowers", ()))
    every.update(_beside(way, sheet))
    there = Counter(variant.deck(options))
    for tile, number in every.items():
        if number > there[tile]:
            text = f"There are not that many tiles of this kind: {tile}. Use fewer of them."
            raise RuleError(text, "too-many-alike", tile=tile)
    count = len(own) + 3 * len(melds) + 3 * bool(xi)
    whole = variant.size + (way.tile != INDICATOR)
    if count != whole and not (way.shapeless and count == variant.size):
        raise wrong_count(variant.size, count)


def _beside(way: Way, sheet: Sheet) -> Iterator[str]:
    """Yield the tiles that lie elsewhere: the indicator, golds the winner discarded, the
    treasure.
    """
    if gold := sheet.get("wild", {}).get("indicator"):
        yield from (gold,) * (1 + sheet.get("state", {}).get("you_stage", 0))
    if (bao := sheet.get("bao")) and way.tile != TREASURE:
        yield bao


# --- Open melds ---------------------------------------------------------------------------------


def _kind(variant: Some, meld: Mapping[str, Any]) -> str:
    return variant.melds.get(meld["type"], meld["type"])


def _check_meld(
    variant: Some, meld: Mapping[str, Any], wilds: Collection[str], face: Callable[[str], str]
) -> None:
    """Raise RuleError for tiles that are not a meld, or for wild ones that cannot be in it."""
    tiles, kind = in_order(meld["tiles"]), _kind(variant, meld)
    natural = [face(tile) for tile in tiles if tile not in wilds]
    may_hold = kind == "concealed" and variant.wild_kongs and natural
    if kind in SIZES and len(natural) < len(tiles) and not may_hold:
        raise RuleError("A wild tile cannot be in this meld. Choose another tile.", "wild-melded")
    if not (variant.is_special(Meld(kind, tiles)) or _fits(kind, tiles, natural)):
        game, written = variant.key, "".join(tiles)
        text = f"{game} has no meld “{written}”."
        raise RuleError(text, "no-meld-here", game=game, meld=written)


def _fits(kind: str, tiles: Tiles, natural: list[str]) -> bool:
    """Whether tiles are a chow, a pung or a kong; `natural` are the faces of those not wild."""
    if len(tiles) != SIZES.get(kind):
        return False
    if kind == "chow":
        faces = tuple(sorted(natural, key=KINDS.index))
        return faces in runs(faces[0])
    return len(set(natural)) == 1
