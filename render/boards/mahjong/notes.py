"""Notes in the middle of a table of mahjong: wild kinds, and the facts of a deal in lines.

Special facts are the limited hand, the last lap, the stake, and the player who pays for all.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from render.boards.around import GAP
from render.boards.mahjong import terms
from render.boards.mahjong.groups import BACK, SIZE, put
from render.boards.mahjong.scene import MahjongScene
from render.boards.wrapping import wrapped
from render.layout import MAHJONG, RING, Box, Picture, Ring, Shape, Sprite, Text, fan, reach
from rules.mahjong.liangxi import told as limited
from rules.mahjong.tiles import WHITE, Tiles

NOTE, NEWEST = "note", "newest"
"""The zones of tiles that are shown but lie elsewhere, and of the newest discard."""
SHOWN = 64
"""The width of the tile that was turned up."""
MOST = 2
"""The largest number of rows of wild kinds."""
LONGEST = 20
"""The largest number of tiles in a line."""
FEW = 3
"""The largest number of tiles of small flowers on a wide table, where notes have less room."""
BETWEEN = 14
"""Pixels between two parts of a line."""


def wilds_height(scene: MahjongScene, width: int) -> int:
    """Return the height of the wild kinds in a width, with their label."""
    free = width - (SHOWN + GAP if scene.view.indicator else 0)
    rows = min(-(-len(scene.view.wilds) // (free // SIZE)), MOST)
    return scene.line + MAHJONG[SIZE] * rows


def draw_wilds(picture: Picture, box: Box, scene: MahjongScene) -> None:
    """Draw the indicator, if there is one, and the wild kinds."""
    view, size = scene.view, scene.letters
    if view.indicator:
        left, box = box.split(SHOWN, GAP)
        tile = left.centred(SHOWN, MAHJONG[SHOWN])
        put(picture, scene, [Sprite(view.indicator, tile, "indicator")])
    across = box.width // SIZE
    kinds = view.wilds[: MOST * across]
    rows = [kinds[at : at + across] for at in range(0, len(kinds), across)]
    around = box.centred(box.width, scene.line + MAHJONG[SIZE] * len(rows))
    label = Box(around.x, around.y, around.width, scene.line)
    picture.add(Text(scene.say("label-gold"), label, size, bold=True))
    for place, row in enumerate(rows):
        start = Box(around.x, label.bottom + place * MAHJONG[SIZE], SIZE, MAHJONG[SIZE])
        picture.add(*fan(row, start, SIZE, NOTE))


class Part(NamedTuple):
    """Words or tiles in a line; words before tiles tell whose tiles they are.

    `chip` puts words on a light ground, `wall` behind the wall's sign. `zone` names the place of
    tiles that are shown nowhere else.
    """

    words: str = ""
    tiles: Tiles = ()
    chip: bool = False
    bold: bool = False
    wall: bool = False
    zone: str = NOTE

    def width(self, size: int, tile: int = SIZE) -> int:
        """Return the width of the note with letters and tiles of these sizes."""
        if self.tiles:
            return self.named(size) + len(self.tiles) * tile + 2 * RING * (self.zone == NEWEST)
        more = self.chip * 2 * GAP + self.bold * size // 2 + self.wall * (STACK + 2 * NEAR)
        return reach(self.words, size) + more

    def named(self, size: int) -> int:
        """Return the part of the width for the words before tiles."""
        return reach(self.words, size) + size // 2 + NEAR if self.words else 0


class Lines(NamedTuple):
    """Lines of parts, each with its x, and the width of the tiles in them."""

    lines: list[list[tuple[int, Part]]]
    tile: int


def note_lines(
    scene: MahjongScene, width: int, first: Iterable[Part] = (), tile: int = SIZE
) -> Lines:
    """Lay out the parts in `first`, then the special facts of a deal, in as few lines as fit."""
    lines: list[list[tuple[int, Part]]] = []
    x = width
    for whole in (*first, *_parts(scene)):
        for part in _in_lines(whole, width, scene.letters):
            wide = part.width(scene.letters, tile)
            if x + wide > width:
                lines.append([])
                x = 0
            lines[-1].append((x, part))
            x += wide + BETWEEN
    return Lines(lines, tile)


def _in_lines(part: Part, width: int, size: int) -> Iterator[Part]:
    """Yield a part, or several where its words are wider than a line."""
    if part.tiles or part.width(size) <= width:
        yield part
    else:
        room = width - part.width(size) + reach(part.words, size)
        yield from (part._replace(words=line) for line in wrapped(part.words, room, size))


def notes_height(scene: MahjongScene, lines: Lines) -> int:
    """Return the height of these lines."""
    highs = [_high(scene, line, lines.tile) for line in lines.lines]
    return sum(highs) + GAP // 2 * max(0, len(highs) - 1)


def draw_notes(
    picture: Picture, area: Box, scene: MahjongScene, lines: Lines, *, centred: bool = False
) -> None:
    """Draw lines from the upper end of an area, flush left or centred."""
    y, tile = area.y, lines.tile
    for line in lines.lines:
        high = _high(scene, line, tile)
        x, part = line[-1]
        free = max(0, area.width - x - part.width(scene.letters, tile)) // 2 if centred else 0
        for x, part in line:
            x += free
            wide = min(part.width(scene.letters, tile), area.width - x)
            _draw_part(picture, Box(area.x + x, y, wide, high), scene, part, tile)
        y += high + GAP // 2


def _draw_part(picture: Picture, box: Box, scene: MahjongScene, part: Part, tile: int) -> None:
    size = scene.letters
    if part.tiles:
        name, box = box.split(part.named(size), 0)
        if part.words:
            picture.add(Text(part.words, name, size, bold=True))
        x = box.x + (RING if part.zone == NEWEST else 0)
        start = Box(x, box.y + (box.height - MAHJONG[tile]) // 2, tile, MAHJONG[tile])
        tiles = fan(part.tiles, start, tile, part.zone)
        if part.zone == NOTE:
            picture.add(*tiles)
        else:
            put(picture, scene, tiles)
        if part.zone == NEWEST:
            picture.add(*(Ring(tile.box) for tile in tiles))
    elif part.wall:
        icon, rest = box.split(STACK, NEAR)
        draw_stack(picture, icon.centred(STACK, scene.line))
        picture.add(Text(part.words, rest, size, bold=True))
    elif part.chip:
        chip = box.centred(box.width, scene.line)
        picture.add(Shape("plate", chip, "ink"))
        words = chip.inset(GAP)
        picture.add(Text(part.words, words, size, "centre", "black", "ink", bold=True))
    else:
        picture.add(Text(part.words, box, size, bold=part.bold))


def _high(scene: MahjongScene, line: Sequence[tuple[int, Part]], tile: int) -> int:
    return MAHJONG[tile] if any(part.tiles for _, part in line) else scene.line


STACK, NEAR = 44, 6
"""The width of the sign of the wall, and the pixels between it and its number."""


def draw_stack(picture: Picture, box: Box) -> None:
    """Draw two tiles on each other, seen from their long side."""
    high = box.height // 2 - 2
    for y in (box.y, box.y + high + 2):
        back = Box(box.x, y, box.width, high)
        picture.add(Shape("plate", back, "ink"))
        picture.add(Shape("plate", Box(back.x, back.y, back.width, high // 2), "edge", ""))


def facts(scene: MahjongScene) -> Iterator[Part]:
    """Yield the gold, wild tiles or treasure, the wall, and the progress of deal and match."""
    view, say = scene.view, scene.say
    if view.indicator:
        yield Part(tiles=(view.indicator,), zone="indicator")
    if view.wilds:
        yield Part(say("label-gold"), bold=True)
    if view.wilds and view.wilds != (view.indicator,):
        yield Part(tiles=view.wilds[:LONGEST])
    elif scene.face:
        yield from (Part(tiles=(WHITE,)), Part("="), Part(tiles=(scene.face,)))
    if view.aside:
        yield Part(tiles=(view.treasure or BACK,), zone="aside")
        yield Part(say("label-treasure"), bold=True)
    if view.phase != "limit":
        yield Part(str(view.wall), wall=True)
    if scene.heaps and scene.newest:
        seat, tile = scene.newest
        yield Part(scene.short(seat, NAME), (tile,), zone=NEWEST)
    yield Part(" · ".join(scene.standing))
    if view.locked:
        yield Part(say("label-locked"), chip=True)


def _parts(scene: MahjongScene) -> Iterator[Part]:
    """Yield the special facts of a deal."""
    view, say = scene.view, scene.say
    if view.lap:
        yield Part(say("label-lap"), chip=True)
    if view.terms:
        name, *others = terms.sentences(say, limited.without_tiles(view.terms))
        wilds = limited.wilds(view.terms)
        yield Part(say("label-limited"), chip=True)
        yield Part(name, bold=True)
        flower = limited.asked(view.terms)
        if scene.tall or sum(map(len, flower)) <= FEW:
            yield from (Part(tiles=tiles) for tiles in flower)
        yield from map(Part, others)
        if wilds and not view.wilds:
            yield from (Part(say("label-gold")), Part(tiles=wilds[:LONGEST]))
    if view.pot:
        yield Part(say("label-pot", points=view.pot))
    if view.liable is not None and view.result is None:
        yield Part(say("label-liable", name=scene.short(view.liable, NAME)))


NAME = 8.0
"""The largest width of a name in a line, in letters' heights."""
