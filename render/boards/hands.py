"""One player's own picture: the hand large and the field above it, enough to decide a move."""

from __future__ import annotations

from collections.abc import Collection

from render.boards.captures import by_class
from render.boards.hanafuda import draw_field, draw_hand, table
from render.boards.moves import draw_choice, draw_last
from render.boards.scene import Scene
from render.layout import (
    CARDS,
    RING,
    Box,
    Picture,
    Shape,
    Sprite,
    Text,
    reach,
    rows,
    spot_width,
    stack,
)
from rules import Seat
from rules.hanafuda.cards import CLASSES

GAP = 14
BESIDE_A_TURNED_CARD = ((132, 132), (132, 96), (96, 96), (64, 96))
"""The widths of field and hand cards, the best first."""
ALONE = ((132, 180), (96, 180), (132, 132), (96, 132), (132, 96), (96, 96), (64, 96))


def hand(scene: Scene, choice: Collection[str]) -> Picture:
    """The hand below the field; the cards a choice is about are ringed.

    Without cards in the hand it is the whole table.
    """
    view = scene.view
    if not view.hand and not view.turned:
        return table(scene)
    picture = Picture(*scene.size)
    head, middle = stack(picture.inner, 2 * scene.line + 4, 0, gap=12)
    middle = Box(middle.x + RING, middle.y, middle.width - 2 * RING, middle.height - RING)
    _head(picture, head, scene)
    turned, field, own, sizes = _areas(scene, middle)
    draw_field(picture, field, scene, (sizes[0], 64))
    draw_hand(picture, own, scene, sizes[1])
    if view.turned:
        _turned(picture, turned, scene, view.turned)
    if choice:
        draw_choice(picture, choice)
    else:
        draw_last(picture, view, scene.below)
    return picture


def _areas(scene: Scene, area: Box) -> tuple[Box, Box, Box, tuple[int, int]]:
    """Where the turned card, the field and the hand go, and how wide their cards are."""
    view = scene.view
    for sizes in BESIDE_A_TURNED_CARD if view.turned else ALONE:
        lines = _lines(len(view.hand), sizes[1], area.width)
        low = max(0, lines * (CARDS[sizes[1]] + 12) - 12)
        upper, own = stack(area, area.height - low - 20, low, gap=20)
        turned, field = upper.split(180, 24) if view.turned else (upper, upper)
        spots = [spot_width(len(spot), sizes[0]) for spot in view.field]
        if low < area.height and rows(spots, CARDS[sizes[0]], field, 12) is not None:
            break
    return turned, field, own, sizes


def _lines(cards: int, size: int, width: int) -> int:
    across = (width + 12) // (size + 12)
    return -(-cards // across)


def _turned(picture: Picture, area: Box, scene: Scene, card: str) -> None:
    """The card turned from the stock, large, with its label."""
    tall = CARDS[180] + 10 + scene.line
    face, label = stack(area.centred(180, tall), CARDS[180], 0, gap=10)
    picture.add(
        Sprite(card, face, "turned"),
        Text(scene.say("label-turned"), label, scene.letters, "centre", faint=True),
    )


def _head(picture: Picture, area: Box, scene: Scene) -> None:
    """Whose turn it is, deal and stock; then what both players have captured, in numbers."""
    view, say = scene.view, scene.say
    upper, lower = stack(area, scene.line, 0, gap=4)
    facts = say("hand-facts", number=view.number, deals=view.deals, stock=view.stock)
    left, right = upper.split(upper.width - reach(facts, scene.letters) - GAP, GAP)
    picture.add(Text(facts, right, scene.letters, "right", faint=True))
    if scene.below in view.to_act:
        head = scene.letters * 2 // 3
        arrow, left = left.split(head, 10)
        picture.add(Shape("right", arrow.centred(head, head), "turn"))
    picture.add(Text(_turn_words(scene), left, scene.letters + 2, bold=True))
    half = (lower.width - GAP) // 2
    for seat, box in zip((scene.below, 1 - scene.below), lower.split(half, GAP), strict=True):
        _counts(picture, box, scene, seat)


def _turn_words(scene: Scene) -> str:
    view, say = scene.view, scene.say
    if not view.to_act:
        return say("turn-over")
    if scene.below in view.to_act:
        return say("turn-yours")
    return say("turn-of", name=scene.short(min(view.to_act)))


def _counts(picture: Picture, box: Box, scene: Scene, seat: Seat) -> None:
    """A name and the number of captured cards of each class beside the class's mark."""
    piles, size = by_class(scene.view.captures[seat]), scene.letters
    each = size + 4 + reach("00", size) + 4
    free = box.width - len(CLASSES) * each - 8
    name, rest = box.split(min(free, reach(scene.names[seat], size)), 8)
    picture.add(Text(scene.names[seat], name, size, bold=True))
    for place, kind in enumerate(CLASSES):
        cell = Box(rest.x + place * each, box.y, each, box.height)
        mark = Box(cell.x, cell.y, size, cell.height).centred(size, size)
        count = Box(cell.x + size + 4, cell.y, each - size - 4, cell.height)
        picture.add(
            Shape("disc", mark, "ink"),
            Shape(kind, mark, "black", "ink"),
            Text(str(len(piles.get(kind, ()))), count, size),
        )
