"""The reading of a winning hand of Liangxi: the wild tiles in its sets and in its xi."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from rules.mahjong.liangxi.hand import Hand
from rules.mahjong.liangxi.shape import DRAGON_SET, Shape
from rules.mahjong.liangxi.xi import TRIPLES, kinds, named
from rules.mahjong.reading import Part, Parts, held_as, laid
from rules.mahjong.state import Meld
from rules.mahjong.tiles import Tiles, without

TRIPLE = 3
"""The size of a triple that a xi holds whole, so that the face of each wild tile in it is
certain.
"""


def read(hand: Hand, shape: Shape) -> Parts:
    """Read a winning hand: its concealed groups, its melds, its xi."""
    groups, wilds = (*shape.own, shape.pair), hand.wild
    if DRAGON_SET in groups and hand.wilds.issuperset(DRAGON_SET.tiles):
        wilds = without(wilds, *DRAGON_SET.tiles * groups.count(DRAGON_SET))  # wild as they are
    own = held_as(groups, wilds, hand.tile, shape.taken)
    melds = (laid(meld, hand.wilds) for meld in hand.melds)
    xi = (_xi(hand.xi, hand.xi_added, hand.xi_name, hand.wilds),) if hand.xi else ()
    return (*own, *melds, *xi)


@lru_cache(1 << 10)
def _xi(xi: Tiles, added: Tiles, called: str, wilds: frozenset[str]) -> Part:
    """Read the xi: the tiles it was laid down with, then those that were added.

    It may have been called by its name.
    """
    first = without(xi, *added)
    faces = (*_stood_for(first, called or named(xi, wilds), wilds), *added)
    return Part("xi", (*first, *added), faces, meld=Meld("xi", xi, added=added))


def _stood_for(first: Tiles, name: str, wilds: frozenset[str]) -> Iterator[str]:
    """Yield the face of each tile of a xi as laid down; an uncertain wild tile keeps its own."""
    triples = [triple for triple in TRIPLES.get(name, ()) if len(triple) == TRIPLE]
    own = [tile for tile in first if tile not in wilds]
    lacking = [kind for triple in triples for kind in triple if kind not in own]
    certain = len(triples) == len(TRIPLES.get(name, ()))
    for tile in first:
        stands = tile in wilds or tile not in kinds(name)
        yield lacking.pop(0) if stands and lacking and certain else tile
