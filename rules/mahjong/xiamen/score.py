"""What a hand of Xiamen or Quanzhou is worth: (base + water) times the way it was won."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from rules.game import Line, RuleError, Seat, pay
from rules.mahjong.claims import OF_OTHERS
from rules.mahjong.shapes import WILD, Group, Reading, complete, counted, readings
from rules.mahjong.state import SEATS, Meld, others
from rules.mahjong.tiles import PLANTS, SEASONS, WHITE, Tiles, face_of, honour
from rules.mahjong.variant import Element, Win, total
from rules.mahjong.xiamen.options import XiamenOptions

SHAPELESS = ("sanjindao", "sanjindao-opening", "eight-flowers")
"""Wins whatever the tiles are."""
YOU = ("youjin", "shuangyou", "sanyou")
"""The wins of five sets and a lone gold, by how many golds were discarded for them."""


@dataclass(frozen=True, slots=True)
class Scale:
    """What differs between the two cities: the multiples, and the water of kongs and flowers."""

    multipliers: Mapping[str, int]
    added_as_kong: bool
    flower_set: int
    open_pung_as_closed: bool = False


XIAMEN = Scale(
    {
        "pinghu": 1,
        "zimo": 2,
        "robbed": 2,
        "youjin": 4,
        "shuangyou": 8,
        "sanyou": 12,
        "sanjindao": 3,
        "sanjindao-opening": 4,
        "qiangjin": 4,
        "tianhu": 4,
    },
    added_as_kong=True,
    flower_set=8,
)
QUANZHOU = Scale(
    {
        "pinghu": 1,
        "zimo": 2,
        "robbed": 2,
        "youjin": 3,
        "shuangyou": 6,
        "sanyou": 9,
        "sanjindao": 3,
        "sanjindao-opening": 3,
        "eight-flowers": 3,
    },
    added_as_kong=False,
    flower_set=4,
)


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand that is to win.

    `concealed` is without the winning `tile` (None: won as it is); `gold` the kind that is wild;
    `stage` how many golds were discarded for the lone gold; `dealer_base` includes the scale.
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
        """The kind a natural tile counts as."""
        return face_of(tile, self.gold)

    def counts(self, tiles: Iterable[str]) -> tuple[list[int], int]:
        """The natural tiles by kind, and the number of golds."""
        tiles = tuple(tiles)
        natural = [self.face(tile) for tile in tiles if tile != self.gold]
        return counted(natural), len(tiles) - len(natural)

    @property
    def whole(self) -> tuple[list[int], int]:
        """All its tiles so; 搶金 takes the indicator, which is wild and lies in no hand."""
        if self.source == "qiangjin":
            counts, golds = self.counts(self.concealed)
            return counts, golds + 1
        return self.counts((*self.concealed, self.tile) if self.tile else self.concealed)

    @property
    def golds(self) -> int:
        """How many golds are in the hand, the winning tile included."""
        return (*self.concealed, self.tile).count(self.gold) if self.gold else 0

    @property
    def lone_gold(self) -> bool:
        """Whether the tiles before the winning one are complete sets and a gold (游金)."""
        counts, golds = self.counts(self.concealed)
        return golds > 0 and complete(counts, golds - 1, pair=False)


def score(hand: Hand, house: XiamenOptions, scale: Scale) -> Win:
    """The best worth of a hand; RuleError with the reason where it may not win."""
    name = _name(hand, house, scale)
    water = max(_waters(hand, name, house, scale), key=total, default=None)
    if water is None:
        raise RuleError("A discard cannot complete a pair that uses a gold.", "gold-in-pair")
    elements = (*_laid_open(hand, scale), *water, *_golds(hand))
    times = scale.multipliers[name]
    return Win(name, elements, _lines(hand, house, name, total(elements), times), times)


def _name(hand: Hand, house: XiamenOptions, scale: Scale) -> str:
    """How the hand is won; RuleError where it may not."""
    if hand.source in SHAPELESS:
        _may_be_shapeless(hand)
        return hand.source
    if not complete(*hand.whole):
        raise RuleError("These tiles do not make up sets and a pair.", "not-complete")
    if hand.source in ("qiangjin", "tianhu"):
        return hand.source if hand.source in scale.multipliers else "zimo"
    if hand.source in OF_OTHERS:
        _may_take(hand, house)
    elif hand.lone_gold:
        return YOU[hand.stage]
    if house.three_gold_restrict and hand.golds == 3:
        raise RuleError(
            "Under these house rules three golds win only as *three golds*, or by "
            "youjin, shuangyou or sanyou.",
            "three-golds",
        )
    return {"discard": "pinghu", "rob_kong": "robbed"}.get(hand.source, "zimo")


def _may_be_shapeless(hand: Hand) -> None:
    """RuleError where the golds or flowers for a win of any shape are lacking."""
    if hand.source == "eight-flowers" and len(hand.flowers) < 8:
        raise RuleError("This win needs all eight flowers.", "flowers-lacking")
    if hand.source != "eight-flowers" and hand.golds < 3:
        raise RuleError("This win needs three golds.", "golds-lacking")


def _may_take(hand: Hand, house: XiamenOptions) -> None:
    """RuleError where another player's tile may not be won on."""
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


def _waters(
    hand: Hand, name: str, house: XiamenOptions, scale: Scale
) -> Iterator[tuple[Element, ...]]:
    """The water of the concealed tiles, in every reading that is allowed."""
    if name in SHAPELESS:
        yield tuple(_held_pungs(hand))
        return
    for reading, taken in _readings(hand, name):
        pungs = (group for group in reading if group.kind == "pung")
        yield tuple(
            _pung(_faces(group, hand), group is taken)
            for group in pungs
            if house.gold_pung_water or not group.wild
        )


def _held_pungs(hand: Hand) -> Iterator[Element]:
    """Three of a kind in the hand, whatever the other tiles are."""
    held = [hand.face(tile) for tile in hand.concealed if tile != hand.gold]
    for face in dict.fromkeys(held):
        if held.count(face) >= 3:
            yield _pung((face,) * 3, False)


def standing_water(hand: Hand, scale: Scale) -> int:
    """The water that is there whatever the shape of the hand is."""
    return total((*_laid_open(hand, scale), *_held_pungs(hand), *_golds(hand)))


def _readings(hand: Hand, name: str) -> Iterator[tuple[Reading, Group | None]]:
    """Each reading, with the group that another player's tile completed."""
    if name in YOU:
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
    """The faces of a pung; one made of golds alone counts as the gold's own."""
    return (hand.gold or WHITE,) * 3 if WILD in group.tiles else group.tiles


def _pung(faces: Tiles, is_open: bool) -> Element:
    return Element(
        "open-pung" if is_open else "closed-pung", honour(faces[0]) + (not is_open), faces
    )


def _laid_open(hand: Hand, scale: Scale) -> Iterator[Element]:
    """The water of melds and flowers."""
    for meld in hand.melds:
        high = int(honour(hand.face(meld.tiles[0])))
        match meld.kind:
            case "pung":
                yield Element("open-pung", high + scale.open_pung_as_closed, meld.tiles)
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
    """One for each gold in the hand, and for the indicator that 搶金 takes."""
    golds = hand.golds + (hand.source == "qiangjin")
    if golds and hand.gold:
        yield Element("gold", golds, (hand.gold,) * golds)


# --- Payment ------------------------------------------------------------------------------------


def base(hand: Hand, payer: Seat, house: XiamenOptions) -> int:
    """親の底 where the dealer wins or pays, else 子の底."""
    return hand.dealer_base if hand.dealer in (hand.seat, payer) else house.base_scale


def _lines(hand: Hand, house: XiamenOptions, name: str, water: int, times: int) -> tuple[Line, ...]:
    """Each of the others pays (base + water) times the multiple, whoever gave the tile."""
    losers = others(hand.seat)
    bases = {seat: base(hand, seat, house) for seat in losers}
    lines = [pay("base", SEATS, *((seat, hand.seat, bases[seat]) for seat in losers))]
    if water:
        lines.append(pay("water", SEATS, *((seat, hand.seat, water) for seat in losers)))
    if times > 1:
        more = ((seat, hand.seat, (bases[seat] + water) * (times - 1)) for seat in losers)
        lines.append(pay(name, SEATS, *more, detail=(f"×{times}",)))
    return tuple(lines)
