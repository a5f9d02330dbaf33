"""The table of Tien Gow: the seats around it, the trick or the wall in the middle."""

from __future__ import annotations

from render.boards.tiengow.plates import draw_plate
from render.boards.tiengow.scene import TileScene
from render.boards.tiengow.seating import seating
from render.boards.tiengow.stacks import draw_stacks
from render.boards.tiengow.start import draw_start
from render.boards.tiengow.trick import draw_trick
from render.layout import TILES, Box, Picture, Sprite, Text, rows


def table(scene: TileScene) -> Picture:
    """The whole table: the others above, the trick, the viewer (or the first seat) below."""
    picture = Picture(*scene.size)
    seated = seating(scene, picture.inner)
    for place in seated.places:
        draw_plate(picture, place.plate, scene, place.seat)
        draw_stacks(picture, place.stacks, scene, place.seat)
    if scene.plays:
        draw_trick(picture, seated.middle, scene)
    else:
        draw_start(picture, seated.middle, scene)
    _standing(picture, seated.middle, scene)
    draw_hand(picture, seated.hand, scene, seated.size)
    return picture


def _standing(picture: Picture, area: Box, scene: TileScene) -> None:
    """Which round and which deal it is, in the corner."""
    y = area.y
    for words, bold in zip(scene.standing, (True, False), strict=True):
        line = Box(area.x, y, area.width // 4, scene.line)
        picture.add(Text(words, line, scene.letters, bold=bold, faint=not bold))
        y += scene.line


def draw_hand(picture: Picture, area: Box, scene: TileScene, size: int) -> None:
    """The viewer's own tiles in the order of their rank, side by side."""
    tiles = scene.view.hand
    boxes = rows([size] * len(tiles), TILES[size], area, size // 8) or []
    picture.add(*(Sprite(*place, "hand") for place in zip(tiles, boxes, strict=True)))
