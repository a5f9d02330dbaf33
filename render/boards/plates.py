"""Name plates: who sits there, the score, the dealer's mark, whose turn, the hidden pieces."""

from __future__ import annotations

from render.boards.scene import Scene, signed
from render.layout import CARDS, Box, Picture, Shape, Text, fan, reach
from rules import Seat

GAP = 12


def draw_plate(picture: Picture, box: Box, scene: Scene, seat: Seat) -> None:
    """Put a seat's plate into a box: in one row where it is wide, else in two."""
    picture.add(Shape("plate", box, "plate"))
    if seat in scene.view.to_act:
        picture.add(Shape("frame", box, "turn"))
    inner = box.inset(GAP + 2, 4)
    if box.width > 5 * box.height:
        inner = _score(picture, inner, scene, seat)
        inner = _backs(picture, inner, scene, seat, 14)
        _name(picture, _turn(picture, inner, scene, seat), scene, seat)
        return
    top = Box(inner.x, inner.y, inner.width, inner.height - CARDS[48] - 4)
    low = Box(inner.x, top.bottom, inner.width, CARDS[48])
    _name(picture, top, scene, seat)
    low = _score(picture, low, scene, seat)
    _turn(picture, _backs(picture, low, scene, seat, 8), scene, seat)


def _score(picture: Picture, box: Box, scene: Scene, seat: Seat) -> Box:
    """The score at the right end; returns what is left of the box."""
    words, size = signed(scene.view.scores[seat]), scene.letters + 8
    left, right = _cut_right(box, reach(words, size))
    picture.add(Text(words, right, size, "right", ground="plate", bold=True))
    return left


def _backs(picture: Picture, box: Box, scene: Scene, seat: Seat, step: int) -> Box:
    """The hidden pieces as backs a step apart, unless the viewer sees them as faces."""
    hidden = 0 if scene.view.seat == seat else scene.view.hand_sizes[seat]
    if not hidden:
        return box
    left, right = _cut_right(box, 48 + step * (hidden - 1))
    start = Box(right.x, right.y, 48, right.height).centred(48, CARDS[48])
    picture.add(*fan(("back",) * hidden, start, step, "backs"))
    return left


def _turn(picture: Picture, box: Box, scene: Scene, seat: Seat) -> Box:
    """Whose turn it is: a coloured label with an arrow head and a word."""
    if seat not in scene.view.to_act:
        return box
    words, size = scene.say("mark-turn"), scene.letters
    head = size * 2 // 3
    left, right = _cut_right(box, reach(words, size) + head + 3 * GAP)
    chip = right.centred(right.width, round(size * 1.5))
    arrow, rest = chip.inset(GAP).split(head, GAP)
    picture.add(
        Shape("plate", chip, "turn", "plate"),
        Shape("right", arrow.centred(head, head), "black", "turn"),
        Text(words, rest, size, "left", "black", "turn", bold=True),
    )
    return left


def _name(picture: Picture, box: Box, scene: Scene, seat: Seat) -> None:
    """The dealer's mark, then the name."""
    if seat == scene.view.dealer:
        across = round(scene.letters * 1.5)
        left, box = box.split(across, GAP)
        disc = left.centred(across, across)
        mark = scene.say("mark-dealer")
        picture.add(
            Shape("disc", disc, "yellow", "plate"),
            Text(mark, disc, scene.letters, "centre", "black", "yellow", bold=True),
        )
    picture.add(Text(scene.names[seat], box, scene.letters + 2, ground="plate", bold=True))


def _cut_right(box: Box, width: int) -> tuple[Box, Box]:
    return box.split(box.width - width - GAP, GAP)
