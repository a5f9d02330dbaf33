"""The parts of name plates: the ground, the score, the turn, marks, hidden pieces.

A function that draws at an end of a box returns the rest of the box.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from render.boards.scene import AnyScene
from render.layout import Box, Picture, Shape, Text, reach, stack
from rules import Seat

GAP = 12
PAD = 4

LONG = 8
"""The largest number of letters of a score that is written large."""
TERSE = 14
"""The width, in letters' heights, below which the arrow head alone shows the turn."""

Part = Callable[[Picture, Box, Any, Seat], Box]
"""A function that draws something of a seat at an end of a box and returns the rest of the box."""


def plate_height(scene: AnyScene, width: int) -> int:
    """Return the height that a plate of this width needs."""
    return 2 * PAD + (1 if is_long(scene, width) else 2) * row_height(scene)


def draw_plate(
    picture: Picture, box: Box, scene: AnyScene, seat: Seat, marks: Part, status: Part
) -> None:
    """Draw a seat's plate in a box: in one row if it is wide, otherwise in two.

    Marks come before the name; the status comes after it or below.
    """
    inner = draw_ground(picture, box, scene, seat)
    if is_long(scene, box.width):
        main = status(picture, put_score(picture, inner, scene, seat), scene, seat)
    else:
        top, low = stack(inner, row_height(scene), 0, gap=0)
        main = put_score(picture, top, scene, seat)
        status(picture, low, scene, seat)
    put_name(picture, marks(picture, main, scene, seat), scene, seat)


def row_height(scene: AnyScene) -> int:
    """Return the height of a row of a plate."""
    return scene.letters * 8 // 5


def is_long(scene: AnyScene, width: int) -> bool:
    """Whether everything of a plate fits one row."""
    return width > scene.plate * scene.letters


def draw_ground(picture: Picture, box: Box, scene: AnyScene, seat: Seat) -> Box:
    """Draw the plate itself, framed if the seat is marked as asked; return the area inside."""
    picture.add(Shape("plate", box, "plate"))
    if seat in scene.marked:
        picture.add(Shape("frame", box, "turn"))
    return box.inset(GAP + 2, PAD)


def put_score(picture: Picture, box: Box, scene: AnyScene, seat: Seat) -> Box:
    """Draw the score at the right end."""
    words = scene.points(scene.score(seat))
    size = scene.letters + (8 if len(words) <= LONG else 2)
    left, right = cut_right(box, reach(words, size))
    picture.add(Text(words, right, size, "right", ground="plate", bold=True))
    return left


class Back(NamedTuple):
    """The look of a piece's back on a plate: the proportion of width and height, the colours of
    edge and face.
    """

    width: int
    height: int
    edge: str
    face: str


def hidden_at(scene: AnyScene, seat: Seat) -> int:
    """Return the number of a seat's hand pieces; 0 if the viewer sees their faces."""
    return 0 if scene.view.seat == seat else scene.view.hand_sizes[seat]


def draw_back(picture: Picture, box: Box, style: Back) -> None:
    """Draw one back that fills a box."""
    picture.add(Shape("card", box, style.edge, ""), Shape("card", box.inset(2, 2), style.face, ""))


def put_hidden_count(picture: Picture, box: Box, scene: AnyScene, seat: Seat, style: Back) -> Box:
    """Draw the number of hidden pieces beside one back, unless the viewer sees their faces."""
    hidden = hidden_at(scene, seat)
    if not hidden:
        return box
    words, high = str(hidden), scene.letters
    wide = high * style.width // style.height
    left, right = cut_right(box, reach(words, scene.letters) + wide + GAP // 2)
    back, number = right.split(wide, GAP // 2)
    draw_back(picture, back.centred(wide, high), style)
    picture.add(Text(words, number, scene.letters, "right", ground="plate"))
    return left


def put_turn(picture: Picture, box: Box, scene: AnyScene, seat: Seat, asked: str = "turn") -> Box:
    """Draw the mark of a seat that is asked: a coloured label with an arrow head and a word."""
    if seat not in scene.marked:
        return box
    words, size = scene.say(f"mark-{asked}"), scene.letters
    if box.width < TERSE * size:
        words = ""
    head, pad = size * 2 // 3, GAP if words else GAP // 2
    left, right = cut_right(box, head + 2 * pad + (reach(words, size) + GAP if words else 0))
    chip = right.centred(right.width, round(size * 1.5))
    arrow, rest = chip.inset(pad).split(head, GAP)
    picture.add(
        Shape("plate", chip, "turn", "plate"),
        Shape("head", arrow.centred(head, head), "black", "turn"),
    )
    if words:
        picture.add(Text(words, rest, size, "left", "black", "turn", bold=True))
    return left


def put_chip(picture: Picture, box: Box, scene: AnyScene, words: str) -> Box:
    """Draw a light label at the right end."""
    size = scene.letters
    left, right = cut_right(box, reach(words, size) + 2 * GAP)
    chip = right.centred(right.width, round(size * 1.5))
    picture.add(
        Shape("plate", chip, "ink", "plate"),
        Text(words, chip.inset(GAP), size, "centre", "black", "ink", bold=True),
    )
    return left


def put_mark(picture: Picture, box: Box, scene: AnyScene, mark: tuple[str, str, str]) -> Box:
    """Draw a mark at the left end: a shape, its colour and a letter."""
    shape, colour, letter = mark
    across = round(scene.letters * (1.5 if shape == "disc" else 1.4))
    left, rest = box.split(across, GAP)
    around = left.centred(across, across)
    picture.add(
        Shape(shape, around, colour, "plate"),
        Text(letter, around, scene.letters, "centre", "black", colour, bold=True),
    )
    return rest


def put_dealer(picture: Picture, box: Box, scene: AnyScene, seat: Seat) -> Box:
    """Draw the mark of the dealer at the left end."""
    if seat != scene.view.dealer:
        return box
    return put_mark(picture, box, scene, ("disc", "yellow", scene.say("mark-dealer")))


def put_name(picture: Picture, box: Box, scene: AnyScene, seat: Seat) -> None:
    """Write the name into the rest of the box."""
    size = scene.letters + 2
    name = scene.short(seat, box.width / size)
    picture.add(Text(name, box, size, ground="plate", bold=True))


def cut_right(box: Box, width: int) -> tuple[Box, Box]:
    """Cut a right end of this width off a box; return the rest and the end."""
    return box.split(box.width - width - GAP, GAP)
