"""The xi a hand can lay open, the tiles to add to it, and the wild tiles to take back.

Source: LX is the description at kzpn200.blogspot.com.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, product

from rules.mahjong.liangxi.xi import NINES, ONES, SUBSTITUTES, kinds, named
from rules.mahjong.tiles import WINDS, Tiles, in_order, without

SIZE = 3
"""The number of tiles in a xi; 風九喜 has twice as many."""


def xis(hand: Tiles, wilds: Tiles, ones: str) -> tuple[Tiles, ...]:
    """Return every xi of a hand, the triples first.

    Natural tiles go first, because no tile of the xi's kind may stay in a hand that wins. Ones and
    wild tiles only fill the gaps.
    """
    winds, nines = (tuple(_triples(hand, triple, wilds, ones)) for triple in (WINDS, NINES))
    own = tuple(_triples(hand, ONES, wilds, ""))
    both = (in_order((*a, *b)) for a, b in product(winds, nines))
    every = (in_order(tiles) for tiles in (*winds, *nines, *own, *both))
    return tuple(dict.fromkeys(tiles for tiles in every if not Counter(tiles) - Counter(hand)))


def _triples(hand: Tiles, triple: Tiles, wilds: Tiles, ones: str) -> Iterator[Tiles]:
    """Yield every three tiles that make one kind of xi; at least one of the three is natural."""
    natural = [tile for tile in triple if tile in hand and tile not in wilds]
    if not natural:
        return
    spare = [tile for tile in hand if tile in wilds]
    if ones:
        spare += [tile for tile in hand if tile in SUBSTITUTES[ones] and tile not in wilds]
    size = min(len(natural), SIZE)
    for some in combinations(natural, size):
        for others in dict.fromkeys(combinations(spare, SIZE - size)):
            yield (*some, *others)


def additions(hand: Tiles, xi: Sequence[str], wilds: Tiles, ones: str) -> Tiles:
    """Return the tiles of a hand that can be added to its xi.

    LX: 喜と種類の同じ牌(複数可)が手牌にあるときは,それを喜にさらして加え,同数の嶺上牌を引きます.
    """
    of_kind = kinds(named(xi, wilds, ones))
    return tuple(dict.fromkeys(tile for tile in hand if tile in of_kind and tile not in wilds))


def swaps(hand: Tiles, xi: Sequence[str], wilds: Tiles, ones: str) -> Iterator[tuple[str, str]]:
    """Yield tiles of the hand, each with the wild tile of the xi that it can replace (回混).

    LX: 喜に混を使ったとき,混で代用させていた牌を引いたら,引いた牌を喜に入れ,喜の混を手牌に戻せます.
    A wild tile that stands for a nine is not given back for a wind.
    """
    name = named(xi, wilds, ones)
    for tile in additions(hand, xi, wilds, ones):
        for wild in dict.fromkeys(held for held in xi if held in wilds and tile not in xi):
            if named((*without(tuple(xi), wild), tile), wilds, ones) == name:
                yield tile, wild
