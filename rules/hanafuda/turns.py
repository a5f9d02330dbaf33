"""A deal of flower cards: cut, deal, a card from the hand, a card from the stock.

A parameter `deal` is the draft of a state on which a move is carried out.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from rules.frozen import less, put
from rules.game import Event, Move, Result, Seat
from rules.hanafuda.capture import Spot, by_flower, spread, takes
from rules.hanafuda.cards import in_order
from rules.hanafuda.house import FlowerHouse, OptionsT, StateT
from rules.hanafuda.state import without


class Layout(NamedTuple):
    """The number of cards that each round of the deal gives to a hand, and then to the table."""

    hand: tuple[int, ...]
    table: tuple[int, ...]


class FlowerTurns(FlowerHouse[StateT, OptionsT]):
    """The course of a deal. A game adds its layout, possible captures, and the settlement."""

    # --- The deal -------------------------------------------------------------------------------

    @abstractmethod
    def layout(self, options: OptionsT, players: int) -> Layout:
        """Return the packets in which the cards are dealt."""

    def cut(self, deal: StateT, seat: Seat, move: Move, events: list[Event]) -> None:
        """Put the lower packet on top and deal the cards."""
        events.append(Event(move.verb, seat, move.pieces))
        upper = int(move.pieces[0]) if move.pieces else 0
        self.dealt(deal, deal.stock[upper:] + deal.stock[:upper])
        events.append(Event("deal"))
        self.opened(deal, events)

    def dealt(self, deal: StateT, pack: tuple[str, ...]) -> None:
        """Deal each round's packets to the hands, from the dealer's right-hand neighbour on, then
        to the table.

        Each hand is sorted into the order of the unshuffled pack, and stays sorted, because cards
        only leave it.
        """
        layout = self.layout(deal.options, len(deal.playing))
        at, top = deal.playing.index(deal.dealer) + 1, 0
        order = deal.playing[at:] + deal.playing[:at]
        hands: list[list[str]] = [[] for _ in deal.hands]
        table: list[str] = []
        for to_hand, to_table in zip(layout.hand, layout.table, strict=True):
            for seat in order:
                hands[seat] += pack[top : top + to_hand]
                top += to_hand
            table += pack[top : top + to_table]
            top += to_table
        deal.hands = tuple([in_order(hand) for hand in hands])
        deal.field = spread(table)
        deal.stock = pack[top:]

    def opened(self, deal: StateT, events: list[Event]) -> None:
        """Begin the first turn, the dealer's; games first apply their house rules for dealt
        cards.
        """
        deal.phase, deal.turn = "play", deal.dealer

    def call_off(
        self, deal: StateT, ending: str, events: list[Event], shown: tuple[str, ...] = ()
    ) -> None:
        """Call the deal off without points; it does not count, and the same dealer deals again."""
        events.append(Event("void", None, shown))
        self.over(deal, Result(ending, (), None, replace(deal.carry, dealer=deal.dealer)))

    def over(self, deal: StateT, result: Result) -> None:
        """End the deal with this result."""
        deal.phase, deal.result = "over", result

    # --- Captures -------------------------------------------------------------------------------

    def open_spots(self, state: StateT) -> dict[str, tuple[Spot, ...]]:
        """Return the open cards a hand card may take, by flower."""
        return by_flower(state.field)

    def wild_takes(self, state: StateT) -> Sequence[Spot]:
        """Return the spots the wild card may take."""
        return state.field

    def stock_takes(self, state: StateT, card: str) -> Sequence[Spot]:
        """Return the spots a stock card may take; an empty spot means it is captured alone."""
        return takes(card, state.field)

    # --- The turn -------------------------------------------------------------------------------

    def play(self, deal: StateT, seat: Seat, move: Move, events: list[Event]) -> None:
        """Play a card from the hand, then turn the top card of the stock."""
        deal.hands = put(deal.hands, seat, less(deal.hands[seat], move.pieces[0]))
        self.lay(deal, "play", move.pieces, events)

    def take(self, deal: StateT, seat: Seat, move: Move, events: list[Event]) -> None:
        """Capture the chosen cards with the turned card."""
        card = deal.turned or ""
        deal.phase, deal.turned = "play", None
        self.lay(deal, "take", (card, *move.pieces), events)

    verbs: Mapping[str, Callable[..., None]] = {
        "play": play,
        "take": take,
        "touch": cut,
        "cut": cut,
    }
    """The method that carries out a move, by its verb."""

    def lay(self, deal: StateT, way: str, cards: Spot, events: list[Event]) -> None:
        """Lay the first card open, capture the others with it, and go on to the stock or the next
        turn.

        `way` is `play` for a card of the hand, `turn` for one of the stock, `take` for one of the
        stock after a choice.
        """
        card, taken = cards[0], cards[1:]
        if taken and card == self.wild and not (way := self.wild_comes(deal, way, taken, events)):
            return
        events.append(Event(way, deal.turn, cards))
        if taken:
            deal.field = without(deal.field, taken)
            self.capture(deal, deal.turn, cards, events)
        else:
            deal.field = (*deal.field, cards)
            if card == self.wild:
                self.wild_lies(deal)
        if way == "play":
            self.turn_stock(deal, events)
        else:
            self.end_turn(deal, events)

    def wild_comes(self, deal: StateT, way: str, taken: Spot, events: list[Event]) -> str:
        """Return `way`, or an empty text if other seats must be asked before the wild card takes
        this spot.
        """
        return way

    def wild_lies(self, deal: StateT) -> None:
        """Note that the seat on turn leaves the wild card on the table."""

    def turn_stock(self, deal: StateT, events: list[Event]) -> None:
        """Turn the top stock card; it waits as `turned` only if the player has a choice."""
        card = deal.stock[0]
        deal.stock = deal.stock[1:]
        spots = self.stock_takes(deal, card)
        if len(spots) > 1:
            events.append(Event("choose", deal.turn, (card,)))
            deal.phase, deal.turned = "take", card
        elif spots and not spots[0]:
            events.append(Event("alone", deal.turn, (card,)))
            self.capture(deal, deal.turn, (card,), events)
            self.end_turn(deal, events)
        else:
            self.lay(deal, "turn", (card, *spots[0]) if spots else (card,), events)

    def capture(
        self, deal: StateT, seat: Seat, cards: tuple[str, ...], events: list[Event]
    ) -> None:
        """Add cards to a pile, with those that a wild card brings."""
        if self.wild and self.wild in cards:
            cards += self.wild_brings(deal, seat, events)
        pile = self.pile(deal, seat)
        deal.captures = put(deal.captures, pile, deal.captures[pile] + cards)

    def wild_brings(self, deal: StateT, seat: Seat, events: list[Event]) -> tuple[str, ...]:
        """Return the cards set aside for the seat that takes the wild card."""
        return ()

    def leave_to(
        self, deal: StateT, seat: Seat | None, cards: tuple[str, ...], events: list[Event]
    ) -> None:
        """Give cards left on the table to a seat at the end; with None they stay on the table."""
        if seat is not None and cards:
            cards = in_order(cards)
            events.append(Event("leftover", seat, cards))
            deal.field = without(deal.field, cards)
            self.capture(deal, seat, cards, events)

    def end_turn(self, deal: StateT, events: list[Event]) -> None:
        """Let the next seat play, or end the deal once the hands are empty."""
        if any(deal.hands):
            deal.turn = deal.after(deal.turn)
        else:
            self.finish(deal, events)

    @abstractmethod
    def finish(self, deal: StateT, events: list[Event]) -> None:
        """Make the result once the hands are used up."""
