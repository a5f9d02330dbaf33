"""What one reading of a hand of Liangxi is worth under each name it can bear."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from rules.mahjong.liangxi.hand import Hand
from rules.mahjong.liangxi.names import LIMIT, Name, deduction, implied, named, ways
from rules.mahjong.liangxi.options import LiangxiOptions
from rules.mahjong.liangxi.shape import Shape
from rules.mahjong.liangxi.small import most_small, of_the_hand, of_the_shape, worthy_pair
from rules.mahjong.tiles import Tiles
from rules.mahjong.variant import Element, total

Elements = tuple[Element, ...]
CAPPED = "limit"
"""Why an element does not count beyond the limit."""


class Worth(NamedTuple):
    """What counts of a reading, and what is left out, each with the reason.

    `big` tells whether the first element is a big hand.
    """

    elements: Elements
    left_out: Elements
    total: int
    big: bool = False


def left(elements: Iterable[Element], because: str) -> Elements:
    """Elements that do not count, and why."""
    return tuple([replace(one, points=0, because=because) for one in elements])


class Given(NamedTuple):
    """What a hand has however it is read: small elements, and big ones with what they imply.

    `total` are the points of all of them.
    """

    small: Elements
    ways: tuple[tuple[Element, Tiles], ...]
    total: int

    @classmethod
    def of(cls, hand: Hand, house: LiangxiOptions) -> Given:
        """What is there before a hand is read."""
        small, big = tuple(of_the_hand(hand)), tuple(ways(hand, house))
        return cls(small, big, total((*small, *(way for way, _ in big))))


def most(shape: Shape, house: LiangxiOptions, given: Given) -> int:
    """More than this a reading cannot be worth; the example of 平和 in 渾龍 is one point more."""
    best = max([name.points for name in named(shape, house)], default=0)
    return min(max(LIMIT, best), best + given.total + most_small(shape) + bool(shape.long))


def worths(hand: Hand, shape: Shape, house: LiangxiOptions, given: Given) -> Iterator[Worth]:
    """What a reading is worth under every name, and without one."""
    small = (*given.small, *of_the_shape(hand, shape, house))
    names: list[Name | None] = [*named(shape, house)]
    if house.naming == "forced":
        names = names[:1]
    if not names or (house.naming == "best" and not shape.pattern):
        names.append(None)
    for name in names:
        less = deduction(name, shape) if name else None
        big = [(Element(name.name, name.points), *([less] if less else ()))] if name else []
        gone = dict.fromkeys(implied(hand, shape, name), name.name) if name else {}
        more = [Element("pinghu", 1)] if _as_example(hand, shape, house, name) else []
        yield worth(house, name, (*small, *more), given, big, gone)


def _as_example(hand: Hand, shape: Shape, house: LiangxiOptions, name: Name | None) -> bool:
    """Whether 平和 counts though the pair spoils it, as in the printed example of 渾龍."""
    wanted = house.pinghu_pair_in_hunlong == "as_example" and name and "hunlong" in name.name
    return bool(wanted) and shape.all_chows and worthy_pair(hand, shape)


def worth(
    house: LiangxiOptions,
    name: Name | None,
    small: Elements,
    given: Given,
    big: list[Elements],
    gone: dict[str, str],
) -> Worth:
    """What a reading is worth under one name, which implies what is `gone`."""
    for way, implies in given.ways:
        big.append((way,))
        gone |= dict.fromkeys(implies, way.name)
    big.sort(key=total, reverse=True)
    fixed = name is not None and name.fixed
    alone = fixed or house.combine_big == "max"
    counted = big[0] if big and alone else sum(big, ())
    out = left(sum(big[1:], ()), big[0][0].name) if alone and big else ()
    if name and fixed:
        gone = {one.name: name.name for one in small}
    elif big and not house.small_with_big:
        gone = {one.name: counted[0].name for one in small}
    if gone:
        out += sum((left((one,), gone[one.name]) for one in small if one.name in gone), ())
        small = tuple([one for one in small if one.name not in gone])
    return capped((*counted, *small), out, max(LIMIT, name.points if name else 0), bool(big))


def capped(elements: Sequence[Element], out: Elements, limit: int, big: bool) -> Worth:
    """Elements up to a limit; the one that passes it counts in part."""
    points = total(elements)
    if points <= limit:
        return Worth(tuple(elements), out, points, big)
    counted: list[Element] = []
    points = 0
    for number, element in enumerate(elements):
        if points >= limit and element.points > 0:
            out += left(elements[number:], CAPPED)
            break
        points += element.points
        counted.append(element)
    if points > limit:
        counted[-1] = replace(counted[-1], points=counted[-1].points - points + limit)
    return Worth(tuple(counted), out, min(points, limit), big)
