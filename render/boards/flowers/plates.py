"""Name plates: name, score, marks, turn, hidden pieces, combinations."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from render.boards.flowers.captures import points_of
from render.boards.flowers.scene import FlowerScene
from render.boards.plates import (
    PAD,
    Back,
    cut_right,
    draw_back,
    draw_ground,
    hidden_at,
    is_long,
    put_chip,
    put_dealer,
    put_hidden_count,
    put_mark,
    put_name,
    put_score,
    put_turn,
    row_height,
)
from render.layout import Box, Picture, Text, reach, stack
from rules import Seat
from rules.hanafuda.yaku import sum_of

LARGE = 80
"""The height of the main row in a game of two on a phone: it shows the backs of a hand."""
ROOMY = 20
"""The width of a plate that combinations leave free, in multiples of the letters' height."""
LEAST = 4
"""The least width of a long name in a full row, in multiples of the letters' height."""
JOINT = " · "
CARD = Back(11, 18, "black", "back")
BACK = 72
"""The largest height of a back, in pixels."""


def plate_height(scene: FlowerScene, seat: Seat, width: int) -> int:
    """Return the height that a plate of this width needs."""
    rows = 1 if _in_a_row(scene, seat, width) else 2
    backs = scene.duel and scene.high and scene.view.seat != seat
    main = LARGE if backs and rows == 1 else rows * row_height(scene)
    return 2 * PAD + main + _made_height(scene, seat, width)


@lru_cache(512)
def _in_a_row(scene: FlowerScene, seat: Seat, width: int) -> bool:
    """Whether everything fits one row of a plate of this width, and the name is not cut short."""
    if not is_long(scene, width):
        return False
    tried, row = Picture(width, 0), Box(0, 0, width, LARGE + 2 * PAD)
    inner = draw_ground(tried, row, scene, seat)
    left = _status(tried, put_score(tried, inner, scene, seat), scene, seat)
    free = _marks(tried, left, scene, seat).width / (scene.letters + 2)
    return free >= LEAST or scene.short(seat, free) == scene.names[seat]


def draw_plate(picture: Picture, box: Box, scene: FlowerScene, seat: Seat) -> None:
    """Draw a seat's plate in a box: in one row if it is wide, otherwise in two."""
    inner, made = draw_ground(picture, box, scene, seat), _made_height(scene, seat, box.width)
    if _in_a_row(scene, seat, box.width):
        main, _ = _made(picture, inner, inner.height - made, scene, seat, made)
        main = _status(picture, put_score(picture, main, scene, seat), scene, seat)
        if not made:
            main = _made_beside(picture, main, scene, seat)
        _name(picture, main, scene, seat)
        return
    top, low = _made(picture, inner, row_height(scene), scene, seat, made)
    _name(picture, put_score(picture, top, scene, seat), scene, seat)
    high = min(low.height, BACK + 2 * PAD)
    _status(picture, Box(low.x, low.bottom - high, low.width, high), scene, seat)


def _made(
    picture: Picture, box: Box, above: int, scene: FlowerScene, seat: Seat, high: int
) -> tuple[Box, Box]:
    """Write the combinations made so far; return the areas above and below these words."""
    top, rest = stack(box, above, 0, gap=0)
    if high:
        line = Box(rest.x, rest.y, rest.width, high)
        words = fitting(made_by(scene, seat), line.width, scene.letters)
        picture.add(Text(words, line, scene.letters, ground="plate"))
    return top, Box(rest.x, rest.y + high, rest.width, rest.height - high)


def _made_height(scene: FlowerScene, seat: Seat, width: int) -> int:
    """Return the height of the line for combinations on a plate of this width; 0 without one.

    A wide plate has them beside the name, if they fit there. In a game of two they always have a
    line, because the table has height to spare.
    """
    made = made_by(scene, seat)
    long = not scene.duel and _in_a_row(scene, seat, width)
    room = width - ROOMY * scene.letters if long else 0
    return scene.line if made and reach(JOINT.join(made), scene.letters) > room else 0


def _made_beside(picture: Picture, box: Box, scene: FlowerScene, seat: Seat) -> Box:
    """Write the combinations at the right end of a plate with room; return the rest of the box."""
    if not (made := made_by(scene, seat)):
        return box
    words = JOINT.join(made)
    left, right = cut_right(box, reach(words, scene.letters))
    picture.add(Text(words, right, scene.letters, "right", ground="plate"))
    return left


def made_by(scene: FlowerScene, seat: Seat) -> list[str]:
    """Return the complete combinations of the pile before a seat, each with its points."""
    if not scene.owns(seat):
        return []
    made = scene.view.made[scene.sides.index(scene.side(seat))]
    return [f"{scene.say(f'combination-{name}')} {points}" for name, points in made]


def fitting(words: Sequence[str], width: int, size: int) -> str:
    """Return the first words that fit a width, at least one, and the number of the others."""
    for count in range(len(words), 0, -1):
        more = [f"+{len(words) - count}"] if count < len(words) else []
        line = JOINT.join((*words[:count], *more))
        if reach(line, size) <= width:
            return line
    return f"{words[0]} +{len(words) - 1}" if len(words) > 1 else words[0]


def _status(picture: Picture, box: Box, scene: FlowerScene, seat: Seat) -> Box:
    """Draw hidden pieces, captured points, turn and calls from the right; return the rest."""
    if scene.duel:
        box = _backs(picture, box, scene, seat)
    else:
        box = put_hidden_count(picture, box, scene, seat, CARD)
    for draw in (_points, put_turn, _calls):
        box = draw(picture, box, scene, seat)
    return box


def _backs(picture: Picture, box: Box, scene: FlowerScene, seat: Seat) -> Box:
    """Draw the hidden cards as backs, unless the viewer sees their faces."""
    hidden = hidden_at(scene, seat)
    if not hidden:
        return box
    high = min(BACK, box.height - 2 * PAD)
    wide = high * CARD.width // CARD.height
    step = max(8, high // 5)
    left, right = cut_right(box, wide + step * (hidden - 1))
    for place in range(hidden):
        back = Box(right.x + place * step, right.y, wide, right.height).centred(wide, high)
        draw_back(picture, back, CARD)
    return left


def _points(picture: Picture, box: Box, scene: FlowerScene, seat: Seat) -> Box:
    """Write the points of the pile and its par; without par, only if the fans do not show them."""
    points, par = points_of(scene, seat), scene.game.par
    if par and points is not None:
        words = scene.say("label-of-par", points=_so_far(scene, seat, points), par=par)
    elif points and not scene.duel:
        words = scene.say("label-points", points=points)
    else:
        return box
    left, right = cut_right(box, reach(words, scene.letters))
    picture.add(Text(words, right, scene.letters, "right", ground="plate"))
    return left


def _so_far(scene: FlowerScene, seat: Seat, points: int) -> str:
    """Return the points of a pile's cards, plus those that combinations have moved so far."""
    own = scene.sides.index(scene.side(seat))
    made = [sum_of(combinations) for combinations in scene.view.made]
    return str(points + 2 * made[own] - sum(made)).replace("-", "−")


def _calls(picture: Picture, box: Box, scene: FlowerScene, seat: Seat) -> Box:
    """Draw the mark of koi-koi, with the number of calls."""
    count = scene.view.calls[seat] if scene.view.calls else 0
    return put_chip(picture, box, scene, scene.say("mark-koikoi", count=count)) if count else box


def _name(picture: Picture, box: Box, scene: FlowerScene, seat: Seat) -> None:
    put_name(picture, _marks(picture, box, scene, seat), scene, seat)


def _marks(picture: Picture, box: Box, scene: FlowerScene, seat: Seat) -> Box:
    """Draw the marks of dealer and team; return the rest of the box."""
    box = put_dealer(picture, box, scene, seat)
    if len(scene.side(seat)) == 1:
        return box
    place = scene.sides.index(scene.side(seat))
    return put_mark(picture, box, scene, (TEAMS[place], "ink", LETTERED[place]))


TEAMS, LETTERED = ("square", "disc"), ("A", "B")
"""The marks of the teams: a shape and a letter each."""
