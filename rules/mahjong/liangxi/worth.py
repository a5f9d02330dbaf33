"""The worth of one reading of a hand of Liangxi, under each name it can bear."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from rules.mahjong.liangxi.hand import Hand
from rules.mahjong.liangxi.merits import Shaped, told_apart
from rules.mahjong.liangxi.names import LIMIT, Name, deduction, implied, named, ways
from rules.mahjong.liangxi.options import LiangxiOptions
from rules.mahjong.liangxi.shape import Shape
from rules.mahjong.liangxi.small import of_the_hand, of_the_shape, point, worthy_pair
from rules.mahjong.tiles import Tiles
from rules.mahjong.win import Element, total

Elements = tuple[Element, ...]
CAPPED = "limit"
"""The reason why an element beyond the limit does not count."""
IGNORED = "small"
"""The reason why a small element does not count under the house rules."""


class Worth(NamedTuple):
    """The elements that count in a reading, and those left out, each with the reason.

    `big` tells whether the first element is a big hand.
    """

    elements: Elements
    left_out: Elements
    total: int
    big: bool = False


def left(elements: Iterable[Element], because: str) -> Elements:
    """Mark elements as not counting, with the reason."""
    return tuple([element._replace(points=0, because=because) for element in elements])


class Given(NamedTuple):
    """The elements of a hand in any reading: small ones, and big ones with those they imply.

    `total` has the points of all of them.
    """

    small: Elements
    ways: tuple[tuple[Element, Tiles], ...]
    total: int

    @classmethod
    def of(cls, hand: Hand, house: LiangxiOptions) -> Given:
        """Find the elements that do not depend on a reading."""
        small, big = tuple(of_the_hand(hand)), tuple(ways(hand, house))
        return cls(small, big, total(small) + total([way for way, _ in big]))


# --- Promises of a reading ----------------------------------------------------------------------


Promise = tuple[int, int, Name | None, Shaped]
"""The most that a reading can be worth under a name (None: no name).

The second item is 0 for the first promise of a hand, -1 for the next, and so on; of equal promises
the first is kept. The last gives the reading.
"""


def promises(hand: Hand, house: LiangxiOptions, given: Given) -> list[Promise]:
    """Return a promise for each reading and name, the greatest first; those of equal merits are
    equal and remembered.
    """
    known, found = _known(house, hand.xi_called(house)), list[Promise]()
    if len(known) >= MOST_KNOWN:
        known.clear()
    for merits, shape in told_apart(hand, house):
        names = known.get(merits)
        if names is None:
            names = _promised(hand, shape(), house)
            if merits:
                known[merits] = names
        for name, points, most in names:
            points += given.total
            found.append((points if points < most else most, -len(found), name, shape))
    found.sort(reverse=True)  # no two are equal in their first two items
    return found


Promised = tuple[tuple[Name | None, int, int], ...]
"""The names of a reading, each with the points that this reading adds to those of the hand, and
with the limit of the name.
"""
MOST_KNOWN = 1 << 16
"""The largest number of merits with remembered promises."""


@lru_cache(1 << 5)
def _known(house: LiangxiOptions, xi_name: str) -> dict[int | str, Promised]:
    """Return the remembered promises by merits, under these house rules and with a xi of this
    name.
    """
    return {}


def _promised(hand: Hand, shape: Shape, house: LiangxiOptions) -> Promised:
    return tuple([_under(hand, shape, house, name) for name in called(shape, house)])


def _under(
    hand: Hand, shape: Shape, house: LiangxiOptions, name: Name | None
) -> tuple[Name | None, int, int]:
    gone = implied(hand, shape, name)
    small = sum(element.name not in gone for element in _beside(hand, shape, house, name))
    return name, total(_big(shape, name)) + small, limit(name)


def called(shape: Shape, house: LiangxiOptions) -> Sequence[Name | None]:
    """Return every name that a reading can bear under the house rules; None for no name."""
    names: list[Name | None] = [*named(shape, house)]
    if house.naming == "forced":
        names = names[:1]
    if not names or (house.naming == "best" and not shape.pattern):
        names.append(None)
    return names


# --- Under one name -----------------------------------------------------------------------------


def limit(name: Name | None) -> int:
    """Return the most that a hand with this name can be worth."""
    return max(LIMIT, name.points) if name else LIMIT


def _big(shape: Shape, name: Name | None) -> Elements:
    """Return the element of a name, and the one that reduces it."""
    if name is None:
        return ()
    less = deduction(name, shape)
    return (Element(name.name, name.points), *([less] if less else ()))


def _beside(hand: Hand, shape: Shape, house: LiangxiOptions, name: Name | None) -> Elements:
    """Return the small elements of a reading under a name.

    Where the house follows the printed example of 渾龍, 平和 counts even if the pair spoils it.
    """
    small = tuple(of_the_shape(hand, shape, house))
    wanted = house.pinghu_pair_in_hunlong == "as_example" and name and "hunlong" in name.name
    if wanted and shape.all_chows and worthy_pair(hand, shape):
        return (*small, point("pinghu"))
    return small


def worth(
    hand: Hand, shape: Shape, house: LiangxiOptions, given: Given, name: Name | None
) -> Worth:
    """Return the worth of a reading under one name, or without a name."""
    small = (*given.small, *_beside(hand, shape, house, name))
    if name is None and not given.ways and house.small_counts:
        return capped(small, (), LIMIT, False)
    big = [_big(shape, name)] if name else []
    gone = dict.fromkeys(implied(hand, shape, name), name.name) if name else {}
    for way, implies in given.ways:
        big.append((way,))
        gone |= dict.fromkeys(implies, way.name)
    big.sort(key=total, reverse=True)
    fixed = name is not None and name.fixed
    alone = fixed or house.combine_big == "max"
    counted = big[0] if big and alone else sum(big, ())
    out = left(sum(big[1:], ()), big[0][0].name) if alone and big else ()
    if name and fixed:
        gone = {element.name: name.name for element in small}
    elif not house.small_counts:
        gone = {element.name: counted[0].name if counted else IGNORED for element in small}
    elif big and not house.small_with_big:
        gone = {element.name: counted[0].name for element in small}
    if gone:
        out += sum(
            (left((element,), gone[element.name]) for element in small if element.name in gone), ()
        )
        small = tuple([element for element in small if element.name not in gone])
    return capped((*counted, *small), out, limit(name), bool(big))


def capped(elements: Sequence[Element], out: Elements, most: int, big: bool) -> Worth:
    """Return the elements up to the limit `most`; the one that passes it counts in part.

    `out` are the elements left out already; `big` tells whether the first element is a big hand.
    """
    points = total(elements)
    if points <= most:
        return Worth(tuple(elements), out, points, big)
    counted: list[Element] = []
    points = 0
    for number, element in enumerate(elements):
        if points >= most and element.points > 0:
            out += left(elements[number:], CAPPED)
            break
        points += element.points
        counted.append(element)
    if points > most:
        counted[-1] = counted[-1]._replace(points=counted[-1].points - points + most)
    return Worth(tuple(counted), out, min(points, most), big)
