"""The middle of the table: the gold or treasure, the newest discard, the wall, special facts.

A common heap of discards lies here too; rivers lie before their seats.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from render.boards.around import GAP
from render.boards.mahjong.groups import BACK, SIZE, line, line_width, lines, put
from render.boards.mahjong.heap import draw_heap, heap_height
from render.boards.mahjong.notes import (
    NOTE,
    STACK,
    draw_notes,
    draw_stack,
    draw_wilds,
    facts,
    note_lines,
    notes_height,
    wilds_height,
)
from render.boards.mahjong.rivers import Sizes
from render.boards.mahjong.scene import MahjongScene
from render.boards.mahjong.seating import CORNER
from render.boards.wrapping import wrapped
from render.layout import MAHJONG, RING, Box, Picture, Ring, Shape, Sprite, Text, reach, stack
from rules import Seat
from rules.mahjong.tiles import WHITE

NEWEST = {True: 84, False: 64}
"""The least width of the newest discard, by whether there is height to spare."""
SHOWN = 64
"""The width of the tile that shows the gold."""
APART = 6
"""Pixels between an icon and its words, and between two parts of a column."""
ARROW = 40
GOLD, FACTS = 200, 9
"""The width of the gold's cell in pixels, and of the facts' cell in letters' heights."""


class Block(NamedTuple):
    """A part of the middle: its height, and the function that draws it in a box."""

    height: int
    draw: Callable[[Picture, Box], None]


def middle_height(scene: MahjongScene, width: int, sizes: Sizes) -> int:
    """Return the height of the middle in a picture of a width, with the heap if there is one."""
    _, blocks = _column(scene, Box(0, 0, width, 0), sizes)
    return _high(blocks, sizes.gap)


def draw_middle(picture: Picture, area: Box, scene: MahjongScene, sizes: Sizes) -> None:
    """Draw the middle of the table in an area; a heap begins at the area's upper end, so that it
    stays in place.
    """
    column, blocks = _column(scene, area, sizes)
    y = area.y + (0 if scene.heaps else (area.height - _high(blocks, sizes.gap)) // 2)
    for block in blocks:
        block.draw(picture, Box(column.x, y, column.width, block.height))
        y += block.height + sizes.gap


def _high(blocks: list[Block], gap: int) -> int:
    return sum(block.height for block in blocks) + gap * max(0, len(blocks) - 1)


def _column(scene: MahjongScene, area: Box, sizes: Sizes) -> tuple[Box, list[Block]]:
    """Return the column of the middle and its blocks: the cells or the facts, then all else."""
    if scene.heaps and not sizes.crowded:
        return area, [_strip(scene, sizes), *_rest(scene, area.width, sizes)]
    column = area if scene.tall or scene.heaps else Box(area.x, area.y, CORNER, area.height)
    return column, list(_between(scene, column.width, sizes))


def _between(scene: MahjongScene, width: int, sizes: Sizes) -> Iterator[Block]:
    """Yield blocks: the facts in lines, a tile that is being added, the heap, the ending."""
    notes = note_lines(scene, width, facts(scene), sizes.noted)
    draw = partial(draw_notes, scene=scene, lines=notes, centred=True)
    yield Block(notes_height(scene, notes), draw)
    if scene.shown and scene.newest is None:
        newest = partial(_draw_newest, scene=scene, size=_newest(scene, sizes))
        yield Block(MAHJONG[_newest(scene, sizes)] + 2 * RING, newest)
    if scene.heaps and scene.river:
        yield _heap(scene, width, sizes)
    if not scene.view.to_act:
        yield _ending(scene, width, sizes.noted)


def _heap(scene: MahjongScene, width: int, sizes: Sizes) -> Block:
    draw = partial(draw_heap, scene=scene, sizes=sizes)
    return Block(heap_height(scene, width, sizes), draw)


def _least(scene: MahjongScene) -> int:
    """Return the height of the cells of the gold and of the facts."""
    high = MAHJONG[SHOWN] if scene.view.indicator or scene.view.aside else 0
    gold = wilds_height(scene, GOLD) if _many(scene) else high
    treasure = MAHJONG[SHOWN] + scene.line if scene.view.aside and scene.tall else 0
    return max(3 * scene.line, gold, treasure)


def _strip(scene: MahjongScene, sizes: Sizes) -> Block:
    """Return the block with the gold, the newest discard and the facts, from left to right."""
    size = _newest(scene, sizes)
    newest = MAHJONG[size] + 2 * RING if scene.shown else 0

    def draw(picture: Picture, box: Box) -> None:
        gold, rest = box.split(GOLD, GAP)
        middle, facts = rest.split(rest.width - FACTS * scene.letters - GAP, GAP)
        _draw_cells(picture, gold, facts, scene)
        _draw_newest(picture, middle, scene, size)

    return Block(max(_least(scene), newest), draw)


def _rest(scene: MahjongScene, width: int, sizes: Sizes) -> Iterator[Block]:
    """Yield special facts, the heap of discards, the ending: below the cells."""
    if (notes := note_lines(scene, width, tile=sizes.noted)).lines:
        yield Block(notes_height(scene, notes), partial(draw_notes, scene=scene, lines=notes))
    if scene.river:
        yield _heap(scene, width, sizes)
    if not scene.view.to_act:
        yield _ending(scene, width, sizes.noted)


# --- The cells ----------------------------------------------------------------------------------


def _many(scene: MahjongScene) -> bool:
    """Whether kinds other than the indicator's are wild."""
    return bool(scene.view.wilds) and scene.view.wilds != (scene.view.indicator,)


def _draw_cells(picture: Picture, gold: Box, facts: Box, scene: MahjongScene) -> None:
    """Draw the gold, the wild tiles or the treasure, and the progress of deal and match."""
    if _many(scene):
        draw_wilds(picture, gold, scene)
    else:
        _draw_gold(picture, gold, scene)
    _draw_treasure(picture, gold, scene)
    _draw_facts(picture, facts, scene)


def _draw_gold(picture: Picture, box: Box, scene: MahjongScene) -> None:
    """Draw the indicator of the gold, and the tile that white stands for."""
    view, size = scene.view, scene.letters
    if not view.indicator:
        return
    left, rest = box.split(SHOWN, GAP)
    tile = left.centred(SHOWN, MAHJONG[SHOWN])
    put(picture, scene, [Sprite(view.indicator, tile, "indicator")])
    words = scene.say("label-gold")
    if not scene.face:
        picture.add(Text(words, rest.centred(rest.width, scene.line), size, bold=True))
        return
    note = rest.centred(rest.width, scene.line + MAHJONG[SIZE])
    upper, low = stack(note, scene.line, 0, gap=0)
    picture.add(Text(words, upper, size, bold=True))
    white = Box(low.x, low.y, SIZE, low.height)
    face = Box(white.right + size, low.y, SIZE, low.height)
    equals = Box(white.right, low.y, size, low.height)
    picture.add(Sprite(WHITE, white, NOTE), Sprite(scene.face, face, NOTE))
    picture.add(Text("=", equals, size, "centre", bold=True))


def _draw_treasure(picture: Picture, box: Box, scene: MahjongScene) -> None:
    """Draw the tile that lies aside: its face for those who know it, otherwise its back."""
    if not scene.view.aside:
        return
    words, size = scene.say("label-treasure"), scene.letters
    left, beside = box.split(SHOWN, GAP)
    upper, below = stack(box, MAHJONG[SHOWN], scene.line, gap=0)
    tile, label = left.centred(SHOWN, MAHJONG[SHOWN]), beside.centred(beside.width, scene.line)
    if scene.tall:
        tile, label = Box(box.x, upper.y, SHOWN, upper.height), below
    picture.add(Sprite(scene.view.treasure or BACK, tile, "aside"))
    picture.add(Text(words, label, size, bold=True))


def _draw_newest(picture: Picture, box: Box, scene: MahjongScene, size: int) -> None:
    """Draw the newest discard, or the tile added to a meld, with an arrow from its player."""
    if not scene.shown:
        return
    seat, tile = scene.shown
    way = scene.way(seat)
    if way == "right":
        middle, rest = box.inset(RING).split(size, RING + GAP)
        arrow, rest = rest.split(ARROW, GAP)
    else:
        arrow, rest = box.split(ARROW, RING + GAP)
        middle, rest = rest.split(size, RING + GAP)
    around = middle.centred(size, MAHJONG[size])
    put(picture, scene, [Sprite(tile, around, "newest" if scene.newest else NOTE)])
    picture.add(Ring(around), Shape(TOWARD[way], arrow.centred(ARROW, ARROW), "yellow"))
    _draw_player(picture, rest, scene, seat)


def _newest(scene: MahjongScene, sizes: Sizes) -> int:
    """Return the width of the newest discard: no other one is larger."""
    return max(NEWEST[scene.high], sizes.latest)


TOWARD = {"bottom": "up", "left": "right", "top": "down", "right": "left"}
"""The direction of an arrow that comes from a side."""


def _draw_player(picture: Picture, box: Box, scene: MahjongScene, seat: Seat) -> None:
    """Write the player of the tile, and special facts about it on a light ground below."""
    size, high = scene.letters, scene.line
    adds = "adds-xi" if scene.to_xi else "adds"
    key = "locked" if scene.view.locked else "" if scene.newest else adds
    width = box.width - 2 * GAP
    special = list(wrapped(scene.say(f"label-{key}"), width, size)) if key else []
    lines = box.centred(box.width, high + (GAP + high * len(special) if special else 0))
    name = Box(lines.x, lines.y, lines.width, high)
    picture.add(Text(scene.short(seat, name.width / size), name, size, bold=True))
    if special:
        wide = max(reach(words, size) for words in special) + 2 * GAP
        chip = Box(name.x, name.bottom + GAP, wide, high * len(special))
        picture.add(Shape("plate", chip, "ink"))
        rows = stack(chip.inset(GAP), *[high] * len(special), gap=0)
        for words, row in zip(special, rows, strict=True):
            picture.add(Text(words, row, size, "centre", "black", "ink", bold=True))


def _draw_facts(picture: Picture, box: Box, scene: MahjongScene) -> None:
    """Write the number of tiles to draw, the number of the deal, and the progress of the match."""
    size, line_ = scene.letters, scene.line
    lines = stack(box.centred(box.width, 3 * line_), line_, line_, line_, gap=0)
    if scene.view.phase != "limit":
        icon, rest = lines[0].split(STACK, APART)
        draw_stack(picture, icon.centred(STACK, line_))
        picture.add(Text(str(scene.view.wall), rest, size + 4, bold=True))
    for words, at in zip(scene.standing, lines[1:], strict=True):
        picture.add(Text(words, at, size, faint=True))


# --- The end ------------------------------------------------------------------------------------


def _ending(scene: MahjongScene, width: int, size: int) -> Block:
    """Return the block with the end of the deal and the hand that was opened.

    A hand that the viewer holds is left out, because it lies below.
    """
    seat = scene.opened
    held = scene.hand(seat) if seat is not None and seat != scene.view.seat else ((), None)
    own = lines(held, size, width - 2 * RING) if any(held) else []
    step = MAHJONG[size] + 2 * RING

    def draw(picture: Picture, box: Box) -> None:
        words = Box(box.x, box.y, box.width, scene.line)
        ended = scene.ending(words.width / scene.letters)
        picture.add(Text(ended, words, scene.letters, "centre", bold=True))
        for place, (tiles, apart) in enumerate(own):
            row = Box(box.x, words.bottom + RING + place * step, box.width, MAHJONG[size])
            row = row.centred(line_width(len(tiles), apart is not None, size), row.height)
            sprites = line(tiles, apart, size, row, "opened")
            put(picture, scene, sprites)
            if apart:
                picture.add(Ring(sprites[-1].box))

    return Block(scene.line + len(own) * step, draw)
