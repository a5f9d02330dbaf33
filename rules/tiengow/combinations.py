"""What may be led, what beats what, and what may be put face down."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from rules.tiengow.options import TienGowOptions
from rules.tiengow.tiles import CIVIL, DECK, MILITARY, RANK, civil, in_order

Tiles = tuple[str, ...]
"""Tiles in the order of the deck."""

SUPREME = in_order(("2-4", "1-2"))
"""至尊, the military supreme: it wins whenever it is led and beats nothing.

A's one sentence with 1-4 contradicts its own bonuses and its 武尊.
"""
WENZUN, GAOJIAO = ("1-5", "1-5"), ("1-6", "1-6")
"""文尊, the civil supreme where the house knows it, and the one pair that may beat it."""

PARTNERS = dict(zip(CIVIL, (9, 8, 7, 5), strict=False))
"""The civil tiles that combine with military ones: heaven and nines, earth and eights, ..."""

WEIGHT = {
    tile: sum(civil(one) == civil(tile) and RANK[one] < RANK[tile] for one in DECK) for tile in DECK
}
"""How many other tiles each one beats."""

KINDS = {
    (1, 0): "civil",
    (0, 1): "military",
    (2, 0): "civil-pair",
    (0, 2): "military-pair",
    (1, 1): "mixed-pair",
    (2, 1): "civil-three",
    (1, 2): "military-three",
    (2, 2): "four",
}
"""The kind of a set by its number of civil and of military tiles."""


class Combination(NamedTuple):
    """What a set of tiles is; a set beats another of its kind with a lower rank."""

    kind: str
    rank: int


def _families() -> Iterator[tuple[str | None, Tiles]]:
    """Each civil tile with its military partners, then the military tiles without one."""
    for tile in CIVIL:
        yield tile, tuple(one for one in MILITARY if RANK[one] == PARTNERS.get(tile))
    for strength in sorted({RANK[one] for one in MILITARY} - set(PARTNERS.values())):
        yield None, tuple(one for one in MILITARY if RANK[one] == strength)


FAMILIES = tuple(_families())


def _weight(tiles: Tiles) -> int:
    return sum(WEIGHT[tile] for tile in tiles)


@lru_cache(4096)
def sets(hand: Tiles) -> tuple[Tiles, ...]:
    """Every set that may be led from a hand: fewer tiles first, and weaker ones.

    One or two equal civil tiles, one or two equally strong military ones, or both where they are
    partners; and the supreme.
    """
    found: list[Tiles] = [SUPREME] if set(SUPREME) <= set(hand) else []
    for tile, partners in FAMILIES:
        own = tuple([one for one in hand if one == tile])
        others = [one for one in hand if one in partners]
        for number in range(len(own) + 1):
            for beside in range(len(others) + 1):
                if number or beside:
                    found += [own[:number] + rest for rest in combinations(others, beside)]
    return tuple(sorted(found, key=lambda tiles: (len(tiles), _weight(tiles))))


def _kind(tiles: Tiles) -> Combination:
    if tiles == SUPREME:
        return Combination("supreme", 0)
    count = sum(map(civil, tiles))
    return Combination(KINDS[count, len(tiles) - count], RANK[tiles[0]])


COMBINATIONS = {tiles: _kind(tiles) for tiles in sets(DECK)}
"""Every set that may be led."""


def beats(tiles: Tiles, best: Tiles, led: Tiles, house: TienGowOptions) -> bool:
    """Whether a set played after others beats the best of them; `led` began the trick.

    It must be of the same kind and strictly higher: of two equals the earlier one stays best. A led
    civil supreme loses to nothing but, in some houses, the pair of 1-6.
    """
    if house.wenwuzun and led == WENZUN:
        return house.gaojiao_beats_wenzun and best == led and tiles == GAOJIAO
    mine, other = COMBINATIONS.get(tiles), COMBINATIONS[best]
    return mine is not None and mine.kind == other.kind and mine.rank > other.rank


def supreme(tiles: Tiles, house: TienGowOptions) -> bool:
    """Whether a led set is a supreme one."""
    return tiles == SUPREME or (house.wenwuzun and tiles == WENZUN)


@lru_cache(16384)
def folds(hand: Tiles, count: int) -> tuple[Tiles, ...]:
    """Every choice of so many tiles to put face down, the weakest first."""
    return tuple(sorted(dict.fromkeys(combinations(hand, count)), key=_weight))
