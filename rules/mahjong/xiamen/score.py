"""The worth of a hand of Xiamen or Quanzhou: (base + water) times the multiple of the
way to win.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from rules.game import Line, RuleError, Seat, pay
from rules.mahjong.claims import OF_OTHERS
from rules.mahjong.reading import Parts, held_as, laid, loose
from rules.mahjong.shapes import WILD, WILD_PAIR, Group, Reading, complete, counted, readings
from rules.mahjong.state import SEATS, Meld, others
from rules.mahjong.tiles import PLANTS, SEASONS, WHITE, Tiles, face_of, honour
from rules.mahjong.ways import (
    DISCARD,
    DRAWN,
    DRAWS,
    GIVEN,
    INDICATOR,
    NONE,
    ROB_KONG,
    Way,
    Ways,
    by_source,
)
from rules.mahjong.win import Element, Win, total
from rules.mahjong.xiamen.options import GoldOptions

DRAWN_FROM = (*DRAWS, "flower_replacement")
OPENING_GOLDS, ROBBED_GOLD, EIGHT = "sanjindao-opening", "gold_indicator", "eight_flowers"
"""The sources of wins that other mahjong lacks: three golds at the opening (both cities), the
indicator (Xiamen) and eight flowers (Quanzhou).
"""


def _ways(you: tuple[int, int, int], *more: Way) -> Ways:
    """Return the ways to win of a city; `you` has its multiples for a lone gold.

    Of the ways at the same moment the strongest comes first.
    """
    youjin, shuangyou, sanyou = you
    return (
        Way("pinghu", (DISCARD,), GIVEN),
        Way("zimo", DRAWN_FROM, DRAWN, 2),
        Way("robbed", (ROB_KONG,), GIVEN, 2),
        Way("youjin", DRAWN_FROM, DRAWN, youjin),
        Way("shuangyou", DRAWN_FROM, DRAWN, shuangyou),
        Way("sanyou", DRAWN_FROM, DRAWN, sanyou),
        Way("sanjindao", ("sanjindao",), NONE, 3, shapeless=True),
        *more,
    )


YOU = ("youjin", "shuangyou", "sanyou")
"""The wins of five sets and a lone gold."""
XIAMEN_WAYS = _ways(
    (4, 8, 12),
    Way("tianhu", ("dealt",), NONE, 4, dealers=True, opening=True),
    Way(OPENING_GOLDS, (OPENING_GOLDS,), NONE, 4, opening=True, shapeless=True),
    Way("qiangjin", (ROBBED_GOLD,), INDICATOR, 4, opening=True),
)
QUANZHOU_WAYS = _ways(
    (3, 6, 9),
    Way(OPENING_GOLDS, (OPENING_GOLDS,), NONE, 3, opening=True, shapeless=True),
    Way("eight-flowers", (EIGHT,), NONE, 3, shapeless=True),
)


@dataclass(frozen=True, slots=True)
class Scale:
    """The rules in which Xiamen and Quanzhou differ: ways to win, and the water of kongs and
    flowers.
    """

    ways: Mapping[str, Ways]
    added_as_kong: bool
    flower_set: int
    open_pung_as_closed: bool = False


XIAMEN = Scale(by_source(XIAMEN_WAYS), added_as_kong=True, flower_set=8)
QUANZHOU = Scale(by_source(QUANZHOU_WAYS), added_as_kong=False, flower_set=4)


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand to be scored as a win.

    `concealed` excludes the winning `tile` (None: won as it is); `gold` is the wild kind (None: no
    gold is open). `stage` counts the golds discarded while a lone gold remained. `dealer_base` is
    already multiplied by the house rule's scale.
    """

    seat: Seat
    dealer: Seat
    dealer_base: int
    concealed: Tiles
    melds: Sequence[Meld]
    flowers: Tiles
    gold: str | None
    tile: str | None
    source: str
    stage: int = 0

    def face(self, tile: str) -> str:
        """Return the kind a natural tile counts as."""
        return face_of(tile, self.gold)

    def counts(self, tiles: Iterable[str]) -> tuple[list[int], int]:
        """Return the natural tiles by kind, and the number of golds."""
        tiles = tuple(tiles)
        natural = [self.face(tile) for tile in tiles if tile != self.gold]
        return counted(natural), len(tiles) - len(natural)

    @property
    def whole(self) -> tuple[list[int], int]:
        """All natural tiles of the hand by kind, and its number of golds; 搶金 takes the indicator
        as one.
        """
        if self.source == ROBBED_GOLD:
            counts, golds = self.counts(self.concealed)
            return counts, golds + 1
        return self.counts((*self.concealed, self.tile) if self.tile else self.concealed)

    @property
    def golds(self) -> int:
        """The number of golds in the hand, the winning tile included."""
        return (*self.concealed, self.tile).count(self.gold) if self.gold else 0

    @property
    def lone_gold(self) -> bool:
        """Whether the tiles before the winning one are complete sets and a gold (游金)."""
        counts, golds = self.counts(self.concealed)
        return golds > 0 and complete(counts, golds - 1, pair=False)


def score(hand: Hand, house: GoldOptions, scale: Scale) -> Win:
    """Return the best worth of a hand; RuleError with the reason where it may not win."""
    way = _way(hand, house, scale)
    best = max(_waters(hand, way, house, scale), key=_of_water, default=None)
    if best is None:
        raise RuleError("A discard cannot complete a pair that uses a gold.", "gold-in-pair")
    water, reading, taken = best
    elements = (*_laid_open(hand, scale), *water, *_golds(hand))
    lines = _lines(hand, house, way, total(elements))
    return Win(way.name, elements, lines, way.times, reading=_read(hand, reading, taken))


def _way(hand: Hand, house: GoldOptions, scale: Scale) -> Way:
    """Return the way the hand is won; RuleError where it may not win.

    XM: 金牌が手に3枚ある人は,三金倒あるいは游金・双游・三游でなければ上がれない.
    """
    way, *you = scale.ways[hand.source]
    if way.shapeless:
        _may_be_shapeless(hand)
        return way
    if not complete(*hand.whole):
        raise RuleError("These tiles do not make up sets and a pair.", "not-complete")
    if hand.source in OF_OTHERS:
        _may_take(hand, house)
    elif you and hand.lone_gold:
        return you[hand.stage]
    if house.three_gold_restrict and hand.golds == 3:
        raise RuleError(
            "Under these house rules three golds win only as *three golds*, or by "
            "youjin, shuangyou or sanyou.",
            "three-golds",
        )
    return way


def _may_be_shapeless(hand: Hand) -> None:
    """Raise RuleError if a win for which the shape does not matter lacks its golds or flowers."""
    if hand.source == EIGHT and len(hand.flowers) < 8:
        raise RuleError("This win needs all eight flowers.", "flowers-lacking")
    if hand.source != EIGHT and hand.golds < 3:
        raise RuleError("This win needs three golds.", "golds-lacking")


def _may_take(hand: Hand, house: GoldOptions) -> None:
    """Raise RuleError if the hand may not win on another player's tile."""
    if hand.tile == hand.gold:
        raise RuleError("You cannot win on a discarded gold.", "gold-discarded")
    if house.no_ron_holding_gold and hand.golds:
        raise RuleError(
            "Under these house rules you can win only by self-draw while you hold a gold.",
            "holds-gold",
        )
    if house.youjin_ron == "strict" and hand.lone_gold:
        raise RuleError(
            "Five sets and a lone gold cannot win on a discard, only by self-draw.", "lone-gold"
        )


# --- Water --------------------------------------------------------------------------------------


Water = tuple[tuple[Element, ...], Reading, Group | None]
"""The elements with water of a reading, the reading, and the group that the winning tile
completed.
"""


def _of_water(water: Water) -> int:
    return total(water[0])


def _waters(hand: Hand, way: Way, house: GoldOptions, scale: Scale) -> Iterator[Water]:
    """Yield the water of the concealed tiles, for every allowed reading."""
    if way.shapeless:
        yield tuple(_held_pungs(hand, scale)), (), None
        return
    for reading, taken in _readings(hand, way):
        pungs = (group for group in reading if group.kind == "pung")
        water = tuple(
            _pung(_faces(group, hand), group is taken, scale)
            for group in pungs
            if house.gold_pung_water or not group.wild
        )
        if way.name in YOU:
            taken = _lone(hand)
            reading = (*reading, taken)
        yield water, reading, taken


def _lone(hand: Hand) -> Group:
    """Make the pair of the lone gold and the drawn tile."""
    face = hand.face(hand.tile or "")
    return WILD_PAIR if hand.tile == hand.gold else Group("pair", (face, face), (face,))


def _read(hand: Hand, reading: Reading, taken: Group | None) -> Parts:
    """Return the groups of the hand; for 搶金 with the indicator, which is in no hand."""
    last = hand.gold if hand.source == ROBBED_GOLD else hand.tile
    own = (*hand.concealed, last) if last else hand.concealed
    wilds, white = [tile for tile in own if tile == hand.gold], hand.gold or WHITE
    groups = sorted(reading, key=lambda group: group.kind == "pair")
    held = held_as(groups, wilds, last, taken, white) if reading else (loose(own, hand.face),)
    return (*held, *(laid(meld, (hand.gold or "",), hand.face) for meld in hand.melds))


def _held_pungs(hand: Hand, scale: Scale) -> Iterator[Element]:
    """Yield the water of each three of a kind in the hand; the other tiles do not matter."""
    held = [hand.face(tile) for tile in hand.concealed if tile != hand.gold]
    for face in dict.fromkeys(held):
        if held.count(face) >= 3:
            yield _pung((face,) * 3, False, scale)


def standing_water(hand: Hand, scale: Scale) -> int:
    """Return the water that does not depend on the shape of the hand."""
    return total((*_laid_open(hand, scale), *_held_pungs(hand, scale), *_golds(hand)))


def _readings(hand: Hand, way: Way) -> Iterator[tuple[Reading, Group | None]]:
    """Yield each reading, with the group that another player's tile completed (None for any other
    win).
    """
    if way.name in YOU:
        counts, golds = hand.counts(hand.concealed)
        for reading in readings(counts, golds - 1, pair=False):
            yield reading, None
        return
    for reading in readings(*hand.whole):
        if hand.source not in OF_OTHERS:
            yield reading, None
            continue
        face = hand.face(hand.tile or "")
        for group in reading:
            if face in group.natural and not (group.kind == "pair" and group.wild):
                yield reading, group


def _faces(group: Group, hand: Hand) -> Tiles:
    """Return the faces of a pung; one made of golds alone counts as three of the gold's kind."""
    return (hand.gold or WHITE,) * 3 if WILD in group.tiles else group.tiles


def _pung(faces: Tiles, is_open: bool, scale: Scale) -> Element:
    """Return the water of a pung; a house rule gives an open one as much as a concealed one.

    XM: 明刻の水を暗刻と同じにする人がいる.
    """
    closed = not is_open or scale.open_pung_as_closed
    return Element("open-pung" if is_open else "closed-pung", honour(faces[0]) + closed, faces)


def _laid_open(hand: Hand, scale: Scale) -> Iterator[Element]:
    """Yield the water of melds and flowers."""
    for meld in hand.melds:
        face = hand.face(meld.tiles[0])
        high = int(honour(face))
        match meld.kind:
            case "pung":
                yield _pung((face,) * 3, True, scale)._replace(tiles=meld.tiles)
            case "kong":
                yield Element("open-kong", high + 2, meld.tiles)
            case "added":
                yield Element("added-kong", high + (2 if scale.added_as_kong else 1), meld.tiles)
            case "concealed":
                yield Element("closed-kong", high + 3, meld.tiles)
    for name, four in (("seasons", SEASONS), ("plants", PLANTS)):
        own = tuple(tile for tile in hand.flowers if tile in four)
        points = scale.flower_set if len(own) == 4 else len(own)
        if own:
            yield Element(name, points, own)


def _golds(hand: Hand) -> Iterator[Element]:
    """Yield the water of golds: one for each in the hand, and for the indicator that 搶金 takes."""
    golds = hand.golds + (hand.source == ROBBED_GOLD)
    if golds and hand.gold:
        yield Element("gold", golds, (hand.gold,) * golds)


# --- Payment ------------------------------------------------------------------------------------


def base(hand: Hand, payer: Seat, house: GoldOptions) -> int:
    """Return the base a payer owes: 親の底 if the dealer wins or pays, otherwise 子の底."""
    return hand.dealer_base if hand.dealer in (hand.seat, payer) else house.base_scale


def _lines(hand: Hand, house: GoldOptions, way: Way, water: int) -> tuple[Line, ...]:
    """Return the lines of a win: each other seat pays (base + water) times the multiple, no matter
    who gave the tile.
    """
    losers = others(hand.seat)
    bases = {seat: base(hand, seat, house) for seat in losers}
    lines = [pay("base", SEATS, *((seat, hand.seat, bases[seat]) for seat in losers))]
    if water:
        lines.append(pay("water", SEATS, *((seat, hand.seat, water) for seat in losers)))
    if way.times > 1:
        more = ((seat, hand.seat, (bases[seat] + water) * (way.times - 1)) for seat in losers)
        lines.append(pay(way.name, SEATS, *more, detail=(f"×{way.times}",)))
    return tuple(lines)
