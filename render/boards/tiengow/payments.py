"""The payments of Tien Gow on a page: debts for stacks, multipliers, bonuses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from render.boards.growing import Growing
from render.boards.scene import Leaf
from render.boards.scores import Row
from render.look import Say
from rules.game import Line
from rules.points import signed
from rules.tiengow.combinations import GAOJIAO, SUPREME, WENZUN, Tiles, higher
from rules.tiengow.dealt import DEALT_EIGHT, DEALT_SEVEN
from rules.tiengow.options import TienGowOptions
from rules.tiengow.settlement import (
    EIGHT,
    FOUR,
    OWED,
    SEVEN,
    Bonus,
    Dealer,
    Factor,
    Trick,
    bonuses,
    settle,
    settle_dealt,
)

MOST = 6
"""The largest number of stacks of a player who has not won."""
FOURS = ("6-6", "6-6", "3-6", "4-5")
LOWER_FOURS = ("1-1", "1-1", "2-6", "3-5")
STACKS = (2, 2, 2, 2)
NOBODY = Dealer(-1, 1)
"""No dealer: the multiplier of the dealer has a row of its own."""


class Way(NamedTuple):
    """A last lead and the tiles that win the trick; `name` is that of its row, `reason` that of its
    multiplier.
    """

    name: str
    reason: str
    led: Tiles
    best: Tiles

    def played(self, house: TienGowOptions) -> bool:
        """Whether these tiles can win that lead."""
        return self.led == self.best or self.best in higher(self.best, self.led, self.led, house)

    def lines(self, house: TienGowOptions) -> tuple[Line, ...]:
        """Return the payment of a deal that ends in this way."""
        winner = int(self.led != self.best)
        return settle(STACKS, Trick(0, self.led, winner, self.best), NOBODY, house)


WAYS = (
    Way("supreme", "supreme", SUPREME, SUPREME),
    Way("civil", "supreme", WENZUN, WENZUN),
    Way("civil-beaten", "supreme", WENZUN, GAOJIAO),
    Way("four", "four", FOURS, FOURS),
    Way("smallest", "smallest", ("1-2",), ("1-2",)),
    Way("smallest", "smallest", ("1-5",), ("1-5",)),
    Way("kam", "kam", ("1-2",), ("2-4",)),
    Way("kam", "kam", ("1-5",), ("1-6",)),
    Way("civil-kam", "kam", WENZUN, GAOJIAO),
    Way("four-kam", "kam", LOWER_FOURS, FOURS),
)
"""Every kind of a last trick that some house rules multiply."""


def payments(key: str, options: TienGowOptions, say: Say) -> Leaf:
    """Draw the page on the debts for stacks, and on their multipliers."""
    page, contested = Growing(say), options.eighth_trick == "contested"
    page.line(say("guide-won-seven" if contested else "guide-won"), bold=True)
    page.line(say("guide-owed"), bold=True)
    owed = [*(-points for points in OWED), *range(1, MOST - FOUR + 1)]
    stacks = Row(say("row-count"), tuple(map(str, range(MOST + 1))))
    page.rows([stacks, Row(say("column-points"), tuple(map(signed, owed)))])
    page.line(say("guide-times"), bold=True)
    dealer = Row(say("guide-dealer"), (say("guide-dealer-times", first=options.first_multiplier),))
    page.rows([dealer, *_ways(options, say), *_all_stacks(options, say)])
    always = options.last_trick_bonus
    page.line(say("guide-bonus-always" if always else "guide-bonus"), bold=True)
    each = ((bonus.reason, bonus.points) for bonus in _bonuses(options))
    page.rows([Row(say(f"row-{name}"), (say("guide-each", points=by),)) for name, by in each])
    return page.leaf


def _ways(options: TienGowOptions, say: Say) -> Iterator[Row]:
    """Yield a row for each kind of a last trick that is multiplied, with the multiplier."""
    for way in WAYS:
        lines = way.lines(options) if way.played(options) else ()
        for line in lines:
            if line.reason == way.reason:
                label = say(f"guide-{way.name}-last", led=way.led[0], best=way.best[0])
                yield Row(label, line.detail)


def _all_stacks(options: TienGowOptions, say: Say) -> Iterator[Row]:
    """Yield a row for seven and for eight stacks, and for hands that win as they are dealt."""
    plain = Trick(0, ("6-6",), 0, ("6-6",))
    contested = "-contested" if options.eighth_trick == "contested" else ""
    for shut in (SEVEN, EIGHT):
        lines = settle(STACKS, plain, NOBODY, options, shut)
        yield from _times(shut, lines, say(f"guide-{shut[0]}{contested}-last"))
    for worth in (DEALT_SEVEN, DEALT_EIGHT) if options.dealt_hands else ():
        yield from _times(worth, settle_dealt(0, NOBODY, worth), say(f"guide-{worth[0]}"))


def _times(factor: Factor, lines: tuple[Line, ...], label: str) -> Iterator[Row]:
    """Yield the row of a multiplier, taken from the lines of a payment."""
    yield from (Row(label, line.detail) for line in lines if line.reason == factor[0])


def _bonuses(options: TienGowOptions) -> Iterator[Bonus]:
    """Yield the bonuses that a supreme and a set of four earn at once."""
    for led in (SUPREME, FOURS):
        yield from list(bonuses(Trick(0, led, 0, led), (0,), options))[:1]
