"""The side of the table with the stock: the number of the deal, the pile, the turned card."""

from __future__ import annotations

from typing import NamedTuple

from render.boards.flowers.scene import FlowerScene
from render.layout import CARDS, RING, Box, Picture, Shape, Sprite, Text, stack

GAP = 12

LAYERS, LIFT = 3, 4
"""The largest number of backs in a pile, and the pixels by which each is moved up and right."""

THICK = (LAYERS - 1) * LIFT
LEAST = {True: 144, False: 160}
"""The least width of the stock's side, by whether the picture is for a phone."""


class Heap(NamedTuple):
    """The widths of the stock's cards and of the turned card (0: there is none), which lies below
    or `beside` them.
    """

    pile: int
    turned: int = 0
    beside: bool = False

    def width(self, scene: FlowerScene) -> int:
        """Return the width, with room for a ring around the turned card."""
        pile, turned = self.pile + THICK, self.turned + 2 * RING
        if not self.turned:
            return max(pile, LEAST[scene.high])
        return turned + GAP + pile if self.beside else max(pile, turned, LEAST[scene.high])

    def height(self, scene: FlowerScene) -> int:
        """Return the height with all labels."""
        pile = _pile_height(scene, self.pile)
        turned = CARDS[self.turned] if self.turned else 0
        cards = max(pile, turned) if self.beside or not turned else pile + GAP + turned
        return cards + _deal_height(scene)


ALONE = (Heap(96), Heap(64))
TURNED = {
    True: (Heap(64, 132), Heap(64, 96), Heap(64, 96, True), Heap(64, 64, True)),
    False: (Heap(96, 132, True), Heap(64, 96, True), Heap(64, 64, True)),
}
"""The sizes with a turned card, the best first, by whether the picture is for a phone."""


def least_height(scene: FlowerScene) -> int:
    """Return the height of the second best size; smaller sizes are only for want of room."""
    return (TURNED[scene.high] if scene.view.turned else ALONE)[1].height(scene)


def heap(scene: FlowerScene, height: int) -> Heap:
    """Return the best size that fits a height, the smallest one if none does."""
    offers = TURNED[scene.high] if scene.view.turned else ALONE
    return next((offer for offer in offers if offer.height(scene) <= height), offers[-1])


def _deal_height(scene: FlowerScene) -> int:
    """Return the height of the number of the deal; 0 if a line above the table has it."""
    if not scene.duel:
        return 0
    return (2 if scene.high else 1) * scene.line + GAP


def draw_stock(picture: Picture, area: Box, scene: FlowerScene) -> None:
    """Draw the number of the deal, the stock with its count, and the turned card."""
    stock = heap(scene, area.height)
    area = area.centred(area.width, stock.height(scene))
    if high := _deal_height(scene):
        deal, area = stack(area, high - GAP, 0, gap=GAP)
        draw_deal(picture, deal, scene)
    pile = area
    if stock.turned and scene.view.turned:
        card, pile = _apart(area, stock, scene)
        sign = scene.kinds[scene.view.turned]
        picture.add(Sprite(scene.view.turned, card, "turned", sign=sign))
    pile = pile.centred(pile.width, _pile_height(scene, stock.pile))
    cards, label = stack(pile, THICK + CARDS[stock.pile], 0, gap=4)
    draw_pile(picture, cards, scene, stock.pile)
    picture.add(Text(scene.say("label-stock"), label, scene.letters, "centre", faint=True))


def _apart(area: Box, stock: Heap, scene: FlowerScene) -> tuple[Box, Box]:
    """Return the place of the turned card, and the rest of the area for the pile."""
    if stock.beside:
        card, pile = area.inset(RING).split(stock.turned, GAP)
    else:
        pile, card = stack(area, _pile_height(scene, stock.pile), 0, gap=GAP)
    return card.centred(stock.turned, CARDS[stock.turned]), pile


def _pile_height(scene: FlowerScene, size: int) -> int:
    return THICK + CARDS[size] + 4 + scene.line


def draw_deal(picture: Picture, box: Box, scene: FlowerScene) -> None:
    """Write the number of the deal: in one line if there is no room for two."""
    if box.height < 2 * scene.line:
        words = scene.say("head-deal", number=scene.view.number, deals=scene.view.deals)
        picture.add(Text(words, box, scene.letters, "centre", faint=True))
        return
    label, number = scene.say("label-deal"), f"{scene.view.number} / {scene.view.deals}"
    upper, lower = stack(box, box.height // 2, 0, gap=0)
    picture.add(
        Text(label, upper, scene.letters, "centre", faint=True),
        Text(number, lower, scene.letters, "centre", faint=True),
    )


def draw_pile(picture: Picture, area: Box, scene: FlowerScene, size: int) -> None:
    """Draw the stock as a pile of backs with its count; an empty frame when it is used up."""
    count = scene.view.stock
    whole = area.centred(size + THICK, CARDS[size] + THICK)
    top = Box(whole.x, whole.y + THICK, size, CARDS[size])
    for up in reversed(range(min(LAYERS, count))):
        picture.add(
            Sprite("back", Box(top.x + LIFT * up, top.y - LIFT * up, size, top.height), "stock")
        )
    if not count:
        picture.add(Shape("frame", top, "edge"))
    across = round(scene.letters * 1.6)
    disc = top.centred(across, across)
    picture.add(
        Shape("disc", disc, "plate", ""),
        Text(str(count), disc, scene.letters, "centre", ground="plate", bold=True),
    )
