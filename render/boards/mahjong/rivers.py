"""The discards before each seat, in the order of time; older ones small if needed.

A tile that was drawn and discarded at once has a bar on its side. A tile that declared its player
ready lies on its side, and a claimed one has a small arrow to the claimer. Tiles discarded since
somebody declared ready have a notch in their upper edge.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from render.boards.around import GAP
from render.boards.mahjong.groups import SIZE, put, tight
from render.boards.mahjong.scene import MahjongScene
from render.layout import MAHJONG, MAHJONG_SIDE, RING, Box, Picture, Ring, Shape, Sprite
from rules import Seat
from rules.mahjong.state import Discard


class Sizes(NamedTuple):
    """The widths of the latest discards, of older ones, and of open tiles before a seat.

    In a common heap at least `heaped` discards are the latest. Of two seats side by side, the left
    has `aside` pixels more than half the table, so that a kong and a pung fit in one row.
    """

    latest: int
    old: int
    open: int
    heaped: int = 24
    aside: int = 0

    @property
    def crowded(self) -> bool:
        """Whether everything must stand closer together."""
        return self.open < SIZE

    @property
    def aged(self) -> bool:
        """Whether the older discards are so much smaller that the latest begin a row."""
        return 4 * self.old <= 3 * self.latest

    @property
    def noted(self) -> int:
        """The width of tiles among words."""
        return min(self.open, SIZE)

    @property
    def gap(self) -> int:
        """Pixels between two bands of the table."""
        return 6 if self.crowded else GAP

    @property
    def tight(self) -> int:
        """Pixels between a plate, the open tiles and the river."""
        return tight(self.open)

    @property
    def between(self) -> int:
        """Pixels between two discards, and between two rows of them."""
        return 1 if self.crowded else 2


LATEST = 6
"""How many of a seat's discards are the latest."""
NEWEST = 6
"""Pixels before the newest discard, which has a ring."""
TAKEN = 16
"""The width of the mark of a claimed discard."""

Row = list[tuple[Discard, int]]
"""Discards side by side with their widths; a claimed one has the width of its mark."""


def river_height(scene: MahjongScene, seat: Seat, width: int, sizes: Sizes) -> int:
    """Return the height of a seat's discards in a width."""
    rows = _rows(scene, seat, width, sizes)
    return sum(map(_high, rows)) + sizes.between * max(0, len(rows) - 1)


def draw_river(picture: Picture, area: Box, scene: MahjongScene, seat: Seat, sizes: Sizes) -> None:
    """Draw a seat's discards in rows from the upper end of an area, as wide as the widest row."""
    rows = _rows(scene, seat, area.width, sizes)
    wide = max((sum(_wide(*discard, sizes.between) for discard in row) for row in rows), default=0)
    newest = scene.newest if scene.newest and scene.newest[0] == seat else None
    wide += NEWEST + RING if newest else 0
    left, y = area.x + (area.width - wide) // 2, area.y
    lately = sum(discard.seat == seat for discard in scene.view.lately)
    since = sum(map(len, rows)) - lately
    for number, row in enumerate(rows):
        last = newest if number == len(rows) - 1 else None
        line = Box(left, y, wide, _high(row))
        _draw_row(picture, line, scene, row, f"river {seat} {number}", sizes, bool(last), since)
        since -= len(row)
        y = line.bottom + sizes.between


def _rows(scene: MahjongScene, seat: Seat, width: int, sizes: Sizes) -> list[Row]:
    """Return the discards of a seat in as few rows as fit a width.

    If the older ones are much smaller, the latest begin a new row and stay together.
    """
    own = [discard for discard in scene.trail if discard.seat == seat]
    lying = [at for at, discard in enumerate(own) if discard.taken is None]
    latest = lying[-LATEST] if len(lying) >= LATEST else -1
    newest = scene.newest is not None and scene.newest[0] == seat
    sized = [
        (each, TAKEN if each.taken is not None else sizes.latest if at >= latest else sizes.old)
        for at, each in enumerate(own)
    ]
    free = width - newest * (NEWEST + 2 * RING)
    old, new = sized[: max(latest, 0)], sized[max(latest, 0) :]
    rows = _filled([], old, free, sizes)
    parted = len(_filled(rows, new, free, sizes)) > len(rows) and sizes.aged
    return [*rows, *_filled([], new, free, sizes)] if parted else _filled(rows, new, free, sizes)


def _filled(rows: list[Row], more: Row, width: int, sizes: Sizes) -> list[Row]:
    """Return rows of this width with more discards: first in the last row, then in new rows."""
    rows = [*rows[:-1], list(rows[-1])] if rows else []
    free = width - sum(_wide(*discard, sizes.between) for discard in rows[-1]) if rows else 0
    for discard in more:
        wide = _wide(*discard, sizes.between)
        if wide > free:
            rows.append([])
            free = width
        rows[-1].append(discard)
        free -= wide
    return rows


def _wide(discard: Discard, size: int, between: int) -> int:
    """Return the width of a discard in a row."""
    if discard.taken is not None:
        return TAKEN
    return (MAHJONG[size] if discard.ready else size) + between


def _high(row: Row) -> int:
    return max(MAHJONG.get(size, TAKEN) for _, size in row)


def _draw_row(
    picture: Picture,
    line: Box,
    scene: MahjongScene,
    row: Row,
    zone: str,
    sizes: Sizes,
    newest: bool,
    since: int,
) -> None:
    """Draw one row, all on its lower edge; the newest discard is ringed.

    Discards from the place `since` on have notches.
    """
    x = line.x
    for at, (discard, size) in enumerate(row):
        if discard.taken is not None:
            mark = Box(x, line.y, TAKEN, line.height).centred(TAKEN, TAKEN)
            picture.add(Shape(TO[scene.way(discard.taken)], mark, "ink"))
            x += TAKEN
            continue
        last = newest and at == len(row) - 1
        x += NEWEST * last
        wide, high = (MAHJONG[size], size) if discard.ready else (size, MAHJONG[size])
        box = Box(x, line.bottom - high, wide, high)
        age = " old" if size == sizes.old != sizes.latest else ""
        kind = "newest" if last else zone + age
        put(picture, scene, [Sprite(discard.tile, box, kind, discard.ready)])
        picture.add(*([_bar(box, discard.ready)] if discard.drawn else []))
        picture.add(*([_notch(box)] if at >= since else []))
        picture.add(*([Ring(box)] if last else []))
        x += wide + sizes.between


TO = {"bottom": "down", "left": "left", "top": "up", "right": "right"}
"""The direction of an arrow that leads to a side."""


def _bar(tile: Box, turned: bool) -> Shape:
    """Make the mark on the side of a tile that was discarded as it was drawn; if `turned`, the tile
    lies on its side.
    """
    long, across = (tile.height, tile.width) if turned else (tile.width, tile.height)
    side = round(across * MAHJONG_SIDE)
    thick, from_end = max(3, side - 3), side - 1
    if turned:
        return Shape(
            "bar", Box(tile.right - from_end, tile.y + long // 4, thick, long // 2), BAR, ""
        )
    return Shape("bar", Box(tile.x + long // 4, tile.bottom - from_end, long // 2, thick), BAR, "")


def _notch(tile: Box) -> Shape:
    """Make the mark on the upper edge of a tile discarded since somebody declared ready."""
    wide = max(8, min(tile.width, tile.height) // 3)
    return Shape("wedge", Box(tile.x + (tile.width - wide) // 2, tile.y, wide, wide // 2), BAR, "")


BAR = "black"


def discards(scene: MahjongScene) -> Iterator[str]:
    """Yield every tile that lies in a river."""
    return (discard.tile for discard in scene.trail if discard.taken is None)
