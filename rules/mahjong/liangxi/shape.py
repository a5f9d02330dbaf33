"""Every way to read a hand of Liangxi: sets and a pair, or one of the shapes without sets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from itertools import combinations

from rules.frozen import Kept
from rules.mahjong.liangxi.hand import Hand
from rules.mahjong.liangxi.options import LiangxiOptions
from rules.mahjong.liangxi.special import near_pattern, patterns
from rules.mahjong.shapes import Group, Reading, complete, counted, readings
from rules.mahjong.shapes import waits as waits_in_sets
from rules.mahjong.state import Meld
from rules.mahjong.tiles import DRAGONS, HONOURS, KINDS, SUITS, Tiles, without

DRAGON_SET = Group("dragons", DRAGONS)
EGG_AND_HEN = ("1p", "1s")
EGGS = (EGG_AND_HEN, EGG_AND_HEN[::-1], *((tile,) for tile in EGG_AND_HEN))
"""The natural tiles of a 小鷄抱蛋: an egg and a hen, or one of them beside a wild tile.

LX: 1索か1筒の裸単騎で,それぞれ,1筒と1索であがる.
"""


@dataclass(frozen=True)
class Shape:
    """One reading of a whole hand.

    `laid` are its melds and `own` its concealed sets, of the kinds `chow`, `pung` (or kong),
    `dragons` and `flower`; `pair` is the pair. `pattern` is the name of a shape without sets, which
    has other groups in `own`. `taken` is the group that the winning tile completes (None without
    one). `wait` is the name of its wait if that brings a point, otherwise empty.
    """

    laid: Reading
    own: Reading
    pair: Group
    pattern: str = ""
    wait: str = ""
    taken: Group | None = None

    @Kept
    def sets(self) -> Reading:
        """The sets of the hand, open and concealed."""
        return self.laid + self.own

    @Kept
    def kinds(self) -> tuple[str, ...]:
        """The kinds of all sets, open ones first."""
        return tuple([group.kind for group in self.sets])

    @Kept
    def tiles(self) -> Tiles:
        """The faces of all tiles in the sets and the pair."""
        return tuple([tile for group in (*self.sets, self.pair) for tile in group.tiles])

    @Kept
    def suited(self) -> frozenset[str]:
        """The kinds of suited tiles in the hand."""
        return frozenset(self.tiles).difference(HONOURS)

    @Kept
    def suits(self) -> frozenset[str]:
        """The suits in the hand, the xi left out."""
        return frozenset([tile[1] for tile in self.tiles]).intersection(SUITS)

    @Kept
    def chows(self) -> tuple[Tiles, ...]:
        """The tiles of each run, open ones first."""
        return tuple([group.tiles for group in self.sets if group.kind == "chow"])

    @property
    def own_chows(self) -> tuple[Tiles, ...]:
        """The tiles of each concealed run."""
        return tuple([group.tiles for group in self.own if group.kind == "chow"])

    @Kept
    def pungs(self) -> tuple[Tiles, ...]:
        """The tiles of each pung and kong, open ones first."""
        return tuple([group.tiles for group in self.sets if group.kind == "pung"])

    @Kept
    def long(self) -> str:
        """The life of the dragon 123, 456 and 789: `huo` (活) in the hand, `si` (死) with melds;
        empty without one.
        """
        own, every = ({tiles[0][0] for tiles in chows} for chows in (self.own_chows, self.chows))
        return "" if self.pattern or not every >= {*"147"} else "huo" if own >= {*"147"} else "si"

    @Kept
    def all_pungs(self) -> bool:
        """Whether all sets are pungs, or dragons that count as such.

        LX: 雀頭以外はすべて刻子の手です.三元牌の組も刻子扱いできます.
        """
        return not self.pattern and {"pung", "dragons"}.issuperset(self.kinds)

    @property
    def all_chows(self) -> bool:
        """Whether all sets are runs, or dragons that count as such."""
        return not self.pattern and {"chow", "dragons"}.issuperset(self.kinds)

    @Kept
    def honour_pungs(self) -> tuple[Tiles, ...]:
        """The pungs of winds or dragons."""
        return tuple([tiles for tiles in self.pungs if tiles[0] in HONOURS])

    @property
    def honour_pair(self) -> Tiles:
        """The pair if it is of winds or dragons, otherwise an empty tuple."""
        return self.pair.tiles if self.pair.tiles[0] in HONOURS else ()


def shapes(hand: Hand, house: LiangxiOptions) -> Iterator[Shape]:
    """Yield every reading of a hand, with a wait that brings a point if possible.

    Which tiles of a reading are wild matters only for the wait.
    """
    laid, seen = laid_sets(hand), set[tuple[tuple[Tiles, ...], Tiles, str]]()
    for fixed, counts, wilds in begun(hand, house):
        for reading in readings(counts, wilds, natural=True, dragons=dragons_count(hand, house)):
            shape = shaped(hand, laid, fixed + reading)
            faces = tuple(sorted([group.tiles for group in shape.own]))
            if (faces, shape.pair.tiles, shape.wait) not in seen:
                seen.add((faces, shape.pair.tiles, shape.wait))
                yield shape
    yield from setless(hand, house)


def laid_sets(hand: Hand) -> Reading:
    """Return the melds of a hand as sets."""
    return tuple([_meld(meld, hand) for meld in hand.melds])


def shaped(hand: Hand, laid: Reading, groups: Reading) -> Shape:
    """Return the reading made of a hand's melds and of these concealed groups, the pair among
    them.
    """
    (pair,) = [group for group in groups if group.kind == "pair"]
    own = tuple([group for group in groups if group is not pair])
    taken, wait = completed((*own, pair), hand.tile, hand.tile in hand.wilds)
    return Shape(laid, own, pair, "", wait, taken)


def setless(hand: Hand, house: LiangxiOptions) -> Iterator[Shape]:
    """Yield the readings as shapes without sets, and as 小鷄抱蛋."""
    if _is_egg(hand):
        pair = Group("pair", EGG_AND_HEN, without(EGG_AND_HEN, *hand.natural))
        yield shaped(hand, laid_sets(hand), (pair,))
    if _near_pattern(hand, len(hand.wild)):
        for pattern, groups in patterns(hand.natural, len(hand.wild), house.four_as_pairs):
            pair = next(group for group in groups if group.kind == "pair")
            rest = tuple(group for group in groups if group is not pair)
            yield Shape((), rest, pair, pattern)


def completes(hand: Hand, house: LiangxiOptions) -> bool:
    """Whether a hand has any reading; this is quicker than finding one."""
    if hand.terms and hand.terms.form == "xiaoji":
        return _is_egg(hand)
    dragons = dragons_count(hand, house)
    for _, counts, wilds in begun(hand, house):
        if complete(counts, wilds, natural=True, dragons=dragons):
            return True
    return any(setless(hand, house))


def waits(hand: Hand, house: LiangxiOptions) -> Tiles:
    """Return the kinds of which one more tile completes the concealed tiles, at any worth.

    Where wild tiles alone may make sets, and for shapes without sets, each kind is tried by itself.
    """
    hand = replace(hand, tile=None)
    form, flowers = (hand.terms.form, hand.terms.flowers) if hand.terms else ("", ())
    pure = house.pure_dragons and hand.wilds.issuperset(DRAGONS)
    wilds = len(hand.wild)
    near = _near_pattern(hand, wilds + 1)
    near = near and any(patterns(hand.natural, wilds + 1, house.four_as_pairs))
    if pure or form == "xiaoji" or near:
        return tuple(tile for tile in KINDS if completes(replace(hand, tile=tile), house))
    dragons = dragons_count(hand, house)
    faces = (
        _flowering(hand, flowers, dragons)
        if flowers
        else _awaited(hand, hand.natural, len(hand.wild), dragons)
    )
    known = frozenset(faces)
    return tuple(tile for tile in KINDS if tile in known)


def _near_pattern(hand: Hand, wilds: int) -> bool:
    """Whether natural tiles and this number of wild ones could make a shape without sets."""
    open_or_limited = hand.xi or hand.melds or (hand.terms and hand.terms.flowers)
    return not open_or_limited and near_pattern(hand.counts, wilds)


def _flowering(hand: Hand, flowers: Iterable[Tiles], dragons: bool) -> Iterator[str]:
    """Yield the tiles that complete a hand with a small flower: in other sets or in the flower."""
    held = Counter(hand.natural)
    for flower in flowers:
        for own, copies in _parts(flower):
            left = len(hand.wild) - 3 + len(own)
            match [tile for tile, many in copies for _ in range(many - held[tile])]:
                case [] if left >= 0:
                    yield from _awaited(hand, without(hand.natural, *own), left, dragons)
                case [] if left == -1 and _is_complete(without(hand.natural, *own), 0, dragons):
                    yield from hand.wilds
                case [tile] if left >= 0 and tile not in hand.wilds:
                    if _is_complete(without((*hand.natural, tile), *own), left, dragons):
                        yield tile


def _awaited(hand: Hand, natural: Tiles, wilds: int, dragons: bool) -> Iterator[str]:
    """Yield the tiles that complete sets and a pair; wild tiles do so if any other tile does."""
    faces = waits_in_sets(counted(natural), wilds, natural=True, dragons=dragons)
    if faces:
        yield from faces
        yield from hand.wilds


def _meld(meld: Meld, hand: Hand) -> Group:
    """Return a meld as a set; in a concealed kong wild tiles have the face of the others."""
    if meld.kind == "chow":
        return Group("chow", meld.tiles)
    wilds = () if meld.is_open else hand.wilds
    face = next((tile for tile in meld.tiles if tile not in wilds), meld.tiles[0])
    return Group("pung", (face,) * len(meld.tiles))


def dragons_count(hand: Hand, house: LiangxiOptions) -> bool:
    """Whether three different dragons are a set; beside a small flower the house may refuse them.

    LX: 他の面子は,喜と雀頭を除いて,順子か刻子(槓子)でなければなりません.
    """
    asked = hand.terms is not None and bool(hand.terms.flowers)
    return not asked or house.flower_dragons != "none"


# --- The concealed tiles ------------------------------------------------------------------------


def _is_egg(hand: Hand) -> bool:
    asked = hand.terms is not None and hand.terms.form == "xiaoji"
    return asked and hand.held == 1 and hand.natural in EGGS


def begun(hand: Hand, house: LiangxiOptions) -> Iterator[tuple[Reading, Sequence[int], int]]:
    """Yield each choice of fixed sets (a small flower, wild dragons), and the tiles left beside
    them: natural ones of each kind, and the number of wild ones.

    These may make no sets and pair.
    """
    flowers, form = (hand.terms.flowers, hand.terms.form) if hand.terms else ((), "")
    if form == "xiaoji":
        return
    begun: Iterable[tuple[Reading, Sequence[int], int]] = [((), hand.counts, len(hand.wild))]
    if flowers:
        begun = _flowered(hand, flowers)
    most = 0
    if house.pure_dragons and hand.wilds.issuperset(DRAGONS):
        most = min(hand.wild.count(tile) for tile in DRAGONS)
    if flowers and house.flower_dragons != "true":
        most = 0
    for fixed, counts, wilds in begun:
        for count in range(min(most, wilds // 3) + 1):
            yield (*fixed, *(DRAGON_SET,) * count), counts, wilds - 3 * count


def _is_complete(natural: Tiles, wilds: int, dragons: bool) -> bool:
    """Whether tiles make sets and a pair, each with a natural tile; with `dragons`, three different
    ones are a set.

    LX: 混だけの対子,順子,槓子,雀頭は作れません.
    """
    return complete(counted(natural), wilds, natural=True, dragons=dragons)


def _flowered(hand: Hand, flowers: Iterable[Tiles]) -> Iterator[tuple[Reading, list[int], int]]:
    """Yield each small flower that the hand holds, with at least one natural tile, and the tiles
    left.
    """
    natural, wilds = hand.natural, len(hand.wild)
    held = Counter(natural)
    for flower in flowers:
        for own, copies in _parts(flower):
            if 3 - len(own) <= wilds and all(held[tile] >= many for tile, many in copies):
                group = Group("flower", flower, without(flower, *own))
                yield (group,), counted(without(natural, *own)), wilds - 3 + len(own)


@cache
def _parts(flower: Tiles) -> tuple[tuple[Tiles, tuple[tuple[str, int], ...]], ...]:
    """Return the choices of natural tiles in a small flower, and how many of each kind they
    need.
    """
    parts = (own for count in range(1, 4) for own in dict.fromkeys(combinations(flower, count)))
    return tuple((own, tuple(Counter(own).items())) for own in parts)


def completed(groups: Reading, tile: str | None, wild: bool) -> tuple[Group | None, str]:
    """Return the group that the winning tile completes (None without one), and the name of its wait
    if that brings a point, otherwise an empty text.
    """
    found: tuple[Group | None, str] = (None, "")
    if tile is None:
        return found
    for group in groups:
        if not wild and tile not in group.tiles:
            continue
        wait = _filled(group, tile, wild)
        if wait:
            return group, wait
        if wait is not None:
            found = group, wait
    return found


@lru_cache(1 << 14)
def _filled(group: Group, tile: str, wild: bool) -> str | None:
    """Return the name of the wait that the winning tile filled in a group, empty if it brings no
    point; None if the tile is in another group.
    """
    faces = group.wild if wild else [face for face in group.natural if face == tile]
    waits = [waited(group, face) for face in faces]
    return next(filter(None, waits), "") if waits else None


def waited(group: Group, face: str) -> str:
    """Return the wait: `kanzhang` (嵌張), `bianzhang` (辺張) or `dandiao` (単騎).

    Empty for a wait on two sides, for a pung or for dragons.
    """
    match group:
        case Group(kind="pair"):
            return "dandiao"
        case Group(kind="chow", tiles=(low, middle, high)):
            if face == middle:
                return "kanzhang"
            return "bianzhang" if (low[0], face) in (("1", high), ("7", low)) else ""
        case _:
            return ""
