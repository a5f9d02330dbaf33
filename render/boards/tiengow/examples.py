"""How a deal of Tien Gow is paid: what is owed, what multiplies it, and two deals worked out."""

from __future__ import annotations

from typing import NamedTuple

from render.boards.growing import GAP, Growing
from render.boards.scene import Leaf, signed
from render.boards.scores import Row, columns, label
from render.boards.tiengow.stacks import BACK, draw_pile, pile_height
from render.layout import RING, TILES, Box, Ring, Sprite, Text
from render.look import Say
from rules.tiengow.options import TienGowOptions
from rules.tiengow.settlement import FOUR, OWED, SEATS, Dealer, Trick, settle

PILE = 36
STEP = 28
"""How far the stacks of a player are apart."""
LAST = 64
"""The width of the tiles of a last trick."""
MOST = 6
"""The most stacks of somebody who has not won."""
TIMES = (
    ("supreme", 2),
    ("four", 4),
    ("smallest", 2),
    ("kam", 2),
    ("seven", 2),
    ("eight", 4),
)
"""What multiplies a payment."""
BONUSES = (("supreme", 2), ("four", 4))


class Example(NamedTuple):
    """A deal that has ended: everybody's stacks, the dealer and the last trick."""

    name: str
    stacks: tuple[int, ...]
    dealer: Dealer
    last: Trick


EXAMPLES = (
    Example("plain", (1, 4, 2, 1), Dealer(0, 2), Trick(1, ("6-6",), 1, ("6-6",))),
    Example("kam", (1, 3, 2, 2), Dealer(0, 2), Trick(1, ("1-2",), 2, ("2-4",))),
)


def payments(say: Say) -> Leaf:
    """What is owed for stacks, and what multiplies it."""
    page = Growing(say)
    page.line(say("guide-won"), bold=True)
    page.line(say("guide-two"))
    page.line(say("guide-owed"), bold=True)
    owed = [*(-points for points in OWED), *range(1, MOST - FOUR + 1)]
    stacks = Row(say("row-count"), tuple(map(str, range(MOST + 1))))
    page.rows([stacks, Row(say("column-points"), tuple(map(signed, owed)))])
    page.line(say("guide-times"), bold=True)
    dealer = Row(say("guide-dealer"), (say("guide-dealer-times"),))
    page.rows([dealer, *(Row(say(f"guide-{name}-last"), (f"×{by}",)) for name, by in TIMES)])
    page.line(say("guide-bonus"), bold=True)
    each = ((say(f"row-bonus-{name}"), say("guide-each", points=by)) for name, by in BONUSES)
    page.rows([Row(words, (points,)) for words, points in each])
    return page.leaf


def examples(say: Say) -> Leaf:
    """Two deals with the stacks of everybody and the sums."""
    page = Growing(say)
    for one in EXAMPLES:
        page.line(say(f"guide-example-{one.name}"), bold=True)
        _last(page, one)
        _stacks(page, one)
        page.rows(_sums(say, one))
        page.line(say(f"guide-sum-{one.name}"))
        page.band(GAP)
    return page.leaf


def _sums(say: Say, one: Example) -> list[Row]:
    """What changed hands for what, as a score sheet has it."""
    lines = settle(one.stacks, one.last, one.dealer, TienGowOptions())
    total = tuple(sum(line.deltas[seat] for line in lines) for seat in range(SEATS))
    return [
        Row("", _names(say)),
        Row(say("row-count"), tuple(map(str, one.stacks))),
        *(Row(label(say, line), tuple(map(signed, line.deltas))) for line in lines),
        Row(say("line-payment"), tuple(map(signed, total)), True),
    ]


def _names(say: Say) -> tuple[str, ...]:
    return tuple(say("guide-players").split())


def _last(page: Growing, one: Example) -> None:
    """What was led last, and what has won it."""
    band = page.band(TILES[LAST] + 2 * RING, below=GAP).inset(RING, RING)
    plays = dict.fromkeys(((one.last.leader, one.last.led), (one.last.winner, one.last.best)))
    x = band.x
    for seat, tiles in plays:
        box = Box(x, band.y, LAST, TILES[LAST])
        page.picture.add(Sprite(tiles[0], box, f"last {one.name} {seat}"))
        if seat == one.last.winner:
            page.picture.add(Ring(box))
        name = Box(box.right + GAP, box.y, page.page.letters * 2, page.page.line)
        page.picture.add(Text(_names(page.say)[seat], name, page.page.letters, bold=True))
        x = name.right + GAP


def _stacks(page: Growing, one: Example) -> None:
    """The stacks of everybody above the column of the sums."""
    band = page.band(pile_height(PILE), below=GAP)
    for seat, column in enumerate(columns(band, SEATS)[1]):
        for place in range(one.stacks[seat]):
            x = column.right - PILE - place * STEP
            box = Box(x, band.y, PILE, band.height)
            draw_pile(page.picture, box, BACK, f"stacks {one.name} {seat}")
