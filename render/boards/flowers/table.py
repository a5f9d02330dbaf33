"""The table of the flower-card games: the seats around it, the field between, the stock beside."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

from render.boards.around import GAP
from render.boards.fitting import grown
from render.boards.flowers.captures import draw_captures
from render.boards.flowers.held import FIELD, draw_held, laid
from render.boards.flowers.moves import draw_choice, draw_last
from render.boards.flowers.plates import draw_plate
from render.boards.flowers.scene import FlowerScene
from render.boards.flowers.seating import Seating, split_middle
from render.boards.flowers.stock import THICK, draw_deal, draw_pile, draw_stock
from render.layout import (
    CARDS,
    Box,
    Picture,
    Text,
    ems,
    fan,
    first_fit,
    reach,
    spot_step,
    stack,
)


def table(scene: FlowerScene, choice: Collection[str] = ()) -> Picture:
    """Draw the whole table: the others above, the field, the viewer (or the first seat) below.

    The cards of a choice are ringed, otherwise those of the last move.
    """
    return grown(scene.size, partial(_draw, scene=scene, choice=choice))


def _draw(picture: Picture, scene: FlowerScene, choice: Collection[str]) -> None:
    inner = picture.inner
    seated, size = laid(scene, inner)
    _seats(picture, scene, seated)
    _middle(picture, seated.middle, scene)
    if size:
        draw_held(picture, inner, scene, size)
    if choice:
        draw_choice(picture, choice)
    else:
        draw_last(picture, scene)


def _seats(picture: Picture, scene: FlowerScene, seated: Seating) -> None:
    """Draw every plate with its captures, and the line above them."""
    if seated.head is not None:
        _head(picture, seated.head, scene)
    for place in seated.places:
        draw_plate(picture, place.plate, scene, place.seat)
        if place.captures is not None:
            draw_captures(picture, place.captures, scene, place.seat, place.spread)


def _head(picture: Picture, area: Box, scene: FlowerScene) -> None:
    """Write the names of those who sit the deal out, and the number of the deal."""
    view, say = scene.view, scene.say
    deal = say("head-deal", number=view.number, deals=view.deals)
    left, right = area.split(reach(deal, scene.letters), 2 * GAP)
    picture.add(Text(deal, left, scene.letters, faint=True))
    if view.resting:
        free = right.width / scene.letters - ems(say("label-resting", names=""))
        words = say("label-resting", names=scene.listed(view.resting, free))
        picture.add(Text(words, right, scene.letters, "right", faint=True))


# --- The middle of the table --------------------------------------------------------------------


def _middle(picture: Picture, area: Box, scene: FlowerScene) -> None:
    """Draw the field with the cards set aside on its left and the stock on its right."""
    aside, field, corner = split_middle(scene, area)
    if scene.view.phase == "cut":
        if scene.duel:
            draw_deal(picture, stack(corner, 2 * scene.line, 0, gap=0)[0], scene)
        _pack(picture, field if scene.duel else area, scene)
        return
    draw_stock(picture, corner, scene)
    if scene.view.reserved:
        _reserved(picture, aside, scene)
    draw_field(picture, field, scene, FIELD)


def draw_field(picture: Picture, area: Box, scene: FlowerScene, sizes: tuple[int, ...]) -> None:
    """Draw the table cards at the largest size that fits; the cards of a group overlap."""
    field = scene.view.field
    size, boxes = first_fit([len(spot) for spot in field], sizes, area, 12)
    for place, (spot, box) in enumerate(zip(field, boxes, strict=True)):
        start = Box(box.x, box.y, size, box.height)
        picture.add(*fan(spot, start, spot_step(size), f"field {place}", scene.kinds))


def _pack(picture: Picture, area: Box, scene: FlowerScene) -> None:
    """Draw the whole pack, offered to the player who cuts it."""
    words = THICK + 20 + scene.line
    size = next((width for width in (180, 132, 96) if CARDS[width] + words <= area.height), 64)
    pack, low = stack(area.centred(area.width, CARDS[size] + words), THICK + CARDS[size], 0, gap=20)
    draw_pile(picture, pack, scene, size)
    sentence = scene.say("table-cut", name=scene.asked())
    picture.add(Text(sentence, low, scene.letters + 2, "centre", bold=True))


def _reserved(picture: Picture, area: Box, scene: FlowerScene) -> None:
    """Draw the rains set aside for the seat that takes the oni."""
    cards = scene.view.reserved
    area = area.centred(64 + 24 * (len(cards) - 1), CARDS[64] + 6 + scene.line)
    start = Box(area.x, area.y, 64, CARDS[64])
    picture.add(*fan(cards, start, 24, "reserved", scene.kinds))
    label = Box(area.x, area.y + CARDS[64] + 6, area.width, scene.line)
    picture.add(Text(scene.say("label-reserved"), label, scene.letters, "centre", faint=True))
