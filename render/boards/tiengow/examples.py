"""The payment of a deal of Tien Gow: debts, multipliers, and two worked examples."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import islice
from typing import NamedTuple

from render.boards.family import Maker
from render.boards.growing import GAP, Growing
from render.boards.scene import Leaf
from render.boards.scores import Row, columns, label, widest
from render.boards.tiengow.stacks import BACK, draw_pile, pile_height
from render.layout import RING, TILES, Box, Ring, Sprite, Text
from render.look import Say
from rules.points import signed
from rules.tiengow.combinations import SUPREME
from rules.tiengow.options import TienGowOptions
from rules.tiengow.settlement import (
    FOUR,
    OWED,
    SEATS,
    Bonus,
    Dealer,
    Factor,
    Trick,
    bonuses,
    manner,
    settle,
    shut_out,
)

PILE = 36
STEP = 28
"""Pixels between the stacks of a player."""
LAST = 64
"""The width of the tiles of a last trick."""
MOST = 6
"""The most stacks of a player who has not won."""
FOURS = ("6-6", "6-6", "3-6", "4-5")


class Example(NamedTuple):
    """A deal that has ended: everybody's stacks, the dealer and the last trick."""

    name: str
    stacks: tuple[int, ...]
    dealer: Dealer
    last: Trick


PLAIN = Example("plain", (1, 4, 2, 1), Dealer(0, 2), Trick(1, ("6-6",), 1, ("6-6",)))
KAM = Example("kam", (1, 3, 2, 2), Dealer(0, 2), Trick(1, ("1-2",), 2, ("2-4",)))


def payments(key: str, options: TienGowOptions, say: Say) -> Leaf:
    """The page on the debts for stacks, and on their multipliers."""
    page = Growing(say)
    page.line(say("guide-won"), bold=True)
    page.line(say("guide-owed"), bold=True)
    owed = [*(-points for points in OWED), *range(1, MOST - FOUR + 1)]
    stacks = Row(say("row-count"), tuple(map(str, range(MOST + 1))))
    page.rows([stacks, Row(say("column-points"), tuple(map(signed, owed)))])
    page.line(say("guide-times"), bold=True)
    dealer = Row(say("guide-dealer"), (say("guide-dealer-times", first=options.first_multiplier),))
    page.rows(
        [dealer, *(Row(say(f"guide-{name}-last"), (f"×{by}",)) for name, by in _ways(options))]
    )
    page.line(say("guide-bonus"), bold=True)
    each = ((bonus.reason, bonus.points) for bonus in _bonuses(options))
    page.rows([Row(say(f"row-{name}"), (say("guide-each", points=by),)) for name, by in each])
    return page.leaf


def _ways(options: TienGowOptions) -> Iterator[Factor]:
    """Yield the multipliers for kinds of winning the last trick, as `settle` applies them."""
    for led in (SUPREME, FOURS, ("1-2",)):
        yield manner(Trick(0, led, 0, led), options)
    yield "kam", options.kam_multiplier
    for tile, other in (("6-6", "6-6"), ("1-5", "6-6")):
        yield shut_out(tile, (other,), (), options)


def _bonuses(options: TienGowOptions) -> Iterator[Bonus]:
    """Yield the bonuses that a supreme and a set of four earn at once."""
    for led in (SUPREME, FOURS):
        yield from islice(bonuses(Trick(0, led, 0, led), (0,), options), 1)


def _example(example: Example, key: str, options: TienGowOptions, say: Say) -> Leaf:
    """A deal with the stacks of everybody and the sums."""
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
"""Two deals worked out."""


def _sums(say: Say, example: Example, options: TienGowOptions) -> list[Row]:
    """The rows of payments, as on a score sheet."""
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
    """The stacks of everybody above the column of the sums."""
    band = page.band(pile_height(PILE), below=GAP)
    for seat, column in enumerate(columns(band, SEATS, widest(page.page, sums, band.width))[1]):
        for place in range(example.stacks[seat]):
            x = column.right - PILE - place * STEP
            box = Box(x, band.y, PILE, band.height)
            draw_pile(page.picture, box, BACK, f"stacks {example.name} {seat}")
