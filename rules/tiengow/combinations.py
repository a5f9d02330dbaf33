"""The sets that may be led, the sets that beat them, and the tiles that may be folded.

Source: A as in `rules.tiengow.deal`.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import NamedTuple

from rules.tiengow.options import TienGowOptions
from rules.tiengow.tiles import CIVIL, DECK, MILITARY, PLACE, RANK, civil, in_order

Tiles = tuple[str, ...]
"""Tiles in the order of the deck."""

SUPREME = in_order(("2-4", "1-2"))
"""The military supreme (至尊): it wins whenever it is led, and beats nothing.

One sentence of A names 1-4 instead of 1-2; that contradicts the bonuses and the 武尊 that A
describes.
"""
WENZUN, GAOJIAO = ("1-5", "1-5"), ("1-6", "1-6")
"""The civil supreme (文尊), if the house rule has it, and the one pair that may beat it."""

PARTNERS = dict(zip(CIVIL, (9, 8, 7, 5), strict=False))
"""The strength of the military tiles that each civil tile combines with: nines with heaven, eights
with earth, and so on.
"""

WEIGHT = {
    tile: sum(civil(other) == civil(tile) and RANK[other] < RANK[tile] for other in DECK)
    for tile in DECK
}
"""The number of tiles of the deck that each tile beats."""

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
"""The name of a set's kind, by its numbers of civil and of military tiles."""


class Combination(NamedTuple):
    """A set of tiles that may be led; it beats sets of its kind with a lower rank."""

    kind: str
    rank: int


def _every() -> Iterator[Tiles]:
    """Yield every set that may be led.

    These are one or two equal civil tiles, one or two equally strong military ones, both together
    if they are partners, and the supreme.
    """
    yield SUPREME
    alone = sorted({RANK[other] for other in MILITARY} - set(PARTNERS.values()))
    families = [(2 * (tile,), PARTNERS.get(tile)) for tile in CIVIL] + [
        ((), rank) for rank in alone
    ]
    for pair, rank in families:
        partners = tuple(other for other in MILITARY if RANK[other] == rank)
        for own, beside in product(range(len(pair) + 1), range(len(partners) + 1)):
            if own or beside:
                yield from (pair[:own] + others for others in combinations(partners, beside))


def _named(tiles: Tiles) -> Combination:
    if tiles == SUPREME:
        return Combination("supreme", 0)
    count = sum(map(civil, tiles))
    return Combination(KINDS[count, len(tiles) - count], RANK[tiles[0]])


def _weight(tiles: Tiles) -> int:
    return sum(WEIGHT[tile] for tile in tiles)


COMBINATIONS = {
    tiles: _named(tiles)
    for tiles in sorted(_every(), key=lambda tiles: (len(tiles), _weight(tiles)))
}
"""Every set that may be led: fewer tiles first, then weaker ones first."""
COST = {tiles: place for place, tiles in enumerate(COMBINATIONS)}
"""The place of each set in `COMBINATIONS`; the lowest is given up first."""
IN_ORDER = sorted(COMBINATIONS, key=lambda tiles: (len(tiles), [PLACE[tile] for tile in tiles]))
"""Every set that may be led: fewer tiles first, and those of one size in the order of the deck."""

HIGHER = {
    tiles: tuple(
        other
        for other in IN_ORDER
        if COMBINATIONS[other].kind == own.kind and COMBINATIONS[other].rank > own.rank
    )
    for tiles, own in COMBINATIONS.items()
}
"""The sets that beat each set; a set of equal rank does not, so the earlier one stays best."""

BIT = {tile: 1 << place for place, tile in enumerate(dict.fromkeys(DECK))}


def bits(tiles: Tiles) -> int:
    """Return a number with a bit for each tile; two equal tiles have different bits."""
    mask = 0
    for tile in tiles:
        bit = BIT[tile]
        mask |= bit << len(BIT) if mask & bit else bit
    return mask


MASK = {tiles: bits(tiles) for tiles in IN_ORDER}


def sets(hand: Tiles) -> tuple[Tiles, ...]:
    """Return every set that may be led from a hand: fewer tiles first, then in the order of the
    hand.
    """
    held = bits(hand)
    return tuple([tiles for tiles, mask in MASK.items() if mask & held == mask])


def higher(hand: Tiles, best: Tiles, led: Tiles, house: TienGowOptions) -> tuple[Tiles, ...]:
    """Return the sets of a hand that beat the best one of a trick that was led with `led`.

    Nothing beats a led civil supreme, except in some houses the pair of 1-6.
    """
    beating = HIGHER[best]
    if house.wenwuzun and led == WENZUN:
        beating = (GAOJIAO,) if house.gaojiao_beats_wenzun else ()
    if not beating:
        return ()
    held = bits(hand)
    return tuple([tiles for tiles in beating if MASK[tiles] & held == MASK[tiles]])


def supreme(tiles: Tiles, house: TienGowOptions) -> bool:
    """Whether a led set is a supreme one."""
    return tiles == SUPREME or (house.wenwuzun and tiles == WENZUN)


def folds(hand: Tiles, count: int) -> tuple[Tiles, ...]:
    """Return every choice of `count` tiles to fold."""
    return tuple(dict.fromkeys(combinations(hand, count)))


def weakest(hand: Tiles, count: int) -> Tiles:
    """Return the `count` tiles of a hand that beat the fewest others."""
    return in_order(sorted(hand, key=WEIGHT.__getitem__)[:count])
