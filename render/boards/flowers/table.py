"""The table of the flower-card games: the seats around it, the field between, the stock beside."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

from render.boards.around import GAP
from render.boards.fitting import grown
from render.boards.flowers.captures import draw_captures
from render.boards.flowers.field import WIDTHS, draw_field, largest
from render.boards.flowers.held import draw_held, laid
from render.boards.flowers.moves import draw_choice, draw_last
from render.boards.flowers.plates import draw_plate
from render.boards.flowers.scene import FlowerScene
from render.boards.flowers.seating import Seating, moved, split_middle
from render.boards.flowers.stock import THICK, draw_deal, draw_pile, draw_stock, heap
from render.layout import (
    CARDS,
    Box,
    Picture,
    Text,
    fan,
    reach,
    stack,
)


def table(scene: FlowerScene, choice: Collection[str] = ()) -> Picture:
    """Draw the whole table: the others above, the field, the viewer (or the first seat) below.

    The cards of a choice are ringed, otherwise those of the last move.
    """
    return grown(scene.size, partial(_draw, scene=scene, choice=choice))


def _draw(picture: Picture, scene: FlowerScene, choice: Collection[str]) -> None:
    seated, size = laid(scene, picture.inner)
    spare = max(0, seated.middle.height - _middle_height(scene, seated.middle))
    picture.height -= spare
    seated = moved(scene, seated, -spare)
    _seats(picture, scene, seated)
    _middle(picture, seated.middle, scene)
    if size:
        draw_held(picture, picture.inner, scene, size)
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
        words = scene.naming(
            lambda names: say("label-resting", names=names),
            view.resting,
            right.width / scene.letters,
            say("comma"),
        )
        picture.add(Text(words, right, scene.letters, "right", faint=True))


# --- The middle of the table --------------------------------------------------------------------


AROUND = 24
"""Pixels above and below the middle of the table; further free pixels are cut from the picture."""
LABEL = 6
"""Pixels between the cards set aside and their label."""


def _middle_height(scene: FlowerScene, area: Box) -> int:
    """Return the height of everything in the middle, with room around it."""
    if scene.view.phase == "cut":
        return CARDS[_pack_size(scene, area)] + _below_pack(scene) + 2 * AROUND
    _, field, _ = split_middle(scene, area)
    highs = [heap(scene, area.height).height(scene)]
    _, boxes = largest(scene, WIDTHS, field)
    highs += [boxes[-1].bottom - boxes[0].y] if boxes else []
    highs += [CARDS[64] + LABEL + scene.line] if scene.view.reserved else []
    return max(highs) + 2 * AROUND


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
    draw_field(picture, field, scene, WIDTHS)


def _pack(picture: Picture, area: Box, scene: FlowerScene) -> None:
    """Draw the whole pack, offered to the player who cuts it."""
    size, words = _pack_size(scene, area), _below_pack(scene)
    pack, low = stack(area.centred(area.width, CARDS[size] + words), THICK + CARDS[size], 0, gap=20)
    draw_pile(picture, pack, scene, size)
    sentence = scene.say("table-cut", name=scene.asked())
    picture.add(Text(sentence, low, scene.letters + 2, "centre", bold=True))


def _pack_size(scene: FlowerScene, area: Box) -> int:
    """Return the width of the pack's cards: the largest that fits an area."""
    free = area.height - _below_pack(scene)
    return next((width for width in (180, 132, 96) if CARDS[width] <= free), 64)


def _below_pack(scene: FlowerScene) -> int:
    """Return the height of the sentence below the pack, with the pack's thickness."""
    return THICK + 20 + scene.line


def _reserved(picture: Picture, area: Box, scene: FlowerScene) -> None:
    """Draw the rains set aside for the seat that takes the oni."""
    cards = scene.view.reserved
    area = area.centred(64 + 24 * (len(cards) - 1), CARDS[64] + LABEL + scene.line)
    start = Box(area.x, area.y, 64, CARDS[64])
    picture.add(*fan(cards, start, 24, "reserved", scene.kinds))
    label = Box(area.x, area.y + CARDS[64] + LABEL, area.width, scene.line)
    picture.add(Text(scene.say("label-reserved"), label, scene.letters, "centre", faint=True))
