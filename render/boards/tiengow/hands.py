"""One player's own picture: the hand large and the trick above it, enough to decide a move."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import NamedTuple

from render.boards.around import GAP, parts
from render.boards.choice import ring_choice
from render.boards.fitting import grown
from render.boards.plates import PAD, cut_right, draw_ground, put_name, row_height
from render.boards.tiengow.plates import put_die
from render.boards.tiengow.scene import TileScene
from render.boards.tiengow.seating import held_size, steps
from render.boards.tiengow.stacks import DEEP
from render.boards.tiengow.start import draw_start, start_height
from render.boards.tiengow.table import draw_hand, table
from render.boards.tiengow.trick import draw_trick, middle_of
from render.layout import RING, TILES, Box, Picture, Shape, Text, fan, reach, stack
from rules import Seat
from rules.tiengow.tiles import civil

LARGEST = 120
"""The width of own tiles on a phone."""
DOWN = 48
"""The width of folded tiles."""
BETWEEN = 4
"""Pixels between two plates, one above the other."""


def hand(scene: TileScene, choice: Collection[str]) -> Picture:
    """Draw the hand below the trick; the tiles of a choice are ringed.

    Without tiles in the hand the whole table is drawn.
    """
    if not scene.view.hand:
        return table(scene)
    return grown(scene.size, partial(_draw, scene=scene, choice=choice))


def _draw(picture: Picture, scene: TileScene, choice: Collection[str]) -> None:
    areas = _areas(scene, picture.inner)
    trick = middle_of(scene, areas.middle, names=True) if scene.plays else None
    spare = areas.middle.height - (trick.needs if trick else start_height(scene))
    picture.height -= max(0, spare)
    areas = _areas(scene, picture.inner)
    _head(picture, areas.head, scene)
    if trick:
        draw_trick(picture, areas.middle, scene, names=True)
    else:
        draw_start(picture, areas.middle, scene)
    _draw_down(picture, areas.down, scene)
    for place, tiles in enumerate(areas.lines):
        y = areas.own.y + place * (TILES[areas.size] + GAP)
        row = Box(areas.own.x, y, areas.own.width, TILES[areas.size])
        draw_hand(picture, row, tiles, areas.size)
    ring_choice(picture, choice)


class Areas(NamedTuple):
    """The areas of a picture; the hand has `lines` of tiles that are `size` wide."""

    head: Box
    middle: Box
    down: Box
    own: Box
    lines: tuple[tuple[str, ...], ...]
    size: int


def _areas(scene: TileScene, inner: Box) -> Areas:
    """Divide a picture among plates, trick, folded tiles and hand.

    Folded tiles and hand are side by side; on a phone, which has no room for that, one above the
    other.
    """
    head, area = stack(inner, _head_height(scene), 0, gap=GAP)
    lines, size = _hand_lines(scene, area.width - 2 * RING)
    count = len(scene.view.down[scene.below])
    own = len(lines) * (TILES[size] + GAP) - GAP + RING
    if scene.tall and count:
        middle, down, low = stack(area, 0, TILES[DOWN], own, gap=GAP)
    else:
        middle, low = stack(area, 0, own, gap=GAP)
        down = low
    if count and not scene.tall:
        wide = steps(scene.view.hand, size)[-1] + size + 2 * RING
        label = reach(scene.say("label-down"), scene.letters)
        beside = max(label, count * (DOWN + BETWEEN))
        low, down = low.centred(wide + GAP + beside, low.height).split(wide, GAP)
    hand = Box(low.x + RING, low.y, low.width - 2 * RING, own - RING)
    return Areas(head, middle, down, hand, lines, size)


def _hand_lines(scene: TileScene, width: int) -> tuple[tuple[tuple[str, ...], ...], int]:
    """Return the lines of the hand, and the width of its tiles.

    On a phone the tiles are large. Those that do not fit one line lie in two: the civil ones above
    the military ones, or half of the hand in each.
    """
    tiles = scene.view.hand
    if not scene.high:
        return (tiles,), held_size(tiles, width)
    halves = tiles[: (len(tiles) + 1) // 2], tiles[(len(tiles) + 1) // 2 :]
    kinds = tuple(tuple(tile for tile in tiles if civil(tile) is kind) for kind in (True, False))
    for lines in ((tiles,), kinds):
        if all(not line or steps(line, LARGEST)[-1] + LARGEST <= width for line in lines):
            return tuple(filter(None, lines)), LARGEST
    return halves, LARGEST


def _draw_down(picture: Picture, area: Box, scene: TileScene) -> None:
    """Draw the tiles the viewer has folded, after a label or below it."""
    tiles = scene.view.down[scene.below]
    if not tiles:
        return
    words = scene.say("label-down")
    if scene.tall:
        label, row = area.split(reach(words, scene.letters), GAP)
    else:
        label, row = stack(area, scene.line, 0, gap=BETWEEN)
    picture.add(Text(words, label, scene.letters, faint=True))
    start = Box(row.x, row.y, DOWN, TILES[DOWN])
    picture.add(*fan(tiles, start, DOWN + BETWEEN, "down"))


# --- The head: whose turn it is, and everybody's stacks -----------------------------------------


def _across(scene: TileScene) -> int:
    return 2 if scene.tall else 4


def _plate_height(scene: TileScene) -> int:
    return row_height(scene) + 2 * PAD


def _head_height(scene: TileScene) -> int:
    lines = len(scene.view.playing) // _across(scene)
    return scene.line + lines * (BETWEEN + _plate_height(scene))


def _head(picture: Picture, area: Box, scene: TileScene) -> None:
    """Write the turn and the deal; then draw every seat with its stacks."""
    upper, low = stack(area, scene.line, 0, gap=BETWEEN)
    _turn(picture, upper, scene)
    across, order = _across(scene), (scene.below, *scene.others)
    for line in range(len(order) // across):
        y = low.y + line * (BETWEEN + _plate_height(scene))
        band = Box(low.x, y, low.width, _plate_height(scene))
        for place, box in enumerate(parts(band, across)):
            _draw_seat(picture, box, scene, order[line * across + place])


def _turn(picture: Picture, box: Box, scene: TileScene) -> None:
    facts = " · ".join(scene.standing)
    left, right = box.split(box.width - reach(facts, scene.letters) - GAP, GAP)
    picture.add(Text(facts, right, scene.letters, "right", faint=True))
    if scene.below in scene.view.to_act:
        size = scene.letters * 2 // 3
        arrow, left = left.split(size, 10)
        picture.add(Shape("head", arrow.centred(size, size), "turn"))
    picture.add(Text(_turn_words(scene), left, scene.letters + 2, bold=True))


def _turn_words(scene: TileScene) -> str:
    if not scene.view.to_act:
        return scene.say("turn-over")
    if scene.below in scene.view.to_act:
        return scene.say("turn-yours")
    return scene.say("turn-of", name=scene.asked())


def _draw_seat(picture: Picture, box: Box, scene: TileScene, seat: Seat) -> None:
    """Draw a small plate with the number of stacks."""
    inner = draw_ground(picture, box, scene, seat)
    count, size = str(scene.view.stacks[seat]), scene.letters
    left, right = cut_right(inner, PILE + GAP // 2 + reach(count, size))
    pile, number = right.split(PILE, GAP // 2)
    _draw_pile(picture, pile)
    picture.add(Text(count, number, size, "right", ground="plate", bold=True))
    put_name(picture, put_die(picture, left, scene, seat), scene, seat)


PILE = 36
"""The width of a stack seen from its side."""


def _draw_pile(picture: Picture, box: Box) -> None:
    """Draw a stack from its side, as the mark of a number of stacks."""
    around = box.centred(PILE, DEEP * 8 - 2)
    for layer in range(DEEP):
        tile = Box(around.x, around.y + layer * 8, PILE, 6)
        picture.add(Shape("plate", tile, "ink", "plate"))
