"""What only Liangxi shows in the middle of the table: the wild kinds, and lines of what is special.

The lines tell the limited hand that was laid down, the last lap, and what lies on the table.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from render.boards.around import GAP
from render.boards.mahjong import terms
from render.boards.mahjong.groups import put
from render.boards.mahjong.scene import MahjongScene
from render.layout import MAHJONG, Box, Picture, Shape, Sprite, Text, fan, reach
from rules.mahjong.liangxi import told as limited
from rules.mahjong.tiles import Tiles

NOTE = "note"
"""The zone of tiles that are shown but lie elsewhere."""
SHOWN = 64
"""The width of the tile that was turned up."""
KINDS = 36
"""The width of the wild kinds beside it."""
SMALL = 28
"""Their width where they are many, and that of the tiles in a line."""
MOST = 2
"""The most rows of them."""
LONGEST = 20
"""The most tiles in a line."""
BETWEEN = 20
"""Between two things in a line."""


def draw_wilds(picture: Picture, box: Box, scene: MahjongScene) -> None:
    """The tile that was turned up, where there is one, and the kinds that are wild."""
    view, size = scene.view, scene.letters
    if view.indicator:
        left, box = box.split(SHOWN, GAP)
        tile = left.centred(SHOWN, MAHJONG[SHOWN])
        put(picture, scene, [Sprite(view.indicator, tile, "indicator")])
    wide = KINDS if len(view.wilds) * KINDS <= box.width else SMALL
    across = box.width // wide
    kinds = view.wilds[: MOST * across]
    rows = [kinds[at : at + across] for at in range(0, len(kinds), across)]
    around = box.centred(box.width, scene.line + MAHJONG[wide] * len(rows))
    label = Box(around.x, around.y, around.width, scene.line)
    picture.add(Text(scene.say("label-gold"), label, size, bold=True))
    for place, row in enumerate(rows):
        start = Box(around.x, label.bottom + place * MAHJONG[wide], wide, MAHJONG[wide])
        picture.add(*fan(row, start, wide, NOTE))


class Part(NamedTuple):
    """Words or tiles in a line; `chip` stands on a light ground."""

    words: str = ""
    tiles: Tiles = ()
    chip: bool = False
    bold: bool = False

    def width(self, size: int) -> int:
        """How wide it is with letters of a size."""
        if self.tiles:
            return len(self.tiles) * SMALL
        return reach(self.words, size) + self.chip * 2 * GAP + self.bold * size // 2


Lines = list[list[tuple[int, Part]]]
"""Lines of parts, each with where it begins."""


def note_lines(scene: MahjongScene, width: int) -> Lines:
    """What is special about a deal, in as few lines as fit a width."""
    lines: Lines = []
    x = width
    for part in _parts(scene):
        wide = part.width(scene.letters)
        if x + wide > width:
            lines.append([])
            x = 0
        lines[-1].append((x, part))
        x += wide + BETWEEN
    return lines


def notes_height(scene: MahjongScene, lines: Lines) -> int:
    """How high those lines are."""
    return len(lines) * (_high(scene) + GAP // 2)


def draw_notes(picture: Picture, area: Box, scene: MahjongScene, lines: Lines) -> None:
    """Put them down from the upper end of an area."""
    size, high = scene.letters, _high(scene)
    for place, line in enumerate(lines):
        y = area.y + place * (high + GAP // 2)
        for x, part in line:
            box = Box(area.x + x, y, min(part.width(size), area.width - x), high)
            if part.tiles:
                start = Box(box.x, y + (high - MAHJONG[SMALL]) // 2, SMALL, MAHJONG[SMALL])
                picture.add(*fan(part.tiles, start, SMALL, NOTE))
            elif part.chip:
                picture.add(Shape("plate", box, "ink"))
                words = box.inset(GAP)
                picture.add(Text(part.words, words, size, "centre", "black", "ink", bold=True))
            else:
                picture.add(Text(part.words, box, size, bold=part.bold))


def _high(scene: MahjongScene) -> int:
    return max(scene.line, MAHJONG[SMALL])


def _parts(scene: MahjongScene) -> Iterator[Part]:
    """What there is to say of a deal."""
    view, say = scene.view, scene.say
    if view.lap:
        yield Part(say("label-lap"), chip=True)
    if view.terms:
        name, *others = terms.sentences(say, limited.without_tiles(view.terms))
        flower, wilds = limited.flower(view.terms), limited.wilds(view.terms)
        yield Part(say("label-limited"), chip=True)
        yield Part(name, bold=True)
        yield from [Part(tiles=flower)] if flower else []
        yield from map(Part, others)
        if wilds and not view.wilds:
            yield from (Part(say("label-gold")), Part(tiles=wilds[:LONGEST]))
    if view.pot:
        yield Part(say("label-pot", points=view.pot))
    if view.liable is not None and view.result is None:
        yield Part(say("label-liable", name=scene.short(view.liable, NAME)))


NAME = 8.0
"""How wide a name may be in a line, in letters' heights."""
