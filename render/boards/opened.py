"""A table with the hands of everybody laid open in rows below it, or in a column beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from render.boards import telling
from render.boards.scene import AnyScene
from render.layout import MARGIN, Box, Picture, Text
from render.look import Say
from rules import Seat

GAP = 12
TIGHT = 4
"""Pixels between a name and the hand below it."""
BESIDE = 4
"""The divisor: a name beside a hand has one fourth of the width."""
SIDE = 464
"""The width of a column of hands beside a table, in pixels."""

SceneT = TypeVar("SceneT", bound=AnyScene)


@dataclass(frozen=True, slots=True)
class Rows(Generic[SceneT]):
    """The layout of a family's open hands: columns, and the height of a hand in a width.

    The height is 0 without pieces. `lay` draws the hand of a scene's viewer in a box; `named` gives
    the shortest names that players use for its pieces.
    """

    columns: Callable[[SceneT], int]
    height: Callable[[SceneT, int], int]
    lay: Callable[[Picture, Box, SceneT], None]
    named: Callable[[Say, Iterable[str]], str]


def heights(
    width: int, scene: SceneT, moments: Sequence[Sequence[SceneT]], rows: Rows[SceneT]
) -> dict[Seat, int]:
    """Return the greatest height that the hand of each seat has in these moments, in turn order.

    Each moment has a scene for each seat. Seats that have no pieces in any moment are left out.
    """
    inner, columns = width - 2 * MARGIN, rows.columns(scene)
    cell = next(_cells(Box(0, 0, inner, 2 * scene.line), columns))
    return _highest(scene, moments, rows, _cut(scene, cell)[1].width)


def draw_open(
    picture: Picture,
    scene: SceneT,
    hands: Sequence[SceneT],
    rows: Rows[SceneT],
    high: Mapping[Seat, int],
) -> None:
    """Extend the picture of a table downward by hands of these heights, in turn order.

    `hands` has a scene for each seat.
    """
    columns, seats, y = rows.columns(scene), [*high], picture.height
    for at in range(0, len(seats), columns):
        line = seats[at : at + columns]
        tallest = max(high[seat] for seat in line) + (scene.line + TIGHT if scene.tall else 0)
        row = Box(MARGIN, y, picture.width - 2 * MARGIN, tallest)
        for seat, cell in zip(line, _cells(row, columns), strict=False):
            name, hand = _cut(scene, cell)
            _write(picture, scene, seat, name)
            rows.lay(picture, hand, hands[seat])
        y = row.bottom + GAP
    if seats:
        picture.height = y - GAP + MARGIN


def column_heights(
    scene: SceneT, moments: Sequence[Sequence[SceneT]], rows: Rows[SceneT]
) -> dict[Seat, int]:
    """Return the greatest height that each hand has in a column beside the table, in turn order."""
    return _highest(scene, moments, rows, SIDE)


def draw_beside(
    picture: Picture,
    scene: SceneT,
    hands: Sequence[SceneT],
    rows: Rows[SceneT],
    high: Mapping[Seat, int],
) -> None:
    """Extend the picture of a table to the right by a column of hands of these heights.

    `hands` has a scene for each seat.
    """
    x, y = picture.width, MARGIN
    for seat, tall in high.items():
        name = Box(x, y, SIDE, scene.line)
        _write(picture, scene, seat, name)
        hand = Box(x, name.bottom + TIGHT, SIDE, tall)
        rows.lay(picture, hand, hands[seat])
        y = hand.bottom + GAP
    if high:
        picture.width = x + SIDE + MARGIN
        picture.height = max(picture.height, y - GAP + MARGIN)


def _highest(
    scene: SceneT, moments: Sequence[Sequence[SceneT]], rows: Rows[SceneT], width: int
) -> dict[Seat, int]:
    seats = (scene.below, *scene.others)
    every = {seat: max(rows.height(held[seat], width) for held in moments) for seat in seats}
    return {seat: high for seat, high in every.items() if high}


def _write(picture: Picture, scene: AnyScene, seat: Seat, box: Box) -> None:
    """Write a player's name in a box."""
    words = scene.short(seat, box.width / scene.letters)
    picture.add(Text(words, box, scene.letters, bold=True))


def _cells(row: Box, columns: int) -> Iterator[Box]:
    """Yield the places of hands in a row, from left to right."""
    wide = (row.width - GAP * (columns - 1)) // columns
    for column in range(columns):
        yield Box(row.x + column * (wide + GAP), row.y, wide, row.height)


def _cut(scene: AnyScene, cell: Box) -> tuple[Box, Box]:
    """Return the area of a name, and that of the hand below it, or beside it if there is width."""
    if not scene.tall:
        return cell.split(cell.width // BESIDE, GAP)
    name = Box(cell.x, cell.y, cell.width, scene.line)
    return name, Box(cell.x, name.bottom + TIGHT, cell.width, cell.bottom - name.bottom - TIGHT)


def description(table: str, scene: SceneT, hands: Sequence[SceneT], rows: Rows[SceneT]) -> str:
    """Write the hands in words, then as many sentences on the table as there is room for."""
    say = scene.say
    held = say("gap").join(
        say("tell-open-hand", name=scene.short(seat), cards=rows.named(say, hands[seat].view.hand))
        for seat in (scene.below, *scene.others)
        if hands[seat].view.hand
    )
    return telling.preceded(say, held, table)
