"""The 32 tiles of Tien Gow: which are civil, which military, and how strong each is."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations_with_replacement

CIVIL = ("6-6", "1-1", "4-4", "1-3", "5-5", "3-3", "2-2", "5-6", "4-6", "1-6", "1-5")
"""The civil tiles (文), high to low; there are two of each. They rank by name, not by pips."""


def pips(tile: str) -> tuple[int, int]:
    """Return the pips of both halves, the lower number first."""
    low, high = tile.split("-")
    return int(low), int(high)


def total(tile: str) -> int:
    """Return all pips of a tile."""
    return sum(pips(tile))


_EVERY = (f"{low}-{high}" for low, high in combinations_with_replacement(range(1, 7), 2))
MILITARY = tuple(sorted(set(_EVERY) - set(CIVIL), key=lambda tile: (-total(tile), tile)))
"""The military tiles (武), high to low; there is one of each. Equal sums are equally strong."""

DECK = tuple(tile for civil in CIVIL for tile in (civil, civil)) + MILITARY
"""All tiles in the order of their rank, the civil ones first."""

RANK = {tile: len(CIVIL) - place for place, tile in enumerate(CIVIL)} | {
    tile: total(tile) for tile in MILITARY
}
"""The strength of each tile among its own kind."""

PLACE = {tile: place for place, tile in enumerate(DECK)}

NINES = tuple(tile for tile in MILITARY if total(tile) == 9)
HEAVEN = CIVIL[0]
SMALLEST = {"1-2": "2-4", "1-5": "1-6"}
"""The lowest military and the lowest civil tile, each with the one that captures it (擒)."""


def civil(tile: str) -> bool:
    """Whether a tile is civil; all others are military."""
    return tile in CIVIL


def in_order(tiles: Iterable[str]) -> tuple[str, ...]:
    """Sort tiles into the order of the deck."""
    return tuple(sorted(tiles, key=PLACE.__getitem__))
