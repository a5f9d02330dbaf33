"""One player's own picture: the table with all captures, or in large print the hand large."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import partial
from math import ceil

from render.boards.fitting import grown
from render.boards.flowers.captures import by_class, draw_mark
from render.boards.flowers.field import draw_field, spots
from render.boards.flowers.held import draw_hand
from render.boards.flowers.moves import draw_choice, draw_last
from render.boards.flowers.plates import fitting, made_by
from render.boards.flowers.scene import FlowerScene
from render.boards.flowers.table import table
from render.boards.scene import Side
from render.layout import (
    CARDS,
    RING,
    Box,
    Picture,
    Shape,
    Sprite,
    Text,
    reach,
    stack,
)
from render.look import LARGE
from render.names import measured
from rules.hanafuda.cards import CLASSES

GAP = 14
BESIDE_A_TURNED_CARD = ((132, 132), (96, 132), (132, 96), (96, 96), (64, 96))
"""The widths of field and hand cards beside a turned card, the best first."""
ALONE = ((132, 180), (96, 180), (132, 132), (96, 132), (132, 96), (96, 96), (64, 96))


def hand(scene: FlowerScene, choice: Collection[str]) -> Picture:
    """Draw the table with the hand below it; the cards of a choice are ringed.

    In large print the hand and the field are large, and captures are given in numbers.
    """
    view = scene.view
    if scene.look.face != LARGE or not (view.hand or view.turned):
        return table(scene, choice)
    return grown(scene.size, partial(_draw, scene=scene, choice=choice))


def _draw(picture: Picture, scene: FlowerScene, choice: Collection[str]) -> None:
    view = scene.view
    head, middle = stack(picture.inner, _head_height(scene), 0, gap=12)
    middle = Box(middle.x + RING, middle.y, middle.width - 2 * RING, middle.height - RING)
    _head(picture, head, scene)
    turned, field, own, sizes = _areas(scene, middle)
    draw_field(picture, field, scene, (sizes[0], 64, 48))
    draw_hand(picture, own, scene, sizes[1])
    if view.turned:
        _turned(picture, turned, scene, view.turned)
    if choice:
        draw_choice(picture, choice)
    else:
        draw_last(picture, scene)


def _areas(scene: FlowerScene, area: Box) -> tuple[Box, Box, Box, tuple[int, int]]:
    """Return the areas of turned card, field and hand, and the widths of field and hand cards."""
    view = scene.view
    for sizes in BESIDE_A_TURNED_CARD if view.turned else ALONE:
        lines = _lines(len(view.hand), sizes[1], area.width)
        low = max(0, lines * (CARDS[sizes[1]] + 12) - 12)
        upper, own = stack(area, area.height - low - 20, low, gap=20)
        turned, field = upper.split(180, 24) if view.turned else (upper, upper)
        enough = not view.turned or upper.height >= _turned_height(scene, 132)
        if enough and low < area.height and spots(scene, sizes[0], field) is not None:
            break
    return turned, field, own, sizes


def _lines(cards: int, size: int, width: int) -> int:
    across = (width + 12) // (size + 12)
    return -(-cards // across)


def _turned_height(scene: FlowerScene, size: int) -> int:
    return CARDS[size] + 10 + scene.line


def _turned(picture: Picture, area: Box, scene: FlowerScene, card: str) -> None:
    """Draw the turned card, as large as there is room for, with its label."""
    size = next(
        (width for width in (180, 132, 96) if _turned_height(scene, width) <= area.height), 64
    )
    area = area.centred(area.width, _turned_height(scene, size))
    face, label = stack(area, CARDS[size], 0, gap=10)
    words = scene.say("label-aimed" if scene.view.aimed else "label-turned")
    picture.add(
        Sprite(card, face.centred(size, CARDS[size]), "turned", sign=scene.kinds[card]),
        Text(words, label, scene.letters, "centre", faint=True),
    )


# --- The head: whose turn, and what everyone has captured ---------------------------------------

BETWEEN = 4
"""Pixels between the lines of the head."""


def _rows_of_sides(scene: FlowerScene) -> Iterator[tuple[Side, ...]]:
    """Yield the sides row by row, in turn order from the viewer's own: a team fills a row."""
    order = (scene.below, *scene.others)
    sides = tuple(dict.fromkeys(scene.side(seat) for seat in order))
    across = 1 if len(sides[0]) > 1 else 2
    for at in range(0, len(sides), across):
        yield sides[at : at + across]


def _row_height(scene: FlowerScene, sides: tuple[Side, ...]) -> int:
    made = any(made_by(scene, side[0]) for side in sides)
    return (2 if made else 1) * scene.line


def _head_height(scene: FlowerScene) -> int:
    heights = [_row_height(scene, sides) + BETWEEN for sides in _rows_of_sides(scene)]
    return scene.line + sum(heights)


def _head(picture: Picture, area: Box, scene: FlowerScene) -> None:
    """Draw the turn, the deal and the stock, then each side's captures in numbers."""
    view, say = scene.view, scene.say
    every = tuple(_rows_of_sides(scene))
    heights = [_row_height(scene, sides) for sides in every]
    upper, *lower = stack(area, scene.line, *heights, gap=BETWEEN)
    facts = say("hand-facts", number=view.number, deals=view.deals, stock=view.stock)
    left, right = upper.split(upper.width - reach(facts, scene.letters) - GAP, GAP)
    picture.add(Text(facts, right, scene.letters, "right", faint=True))
    if scene.below in scene.marked:
        head = scene.letters * 2 // 3
        arrow, left = left.split(head, 10)
        picture.add(Shape("head", arrow.centred(head, head), "turn"))
    picture.add(Text(_turn_words(scene), left, scene.letters + 2, bold=True))
    for sides, band in zip(every, lower, strict=True):
        alone = len(sides[0]) > 1
        halves = (band,) if alone else band.split((band.width - GAP) // 2, GAP)
        for side, half in zip(sides, halves, strict=False):
            _side(picture, half, scene, side)


def _turn_words(scene: FlowerScene) -> str:
    view, say = scene.view, scene.say
    if not view.to_act:
        return say("turn-over")
    if not scene.marked:
        return say("turn-window")
    if view.seat in view.to_act:
        return say("turn-yours")
    return say("turn-of", name=scene.asked())


def _side(picture: Picture, box: Box, scene: FlowerScene, side: Side) -> None:
    """Draw a side's captures in numbers, and its combinations below."""
    counts = Box(box.x, box.y, box.width, scene.line)
    _counts(picture, counts, scene, side)
    if made := made_by(scene, side[0]):
        words = fitting(made, box.width, scene.letters)
        low = Box(box.x, counts.bottom, box.width, scene.line)
        picture.add(Text(words, low, scene.letters, faint=True))


def _counts(picture: Picture, box: Box, scene: FlowerScene, side: Side) -> None:
    """Write a name, and beside each class's mark the number of captured cards."""
    piles, size = by_class(scene.view.captures[side[0]], scene.kinds), scene.letters
    each = size + 4 + reach("00", size) + 4
    free = box.width - len(CLASSES) * each - 8
    words = scene.side_name(side, free / size)
    wide = ceil(size * measured(words, scene.say.language))
    name, rest = box.split(min(free, wide), 8)
    picture.add(Text(words, name, size, bold=True))
    for place, kind in enumerate(CLASSES):
        cell = Box(rest.x + place * each, box.y, each, box.height)
        draw_mark(picture, Box(cell.x, cell.y, size, cell.height).centred(size, size), kind)
        count = Box(cell.x + size + 4, cell.y, each - size - 4, cell.height)
        picture.add(Text(str(len(piles.get(kind, ()))), count, size))
