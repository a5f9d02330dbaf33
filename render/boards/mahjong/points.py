"""The worth of a win: each element with its points and tiles, the sum, the elements left out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from render.boards.around import GAP
from render.boards.mahjong.groups import Group, put
from render.boards.mahjong.reading import letters
from render.boards.mahjong.scene import MahjongScene
from render.boards.telling import listed
from render.boards.wrapping import wrapped
from render.layout import MAHJONG, Box, Picture, Text, reach
from render.look import Say
from rules.mahjong.liangxi.told import left_out
from rules.mahjong.tiles import Tiles
from rules.mahjong.win import Element, Win, total
from rules.points import signed

FEW = 16
"""The largest number of elements with cells; more are written as words alone."""
APART = 8
"""Pixels between two lines."""
BETWEEN = 36
"""Pixels between two columns."""
SPACE = 26
"""Pixels between two elements in a line of words."""
LOOSE = 44
"""The width of the tiles that make an element count, beside its name."""


class Cell(NamedTuple):
    """An element that counts: its name, the letters of its groups, its points (None for a condition
    without points).

    `tiles` are shown if they are in no group.
    """

    name: str
    letters: str = ""
    points: int | None = None
    tiles: Tiles = ()

    @classmethod
    def of(cls, scene: MahjongScene, element: Element, letters: str) -> Cell:
        """Make the cell of an element; its tiles stand beside it if no letter tells which they are.

        A single tile and flowers are left out.
        """
        loose = () if letters or element.name in FLOWERS else element.tiles
        name = scene.say(f"water-{element.name}")
        return cls(name, letters, element.points, loose if len(loose) > 1 else ())

    @property
    def told(self) -> str:
        """The points of the cell in words; empty if it has none."""
        return "" if self.points is None else signed(self.points)

    def width(self, size: int) -> int:
        """Return the width of the whole cell with letters of a size."""
        parts = [reach(self.name, size)]
        parts += [_letters_width(self, size)] if self.letters else []
        parts += [LOOSE * len(self.tiles)] if self.tiles else []
        parts += [reach(self.told, size)] if self.told else []
        return sum(parts) + GAP * (len(parts) - 1)


FLOWERS = ("seasons", "plants")


class Worth(NamedTuple):
    """The elements that count, their sum, and the elements that do not count."""

    cells: tuple[Cell, ...]
    sums: str = ""
    left_out: str = ""

    def fits(self, width: int, size: int) -> bool:
        """Whether there are few enough cells, and each of them and the sum fit a width."""
        widest = max((cell.width(size) for cell in self.cells), default=0)
        return len(self.cells) <= FEW and max(widest, reach(self.sums, size)) <= width


def draw_worth(picture: Picture, below: Box, beside: Box, scene: MahjongScene, win: Win) -> int:
    """Draw the worth of a hand and its reasons; return the y where the next thing begins.

    It goes `below` the hand, or `beside` its end if that makes the sheet lower.
    """
    worth = _worth(scene, win)
    areas = [area for area in (below, beside) if worth.fits(area.width, scene.letters)] or [below]
    ends = [max(below.y, _draw(Picture(0, 0), area, scene, worth)) for area in areas]
    end = min(ends)
    _draw(picture, areas[ends.index(end)], scene, worth)
    return end


def _worth(scene: MahjongScene, win: Win) -> Worth:
    """Return the conditions that a hand meets, or its elements with points.

    Where the rules add points up, elements without points are included.
    """
    say, named, points = scene.say, letters(win), total(win.elements)
    if win.shown:
        cells = (Cell(say(f"met-{element.name}"), named[element]) for element in win.shown)
        return Worth(tuple(cells))
    every = scene.rules.sums_points
    cells = (
        Cell.of(scene, element, named[element])
        for element in win.elements
        if element.points or every
    )
    if not every:
        name = say(f"row-{win.name}")
        sums = say("account-sum", name=name, water=points, times=win.multiplier)
        return Worth(tuple(cells), sums)
    out = listed(say, _left_out(say, win.left_out))
    out = say("account-left-out", names=out) if out else ""
    return Worth(tuple(cells), say("account-points", points=points), out)


def _draw(picture: Picture, area: Box, scene: MahjongScene, worth: Worth) -> int:
    """Draw cells or words, then the sum, then the elements that do not count."""
    draw = _draw_cells if worth.fits(area.width, scene.letters) else _draw_words
    y = draw(picture, area, scene, worth.cells)
    for words, bold in ((worth.sums, True), (worth.left_out, False)):
        for line in wrapped(words, area.width, scene.letters) if words else ():
            box = Box(area.x, y, area.width, scene.line)
            picture.add(Text(line, box, scene.letters, bold=bold, faint=not bold))
            y += scene.line
    return y


def _draw_cells(picture: Picture, area: Box, scene: MahjongScene, cells: Sequence[Cell]) -> int:
    """Draw cells in as many columns as fit, row by row."""
    y, widths = area.y, _columns(cells, area.width, scene.letters)
    for at in range(0, len(cells), len(widths)):
        row, x = cells[at : at + len(widths)], area.x
        high = MAHJONG[LOOSE] + APART if any(cell.tiles for cell in row) else scene.line
        for cell, wide in zip(row, widths, strict=False):
            _draw_cell(picture, Box(x, y, wide, high), scene, cell)
            x += wide + BETWEEN
        y += high
    return y + APART


def _columns(cells: Sequence[Cell], width: int, size: int) -> list[int]:
    """Return the widths of the columns: as many as fit, with the free width shared among them."""
    for count in range(len(cells), 0, -1):
        widths = [max(cell.width(size) for cell in cells[at::count]) for at in range(count)]
        free = width - sum(widths) - BETWEEN * (count - 1)
        if free >= 0:
            return [wide + free // count for wide in widths]
    return [width]


def _letters_width(cell: Cell, size: int) -> int:
    return reach(cell.letters, size) * 5 // 4


def _draw_cell(picture: Picture, box: Box, scene: MahjongScene, cell: Cell) -> None:
    """Draw a name, the letters it refers to, and its points at the right end."""
    size = scene.letters
    if cell.told:
        box, right = box.split(box.width - reach(cell.told, size) - GAP, GAP)
        picture.add(Text(cell.told, right, size, "right", bold=True))
    if cell.letters:
        wide = _letters_width(cell, size)
        box, right = box.split(min(reach(cell.name, size), box.width - wide - GAP), GAP)
        picture.add(Text(cell.letters, right, size, bold=True))
    elif cell.tiles:
        wide = LOOSE * len(cell.tiles)
        box, right = box.split(box.width - wide - GAP, GAP)
        tiles = right.centred(wide, MAHJONG[LOOSE])
        put(picture, scene, Group(f"element {cell}", cell.tiles).sprites(tiles, LOOSE))
    picture.add(Text(cell.name, box, size))


def _draw_words(picture: Picture, area: Box, scene: MahjongScene, cells: Sequence[Cell]) -> int:
    """Write the elements one after the other; those with the same name are added up."""
    x, y, size = area.x, area.y, scene.letters
    for name, points in _summed(cells).items():
        words = f"{name} {signed(points)}"
        wide = reach(words, size)
        if x > area.x and x + wide > area.right:
            x, y = area.x, y + scene.line
        picture.add(Text(words, Box(x, y, min(wide, area.right - x), scene.line), size))
        x += wide + SPACE
    return y + scene.line


def _summed(cells: Sequence[Cell]) -> dict[str, int]:
    """Return the points of elements by their name."""
    found: dict[str, int] = {}
    for cell in cells:
        found[cell.name] = found.get(cell.name, 0) + (cell.points or 0)
    return found


def _left_out(say: Say, elements: Iterable[Element]) -> Iterator[str]:
    """Yield a sentence for each reason: the elements that do not count, then the reason."""
    for group in left_out(elements):
        names = dict.fromkeys(say(f"water-{name}") for name in group.names)
        other = say(f"water-{group.by}") if group.by else ""
        yield say(
            "sheet-without", name=listed(say, names), why=say(f"out-{group.why}", other=other)
        )
