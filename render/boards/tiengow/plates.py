"""Name plates: who sits there, the score, the dealer's multiple, whose turn, hidden tiles."""

from __future__ import annotations

from render.boards.plates import (
    GAP,
    PAD,
    Back,
    draw_ground,
    is_long,
    put_backs,
    put_chip,
    put_dealer,
    put_name,
    put_score,
    put_turn,
    row_height,
)
from render.boards.tiengow.scene import TileScene
from render.layout import Box, Picture, Shape, Text, reach, stack
from rules import Seat

TILE = Back(5, 12, "ink", "black", 3)


def plate_height(scene: TileScene, width: int) -> int:
    """How high a plate of a width must be."""
    return 2 * PAD + (1 if is_long(scene, width) else 2) * row_height(scene)


def draw_plate(picture: Picture, box: Box, scene: TileScene, seat: Seat) -> None:
    """Put a seat's plate into a box: in one row where it is wide, else in two."""
    inner = draw_ground(picture, box, scene, seat)
    if is_long(scene, box.width):
        main = _status(picture, put_score(picture, inner, scene, seat), scene, seat)
        _name(picture, main, scene, seat)
        return
    top, low = stack(inner, row_height(scene), 0, gap=0)
    _name(picture, put_score(picture, top, scene, seat), scene, seat)
    _status(picture, low, scene, seat)


def _status(picture: Picture, box: Box, scene: TileScene, seat: Seat) -> Box:
    """From the right: hidden tiles, whose turn it is, who has won; returns what is left."""
    box = put_turn(picture, put_backs(picture, box, scene, seat, TILE), scene, seat)
    result = scene.view.result
    if result is None or result.sheet.winner != seat:
        return box
    return put_chip(picture, box, scene, scene.say("mark-winner"))


def _name(picture: Picture, box: Box, scene: TileScene, seat: Seat) -> None:
    """The dealer's mark and die, then the name."""
    put_name(picture, put_die(picture, box, scene, seat), scene, seat)


def put_die(picture: Picture, box: Box, scene: TileScene, seat: Seat) -> Box:
    """At the left end of the dealer's plate its mark and the die with the multiple."""
    if seat != scene.view.dealer:
        return box
    words, size = f"×{scene.view.multiple}", scene.letters
    high = round(size * 1.4)
    box = put_dealer(picture, box, scene, seat)
    left, rest = box.split(max(high, reach(words, size) + PAD), GAP)
    die = left.centred(left.width, high)
    picture.add(
        Shape("die", die, "ink", "plate"),
        Text(words, die, size, "centre", "black", "ink", bold=True),
    )
    return rest
