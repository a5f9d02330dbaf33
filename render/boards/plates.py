"""Name plates: who sits there, the score, marks, whose turn, hidden pieces, what was made."""

from __future__ import annotations

from collections.abc import Sequence

from render.boards.captures import points_of
from render.boards.scene import Scene, signed
from render.layout import Box, Picture, Shape, Text, reach, stack
from rules import Seat

GAP = 12
PAD = 4
LARGE = 80
"""The height of the main row between two people on a phone."""
BACK = 72
"""No back is higher."""


def plate_height(scene: Scene, seat: Seat, width: int) -> int:
    """How high a plate of a width must be."""
    rows = 1 if _long(scene, width) else 2
    main = LARGE if scene.duel and rows == 1 else rows * _row(scene)
    return 2 * PAD + main + _made_height(scene, seat)


def _row(scene: Scene) -> int:
    return scene.letters * 8 // 5


def _long(scene: Scene, width: int) -> bool:
    """Whether everything fits one row."""
    return width > 20 * scene.letters


def draw_plate(picture: Picture, box: Box, scene: Scene, seat: Seat) -> None:
    """Put a seat's plate into a box: in one row where it is wide, else in two."""
    picture.add(Shape("plate", box, "plate"))
    if seat in scene.view.to_act:
        picture.add(Shape("frame", box, "turn"))
    inner = box.inset(GAP + 2, PAD)
    if _long(scene, box.width):
        main, low = _made(picture, inner, inner.height - _made_height(scene, seat), scene, seat)
        main = _status(picture, _score(picture, main, scene, seat), scene, seat)
        _name(picture, main, scene, seat)
        return
    top, low = _made(picture, inner, _row(scene), scene, seat)
    _name(picture, _score(picture, top, scene, seat), scene, seat)
    high = min(low.height, BACK + 2 * PAD)
    _status(picture, Box(low.x, low.bottom - high, low.width, high), scene, seat)


def _made(picture: Picture, box: Box, above: int, scene: Scene, seat: Seat) -> tuple[Box, Box]:
    """Write what is made so far below; returns what stands above the words and below them."""
    high = _made_height(scene, seat)
    top, rest = stack(box, above, 0, gap=0)
    if high:
        line = Box(rest.x, rest.y, rest.width, high)
        words = fitting(made_by(scene, seat), line.width, scene.letters)
        picture.add(Text(words, line, scene.letters, ground="plate"))
    return top, Box(rest.x, rest.y + high, rest.width, rest.height - high)


def _made_height(scene: Scene, seat: Seat) -> int:
    return scene.line if made_by(scene, seat) else 0


def made_by(scene: Scene, seat: Seat) -> list[str]:
    """The complete combinations of the pile before a seat, each with its points."""
    if not scene.owns(seat):
        return []
    made = scene.view.made[scene.view.sides.index(scene.side(seat))]
    return [f"{scene.say(f'combination-{name}')} {points}" for name, points in made]


def fitting(words: Sequence[str], width: int, size: int) -> str:
    """As many of the words as fit a width, and how many more there are."""
    for count in range(len(words), 0, -1):
        more = [f"+{len(words) - count}"] if count < len(words) else []
        line = " · ".join((*words[:count], *more))
        if reach(line, size) <= width:
            return line
    return " · ".join(words)


def _score(picture: Picture, box: Box, scene: Scene, seat: Seat) -> Box:
    """The score at the right end; returns what is left of the box."""
    words, size = signed(scene.view.scores[seat]), scene.letters + 8
    left, right = _cut_right(box, reach(words, size))
    picture.add(Text(words, right, size, "right", ground="plate", bold=True))
    return left


def _status(picture: Picture, box: Box, scene: Scene, seat: Seat) -> Box:
    """From the right: hidden pieces, points captured, whose turn, calls; returns what is left."""
    for draw in (_backs, _points, _turn, _calls):
        box = draw(picture, box, scene, seat)
    return box


def _backs(picture: Picture, box: Box, scene: Scene, seat: Seat) -> Box:
    """The hidden pieces as backs, unless the viewer sees them as faces."""
    hidden = 0 if scene.view.seat == seat else scene.view.hand_sizes[seat]
    if not hidden:
        return box
    high = min(BACK, box.height - 2 * PAD)
    wide, step = high * 11 // 18, max(8, high // 5)
    left, right = _cut_right(box, wide + step * (hidden - 1))
    for place in range(hidden):
        back = Box(right.x + place * step, right.y, wide, right.height).centred(wide, high)
        picture.add(Shape("card", back, "black", ""), Shape("card", back.inset(2, 2), "back", ""))
    return left


def _points(picture: Picture, box: Box, scene: Scene, seat: Seat) -> Box:
    """What the pile is worth, where its fans have no words for it."""
    points = points_of(scene, seat)
    if scene.duel or not points:
        return box
    words = scene.say("label-points", points=points)
    left, right = _cut_right(box, reach(words, scene.letters))
    picture.add(Text(words, right, scene.letters, "right", ground="plate"))
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


def _calls(picture: Picture, box: Box, scene: Scene, seat: Seat) -> Box:
    """That koi-koi was called, and how often."""
    count = scene.view.calls[seat] if scene.view.calls else 0
    if not count:
        return box
    words, size = scene.say("mark-koikoi", count=count), scene.letters
    left, right = _cut_right(box, reach(words, size) + 2 * GAP)
    chip = right.centred(right.width, round(size * 1.5))
    picture.add(
        Shape("plate", chip, "ink", "plate"),
        Text(words, chip.inset(GAP), size, "centre", "black", "ink", bold=True),
    )
    return left


def _name(picture: Picture, box: Box, scene: Scene, seat: Seat) -> None:
    """The marks of dealer and team, then the name."""
    if seat == scene.view.dealer:
        box = _mark(picture, box, scene, ("disc", "yellow", scene.say("mark-dealer")))
    if len(scene.side(seat)) > 1:
        place = scene.view.sides.index(scene.side(seat))
        box = _mark(picture, box, scene, (TEAMS[place], "ink", LETTERED[place]))
    picture.add(Text(scene.names[seat], box, scene.letters + 2, ground="plate", bold=True))


TEAMS, LETTERED = ("square", "disc"), ("A", "B")
"""A team is told by a shape and by a letter."""


def _mark(picture: Picture, box: Box, scene: Scene, mark: tuple[str, str, str]) -> Box:
    """A shape of a colour with a letter, at the left end; returns what is left of the box."""
    shape, colour, letter = mark
    across = round(scene.letters * (1.5 if shape == "disc" else 1.4))
    left, rest = box.split(across, GAP)
    around = left.centred(across, across)
    picture.add(
        Shape(shape, around, colour, "plate"),
        Text(letter, around, scene.letters, "centre", "black", colour, bold=True),
    )
    return rest


def _cut_right(box: Box, width: int) -> tuple[Box, Box]:
    return box.split(box.width - width - GAP, GAP)
