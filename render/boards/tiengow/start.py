"""The middle of the table before the first trick: the wall, the throws, the seat that is asked."""

from __future__ import annotations

from functools import partial

from render.boards.around import GAP
from render.boards.tiengow.dice import SIDE, dice_width, draw_dice
from render.boards.tiengow.scene import TileScene
from render.boards.tiengow.stacks import BACK, draw_pile, pile_height
from render.layout import TILES, Box, NoRoomError, Picture, Sprite, Text, fan, stack
from rules import Seat
from rules.tiengow.state import Play

COLUMNS = 8
SIZES = (64, 48)
"""The widths of the wall's tiles, the best first."""
DRAWN = 48
"""The width of a tile that was drawn to find the first dealer."""
SHOWN = 48
"""The width of the tiles of a dealt hand."""
APART = 4


def draw_start(picture: Picture, area: Box, scene: TileScene) -> None:
    """Draw the wall while it stands, the sentence on the awaited move, and each seat's dice.

    A deal won by a dealt hand shows that hand. NoRoomError if the area is too small.
    """
    side = dice_width(2)
    free = area.width - 2 * (side + GAP)
    walls = (
        size for size in SIZES if start_height(scene, size) <= area.height and _width(size) <= free
    )
    size = next(walls, 0)
    if not size:
        raise NoRoomError(f"the wall does not fit {area}")
    rows = _rows(scene, size)
    bands = stack(area.centred(area.width, start_height(scene, size)), *rows.values(), gap=GAP)
    places = dict(zip(rows, bands, strict=True))
    if wall := places.get("wall"):
        places["left"] = Box(wall.x, wall.y, side, wall.height)
        places["right"] = Box(wall.right - side, wall.y, side, wall.height)
    for seat in filter(partial(_threw, scene), scene.view.playing):
        _draw_thrown(picture, places[scene.way(seat)], scene, seat)
    if scene.view.phase == "wall":
        _draw_wall(picture, places["wall"], size)
    elif scene.dealt:
        _draw_dealt(picture, places["wall"], scene.dealt)
    picture.add(Text(_sentence(scene), places["words"], scene.letters, "centre", bold=True))


def _sentence(scene: TileScene) -> str:
    """Return the sentence on the awaited move, or on the end of the deal."""
    result = scene.view.result
    if result is None:
        return scene.say(f"table-{scene.view.phase}", name=scene.asked())
    return scene.say(f"ending-{result.ending}", name=scene.short(result.sheet.winner))


def start_height(scene: TileScene, size: int = SIZES[0]) -> int:
    """Return the height of everything drawn, with wall tiles of this width."""
    rows = _rows(scene, size)
    return sum(rows.values()) + GAP * (len(rows) - 1)


def _threw(scene: TileScene, seat: Seat) -> bool:
    return bool(scene.thrown(seat) or scene.drawn(seat))


def _rows(scene: TileScene, size: int) -> dict[str, int]:
    """Return the heights of the rows that hold something, from the top down.

    First comes the throw of the seat at the top, then the wall or the dealt tiles, the words, and
    the throw of the seat at the bottom. The throws of the seats on the left and right stand beside
    the wall. A seat that has not thrown gets no space.
    """
    thrown = TILES[DRAWN] if any(map(scene.drawn, scene.view.playing)) else SIDE
    ways = {scene.way(seat) for seat in scene.view.playing if _threw(scene, seat)}
    if scene.view.phase == "wall":
        middle = pile_height(size)
    elif scene.dealt:
        middle = TILES[SHOWN]
    else:
        middle = thrown if ways & {"left", "right"} else 0
    top, low = (thrown if way in ways else 0 for way in ("top", "bottom"))
    rows = {"top": top, "wall": middle, "words": scene.line, "bottom": low}
    return {name: high for name, high in rows.items() if high}


def _width(size: int) -> int:
    return COLUMNS * (size + APART) - APART


def _draw_wall(picture: Picture, area: Box, size: int) -> None:
    """Draw eight stacks of four, side by side."""
    area = area.centred(_width(size), pile_height(size))
    for column in range(COLUMNS):
        box = Box(area.x + column * (size + APART), area.y, size, area.height)
        draw_pile(picture, box, BACK, f"wall {column}")


def _draw_thrown(picture: Picture, box: Box, scene: TileScene, seat: Seat) -> None:
    """Draw the last dice a seat has thrown, or the tile it has drawn."""
    if dice := scene.thrown(seat):
        draw_dice(picture, box, dice)
    elif tile := scene.drawn(seat):
        picture.add(Sprite(tile, box.centred(DRAWN, TILES[DRAWN]), f"drawn {seat}"))


def _draw_dealt(picture: Picture, box: Box, play: Play) -> None:
    """Draw the dealt hand that has won."""
    row = box.centred(play.count * (SHOWN + APART) - APART, TILES[SHOWN])
    start = Box(row.x, row.y, SHOWN, row.height)
    picture.add(*fan(play.tiles, start, SHOWN + APART, f"dealt {play.seat}"))
