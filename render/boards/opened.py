"""A table with the hands of everybody laid open in rows below it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from render.boards import telling
from render.boards.scene import AnyScene
from render.layout import MARGIN, Box, Picture, Text
from render.look import Say

GAP = 12
TIGHT = 4
"""Pixels between a name and the hand below it."""
BESIDE = 4
"""The divisor: a name beside a hand has one fourth of the width."""

ENDS = (".", "。")
"""The last characters of a sentence."""

SceneT = TypeVar("SceneT", bound=AnyScene)


@dataclass(frozen=True, slots=True)
class Rows(Generic[SceneT]):
    """The layout of a family's open hands: the number of columns and the height of a row.

    `lay` draws the hand of a scene's viewer in a box; `named` gives the shortest names that players
    use for its pieces.
    """

    shape: Callable[[SceneT], tuple[int, int]]
    lay: Callable[[Picture, Box, SceneT], None]
    named: Callable[[Say, Iterable[str]], str]


def draw_open(
    picture: Picture, scene: SceneT, hands: Sequence[SceneT], rows: Rows[SceneT]
) -> Picture:
    """Extend the picture of a table downward by the hands of all who play, in turn order.

    `hands` has a scene for each seat. The height depends only on who plays, not on the hands.
    """
    columns, high = rows.shape(scene)
    top = picture.height
    row = high + (scene.line + TIGHT if scene.tall else 0)
    seats = (scene.below, *scene.others)
    area = Box(MARGIN, top, picture.width - 2 * MARGIN, row)
    for seat, cell in zip(seats, _cells(area, columns), strict=False):
        name, hand = _cut(scene, cell)
        words = scene.short(seat, name.width / scene.letters)
        picture.add(Text(words, name, scene.letters, bold=True))
        rows.lay(picture, hand, hands[seat])
    picture.height = top + -(-len(seats) // columns) * (row + GAP) - GAP + MARGIN
    return picture


def _cells(row: Box, columns: int) -> Iterator[Box]:
    """Yield the places of hands from left to right, row by row."""
    wide, y = (row.width - GAP * (columns - 1)) // columns, row.y
    while True:
        for column in range(columns):
            yield Box(row.x + column * (wide + GAP), y, wide, row.height)
        y += row.height + GAP


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
    room = telling.LONGEST - len(held) - len(say("gap"))
    if len(table) > room:
        table = table[: 1 + max(table.rfind(end, 0, max(room, 0)) for end in ENDS)]
    return telling.first_that_fits(say, [(held, table)] if table else [(held,)])
