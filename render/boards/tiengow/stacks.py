"""What lies before a player: stacks with the winning tiles on top, after the deal all else too."""

from __future__ import annotations

from render.boards.tiengow.scene import TileScene
from render.layout import TILES, Box, Picture, Shape, Sprite
from rules import Seat

SIZE = 36
"""The width of the tiles of stacks."""
DEEP = 4
"""A stack has so many tiles."""
MOST = 8
"""So many tiles and stacks lie before a player at most."""
GAP = 7

BACK = "tile-back"


def lift(size: int) -> int:
    """How much higher a tile lies on another one: as much as its side shows."""
    return size * 3 // 20


def pile_height(size: int) -> int:
    """How high a stack is."""
    return TILES[size] + (DEEP - 1) * lift(size)


WIDTH = MOST * SIZE + (MOST - 1) * GAP
HEIGHT = pile_height(SIZE)


def draw_stacks(picture: Picture, area: Box, scene: TileScene, seat: Seat) -> None:
    """The stacks of a seat, frames for those still to come, and what was opened after the deal."""
    tops, opened = scene.stacks(seat), scene.opened(seat)
    places = len(tops) + scene.coming(seat) + len(opened)
    area = area.centred(places * (SIZE + GAP) - GAP, HEIGHT)
    for place in range(places):
        box = Box(area.x + place * (SIZE + GAP), area.y, SIZE, HEIGHT)
        if place < len(tops):
            draw_pile(picture, box, tops[place], f"stack {seat} {place}")
        elif place < places - len(opened):
            picture.add(Shape("frame", _ground(box), "edge"))
        else:
            tile = opened[place - places]
            picture.add(Sprite(tile, _ground(box), f"opened {seat} {place}"))


def _ground(box: Box) -> Box:
    """Where a tile lies that is on no other."""
    return Box(box.x, box.bottom - TILES[box.width], box.width, TILES[box.width])


def draw_pile(picture: Picture, box: Box, top: str, zone: str) -> None:
    """Four tiles on each other, the uppermost one seen."""
    low = _ground(box)
    for up in range(DEEP):
        name = top if up == DEEP - 1 else BACK
        place = Box(low.x, low.y - up * lift(low.width), low.width, low.height)
        picture.add(Sprite(name, place, zone))
