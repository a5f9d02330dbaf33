"""Tiles as the pages of the guide show them: in rows, in sets, in a whole hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from render.boards.growing import GAP, Growing
from render.boards.telling import pieces_named
from render.layout import MAHJONG, Box, fan, gold
from rules.mahjong.tiles import Tiles

SHOWN = 84
"""The width of tiles in a row or a set, in pixels."""
HELD = 64
"""The width of the tiles of a hand."""
SMALL = 48
"""The width of tiles on a page with many hands."""
APART = 8
"""Pixels between two tiles or sets."""
SETS: tuple[tuple[str, Tiles], ...] = (
    ("chow", ("2m", "3m", "4m")),
    ("pung", ("7p",) * 3),
    ("kong", ("1z",) * 4),
    ("pair", ("8s",) * 2),
)


def row_of(page: Growing, tiles: Tiles) -> None:
    """Draw tiles side by side."""
    band = page.band(MAHJONG[SHOWN], below=2 * GAP)
    start = Box(band.x, band.y, SHOWN, band.height)
    page.picture.add(*fan(tiles, start, SHOWN + APART, tiles[0]))


def sets_of(page: Growing) -> None:
    """Draw the sets one by one."""
    for name, tiles in SETS:
        page.line(page.say(f"guide-{name}"))
        row_of(page, tiles)


def whole(page: Growing, groups: Sequence[Tiles], golden: Tiles = ()) -> None:
    """Draw a hand, its groups a little apart and golden tiles marked.

    The names of the tiles are added to the words of the page.
    """
    laid(page, groups, golden)
    page.told.append(pieces_named(page.say, (tile for tiles in groups for tile in tiles)))


def laid(page: Growing, groups: Iterable[Tiles], golden: Tiles = (), size: int = HELD) -> None:
    """Draw groups of tiles in as many rows as they need."""
    band = page.band(MAHJONG[size], below=GAP)
    x = band.x
    for tiles in groups:
        wide = size * len(tiles)
        if x > band.x and x + wide > band.right:
            band = page.band(MAHJONG[size], below=GAP)
            x = band.x
        marked(page, tiles, Box(x, band.y, size, band.height), golden)
        x += wide + APART


def marked(page: Growing, tiles: Tiles, start: Box, golden: Tiles = ()) -> None:
    """Draw tiles that touch, the golden ones marked."""
    for sprite in fan(tiles, start, start.width, f"{start}"):
        page.picture.add(sprite)
        if sprite.name in golden:
            page.picture.add(*gold(sprite))
