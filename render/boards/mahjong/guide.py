"""What stands beside the rules of mahjong: the tiles."""

from __future__ import annotations

from render.boards.growing import Growing
from render.boards.scene import Leaf
from render.boards.telling import pieces_named
from render.layout import MAHJONG, Box, fan
from render.look import Say
from rules.mahjong.tiles import HONOURS, PLANTS, SEASONS, SUITED, Tiles

SHOWN = 84
"""The width of the tiles."""
APART = 8
"""Between two tiles."""


def guide(key: str, say: Say) -> tuple[Leaf, ...]:
    """The tiles by suit."""
    return (_tiles(say),)


def _tiles(say: Say) -> Leaf:
    """Every kind once, each suit in a row."""
    page = Growing(say)
    for at, name in enumerate(("characters", "dots", "bamboo")):
        page.line(say(f"guide-{name}"), bold=True)
        _row(page, SUITED[9 * at : 9 * at + 9])
    for name, tiles in (("honours", HONOURS), ("seasons", SEASONS), ("plants", PLANTS)):
        page.line(say(f"guide-{name}"), bold=True)
        page.line(pieces_named(say, tiles))
        _row(page, tiles)
    return page.leaf


def _row(page: Growing, tiles: Tiles) -> None:
    band = page.band(MAHJONG[SHOWN], below=2 * APART)
    start = Box(band.x, band.y, SHOWN, band.height)
    page.picture.add(*fan(tiles, start, SHOWN + APART, tiles[0]))
