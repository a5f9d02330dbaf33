"""The pages that illustrate the rules of mahjong: the tiles, then those of each set of rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from render.boards.family import Maker
from render.boards.growing import Growing
from render.boards.mahjong import golds, liangxi, northern
from render.boards.mahjong.samples import row_of, sets_of
from render.boards.scene import Leaf
from render.boards.telling import pieces_named
from render.look import Say
from rules import ByGame
from rules.mahjong.sheets import variant
from rules.mahjong.tiles import HONOURS, PLANTS, SEASONS, SUITED

PAGES: ByGame[Mapping[str, Maker]] = ByGame(
    {"xiamen": golds.PAGES, "northern": northern.PAGES, "liangxi": liangxi.PAGES}
)
"""The pages of a set of rules besides those on tiles and sets."""


def guide(key: str) -> Mapping[str, Maker]:
    """Return the tiles by suit, the sets, then the pages of a set of rules."""
    return {"pieces": _tiles, "sets": _sets, **PAGES[key]}


def _sets(key: str, options: Any, say: Say) -> Leaf:
    """Draw the page on the sets that tiles make."""
    page = Growing(say)
    sets_of(page)
    return page.leaf


def _tiles(key: str, options: Any, say: Say) -> Leaf:
    """Draw every kind once, each suit in a row."""
    rule_set = variant(key)
    deck = {*rule_set.deck(options)}
    page = Growing(say)
    for at, name in enumerate(("characters", "dots", "bamboo")):
        page.line(say(f"guide-{name}"), bold=True)
        row_of(page, SUITED[9 * at : 9 * at + 9])
    for name, tiles in (("honours", HONOURS), ("seasons", SEASONS), ("plants", PLANTS)):
        if deck.issuperset(tiles):
            page.line(say(f"guide-{name}"), bold=True)
            page.line(pieces_named(say, tiles))
            row_of(page, tiles)
    return page.leaf
