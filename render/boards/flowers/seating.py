"""The places of the seats: the bands of the table, with each seat's plate and captures."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache

from render.boards.around import GAP, parts, rows_above
from render.boards.flowers.captures import Spread, captures_height, is_crowded
from render.boards.flowers.field import WIDTHS, spots
from render.boards.flowers.plates import plate_height
from render.boards.flowers.scene import FlowerScene
from render.boards.flowers.stock import heap, least_height
from render.layout import RING, Box, NoRoomError, stack
from rules import Seat

TIGHT = 4
"""Pixels between a plate and its captures."""
BESIDE = 400
"""The width of a name plate beside the captures."""
ASIDE = 118
"""The width of the cards set aside."""


@dataclass(frozen=True, slots=True)
class Place:
    """The places of a seat's plate and captures; `captures` is None if there are none."""

    seat: Seat
    plate: Box
    captures: Box | None
    spread: Spread


@dataclass(frozen=True, slots=True)
class Seating:
    """The places of all players, the line above them (None without one) and the middle of the
    table.

    The captures of the `crowded` seats show too little of each card.
    """

    places: tuple[Place, ...]
    head: Box | None
    middle: Box
    crowded: tuple[Seat, ...]


def seating(scene: FlowerScene, inner: Box, own: int) -> Seating:
    """Divide a picture among all seats, `own` pixels left free below for a hand.

    The best layout shows enough of each card and has a roomy middle; the next best has only a roomy
    middle. NoRoomError if no layout has one.
    """
    tries: list[Seating] = []
    for seated in _tries(scene, inner, own):
        tries.append(seated)
        if _roomy(scene, seated.middle, ROOM_FOR[0]) and not seated.crowded:
            return seated
    roomy = (layout for size in ROOM_FOR for layout in tries if _roomy(scene, layout.middle, size))
    best = next(roomy, None)
    if best is None:
        raise NoRoomError(f"{len(scene.view.playing)} seats do not fit {inner}")
    return best


ROOM_FOR = WIDTHS[1:]
"""The widths of table cards to make room for, the best first."""


def _tries(scene: FlowerScene, inner: Box, own: int) -> Iterator[Seating]:
    """Yield the ways to divide the height, the best first.

    Crowded captures get a second line if possible.
    """
    for size in (64, 48):
        with suppress(NoRoomError):
            yield from _spread(scene, inner, own, size)


def _spread(scene: FlowerScene, inner: Box, own: int, size: int) -> Iterator[Seating]:
    """Yield layouts with captures of a size: all crowded ones in two lines, then fewer of them."""
    ways = _ways(scene, Box(inner.x, inner.y, inner.width, ENDLESS), size)
    free = inner.height - own
    _as_high(scene, ways[-1], free)
    for seated in ways:
        with suppress(NoRoomError):
            yield _as_high(scene, seated, free)


ENDLESS = 100_000
"""The height of the picture on which seats are laid out once, for all heights that are tried."""


@lru_cache(64)
def _ways(scene: FlowerScene, inner: Box, size: int) -> tuple[Seating, ...]:
    """Return the ways to lay out captures of a size, the last with all of them in one line."""
    one_line = dict.fromkeys(scene.view.playing, Spread(size))
    plain = _seated(scene, inner, one_line)
    crowded = sorted(plain.crowded, key=lambda seat: -len(scene.view.captures[seat]))
    lines = [
        dict.fromkeys(crowded[:count], Spread(size, 2)) for count in range(len(crowded), 0, -1)
    ]
    return (*(_seated(scene, inner, one_line | two) for two in lines), plain)


def _as_high(scene: FlowerScene, seated: Seating, height: int) -> Seating:
    """Lay out the same seats in a picture of this height; NoRoomError if they need more."""
    down = height - ENDLESS
    if seated.middle.height + down < 0:
        raise NoRoomError(f"no seats are as low as {height}")
    return moved(scene, seated, down)


def moved(scene: FlowerScene, seated: Seating, down: int) -> Seating:
    """Return the same layout with the seat below the middle moved down by `down` pixels."""
    area = seated.middle
    places = tuple(
        Place(
            place.seat,
            _lower(place.plate, down),
            place.captures and _lower(place.captures, down),
            place.spread,
        )
        if place.seat == scene.below
        else place
        for place in seated.places
    )
    middle = Box(area.x, area.y, area.width, area.height + down)
    return Seating(places, seated.head, middle, seated.crowded)


def _lower(box: Box, down: int) -> Box:
    return Box(box.x, box.y + down, box.width, box.height)


def _roomy(scene: FlowerScene, middle: Box, size: int) -> bool:
    """Whether the stock and the field with cards of a width fit the middle of the table."""
    if middle.height < least_height(scene):
        return False
    if scene.view.phase == "cut":
        return True
    return spots(scene, size, split_middle(scene, middle)[1]) is not None


def split_middle(scene: FlowerScene, area: Box) -> tuple[Box, Box, Box]:
    """Return the areas of the cards set aside, the field and the stock."""
    wide = heap(scene, area.height).width(scene)
    area, right = area.split(area.width - wide - GAP, GAP)
    left, field = area.split(ASIDE, GAP) if scene.view.reserved else (area, area)
    return left, field.inset(RING), right


# --- Rows of seats ------------------------------------------------------------------------------


def _seated(scene: FlowerScene, inner: Box, spreads: dict[Seat, Spread]) -> Seating:
    lines = (*rows_above(scene), (scene.below,))
    heights = [_row_height(scene, line, inner.width, spreads) for line in lines]
    head = [] if scene.duel else [scene.line]
    bands = stack(inner, *head, *heights[:-1], 0, heights[-1], gap=GAP)
    *above, middle, low = bands[len(head) :]
    places = tuple(
        place
        for line, band in zip(lines, (*above, low), strict=True)
        for place in _row(scene, line, band, spreads)
    )
    crowded = tuple(place.seat for place in places if _is_crowded(scene, place))
    return Seating(places, bands[0] if head else None, middle, crowded)


def _is_crowded(scene: FlowerScene, place: Place) -> bool:
    area = place.captures
    return area is not None and is_crowded(scene, place.seat, place.spread, area.width)


def _owners(scene: FlowerScene, line: tuple[Seat, ...]) -> list[Seat]:
    """Return the seats of a row that have captured something: only they need room."""
    return [seat for seat in line if scene.owns(seat) and scene.view.captures[seat]]


def _is_beside(scene: FlowerScene, line: tuple[Seat, ...]) -> bool:
    """Whether the plate of this row is beside the captures."""
    return not scene.tall and len(line) == 1


def _row_height(
    scene: FlowerScene, line: tuple[Seat, ...], width: int, spreads: dict[Seat, Spread]
) -> int:
    captures = [captures_height(scene, spreads[seat]) for seat in _owners(scene, line)]
    if _is_beside(scene, line):
        return max(plate_height(scene, line[0], BESIDE), *captures, 0)
    part = next(parts(Box(0, 0, width, 0), len(line))).width
    plates = max(plate_height(scene, seat, part) for seat in line)
    return plates + (TIGHT + max(captures) if captures else 0)


def _row(
    scene: FlowerScene, line: tuple[Seat, ...], band: Box, spreads: dict[Seat, Spread]
) -> Iterator[Place]:
    """Yield the places of a row; the captures, nearer to the field, share its width."""
    if _is_beside(scene, line):
        plate, captures = band.split(BESIDE, GAP)
        yield from _placed(scene, line, [plate], captures, spreads)
        return
    part = next(parts(band, len(line))).width
    high = max(plate_height(scene, seat, part) for seat in line)
    if line == (scene.below,):
        captures, plate = stack(band, max(band.height - high - TIGHT, 1), high, gap=TIGHT)
        if not _owners(scene, line):
            plate = band
    else:
        plate, captures = stack(band, high, max(band.height - high - TIGHT, 1), gap=TIGHT)
    yield from _placed(scene, line, list(parts(plate, len(line))), captures, spreads)


def _placed(
    scene: FlowerScene,
    line: tuple[Seat, ...],
    plates: list[Box],
    captures: Box,
    spreads: dict[Seat, Spread],
) -> Iterator[Place]:
    owners = _owners(scene, line)
    piles = dict(zip(owners, parts(captures, max(len(owners), 1)), strict=False))
    for seat, plate in zip(line, plates, strict=True):
        pile = piles.get(seat)
        if pile is not None:
            pile = Box(pile.x, pile.y, pile.width, captures_height(scene, spreads[seat]))
        yield Place(seat, plate, pile, spreads[seat])
