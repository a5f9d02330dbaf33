"""The xi (喜): three different winds, nines or ones, laid open apart from the hand."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache, lru_cache

from rules.mahjong.tiles import SUITS, WINDS, Tiles

NINES: Tiles = tuple(f"9{suit}" for suit in SUITS)
ONES: Tiles = tuple(f"1{suit}" for suit in SUITS)
TRIPLES: Mapping[str, tuple[Tiles, ...]] = {
    "wind": (WINDS,),
    "nine": (NINES,),
    "one": (ONES,),
    "wind-nine": (WINDS, NINES),
}
"""The kinds of xi by name (風喜, 九喜, 幺喜, 風九喜): a xi holds three different tiles of each row.

LX: 風幺喜とか幺九喜という喜はありません.
"""
SUBSTITUTES: Mapping[str, Tiles] = {"any": ONES, "1s_only": ("1s",)}


@cache
def kinds(name: str) -> Tiles:
    """Return the tiles that make up a xi and can be added to it."""
    return sum(TRIPLES[name], ())


def named(tiles: Sequence[str], wilds: Collection[str], ones: str = "any") -> str:
    """Return the name of a xi of these tiles; empty if they are not one.

    `ones` says which ones may stand for a wind or nine, as in the house rules. Where several names
    fit, the one with the most natural tiles is taken.
    """
    return _named(tuple(tiles), frozenset(wilds), ones)


@lru_cache(1 << 10)
def _named(tiles: Tiles, wilds: frozenset[str], ones: str) -> str:
    fitting = [name for name in TRIPLES if _fits(name, tiles, wilds, ones)]
    natural = [tile for tile in tiles if tile not in wilds]
    return max(fitting, key=lambda name: sum(tile in kinds(name) for tile in natural), default="")


def fits(name: str, tiles: Sequence[str], wilds: Collection[str], ones: str = "any") -> bool:
    """Whether tiles make a xi with this name; wild tiles and allowed ones must fill its gaps."""
    return _fits(name, tuple(tiles), frozenset(wilds), ones)


@lru_cache(1 << 10)
def _fits(name: str, tiles: Tiles, wilds: frozenset[str], ones: str) -> bool:
    own = {tile for tile in tiles if tile not in wilds and tile in kinds(name)}
    others = [tile for tile in tiles if tile in wilds or tile not in kinds(name)]
    substitutes = () if name == "one" else SUBSTITUTES[ones]
    if any(tile not in wilds and tile not in substitutes for tile in others):
        return False
    lacking = sum(max(0, 3 - len(own.intersection(triple))) for triple in TRIPLES[name])
    return len(tiles) >= 3 * len(TRIPLES[name]) and lacking <= len(others)
