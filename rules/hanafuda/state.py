"""One moment of a deal of flower cards, with the fields all these games share."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.frozen import moment
from rules.game import Carry, Event, Line, Result, Seat
from rules.hanafuda.capture import Field, Spot
from rules.imagined import as_known, blanks, seen_rows
from rules.shared import ALONE, NOBODY


@moment
class FlowerState:
    """One moment of a deal; before the cut the whole pack is the stock.

    `playing` names the seats that play, in turn order; a seat that sits the deal out has neither
    hand nor pile. `turned` is an open card for which the player must choose a capture (None: there
    is none). A team's pile lies before its first seat.
    """

    options: Any
    carry: Carry
    dealer: Seat
    phase: str
    turn: Seat
    playing: tuple[Seat, ...]
    hands: tuple[tuple[str, ...], ...]
    captures: tuple[tuple[str, ...], ...]
    field: Field = ()
    stock: tuple[str, ...] = ()
    turned: str | None = None
    last: tuple[Event, ...] = ()
    result: Result | None = None

    @property
    def to_act(self) -> frozenset[Seat]:
        """The seat whose turn it is."""
        return NOBODY if self.result else ALONE[self.turn]

    @property
    def lines(self) -> tuple[Line, ...]:
        """The lines of the result; none before, as points move only at the end of a deal."""
        return self.result.lines if self.result else ()

    @property
    def pieces(self) -> Iterator[str]:
        """Every card wherever it lies."""
        for cards in (*self.hands, *self.field, *self.captures, self.stock):
            yield from cards
        if self.turned:
            yield self.turned

    def known(self, seat: Seat | None) -> FlowerState:
        """Return the state with only what a seat knows (None: an observer): other hands and the
        stock are blanks.
        """
        hands = seen_rows(self.hands, (seat,))
        known: FlowerState = as_known(self, seat, hands=hands, stock=blanks(self.stock))
        return known

    def after(self, seat: Seat) -> Seat:
        """Return the right-hand neighbour among those who play: the next in turn."""
        return self.playing[(self.playing.index(seat) + 1) % len(self.playing)]


def cards_of(field: Field) -> tuple[str, ...]:
    """Return every table card, groups taken apart."""
    return tuple([card for spot in field for card in spot])


def without(field: Field, taken: Spot) -> Field:
    """Return the table without the spots that hold any of these cards."""
    if taken not in field:
        return tuple([spot for spot in field if spot[0] not in taken])
    at = field.index(taken)
    return field[:at] + field[at + 1 :]
