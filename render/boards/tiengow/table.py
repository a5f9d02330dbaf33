"""The table of Tien Gow: the seats around it, the trick or the wall in the middle."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from render.boards.fitting import grown
from render.boards.tiengow.plates import draw_plate
from render.boards.tiengow.scene import TileScene
from render.boards.tiengow.seating import seating, steps
from render.boards.tiengow.stacks import draw_stacks
from render.boards.tiengow.start import draw_start, start_height
from render.boards.tiengow.trick import draw_trick, middle_of
from render.layout import TILES, Box, NoRoomError, Picture, Sprite, Text, stack


def table(scene: TileScene) -> Picture:
    """Draw the whole table: the others above, the trick, the viewer (or the first seat) below."""
    return grown(scene.size, partial(_draw, scene=scene))


def _draw(picture: Picture, scene: TileScene) -> None:
    seated = seating(scene, picture.inner)
    trick = middle_of(scene, seated.middle) if scene.plays else None
    needs = trick.needs if trick else _standing_height(scene) + start_height(scene)
    spare = seated.middle.height - needs
    picture.height -= max(0, spare)
    seated = seating(scene, picture.inner)
    for place in seated.places:
        draw_plate(picture, place.plate, scene, place.seat)
        draw_stacks(picture, place.stacks, scene, place.seat)
    if trick:
        draw_trick(picture, seated.middle, scene)
    else:
        draw_start(picture, stack(seated.middle, _standing_height(scene), 0, gap=0)[1], scene)
    if not (trick and trick.row):
        _standing(picture, seated.middle, scene)
    draw_hand(picture, seated.hand, scene.view.hand, seated.size)


def _standing_height(scene: TileScene) -> int:
    """Return the height kept for the round and the deal above the wall, with a gap below."""
    return (len(scene.standing) + 1) * scene.line


def _standing(picture: Picture, area: Box, scene: TileScene) -> None:
    """Write the round and the deal in the corner; beside a trick no room is kept for them."""
    for place, words in enumerate(scene.standing):
        line = Box(area.x, area.y + place * scene.line, area.width // 4, scene.line)
        picture.add(Text(words, line, scene.letters, faint=True))


def draw_hand(picture: Picture, area: Box, tiles: Sequence[str], size: int) -> None:
    """Draw the viewer's own tiles in the order of their rank, side by side; NoRoomError if they are
    wider than the area.
    """
    if not tiles:
        return
    places = steps(tiles, size)
    row = area.centred(places[-1] + size, TILES[size])
    if row.width > area.width:
        raise NoRoomError(f"{len(tiles)} tiles do not fit {area}")
    boxes = (Box(row.x + place, row.y, size, row.height) for place in places)
    picture.add(*(Sprite(*placed, "hand") for placed in zip(tiles, boxes, strict=True)))
