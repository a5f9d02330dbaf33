"""A deal of flower cards: cut, deal, a card from the hand, a card from the stock.

What is called `deal` here is the draft of a state on which a move is carried out.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from rules.game import Event, Move, Result, Seat
from rules.hanafuda.capture import Spot, by_flower, spread, takes
from rules.hanafuda.cards import in_order
from rules.hanafuda.house import FlowerHouse, OptionsT, StateT
from rules.hanafuda.state import without
from rules.shared import less, put


class Layout(NamedTuple):
    """How many cards each round of the deal gives to a hand, and to the table after the hands."""

    hand: tuple[int, ...]
    table: tuple[int, ...]


class FlowerTurns(FlowerHouse[StateT, OptionsT]):
    """How a deal goes on.

    A game supplies its layout, what a card may take and how a deal is settled.
    """

    # --- The deal -------------------------------------------------------------------------------

    @abstractmethod
    def layout(self, options: OptionsT, players: int) -> Layout:
        """In which packets the cards are dealt."""

    def cut(self, deal: StateT, seat: Seat, move: Move, events: list[Event]) -> None:
        """The lower packet goes on top; then the cards are dealt."""
        events.append(Event(move.verb, seat, move.pieces))
        upper = int(move.pieces[0]) if move.pieces else 0
        self.dealt(deal, deal.stock[upper:] + deal.stock[:upper])
        events.append(Event("deal"))
        self.opened(deal, events)

    def dealt(self, deal: StateT, pack: tuple[str, ...]) -> None:
        """Packets go round from the dealer's right-hand neighbour, then to the table.

        Each sorts their hand in the order of the pack; it stays so, as cards only leave it.
        """
        layout = self.layout(deal.options, len(deal.playing))
        at, top = deal.playing.index(deal.dealer) + 1, 0
        hands: list[list[str]] = [[] for _ in deal.hands]
        table: list[str] = []
        for to_hand, to_table in zip(layout.hand, layout.table, strict=True):
            for seat in deal.playing[at:] + deal.playing[:at]:
                hands[seat] += pack[top : top + to_hand]
                top += to_hand
            table += pack[top : top + to_table]
            top += to_table
        deal.hands = tuple([in_order(hand) for hand in hands])
        deal.field = spread(table)
        deal.stock = pack[top:]

    def opened(self, deal: StateT, events: list[Event]) -> None:
        """What happens once the cards are dealt; then the dealer plays first."""
        deal.phase, deal.turn = "play", deal.dealer

    def thrown_in(
        self, deal: StateT, ending: str, events: list[Event], shown: tuple[str, ...] = ()
    ) -> None:
        """No points; the same dealer deals again and the deal does not count."""
        events.append(Event("void", None, shown))
        self.over(deal, Result(ending, (), None, replace(deal.carry, dealer=deal.dealer)))

    def over(self, deal: StateT, result: Result) -> None:
        """The deal has ended."""
        deal.phase, deal.result = "over", result

    # --- What a card takes ----------------------------------------------------------------------

    def open_spots(self, state: StateT) -> dict[str, tuple[Spot, ...]]:
        """What lies on the table for cards from the hand, by flower."""
        return by_flower(state.field)

    def wild_takes(self, state: StateT) -> Sequence[Spot]:
        """The spots the wild card may take."""
        return state.field

    def stock_takes(self, state: StateT, card: str) -> Sequence[Spot]:
        """The spots a card turned from the stock may take; the empty spot: itself alone."""
        return takes(card, state.field)

    # --- The turn -------------------------------------------------------------------------------

    def play(self, deal: StateT, seat: Seat, move: Move, events: list[Event]) -> None:
        """A card from the hand, then the top card of the stock."""
        deal.hands = put(deal.hands, seat, less(deal.hands[seat], move.pieces[0]))
        self.lay(deal, "play", move.pieces, events)

    def take(self, deal: StateT, seat: Seat, move: Move, events: list[Event]) -> None:
        """What the turned card takes, now that it is chosen."""
        card = deal.turned or ""
        deal.phase, deal.turned = "play", None
        self.lay(deal, "take", (card, *move.pieces), events)

    verbs: Mapping[str, Callable[..., None]] = {
        "play": play,
        "take": take,
        "touch": cut,
        "cut": cut,
    }
    """What carries out a move, by its verb."""

    def lay(self, deal: StateT, way: str, cards: Spot, events: list[Event]) -> None:
        """A card is laid open and takes those behind it; then comes the stock, or the next turn.

        `way` is `play` for a card of the hand, `turn` or, after a choice, `take` for one of the
        stock.
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
        """The way in which the wild card takes something; empty where others are asked before."""
        return way

    def wild_lies(self, deal: StateT) -> None:
        """The wild card has been left on the table."""

    def turn_stock(self, deal: StateT, events: list[Event]) -> None:
        """Turn the top stock card; it waits as `turned` only where there is a choice."""
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
        """Add cards to a pile."""
        if self.wild in cards:
            cards += self.wild_brings(deal, seat, events)
        pile = self.pile(deal, seat)
        deal.captures = put(deal.captures, pile, deal.captures[pile] + cards)

    def wild_brings(self, deal: StateT, seat: Seat, events: list[Event]) -> tuple[str, ...]:
        """The cards that were set aside for whoever takes the wild one."""
        return ()

    def leave_to(
        self, deal: StateT, seat: Seat | None, cards: tuple[str, ...], events: list[Event]
    ) -> None:
        """A seat receives cards that lie on the table at the end; None: they stay there."""
        if seat is not None and cards:
            cards = in_order(cards)
            events.append(Event("leftover", seat, cards))
            deal.field = without(deal.field, cards)
            self.capture(deal, seat, cards, events)

    def end_turn(self, deal: StateT, events: list[Event]) -> None:
        """To the next turn."""
        self.next_turn(deal, events)

    def next_turn(self, deal: StateT, events: list[Event]) -> None:
        """The next one in turn plays, or the deal ends once the hands are empty."""
        if any(deal.hands):
            deal.turn = deal.after(deal.turn)
        else:
            self.finish(deal, events)

    @abstractmethod
    def finish(self, deal: StateT, events: list[Event]) -> None:
        """The result once the hands are used up."""
