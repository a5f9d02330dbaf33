"""The side of the table where the stock lies: the number of the deal, the pile, the turned card."""

from __future__ import annotations

from render.boards.scene import Scene
from render.layout import CARDS, RING, Box, Picture, Shape, Sprite, Text, stack

GAP = 12
TURNED = 132
"""How wide the turned card is."""

LAYERS, LIFT = 3, 4
"""A pile shows so many backs at most, each so many pixels higher and further right."""

THICK = (LAYERS - 1) * LIFT


def stock_width(scene: Scene) -> int:
    """How wide the side with the stock must be."""
    if scene.tall:
        return TURNED + 2 * RING
    return TURNED + 2 * RING + GAP + 96 + THICK if scene.view.turned else 160


def draw_stock(picture: Picture, area: Box, scene: Scene) -> None:
    """The number of the deal, the stock with its count, and the turned card beside or below it."""
    (_stock_below if scene.tall else _stock_beside)(picture, area, scene)


def _stock_below(picture: Picture, area: Box, scene: Scene) -> None:
    turned = scene.view.turned
    size = 64 if turned else 96
    parts = [2 * scene.line, _pile_height(scene, size), *([CARDS[TURNED]] if turned else [])]
    bands = stack(area.centred(area.width, sum(parts) + GAP * (len(parts) - 1)), *parts, gap=GAP)
    draw_deal(picture, bands[0], scene)
    _labelled_pile(picture, bands[1], scene, size)
    if turned:
        picture.add(Sprite(turned, bands[2].centred(TURNED, CARDS[TURNED]), "turned"))


def _stock_beside(picture: Picture, area: Box, scene: Scene) -> None:
    turned = scene.view.turned
    high = CARDS[TURNED] if turned else _pile_height(scene, 96)
    deal, low = stack(area.centred(area.width, scene.line + GAP + high), scene.line, 0, gap=GAP)
    draw_deal(picture, deal, scene)
    if turned:
        card, low = low.inset(RING).split(TURNED, GAP)
        picture.add(Sprite(turned, card, "turned"))
    _labelled_pile(picture, low.centred(low.width, _pile_height(scene, 96)), scene, 96)


def _pile_height(scene: Scene, size: int) -> int:
    return THICK + CARDS[size] + 4 + scene.line


def _labelled_pile(picture: Picture, area: Box, scene: Scene, size: int) -> None:
    pile, label = stack(area, THICK + CARDS[size], 0, gap=4)
    draw_pile(picture, pile, scene, size)
    picture.add(Text(scene.say("label-stock"), label, scene.letters, "centre", faint=True))


def draw_deal(picture: Picture, box: Box, scene: Scene) -> None:
    """Which deal of the match this is: in one line where there is room, else in two."""
    label, number = scene.say("label-deal"), f"{scene.view.number} / {scene.view.deals}"
    if box.height < 2 * scene.line:
        picture.add(Text(f"{label} {number}", box, scene.letters, "centre", faint=True))
        return
    upper, lower = stack(box, box.height // 2, 0, gap=0)
    picture.add(
        Text(label, upper, scene.letters, "centre", faint=True),
        Text(number, lower, scene.letters, "centre", faint=True),
    )


def draw_pile(picture: Picture, area: Box, scene: Scene, size: int) -> None:
    """The stock as a pile of backs with its count; an empty frame when it is used up."""
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
