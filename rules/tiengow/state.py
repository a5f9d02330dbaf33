"""One moment of a deal of Tien Gow, and its carry for the next one.

Sources: A and B as in `rules.tiengow.deal`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from rules.frozen import moment
from rules.game import Carry, Event, Line, Result, Seat
from rules.imagined import as_known, blanks, seen_rows
from rules.shared import ALONE, NOBODY
from rules.tiengow.combinations import Tiles
from rules.tiengow.options import TienGowOptions
from rules.tiengow.settlement import Dealer


@dataclass(frozen=True, slots=True)
class TienGowCarry(Carry):
    """The facts a deal starts from.

    `order` names the seats counter-clockwise, as they stand at the start of the deal; `term` counts
    the dealer's deals in a row, this one included; `changes` how often the dealer has changed.
    """

    order: tuple[Seat, ...] = ()
    term: int = 1
    changes: int = 0


@dataclass(frozen=True, slots=True)
class Play:
    """A seat's part of a trick; if it is face down, only the number of tiles is known."""

    seat: Seat
    count: int
    tiles: Tiles = ()


@cache
def laid(seat: Seat, count: int, tiles: Tiles = ()) -> Play:
    """Return the play of a seat; equal arguments give the same object."""
    return Play(seat, count, tiles)


@dataclass(frozen=True, slots=True)
class Won:
    """A finished trick: its plays in turn order and its winner."""

    winner: Seat
    plays: tuple[Play, ...]

    @property
    def best(self) -> Tiles:
        """The tiles that won it."""
        return best(self.plays)


def best(plays: tuple[Play, ...]) -> Tiles:
    """Return the best tiles of a trick: those shown last."""
    for play in reversed(plays):
        if play.tiles:
            return play.tiles
    return ()


@dataclass(frozen=True, slots=True)
class Sheet:
    """The winner of a deal, and the number of stacks of each seat."""

    winner: Seat
    stacks: tuple[int, ...]


@moment
class TienGowState:
    """One moment of a deal.

    `wall` holds the tiles until they are taken. `down` holds the tiles each seat has folded, in the
    order of the tricks; `trick` and `won` tell only how many these are. `ranking` names the seats
    by their dice, the highest first. `places` has by place the seat that has chosen it (None: it is
    free). `tape` are the dice still to be thrown.
    """

    options: TienGowOptions
    carry: TienGowCarry
    dealer: Seat
    phase: str
    turn: Seat
    order: tuple[Seat, ...]
    hands: tuple[Tiles, ...]
    wall: Tiles = ()
    down: tuple[Tiles, ...] = ((),) * 4
    trick: tuple[Play, ...] = ()
    won: tuple[Won, ...] = ()
    stacks: tuple[int, ...] = (0,) * 4
    lines: tuple[Line, ...] = ()
    ranking: tuple[Seat, ...] = ()
    places: tuple[Seat | None, ...] = ()
    tape: tuple[int, ...] = ()
    last: tuple[Event, ...] = ()
    result: Result | None = None

    @property
    def to_act(self) -> frozenset[Seat]:
        """The seat whose turn it is."""
        return NOBODY if self.result else ALONE[self.turn]

    @property
    def pieces(self) -> Iterator[str]:
        """Every tile wherever it lies."""
        for tiles in (*self.hands, *self.down, self.wall):
            yield from tiles
        for play in (*self.trick, *(play for trick in self.won for play in trick.plays)):
            yield from play.tiles

    def known(self, seat: Seat | None) -> TienGowState:
        """Return the state with only what a seat knows.

        Blanks stand for the wall and the other hands and, until the deal ends, for the tiles that
        others folded.
        """
        known: TienGowState = as_known(
            self,
            seat,
            hands=seen_rows(self.hands, (seat,)),
            down=self.down if self.result else seen_rows(self.down, (seat,)),
            wall=blanks(self.wall),
            tape=(0,) * len(self.tape),
        )
        return known

    def dealt(self, seat: Seat) -> Tiles:
        """Return all tiles a seat was dealt, once the wall is taken."""
        plays = (*self.trick, *(play for trick in self.won for play in trick.plays))
        shown = (tile for play in plays if play.seat == seat for tile in play.tiles)
        return (*self.hands[seat], *self.down[seat], *shown)

    @property
    def multiple(self) -> Dealer:
        """The dealer with the multiple of this deal.

        B: 最初のラウンド…倍率は1倍ですが次のラウンド以降は…2倍. A: 2 度目の親では 3 倍.
        """
        carry = self.carry
        first = 2 if carry.changes else self.options.first_multiplier
        return Dealer(self.dealer, first + carry.term - 1)

    def after(self, seat: Seat, steps: int = 1) -> Seat:
        """Return the right-hand neighbour, or the seat `steps` places on."""
        return self.order[(self.order.index(seat) + steps) % len(self.order)]
