"""The tiles of mahjong as they are usually written: `1m`, `5p`, `9s`, `1z` east, `1f` spring."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

SUITS = ("m", "p", "s")
"""Characters, dots, bamboo."""

SUITED = tuple(f"{number}{suit}" for suit in SUITS for number in range(1, 10))
WINDS = ("1z", "2z", "3z", "4z")
WHITE, GREEN, RED = "5z", "6z", "7z"
DRAGONS = (WHITE, GREEN, RED)
HONOURS = (*WINDS, *DRAGONS)
KINDS = (*SUITED, *HONOURS)
"""The 34 kinds of tiles; each has four equal tiles."""

SEASONS = ("1f", "2f", "3f", "4f")
PLANTS = ("5f", "6f", "7f", "8f")
FLOWERS = (*SEASONS, *PLANTS)
"""春夏秋冬 and 梅蘭菊竹: one of each."""

PLACE = {tile: place for place, tile in enumerate((*KINDS, *FLOWERS))}
ENDS = tuple(tile for tile in SUITED if tile[0] in "19")
OUTER = frozenset((*ENDS, *HONOURS))
"""Every 1 and 9, wind and dragon."""

Tiles = tuple[str, ...]
"""Tiles by their names, such as `1m`."""


def deck(flowers: bool) -> Tiles:
    """Return every tile in its order, unshuffled."""
    four = tuple(tile for kind in KINDS for tile in (kind,) * 4)
    return four + FLOWERS if flowers else four


def in_order(tiles: Iterable[str]) -> Tiles:
    """Sort tiles into the order of the deck."""
    return tuple(sorted(tiles, key=PLACE.__getitem__))


def honour(tile: str) -> bool:
    """Whether a tile is a wind or a dragon."""
    return tile[1] == "z"


def flower(tile: str) -> bool:
    """Whether a tile is a flower, which is never part of a hand."""
    return tile[1] == "f"


def face_of(tile: str, gold: str | None) -> str:
    """Return the kind a natural tile counts as: white has the gold's face if there is a gold."""
    return gold if gold and tile == WHITE else tile


def without(tiles: Tiles, *gone: str) -> Tiles:
    """Return the tiles without some of them; ValueError when one is missing."""
    rest = list(tiles)
    for tile in gone:
        rest.remove(tile)
    return tuple(rest)


@cache
def runs(tile: str) -> tuple[Tiles, ...]:
    """Return the runs that contain a tile, the lowest one first; none for honours."""
    number, suit = int(tile[0]), tile[1]
    if suit not in SUITS:
        return ()
    starts = range(max(1, number - 2), min(7, number) + 1)
    return tuple(tuple(f"{start + step}{suit}" for step in range(3)) for start in starts)


def _beside(tile: str) -> tuple[tuple[str, str], ...]:
    low_first = ([other for other in run if other != tile] for run in runs(tile))
    return tuple((one, other) for one, other in low_first)


BESIDE = {tile: _beside(tile) for tile in KINDS}
"""The pairs of tiles that make a run with each tile, the lowest run first."""
