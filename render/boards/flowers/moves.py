"""The last move, and the cards of a choice: the rings and arrows on a table."""

from __future__ import annotations

from collections.abc import Iterable

from render.boards.flowers.scene import FlowerScene
from render.layout import RING, Box, Picture, Ring, Shape, Sprite

FROM = {"play", "turn", "choose", "take", "alone"}
"""The events whose first piece came from a hand or from the stock."""

MOVED = {*FROM, "brings", "dealer-takes", "reserve", "leftover", "hiki"}
"""The events that moved their pieces to another place."""

ARROW = 46
"""The length of an arrow on a whole card, in pixels; a narrow strip has a shorter one."""


def draw_last(picture: Picture, scene: FlowerScene) -> None:
    """Ring the cards of the last move where they lie now, with arrows from where they came.

    Cards the gaji is about to take are ringed as a choice.
    """
    view = scene.view
    shown = tuple(picture.sprites)
    moves = [event for event in view.last if event.kind in MOVED]
    cards = dict.fromkeys(card for event in moves for card in event.pieces)
    if view.aimed and view.turned:
        cards[view.turned] = None
    places = {sprite.name: seen(sprite, shown) for sprite in shown if sprite.name in cards}
    picture.add(*(Ring(places[c]) for c in cards if c in places and c not in view.aimed))
    draw_choice(picture, view.aimed)
    for event in moves:
        if event.kind in FROM and event.pieces[0] != view.turned and event.pieces[0] in places:
            origin = scene.way(event.seat) if event.kind == "play" else "stock"
            picture.add(*arrow(places[event.pieces[0]], origin))


def seen(sprite: Sprite, shown: tuple[Sprite, ...]) -> Box:
    """Return the part of a fanned card that the next one leaves free."""
    box = sprite.box
    covers = [
        other.box.x
        for other in shown
        if other.zone == sprite.zone and other.box.y == box.y and box.x < other.box.x < box.right
    ]
    return Box(box.x, box.y, min(covers, default=box.right) - box.x, box.height)


def arrow(box: Box, origin: str) -> tuple[Shape, Shape]:
    """Return the outline and the face of a short arrow at the edge from which a card came.

    It lies over the edge or a corner of the card, and does not reach beyond the card's ring.
    """
    size = max(30, min(ARROW, box.width * 5 // 8))
    x, y = box.x + (box.width - size) // 2, box.y + (box.height - size) // 2
    place, kind = {
        "top": ((x, box.y - RING), "down"),
        "bottom": ((x, box.bottom + RING - size), "up"),
        "left": ((box.x - RING, box.y - RING), "down right"),
        "right": ((box.right + RING - size, box.y - RING), "down left"),
        "stock": ((box.right + RING - size, y), "left"),
    }[origin]
    around = Box(*place, size, size)
    return Shape(kind, around, "black", ""), Shape(f"small {kind}", around, "yellow", "")


def draw_choice(picture: Picture, cards: Iterable[str]) -> None:
    """Ring the cards of a choice, raised above those that cover them."""
    found = {sprite.name: sprite for sprite in picture.sprites}
    for name in cards:
        if card := found.get(name):
            picture.items.remove(card)
            picture.add(card, Ring(card.box, "choice"))
