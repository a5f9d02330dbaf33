"""The limited hands of Liangxi, each with its tiles and the story behind it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from render.boards.family import Maker
from render.boards.growing import GAP, Growing
from render.boards.mahjong.samples import SMALL
from render.boards.mahjong.telling import spelled
from render.boards.scene import Leaf
from render.boards.wrapping import wrapped
from render.layout import MAHJONG, Box, Text, fan
from render.look import Say
from rules.mahjong.liangxi.terms import FLOWERS, FORMS, RESTRICTIONS
from rules.mahjong.tiles import Tiles

FLOWER = 3
"""The number of tiles in a small flower."""
OTHERS = (*RESTRICTIONS, "wubing")


def _halves(names: Sequence[str]) -> tuple[Sequence[str], Sequence[str]]:
    middle = -(-len(names) // 2)
    return names[:middle], names[middle:]


def _page(title: str, names: Sequence[str], key: str, options: Any, say: Say) -> Leaf:
    """Draw each name, its tiles where it has some, and its story."""
    page = Growing(say)
    page.line(say(f"guide-{title}"), bold=True)
    for name in names:
        page.line(say(f"limit-{name}"), bold=True)
        page.y -= GAP
        flowers = FORMS[name].flowers
        _story(page, flowers[0] if flowers else (), say(f"limit-{name}-story"))
    return page.leaf


def _story(page: Growing, tiles: Tiles, words: str) -> None:
    """Draw tiles on the left, and the words beside them in as many lines as needed."""
    at, size, line = page.band(0, 0), page.page.letters, page.page.line
    left = FLOWER * SMALL + GAP if tiles else 0
    lines = list(wrapped(words, at.width - left, size))
    high = max(len(lines) * line, MAHJONG[SMALL] if tiles else 0)
    band = page.band(high, below=GAP)
    middle = Box(band.x, band.y, SMALL, high).centred(SMALL, MAHJONG[SMALL])
    page.picture.add(*fan(tiles, middle, SMALL, words))
    text = Box(band.x + left, band.y, band.width - left, high).centred(
        band.width - left, len(lines) * line
    )
    for place, written in enumerate(lines):
        page.picture.add(Text(written, Box(text.x, text.y + place * line, text.width, line), size))
    page.told.append(" ".join(filter(None, (spelled(page.say, tiles), words))))


PAGES: Mapping[str, Maker] = {
    f"{title}-{place}": partial(_page, title, half)
    for title, names in (("flowers", tuple(FLOWERS)), ("restrictions", OTHERS))
    for place, half in enumerate(_halves(names), 1)
}
"""The functions that draw the pages of limited hands, by the page's name: the small flowers, then
the other terms of the dealer.
"""
