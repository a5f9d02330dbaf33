"""Two deals of Tien Gow worked out: the stacks, the last trick and the sums."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import NamedTuple

from render.boards.family import Maker
from render.boards.growing import GAP, Growing
from render.boards.scene import Leaf
from render.boards.scores import Row, columns, label, widest
from render.boards.tiengow.stacks import BACK, draw_pile, pile_height
from render.layout import RING, TILES, Box, Ring, Sprite, Text
from render.look import Say
from rules.points import signed
from rules.tiengow.options import TienGowOptions
from rules.tiengow.settlement import SEATS, Dealer, Trick, settle

PILE = 36
STEP = 28
"""Pixels between the stacks of a player."""
LAST = 64
"""The width of the tiles of a last trick."""


class Example(NamedTuple):
    """A deal that has ended: everybody's stacks, the dealer and the last trick."""

    name: str
    stacks: tuple[int, ...]
    dealer: Dealer
    last: Trick


PLAIN = Example("plain", (1, 4, 2, 1), Dealer(0, 2), Trick(1, ("6-6",), 1, ("6-6",)))
KAM = Example("kam", (1, 3, 2, 2), Dealer(0, 2), Trick(1, ("1-2",), 2, ("2-4",)))


def _example(example: Example, key: str, options: TienGowOptions, say: Say) -> Leaf:
    """Draw a deal with the stacks of everybody and the sums."""
    page = Growing(say)
    page.line(say(f"guide-example-{example.name}"), bold=True)
    _last(page, example)
    sums = _sums(say, example, options)
    _stacks(page, example, sums)
    page.rows(sums)
    return page.leaf


EXAMPLES: Mapping[str, Maker] = {
    "example": partial(_example, PLAIN),
    "example-kam": partial(_example, KAM),
}
"""The pages with a worked deal, by name."""


def _sums(say: Say, example: Example, options: TienGowOptions) -> list[Row]:
    """Return the rows of payments, as on a score sheet."""
    lines = settle(example.stacks, example.last, example.dealer, options)
    total = tuple(sum(line.deltas[seat] for line in lines) for seat in range(SEATS))
    return [
        Row("", _names(say)),
        Row(say("row-count"), tuple(map(str, example.stacks))),
        *(Row(label(say, line), tuple(map(signed, line.deltas))) for line in lines),
        Row(say("line-payment"), tuple(map(signed, total)), True),
    ]


def _names(say: Say) -> tuple[str, ...]:
    return tuple(say("guide-players").split())


def _last(page: Growing, example: Example) -> None:
    """Draw the last lead, and the tile that won it."""
    band = page.band(TILES[LAST] + 2 * RING, below=GAP).inset(RING, RING)
    plays = dict.fromkeys(
        ((example.last.leader, example.last.led), (example.last.winner, example.last.best))
    )
    x = band.x
    for seat, tiles in plays:
        box = Box(x, band.y, LAST, TILES[LAST])
        page.picture.add(Sprite(tiles[0], box, f"last {example.name} {seat}"))
        if seat == example.last.winner:
            page.picture.add(Ring(box))
        name = Box(box.right + GAP, box.y, page.page.letters * 2, page.page.line)
        page.picture.add(Text(_names(page.say)[seat], name, page.page.letters, bold=True))
        x = name.right + GAP


def _stacks(page: Growing, example: Example, sums: Sequence[Row]) -> None:
    """Draw the stacks of everybody above the column of the sums."""
    band = page.band(pile_height(PILE), below=GAP)
    for seat, column in enumerate(columns(band, SEATS, widest(page.page, sums, band.width))[1]):
        for place in range(example.stacks[seat]):
            x = column.right - PILE - place * STEP
            box = Box(x, band.y, PILE, band.height)
            draw_pile(page.picture, box, BACK, f"stacks {example.name} {seat}")
