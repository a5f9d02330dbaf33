"""What a win of Liangxi is made of: each element with its points and tiles; what is left out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from render.boards.around import GAP, parts
from render.boards.mahjong.groups import Group, put
from render.boards.mahjong.reading import letters
from render.boards.mahjong.scene import MahjongScene
from render.boards.telling import listed
from render.boards.wrapping import wrapped
from render.layout import MAHJONG, Box, Picture, Text, reach
from render.look import Say
from rules.mahjong.liangxi.told import left_out
from rules.mahjong.tiles import Tiles
from rules.mahjong.variant import Element, Win, total
from rules.points import signed

FEW = {True: 16, False: 18}
"""More elements than this stand in words alone, on a tall picture and on a wide one."""
APART = 8
"""Between two lines."""
SPACE = 26
"""Between two elements in a line of words."""


class Cell(NamedTuple):
    """Something that counts: its name, the letters of the groups it rests on, its points.

    `tiles` are shown where they are in no group.
    """

    name: str
    letters: str = ""
    points: str = ""
    tiles: Tiles = ()

    @classmethod
    def of(cls, scene: MahjongScene, one: Element, letters: str) -> Cell:
        """An element; its tiles stand beside it where no letter tells which they are."""
        loose = () if letters or one.name in FLOWERS else one.tiles
        name = scene.say(f"water-{one.name}")
        return cls(name, letters, signed(one.points), loose if len(loose) > 1 else ())


FLOWERS = ("seasons", "plants")


def draw_points(picture: Picture, area: Box, scene: MahjongScene, win: Win) -> int:
    """The elements, their sum, what does not count; returns where the next thing begins."""
    if len(win.elements) <= FEW[scene.tall]:
        named = letters(win)
        cells = [Cell.of(scene, one, named[one]) for one in win.elements]
        y = draw_cells(picture, area, scene, cells, 2 if scene.tall else 3)
    else:
        y = _draw_words(picture, area, scene, win.elements)
    words = scene.say("account-points", points=total(win.elements))
    picture.add(Text(words, Box(area.x, y, area.width, scene.line), scene.letters, bold=True))
    y += scene.line
    if win.left_out:
        out = scene.say(
            "account-left-out", names=listed(scene.say, _left_out(scene.say, win.left_out))
        )
        for line in wrapped(out, area.width, scene.letters):
            box = Box(area.x, y, area.width, scene.line)
            picture.add(Text(line, box, scene.letters, faint=True))
            y += scene.line
    return y


def draw_cells(
    picture: Picture, area: Box, scene: MahjongScene, cells: Sequence[Cell], across: int
) -> int:
    """Cells in so many columns, row by row; returns where the next thing begins."""
    y = area.y
    for at in range(0, len(cells), across):
        row = cells[at : at + across]
        high = MAHJONG[LOOSE] + APART if any(one.tiles for one in row) else scene.line
        band = Box(area.x, y, area.width, high)
        for one, box in zip(row, parts(band, across), strict=False):
            _draw_cell(picture, box, scene, one)
        y += high
    return y + APART


LOOSE = 36
"""The width of tiles that stand beside what rests on them."""


def _draw_cell(picture: Picture, box: Box, scene: MahjongScene, one: Cell) -> None:
    """A name, then the letters it points at, its points at the right end."""
    size = scene.letters
    if one.points:
        box, right = box.split(box.width - reach(one.points, size) - GAP, GAP)
        picture.add(Text(one.points, right, size, "right", bold=True))
    if one.letters:
        wide = reach(one.letters, size) * 5 // 4
        box, right = box.split(min(reach(one.name, size), box.width - wide - GAP), GAP)
        picture.add(Text(one.letters, right, size, bold=True))
    elif one.tiles:
        wide = LOOSE * len(one.tiles)
        box, right = box.split(box.width - wide - GAP, GAP)
        tiles = right.centred(wide, MAHJONG[LOOSE])
        put(picture, scene, Group(f"element {one}", one.tiles).sprites(tiles, LOOSE))
    picture.add(Text(one.name, box, size))


def _draw_words(
    picture: Picture, area: Box, scene: MahjongScene, elements: Iterable[Element]
) -> int:
    """Elements one after the other, those of one name together."""
    x, y, size = area.x, area.y, scene.letters
    for name, points in _summed(elements).items():
        words = f"{scene.say(f'water-{name}')} {signed(points)}"
        wide = reach(words, size)
        if x > area.x and x + wide > area.right:
            x, y = area.x, y + scene.line
        picture.add(Text(words, Box(x, y, min(wide, area.right - x), scene.line), size))
        x += wide + SPACE
    return y + scene.line


def _summed(elements: Iterable[Element]) -> dict[str, int]:
    """The points of elements by their name."""
    found: dict[str, int] = {}
    for one in elements:
        found[one.name] = found.get(one.name, 0) + one.points
    return found


def _left_out(say: Say, elements: Iterable[Element]) -> Iterator[str]:
    """What does not count, with the reason after the last of those that share it."""
    for one in left_out(elements):
        names = dict.fromkeys(say(f"water-{name}") for name in one.names)
        other = say(f"water-{one.by}") if one.by else ""
        yield say("sheet-without", name=listed(say, names), why=say(f"out-{one.why}", other=other))
