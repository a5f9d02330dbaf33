"""The table of the flower-card games: two players, the field between them, the stock beside it."""

from __future__ import annotations

from collections.abc import Iterator

from render.boards.captures import (
    CROWDED,
    captures_height,
    draw_captures,
    fans,
    widest_step,
)
from render.boards.moves import draw_last
from render.boards.plates import draw_plate
from render.boards.scene import Scene
from render.boards.stock import THICK, draw_deal, draw_pile, draw_stock, stock_width
from render.layout import (
    CARDS,
    RING,
    Box,
    Picture,
    Sprite,
    Text,
    fan,
    first_fit,
    rows,
    spot_step,
    spot_width,
    stack,
)
from rules import Seat
from rules.hanafuda.cards import in_order

GAP = 14
PLATE = 88
"""The height of a name plate that runs along the whole table."""
BESIDE = 400
"""The width of a name plate that stands beside the captures."""

Fit = tuple[dict[Seat, int], tuple[Box, ...]]
"""In how many lines each seat's captures lie, and the bands of the table from top to bottom."""


def table(scene: Scene) -> Picture:
    """The whole table: the opponent above, the field, the viewer (or the first seat) below."""
    picture = Picture(*scene.size)
    own = GAP + CARDS[96] if scene.view.hand else 0
    lines, (top, middle, low) = next(_fits(scene, picture.inner, own))
    _side(picture, top, scene, 1 - scene.below, lines)
    _middle(picture, middle, scene)
    side = Box(low.x, low.y, low.width, low.height - own)
    _side(picture, side, scene, scene.below, lines)
    if own:
        draw_hand(picture, Box(low.x, side.bottom + GAP, low.width, CARDS[96]), scene, 96)
    draw_last(picture, scene.view, scene.below)
    return picture


def _fits(scene: Scene, inner: Box, own: int) -> Iterator[Fit]:
    """Ways to share the height, the best first: crowded captures take a second line if they can."""
    width = inner.width if scene.tall else inner.width - BESIDE - GAP
    crowded = [seat for seat in (0, 1) if widest_step(fans(scene, seat), width) < CROWDED]
    crowded.sort(key=lambda seat: -len(scene.view.captures[seat]))
    for count in range(len(crowded), -1, -1):
        lines = {seat: 2 if seat in crowded[:count] else 1 for seat in (0, 1)}
        top, low = (_side_height(scene, lines[seat]) for seat in (1 - scene.below, scene.below))
        bands = stack(inner, top, 0, low + own, gap=GAP)
        if not count or _roomy(scene, bands[1]):
            yield lines, bands


def _roomy(scene: Scene, middle: Box) -> bool:
    """Whether the stock and the field at a good size fit the middle of the table."""
    if middle.height < (470 if scene.tall else 260):
        return False
    spots = [spot_width(len(spot), 96) for spot in scene.view.field]
    return rows(spots, CARDS[96], _split(scene, middle)[1], 12) is not None


def _side_height(scene: Scene, lines: int) -> int:
    return captures_height(scene, lines) + (PLATE + 4 if scene.tall else 0)


def draw_hand(picture: Picture, area: Box, scene: Scene, size: int) -> None:
    """The viewer's own cards in the order of the pack."""
    cards = in_order(scene.view.hand)
    boxes = rows([size] * len(cards), CARDS[size], area, 12) or []
    picture.add(*(Sprite(*place, "hand") for place in zip(cards, boxes, strict=True)))


def _side(picture: Picture, area: Box, scene: Scene, seat: Seat, lines: dict[Seat, int]) -> None:
    """One player's plate and captures; the captures lie nearer to the field."""
    if not scene.tall:
        plate, captures = area.split(BESIDE, GAP)
        height = captures_height(scene, 1)
        y = plate.bottom - height if seat == scene.below else plate.y
        plate = Box(plate.x, y, plate.width, height)
    elif seat == scene.below:
        captures, plate = stack(area, 0, PLATE, gap=4)
    else:
        plate, captures = stack(area, PLATE, 0, gap=4)
    draw_plate(picture, plate, scene, seat)
    draw_captures(picture, captures.inset(RING), scene, seat, lines[seat])


# --- The middle of the table --------------------------------------------------------------------


def _middle(picture: Picture, area: Box, scene: Scene) -> None:
    """The field with the cards set aside on its left and the stock on its right."""
    aside, field, corner = _split(scene, area)
    if scene.view.phase == "cut":
        draw_deal(picture, stack(corner, 2 * scene.line, 0, gap=0)[0], scene)
        _pack(picture, field, scene)
        return
    draw_stock(picture, corner, scene)
    if scene.view.reserved:
        _reserved(picture, aside, scene)
    draw_field(picture, field, scene, (132, 96, 64))


def _split(scene: Scene, area: Box) -> tuple[Box, Box, Box]:
    """Where the cards set aside, the field and the stock lie."""
    area, right = area.split(area.width - stock_width(scene) - GAP, GAP)
    left, field = area.split(118, GAP) if scene.view.reserved else (area, area)
    return left, field, right


def draw_field(picture: Picture, area: Box, scene: Scene, sizes: tuple[int, ...]) -> None:
    """The table cards at the largest size that fits; the cards of a group overlap."""
    field = scene.view.field
    size, boxes = first_fit([len(spot) for spot in field], sizes, area, 12)
    for place, (spot, box) in enumerate(zip(field, boxes, strict=True)):
        start = Box(box.x, box.y, size, box.height)
        picture.add(*fan(spot, start, spot_step(size), f"field {place}"))


def _pack(picture: Picture, area: Box, scene: Scene) -> None:
    """The whole pack, offered to the player who cuts it."""
    area = area.centred(area.width, CARDS[180] + THICK + 20 + scene.line)
    pack, words = stack(area, CARDS[180] + THICK, 0, gap=20)
    draw_pile(picture, pack, scene, 180)
    (seat,) = scene.view.to_act
    sentence = scene.say("table-cut", name=scene.short(seat))
    picture.add(Text(sentence, words, scene.letters + 2, "centre", bold=True))


def _reserved(picture: Picture, area: Box, scene: Scene) -> None:
    """The rains set aside for whoever takes the oni."""
    cards = scene.view.reserved
    area = area.centred(64 + 24 * (len(cards) - 1), CARDS[64] + 6 + scene.line)
    picture.add(*fan(cards, Box(area.x, area.y, 64, CARDS[64]), 24, "reserved"))
    label = Box(area.x, area.y + CARDS[64] + 6, area.width, scene.line)
    picture.add(Text(scene.say("label-reserved"), label, scene.letters, "centre", faint=True))
