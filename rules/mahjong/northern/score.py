"""Whether a hand wins in Changchun or Dalian, and how often each payment for it is doubled.

Source: CD is the description at kzpn200.blogspot.com.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple

from rules.game import Line, RuleError, Seat, pay
from rules.mahjong.claims import OF_OTHERS
from rules.mahjong.northern.conditions import CHANGCHUN, Condition
from rules.mahjong.northern.hand import Hand, Shape, shapes
from rules.mahjong.reading import Parts, held_as, laid
from rules.mahjong.shapes import Group
from rules.mahjong.state import SEATS, others
from rules.mahjong.tiles import Tiles
from rules.mahjong.ways import DISCARD, DRAWN, DRAWS, GIVEN, ROB_KONG, TREASURE, Way
from rules.mahjong.win import Element, Win, total

PEEK = "bao_peek"
"""The source of a win with the treasure by looking at it (衝宝)."""
TREASURE_DRAWN = "bao_drawn"
"""The name in sheets for drawing a tile like the treasure (摸宝)."""
WAYS = (
    Way("dianpao", (DISCARD,), GIVEN),
    Way("robbed", (ROB_KONG,), GIVEN),
    Way("zimo", DRAWS, DRAWN),
    Way("mobao", (TREASURE_DRAWN,), DRAWN),
    Way("chongbao", (PEEK,), TREASURE),
)
NAMES = {source: way.name for way in WAYS for source in way.sources}


class Scale(NamedTuple):
    """The rules in which Changchun and Dalian differ: conditions of a win, and doublings by
    element.
    """

    conditions: tuple[Condition, ...]
    doubles: Mapping[str, int]

    @property
    def without_waits(self) -> Scale:
        """The same rules where no wait doubles."""
        doubles = {name: count for name, count in self.doubles.items() if name not in WAITS}
        return self._replace(doubles=doubles)


COMMON: Mapping[str, Callable[[Hand, Shape], bool]] = {
    "zimo": lambda hand, _: hand.source not in OF_OTHERS,
    "menqing": lambda hand, _: hand.menqing,
    "kanzhang": lambda _, shape: shape.wait == "kanzhang",
    "bianzhang": lambda _, shape: shape.wait == "bianzhang",
    "dandiao": lambda _, shape: shape.wait == "dandiao",
    "piaohu": lambda _, shape: "chow" not in shape.kinds,
    "mobao": lambda hand, _: hand.treasure,
    "chongbao": lambda hand, _: hand.source == PEEK,
    "gangkai": lambda hand, _: hand.source == "kong_replacement",
    "qianggang": lambda hand, _: hand.source == "rob_kong",
}
"""The elements that double the payments of all seats, and their tests."""
BY_PAYER: Mapping[str, Callable[[Hand, Seat], bool]] = {
    "dealer": lambda hand, payer: hand.dealer in (hand.seat, payer),
    "shooter": lambda hand, payer: payer == hand.giver,
    "payer-closed": lambda hand, payer: payer in hand.closed,
    "all-closed": lambda hand, _: hand.closed >= set(others(hand.seat)),
}
"""The elements that double the payment of one seat, and their tests."""
WAITS = {"kanzhang": 1, "bianzhang": 1, "dandiao": 1}

CHANGCHUN_SCALE = Scale(
    CHANGCHUN,
    {
        "zimo": 1,
        "menqing": 1,
        **WAITS,
        "piaohu": 2,
        "mobao": 2,
        "chongbao": 2,
        "dealer": 1,
        "shooter": 1,
    },
)
"""The scale of Changchun.

CD: 点炮.1番…自摸.1番…カンチャン,ペンチャン,単騎待ち.1番…門清.1番…荘家.1番…対宝.2番…飄胡.2番.
"""
DALIAN_DOUBLES = {
    "zimo": 1,
    **WAITS,
    "mobao": 1,
    "chongbao": 2,
    "gangkai": 1,
    "qianggang": 1,
    "dealer": 1,
    "shooter": 1,
    "payer-closed": 1,
    "all-closed": 1,
}
"""The doublings of Dalian.

CD: 放銃x2…自摸x2…荘家x2…模宝x2…門清x2…3人門清ならさらにx2…槓上開花x2…衝宝x4…独聴x2…搶槓x2.
"""


# --- Winning ------------------------------------------------------------------------------------


def lacking(hand: Hand, face: str | None, scale: Scale) -> tuple[Condition, ...] | None:
    """Return the conditions that the best reading lacks; None if there is no reading."""
    found = (_unmet(shape, scale) for shape in shapes(hand, face))
    return min(found, key=len, default=None)


def _unmet(shape: Shape, scale: Scale) -> tuple[Condition, ...]:
    return tuple(condition for condition in scale.conditions if condition.found(shape) is None)


def winning(hand: Hand, scale: Scale) -> Tiles:
    """Return the tiles that complete a hand so that it may win."""
    return tuple(tile for tile in hand.waits if lacking(hand, tile, scale) == ())


# --- Worth --------------------------------------------------------------------------------------


def score(hand: Hand, scale: Scale) -> Win:
    """Return the best worth of a hand; RuleError with the reasons if it may not win."""
    if hand.single_wait and hand.tile and len(winning(hand, scale)) > 1:
        scale = scale.without_waits
    every = [shape for face in hand.faces for shape in shapes(hand, face)]
    may_win = [shape for shape in every if not _unmet(shape, scale)]
    if not may_win:
        raise _refusal([_unmet(shape, scale) for shape in every])
    doubled = ((tuple(_common(hand, shape, scale)), shape) for shape in may_win)
    elements, shape = max(doubled, key=lambda found: total(found[0]))
    met = tuple(
        Element(condition.name, 0, condition.found(shape) or ()) for condition in scale.conditions
    )
    lines = tuple(_lines(hand, elements, scale))
    return Win(_name(hand), elements, lines, 2 ** total(elements), met, reading=_read(hand, shape))


def _read(hand: Hand, shape: Shape) -> Parts:
    """Return the groups of a hand; a drawn treasure stands for the tile that was waited for."""
    groups, taken = [*shape.sets[len(hand.melds) :], Group("pair", (shape.pair,) * 2)], shape.taken
    treasure = hand.tile if hand.treasure else None
    if taken and treasure and shape.face:
        at, taken = groups.index(taken), taken._replace(wild=(shape.face,))
        groups[at] = taken
    own = held_as(groups, (treasure,) if treasure else (), hand.tile, taken)
    return (*own, *map(laid, hand.melds))


def not_complete() -> RuleError:
    """Return the error for tiles that do not form sets and a pair."""
    return RuleError("These tiles do not make up sets and a pair.", "not-complete")


def _refusal(unmet: list[tuple[Condition, ...]]) -> RuleError:
    """Return the error for a hand that cannot win, with all conditions that its best reading
    lacks.
    """
    if not unmet:
        return not_complete()
    wrong = [
        RuleError(condition.text, f"lacks-{condition.name}") for condition in min(unmet, key=len)
    ]
    if len(wrong) == 1:
        return wrong[0]
    return RuleError(f"This hand cannot win yet. {' '.join(map(str, wrong))}", "lacks", wrong)


def _name(hand: Hand) -> str:
    return NAMES[TREASURE_DRAWN if hand.treasure else hand.source]


def _common(hand: Hand, shape: Shape, scale: Scale) -> Iterator[Element]:
    """Yield the elements of a reading that double the payments of all."""
    for name, applies in COMMON.items():
        if name in scale.doubles and applies(hand, shape):
            tiles = shape.taken.tiles if shape.taken and name in WAITS else ()
            yield Element(name, scale.doubles[name], tiles)


def _lines(hand: Hand, elements: Iterable[Element], scale: Scale) -> Iterator[Line]:
    """Yield the rate from each payer, then the points that each doubling adds.

    CD: 放銃でも3人払いで,放銃した人が払う点にこの倍がつく.
    """
    due = dict.fromkeys(others(hand.seat), hand.rate)
    yield pay("rate", SEATS, *((payer, hand.seat, points) for payer, points in due.items()))
    doublings = [(element.name, element.points, tuple(due)) for element in elements]
    for name, applies in BY_PAYER.items():
        payers = tuple(payer for payer in due if applies(hand, payer))
        if name in scale.doubles and payers:
            doublings.append((name, scale.doubles[name], payers))
    for name, count, payers in doublings:
        more = [(payer, hand.seat, due[payer] * (2**count - 1)) for payer in payers]
        due |= {payer: due[payer] * 2**count for payer in payers}
        yield pay(name, SEATS, *more, detail=(f"×{2**count}",))
