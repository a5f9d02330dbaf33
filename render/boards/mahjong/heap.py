"""One heap of all discards in the order of time; no seat owns it, as they lie mixed on a table."""

from __future__ import annotations

from render.boards.mahjong.groups import put
from render.boards.mahjong.rivers import Sizes
from render.boards.mahjong.scene import MahjongScene
from render.layout import MAHJONG, Box, Picture, fan
from rules.mahjong.tiles import Tiles

APART, NEAR = 4, 1
"""Pixels between two of the latest discards, and between two older ones or in a crowded heap."""


def heap_height(scene: MahjongScene, width: int, sizes: Sizes) -> int:
    """Return the height of the heap in a width."""
    old, latest = _cut(scene, width, sizes)
    apart = _apart(sizes)
    high = _high(len(old), width, sizes.old, NEAR), _high(len(latest), width, sizes.latest, apart)
    return sum(high) + (apart if all(high) else 0)


def draw_heap(picture: Picture, area: Box, scene: MahjongScene, sizes: Sizes) -> None:
    """Draw the heap from the upper end of an area, older discards above."""
    (old, latest), apart = _cut(scene, area.width, sizes), _apart(sizes)
    high = _high(len(old), area.width, sizes.old, NEAR)
    _draw(picture, area, scene, old, (sizes.old, NEAR), "river old")
    below = Box(area.x, area.y + high + (apart if high else 0), area.width, area.height)
    _draw(picture, below, scene, latest, (sizes.latest, apart), "river")


def _apart(sizes: Sizes) -> int:
    """Return the pixels between the latest discards."""
    return NEAR if sizes.crowded else APART


def _cut(scene: MahjongScene, width: int, sizes: Sizes) -> tuple[Tiles, Tiles]:
    """Return the older discards, if they are smaller, and the latest, which fill their rows."""
    tiles = scene.river
    if sizes.old == sizes.latest:
        return (), tiles
    across = _across(width, sizes.latest, _apart(sizes))
    latest = -(-sizes.heaped // across) * across
    return tiles[:-latest], tiles[-latest:]


def _across(width: int, size: int, apart: int) -> int:
    return (width + apart) // (size + apart)


def _high(count: int, width: int, size: int, apart: int) -> int:
    """Return the height of `count` tiles in rows."""
    rows = -(-count // _across(width, size, apart))
    return rows * (MAHJONG[size] + apart) - apart if rows else 0


def _draw(
    picture: Picture, area: Box, scene: MahjongScene, tiles: Tiles, how: tuple[int, int], zone: str
) -> None:
    """Draw tiles of a size in rows; the place of each does not depend on later ones."""
    size, apart = how
    across = _across(area.width, size, apart)
    x = area.x + (area.width - across * (size + apart) + apart) // 2
    for at in range(0, len(tiles), across):
        y = area.y + at // across * (MAHJONG[size] + apart)
        start = Box(x, y, size, MAHJONG[size])
        put(picture, scene, fan(tiles[at : at + across], start, size + apart, zone))
