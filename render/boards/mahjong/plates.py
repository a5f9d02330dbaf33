"""Name plates: wind or dealer, ready, name, score, asked or winner, hidden tiles."""

from __future__ import annotations

from render.boards import plates
from render.boards.mahjong.scene import MahjongScene
from render.boards.plates import (
    GAP,
    Back,
    put_chip,
    put_dealer,
    put_hidden_count,
    put_mark,
    put_turn,
)
from render.layout import Box, Picture, Text, reach
from rules import Seat

TILE = Back(8, 11, "ink", "edge")


def draw_plate(picture: Picture, box: Box, scene: MahjongScene, seat: Seat) -> None:
    """Draw a seat's plate in a box."""
    plates.draw_plate(picture, box, scene, seat, _marks, _status)


def _status(picture: Picture, box: Box, scene: MahjongScene, seat: Seat) -> Box:
    """Draw from the right: hidden tiles and the marks of a seat that is asked and of the winner.

    Return the box that is left.
    """
    if not scene.view.hands[seat]:
        box = put_hidden_count(picture, box, scene, seat, TILE)
    box = put_turn(picture, box, scene, seat, scene.view.phase)
    if note := noted(scene, seat):
        box = put_chip(picture, box, scene, note)
    if seat != scene.winner:
        return box
    return put_chip(picture, box, scene, scene.say("mark-wins"))


def noted(scene: MahjongScene, seat: Seat) -> str:
    """Return the note on the viewer's own tiles; empty for other seats."""
    view = scene.view
    if seat != view.seat:
        return ""
    if view.duties and view.phase == "turn" and view.turn == view.seat:
        return scene.say("note-duties")
    return scene.say(f"note-stage-{view.stage}") if view.stage else ""


def _marks(picture: Picture, box: Box, scene: MahjongScene, seat: Seat) -> Box:
    """Draw at the left end the mark of a wind or the dealer, then of a dead or a ready hand.

    Return the rest of the box.
    """
    view = scene.view
    box = _dealer(picture, box, scene) if seat == view.dealer else _wind(picture, box, scene, seat)
    if seat in view.dead:
        box = put_mark(picture, box, scene, ("disc", "ink", scene.say("mark-dead")))
    if not view.ready[seat]:
        return box
    return put_mark(picture, box, scene, ("disc", "ink", scene.say(f"mark-{view.ready[seat]}")))


def _wind(picture: Picture, box: Box, scene: MahjongScene, seat: Seat) -> Box:
    letter = scene.say(f"mark-{scene.view.winds[seat]}")
    return put_mark(picture, box, scene, ("square", "ink", letter))


def _dealer(picture: Picture, box: Box, scene: MahjongScene) -> Box:
    """Draw the dealer's mark, and how many deals the dealer has stayed on."""
    view = scene.view
    box = put_dealer(picture, box, scene, view.dealer)
    if not view.streak:
        return box
    words, size = f"+{view.streak}", scene.letters
    left, rest = box.split(reach(words, size), GAP)
    picture.add(Text(words, left, size, ground="plate", bold=True))
    return rest
