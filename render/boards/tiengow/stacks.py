"""The tiles before a player: stacks with the winning tiles on top; all tiles after the deal."""

from __future__ import annotations

from render.boards.tiengow.scene import TileScene
from render.layout import TILES, Box, Picture, Shape, Sprite
from rules import Seat

SIZE = 44
"""The width of the tiles of stacks."""
DEEP = 4
"""The number of tiles in a stack."""
GAP = 7
"""Pixels between two stacks."""

BACK = "tile-back"


def lift(size: int) -> int:
    """Return the pixels by which a tile on another one lies higher: the visible part of a side."""
    return size // 12


def pile_height(size: int) -> int:
    """Return the height of a stack."""
    return TILES[size] + (DEEP - 1) * lift(size)


HEIGHT = pile_height(SIZE)
"""The height of a row of stacks."""


def places(scene: TileScene, seat: Seat) -> int:
    """Return the number of stacks, frames and opened tiles before a seat."""
    return len(_tops(scene, seat)) + scene.coming(seat) + len(scene.opened(seat))


def _tops(scene: TileScene, seat: Seat) -> tuple[str, ...]:
    """Return the tiles that lie on top of a seat's stacks, face down if nobody knows them."""
    return (*[BACK] * scene.unknown(seat), *scene.stacks(seat))


def _across(width: int) -> int:
    return max((width + GAP) // (SIZE + GAP), 1)


def height(scene: TileScene, seat: Seat, width: int) -> int:
    """Return the height of everything before a seat, in rows of a width."""
    rows = -(-places(scene, seat) // _across(width))
    return rows * (HEIGHT + GAP) - GAP if rows else 0


def width(count: int) -> int:
    """Return the width of `count` stacks side by side."""
    return max(count * (SIZE + GAP) - GAP, 0)


def draw_stacks(picture: Picture, area: Box, scene: TileScene, seat: Seat) -> None:
    """Draw a seat's stacks, frames for those still to come, and its opened tiles after the deal."""
    tops, opened = _tops(scene, seat), scene.opened(seat)
    every = places(scene, seat)
    across = min(every, _across(area.width))
    area = area.centred(width(across), height(scene, seat, area.width))
    for place in range(every):
        row, column = divmod(place, across)
        x, y = area.x + column * (SIZE + GAP), area.y + row * (HEIGHT + GAP)
        box = Box(x, y, SIZE, HEIGHT)
        if place < len(tops):
            draw_pile(picture, box, tops[place], f"stack {seat} {place}")
        elif place < every - len(opened):
            picture.add(Shape("frame", _ground(box), "edge"))
        else:
            tile = opened[place - every]
            picture.add(Sprite(tile, _ground(box), f"opened {seat} {place}"))


def _ground(box: Box) -> Box:
    """Return the box of a tile that lies on no other."""
    return Box(box.x, box.bottom - TILES[box.width], box.width, TILES[box.width])


def draw_pile(picture: Picture, box: Box, top: str, zone: str) -> None:
    """Draw four tiles on each other; the uppermost one is visible."""
    low = _ground(box)
    for up in range(DEEP):
        name = top if up == DEEP - 1 else BACK
        place = Box(low.x, low.y - up * lift(low.width), low.width, low.height)
        picture.add(Sprite(name, place, zone))
