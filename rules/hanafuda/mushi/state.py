"""One moment of a deal of Mushi, and what is done to it everywhere."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from rules.game import Carry, Event, Line, Result, Seat, changed
from rules.hanafuda.capture import Field
from rules.hanafuda.cards import without
from rules.hanafuda.mushi.options import MushiOptions
from rules.hanafuda.yaku import Combination, four_of

ONI = "rain.oni"
PACK = without("peony", "clover")
PLAIN_RAINS = ("rain.man", "rain.swallow", "rain.ribbon")
WORTH = MappingProxyType({"bright": 20, "animal": 10, "ribbon": 5, "junk": 1})
PAR = 115
"""Half of the 230 points of the pack: what a player has more than this is paid to them."""

COMBINATIONS = (
    Combination("three", frozenset({"pine.crane", "plum.nightingale", "cherry.curtain"}), 25),
    four_of("wisteria", 10),
    four_of("paulownia", 10),
)


@dataclass(frozen=True)
class MushiState:
    """One moment of a deal of Mushi; before the cut the whole pack is the stock.

    `turned` is a stock card that waits for a choice, `reserved` the rains set aside for the taker
    of the oni, `placed` the player who left the oni on the table (None: it was dealt there).
    """

    options: MushiOptions
    carry: Carry
    dealer: Seat
    phase: str
    turn: Seat
    hands: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    field: Field = ()
    captures: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    stock: tuple[str, ...] = ()
    turned: str | None = None
    reserved: tuple[str, ...] = ()
    placed: Seat | None = None
    last: tuple[Event, ...] = ()
    result: Result | None = None

    @property
    def to_act(self) -> frozenset[Seat]:
        """The one seat whose turn it is."""
        return frozenset() if self.result else ALONE[self.turn]

    @property
    def lines(self) -> tuple[Line, ...]:
        """Points move only at the end of a deal."""
        return self.result.lines if self.result else ()

    @property
    def pieces(self) -> Iterator[str]:
        """Every card wherever it lies."""
        for cards in (*self.hands, *self.field, *self.captures, self.stock, self.reserved):
            yield from cards
        if self.turned:
            yield self.turned

    @property
    def oni_lies(self) -> bool:
        """Whether the oni is on the table."""
        return (ONI,) in self.field


ALONE = (frozenset({0}), frozenset({1}))


def cards_of(field: Field) -> tuple[str, ...]:
    """Every table card, groups taken apart."""
    return tuple(card for spot in field for card in spot)


def capture(
    state: MushiState, seat: Seat, cards: tuple[str, ...], events: list[Event], **also: Any
) -> MushiState:
    """Add cards to a pile; the oni brings the rains that were set aside for its taker.

    `also` names what changes with it.
    """
    if ONI in cards and state.reserved:
        cards += state.reserved
        events.append(Event("brings", seat, state.reserved))
        also["reserved"] = ()
    pile = state.captures[seat] + cards
    piles = (pile, state.captures[1]) if seat == 0 else (state.captures[0], pile)
    return changed(state, captures=piles, **also)
