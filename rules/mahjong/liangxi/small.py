"""The elements of one point (小役) of Liangxi, each with the tiles it rests on.

Source: LX is the description at kzpn200.blogspot.com.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from itertools import combinations

from rules.mahjong.liangxi.hand import REPLACEMENTS, Hand
from rules.mahjong.liangxi.options import LiangxiOptions
from rules.mahjong.liangxi.shape import Shape
from rules.mahjong.tiles import DRAGONS, OUTER, SUITS, Tiles, in_order
from rules.mahjong.win import Element

NAMES = (
    *("hun", "xi", "xi-added", "xi-pung", "dragon-set", "dragon-pung", "wind-pung", "kong"),
    *("pinghu", "jiang", "san-kezi", "duanyao", "quemen", "menqing", "yibangao", "lianliu"),
    *("laoshaofu", "kanzhang", "bianzhang", "dandiao", "shoubayi", "zimo", "gangkai", "qianggang"),
    "haidi",
)
"""Every element, in the order in which screens list them."""


@lru_cache(1 << 12)
def point(name: str, tiles: Tiles = ()) -> Element:
    """Return an element of one point; equal ones are made only once."""
    return Element(name, 1, tiles)


# --- Elements of every reading ------------------------------------------------------------------


def of_the_hand(hand: Hand) -> Iterator[Element]:
    """Yield the elements that do not depend on the reading."""
    if wilds := hand.every_wild:
        yield Element("hun", len(wilds), wilds)
    if hand.xi:
        yield point("xi", hand.xi_first)
    if len(hand.xi) >= 6:
        yield Element("xi-added", len(hand.xi) // 3 - 1, hand.xi_added or hand.xi)
    if hand.from_xi:
        yield Element("xi-pung", hand.from_xi)
    for meld in hand.melds:
        if len(meld.tiles) == 4:
            yield point("kong", meld.tiles)
    won = (hand.tile,) if hand.tile else ()
    for name, met in WAYS.items():
        if met(hand):
            yield point(name, () if name == "menqing" else won)


WAYS: Mapping[str, Callable[[Hand], bool]] = {
    "menqing": lambda hand: not hand.claimed,
    "qianggang": lambda hand: hand.source == "rob_kong",
    "gangkai": lambda hand: hand.source in REPLACEMENTS,
    "shoubayi": lambda hand: hand.held == 1,
    "zimo": lambda hand: hand.drawn,
    "haidi": lambda hand: hand.last,
}
"""The tests of the elements for how a hand was won.

LX: 門清…搶槓…槓上開…手把一…自模…海底撈月.
"""


EYES = frozenset(f"{number}{suit}" for number in "28" for suit in SUITS)
"""The tiles whose pair brings the point `jiang`."""

# --- Elements of one reading --------------------------------------------------------------------


def of_the_shape(hand: Hand, shape: Shape, house: LiangxiOptions) -> Iterator[Element]:
    """Yield the elements of one reading."""
    if shape.pattern:
        return
    alike, different = 0, 0
    for kind, tiles, _ in shape.sets:
        if kind == "dragons":
            different += 1
            yield point("dragon-set", tiles)
        elif kind == "pung":
            alike += 1
            if tiles[0] in DRAGONS:
                yield point("dragon-pung", tiles)
            elif tiles[0] in hand.winds:
                yield point("wind-pung", tiles)
    pair = shape.pair.tiles
    if not alike and shape.all_chows and not worthy_pair(hand, shape):
        yield point("pinghu")
    if pair[0] in EYES:
        yield point("jiang", pair)
    if alike + different >= 3:
        yield point("san-kezi")
    if OUTER.isdisjoint(shape.tiles) and not (hand.xi and house.duanyao_xi == "broken"):
        yield point("duanyao")
    if len(suits(hand, shape, house)) == len(SUITS) - 1:
        yield point("quemen")
    if shape.wait and shape.taken:
        yield point(shape.wait, shape.taken.tiles)
    if len(chows := shape.chows) > 1:
        yield from of_the_chows(chows)


def worthy_pair(hand: Hand, shape: Shape) -> bool:
    """Whether the pair spoils 平和: dragons, or the wind of the seat or the round.

    LX: 自風,場風,三元牌の雀頭があると成り立ちません.
    """
    return shape.pair.tiles[0] in (*DRAGONS, *hand.winds)


def suits(hand: Hand, shape: Shape, house: LiangxiOptions) -> frozenset[str]:
    """Return the suits in hand and xi.

    Nines and ones of a xi are of all three suits, even if other tiles stand for them; winds are of
    none. LX: 多くの役と異なり,喜の牌も含めて見ます.
    """
    if not hand.xi:
        return shape.suits
    return shape.suits if hand.xi_called(house) == "wind" else frozenset(SUITS)


NEIGHBOURS: Mapping[tuple[str, str], str] = {
    **{(f"{low}", f"{low + 3}"): "lianliu" for low in range(1, 5)},
    ("1", "7"): "laoshaofu",
}
"""The element of two runs of a suit, by their lowest numbers.

LX: たとえば,123456,234567; 123と789.
"""


@lru_cache(1 << 12)
def of_the_chows(chows: tuple[Tiles, ...]) -> tuple[Element, ...]:
    """Return 一般高, 連六 and 老少副, each once."""
    found = dict[str, Element]()
    for chow, other in combinations(sorted(chows), 2):
        low, high = chow[0], other[0]
        name = NEIGHBOURS.get((low[0], high[0]), "yibangao" if low == high else "")
        if low[1] == high[1] and name:
            found.setdefault(name, Element(name, 1, in_order(chow + other)))
    return tuple(found.values())
