"""Name plates: name, score, the dealer's multiple, turn, hidden tiles."""

from __future__ import annotations

from render.boards import plates
from render.boards.plates import GAP, PAD, Back, put_chip, put_dealer, put_hidden_count, put_turn
from render.boards.tiengow.scene import TileScene
from render.layout import Box, Picture, Shape, Text, reach
from rules import Seat

TILE = Back(5, 12, "ink", "black")


def draw_plate(picture: Picture, box: Box, scene: TileScene, seat: Seat) -> None:
    """Draw a seat's plate in a box."""
    plates.draw_plate(picture, box, scene, seat, put_die, _status)


def _status(picture: Picture, box: Box, scene: TileScene, seat: Seat) -> Box:
    """Draw from the right: hidden tiles, the turn, the winner; return the rest of the box."""
    box = put_turn(picture, put_hidden_count(picture, box, scene, seat, TILE), scene, seat)
    result = scene.view.result
    if result is None or result.sheet.winner != seat:
        return box
    return put_chip(picture, box, scene, scene.say("mark-winner"))


def put_die(picture: Picture, box: Box, scene: TileScene, seat: Seat) -> Box:
    """Draw the dealer's mark and the die with the multiple at the left end of a plate.

    Other seats get neither. Return the rest of the box.
    """
    if seat != scene.dealer:
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
