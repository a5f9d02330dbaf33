"""What stands beside the rules of mahjong: the tiles, then what each set of rules shows."""

from __future__ import annotations

from collections.abc import Callable

from render.boards.growing import Growing
from render.boards.mahjong import golds, liangxi, northern
from render.boards.mahjong.samples import row_of
from render.boards.scene import Leaf
from render.boards.telling import pieces_named
from render.look import Say
from rules import ByGame
from rules.mahjong.sheets import variant
from rules.mahjong.tiles import HONOURS, PLANTS, SEASONS, SUITED

PAGES: ByGame[Callable[[str, Say], tuple[Leaf, ...]]] = ByGame(
    {"xiamen": golds.pages, "northern": northern.pages, "liangxi": liangxi.pages}
)
"""What stands beside the rules of a game after its tiles."""


def guide(key: str, say: Say) -> tuple[Leaf, ...]:
    """The tiles by suit, then the pages of a set of rules."""
    return _tiles(key, say), *PAGES[key](key, say)


def _tiles(key: str, say: Say) -> Leaf:
    """Every kind once, each suit in a row."""
    one = variant(key)
    deck = {*one.deck(next(iter(one.presets.values())))}
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
