"""What one reading of a hand of Liangxi is worth under each name it can bear."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from rules.mahjong.liangxi.hand import Hand
from rules.mahjong.liangxi.names import LIMIT, NAMES, Name, deduction, implied, ways
from rules.mahjong.liangxi.options import LiangxiOptions
from rules.mahjong.liangxi.shape import Shape
from rules.mahjong.liangxi.small import of_the_shape, worthy_pair
from rules.mahjong.variant import Element

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


def total(elements: Iterable[Element]) -> int:
    """The points of some elements."""
    return sum([element.points for element in elements])


def left(elements: Iterable[Element], because: str) -> Elements:
    """Elements that do not count, and why."""
    return tuple([replace(one, points=0, because=because) for one in elements])


def worths(hand: Hand, shape: Shape, house: LiangxiOptions, common: Elements) -> Iterator[Worth]:
    """What a reading is worth under every name, and without one; `common` is in all of them."""
    small = (*common, *of_the_shape(hand, shape, house))
    names: list[Name | None] = [name for name in NAMES if name.met(shape, house)]
    if house.naming == "forced":
        names = names[:1]
    if not names or (house.naming == "best" and not shape.pattern):
        names.append(None)
    for name in names:
        yield worth(hand, shape, house, name, small)


def worth(
    hand: Hand, shape: Shape, house: LiangxiOptions, name: Name | None, small: Elements
) -> Worth:
    """What a reading is worth under one name."""
    big, out, gone = _big(hand, shape, house, name)
    as_example = name and "hunlong" in name.name and house.pinghu_pair_in_hunlong != "strict"
    if as_example and shape.all_chows and worthy_pair(hand, shape):
        small = (*small, Element("pinghu", 1))
    if name and name.fixed:
        gone = {one.name: name.name for one in small}
    elif big and not house.small_with_big:
        gone = {one.name: big[0].name for one in small}
    out += sum((left((one,), gone[one.name]) for one in small if one.name in gone), ())
    counted = (*big, *(one for one in small if one.name not in gone))
    return capped(counted, out, max(LIMIT, name.points if name else 0), bool(big))


def _big(
    hand: Hand, shape: Shape, house: LiangxiOptions, name: Name | None
) -> tuple[Elements, Elements, dict[str, str]]:
    """The big names, those left out, and which small elements are implied by what."""
    gone: dict[str, str] = {}
    groups: list[Elements] = []
    if name:
        less = deduction(name, shape)
        tiles = () if name.points < LIMIT else shape.tiles
        groups.append((Element(name.name, name.points, tiles), *([less] if less else ())))
        gone.update(dict.fromkeys(implied(hand, shape, name), name.name))
    for way, implies in ways(hand, house):
        groups.append((way,))
        gone.update(dict.fromkeys(implies, way.name))
    groups.sort(key=total, reverse=True)
    most = 1 if house.combine_big == "max" or (name and name.fixed) else len(groups)
    out = left(sum(groups[most:], ()), groups[0][0].name if groups else "")
    return sum(groups[:most], ()), out, gone


def capped(elements: Sequence[Element], out: Elements, limit: int, big: bool) -> Worth:
    """Elements up to a limit; the one that passes it counts in part."""
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
