"""The table of every flower-card game: cut, deal, a card from the hand, a card from the stock.

A game supplies its pack, its layout, what a card may take and how a deal is settled.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, Generic, NamedTuple, TypeVar

from rules.game import (
    Carry,
    Chance,
    Event,
    Length,
    Move,
    Question,
    Result,
    RuleError,
    Seat,
    Step,
)
from rules.hanafuda.capture import Spot, by_flower, spread, takes
from rules.hanafuda.cards import CLASS, CLASSES, FLOWER, in_order
from rules.hanafuda.resting import sitting_out
from rules.hanafuda.state import FlowerState, without
from rules.hanafuda.view import HanafudaView
from rules.hanafuda.yaku import Combination, Made
from rules.imagined import Tape, filled, shuffled, unknown
from rules.options import Options
from rules.shared import changed, check, put, remembered, sight, step

StateT = TypeVar("StateT", bound=FlowerState)
OptionsT = TypeVar("OptionsT", bound=Options)

TOUCH = Move("touch")


@cache
def cuts(pack: int) -> tuple[Move, ...]:
    """To touch the pack, or to name the size of the upper packet."""
    return (TOUCH, *(Move("cut", (str(upper),)) for upper in range(5, pack - 4)))


@cache
def _play(card: str, spot: Spot = ()) -> Move:
    return Move("play", (card, *spot))


@cache
def _take(spot: Spot) -> Move:
    return Move("take", spot)


class Layout(NamedTuple):
    """How many cards each round of the deal gives to a hand, and to the table after the hands."""

    hand: tuple[int, ...]
    table: tuple[int, ...]


class FlowerTable(ABC, Generic[StateT, OptionsT]):
    """A game of flower cards; it keeps nothing itself."""

    family = "hanafuda"
    school = ""
    key: str
    title: str
    version: int
    seats: range
    endings: tuple[str, ...]
    bound: int
    presets: Mapping[str, OptionsT]
    pack: tuple[str, ...]
    kinds: Mapping[str, str] = CLASS
    """The class of each card in this game."""
    worth: Mapping[str, int]
    """The points of a card of each class."""
    combinations: tuple[Combination, ...]
    wild: str | None = None
    """The card that takes anything."""

    # --- The house rules ------------------------------------------------------------------------

    def check(self, options: OptionsT, seats: int) -> None:
        """RuleError that names every clash at once."""
        check(self.seats, options, seats, self.quarrels(options, seats))

    def quarrels(self, options: OptionsT, seats: int) -> list[RuleError]:
        """What does not go together besides."""
        return []

    def deck(self, options: OptionsT, seats: int) -> tuple[str, ...]:
        """Every card of the pack in its order."""
        return self.pack

    def length(self, options: Any) -> Length:
        """So many deals."""
        return Length("deals", options.hands, "hands")

    def sides(self, options: OptionsT, playing: tuple[Seat, ...]) -> tuple[tuple[Seat, ...], ...]:
        """Who plays together: each seat for itself."""
        return tuple((seat,) for seat in playing)

    def most(self, options: OptionsT) -> int:
        """How many people play in one deal."""
        return self.seats[-1]

    def opening(self, options: OptionsT, seats: int) -> Carry:
        """The first deal; the last seats sit it out when there are too many people."""
        resting = tuple(range(self.most(options), seats))
        return Carry(1, self.fixed_dealer(options), (0,) * seats, resting)

    def fixed_dealer(self, options: OptionsT) -> Seat | None:
        """The first dealer where the house fixes one."""
        return None

    # --- The deal -------------------------------------------------------------------------------

    @abstractmethod
    def draw(
        self, options: OptionsT, playing: tuple[Seat, ...], dice: tuple[int, ...]
    ) -> tuple[Seat, tuple[Event, ...]]:
        """The first dealer and what was seen of finding one."""

    @abstractmethod
    def begin(self, **fields: Any) -> StateT:
        """A state of this game."""

    @abstractmethod
    def layout(self, options: OptionsT, players: int) -> Layout:
        """In which packets the cards are dealt."""

    def deal(self, options: OptionsT, carry: Carry, chance: Chance) -> Step:
        """The dealer offers the shuffled pack to the right-hand neighbour, who cuts it."""
        seats = len(carry.scores)
        playing = tuple(seat for seat in range(seats) if seat not in carry.resting)
        dealer = carry.dealer
        events: tuple[Event, ...] = ()
        if dealer is None:
            dealer, events = self.draw(options, playing, chance.dice)
        state = self.begin(
            options=options,
            carry=carry,
            dealer=dealer,
            phase="cut",
            turn=playing[(playing.index(dealer) + 1) % len(playing)],
            playing=playing,
            hands=((),) * seats,
            captures=((),) * seats,
            stock=chance.deck,
        )
        return step(state, events)

    def cut(self, state: StateT, seat: Seat, move: Move, events: list[Event]) -> StateT:
        """The lower packet goes on top; then the cards are dealt."""
        events.append(Event(move.verb, seat, move.pieces))
        upper = int(move.pieces[0]) if move.pieces else 0
        state = self.dealt(state, state.stock[upper:] + state.stock[:upper])
        events.append(Event("deal"))
        return self.opened(state, events)

    def dealt(self, state: StateT, pack: tuple[str, ...]) -> StateT:
        """Packets go round from the dealer's right-hand neighbour, then to the table.

        Each sorts their hand in the order of the pack; it stays so, as cards only leave it.
        """
        layout = self.layout(state.options, len(state.playing))
        at = state.playing.index(state.dealer) + 1
        hands: dict[Seat, tuple[str, ...]] = {}
        table: tuple[str, ...] = ()
        for to_hand, to_table in zip(layout.hand, layout.table, strict=True):
            for seat in state.playing[at:] + state.playing[:at]:
                hands[seat] = hands.get(seat, ()) + pack[:to_hand]
                pack = pack[to_hand:]
            table, pack = table + pack[:to_table], pack[to_table:]
        every = tuple(in_order(hands.get(seat, ())) for seat in range(len(state.hands)))
        return changed(state, hands=every, field=spread(table), stock=pack)

    def opened(self, state: StateT, events: list[Event]) -> StateT:
        """What happens once the cards are dealt; then the dealer plays first."""
        return changed(state, phase="play", turn=state.dealer)

    def thrown_in(
        self, state: StateT, ending: str, events: list[Event], shown: tuple[str, ...] = ()
    ) -> StateT:
        """No points; the same dealer deals again and the deal does not count."""
        events.append(Event("void", None, shown))
        carry = replace(state.carry, dealer=state.dealer)
        return changed(state, phase="over", result=Result(ending, (), None, carry))

    # --- What may be done -----------------------------------------------------------------------

    @remembered
    def legal(self, state: StateT, seat: Seat) -> tuple[Move, ...]:
        """The moves open to a seat."""
        if state.result or seat != state.turn:
            return ()
        match state.phase:
            case "play":
                return self.plays(state, seat)
            case "take":
                return tuple(_take(spot) for spot in self.stock_takes(state, state.turned or ""))
            case "cut":
                return cuts(len(self.pack))
            case _:
                return self.answers(state, seat)

    def absent(self, state: StateT, seat: Seat) -> Move:
        """Of the cards of the hand the first of the lowest class, but for the wild one."""
        first, *others = self.legal(state, seat)
        if first.verb != "play":
            return first
        plays = (first, *(move for move in others if move.verb == "play"))
        return max(plays, key=lambda move: self._spared(move.pieces[0]))

    def _spared(self, card: str) -> int:
        """How well a card can be spared: the lower its class the better, the wild one least."""
        return -1 if card == self.wild else CLASSES.index(self.kinds[card])

    def foreseen(self, state: StateT, seat: Seat) -> tuple[Move, ...]:
        """The cards a seat could play if its turn came now; nobody else's hand counts."""
        if state.result or not state.hands[seat]:
            return ()
        moves = self.plays(_holding(state, seat, state.hands[seat]), seat)
        return tuple(move for move in moves if move.verb == "play")

    def forced(self, state: StateT, seat: Seat) -> Move | None:
        """The last card, where each card that nobody has seen could be played in one way only."""
        if state.phase != "play" or seat != state.turn or len(state.hands[seat]) != 1:
            return None
        unseen = (card for card in self.pack if not self.is_seen(state, card))
        if any(len(self.plays(_holding(state, seat, (card,)), seat)) != 1 for card in unseen):
            return None
        (move,) = self.plays(state, seat)
        return move

    def is_seen(self, state: StateT, card: str) -> bool:
        """Whether a card lies open."""
        return any(card in cards for cards in (*state.field, *state.captures))

    def beforehand(self, options: OptionsT) -> tuple[Question, ...]:
        """To cut the pack."""
        return (Question("cut", cuts(len(self.pack)), open=True),)

    def answers(self, state: StateT, seat: Seat) -> tuple[Move, ...]:
        """The moves of the phases that only this game has."""
        return ()

    def plays(self, state: StateT, seat: Seat) -> tuple[Move, ...]:
        """Each card of the hand with each thing it may take; laid down where it takes nothing."""
        moves: list[Move] = []
        spots = self.open_spots(state)
        for card in state.hands[seat]:
            own = self.hand_takes(state, card, spots.get(FLOWER[card], ()))
            if own:
                moves += [_play(card, spot) for spot in own]
            else:
                moves.append(_play(card))
        return tuple(moves)

    def open_spots(self, state: StateT) -> dict[str, list[Spot]]:
        """What lies on the table for cards from the hand, by flower."""
        return by_flower(state.field)

    def hand_takes(self, state: StateT, card: str, own: Sequence[Spot]) -> Sequence[Spot]:
        """The spots a card of the hand may take; `own` are those of its flower."""
        return own

    def stock_takes(self, state: StateT, card: str) -> Sequence[Spot]:
        """The spots a card turned from the stock may take; the empty spot: itself alone."""
        return takes(card, state.field)

    # --- The turn -------------------------------------------------------------------------------

    def apply(self, state: StateT, seat: Seat, move: Move) -> Step:
        """Carry out a legal move and all that follows without a decision."""
        events: list[Event] = []
        state = self.verbs[move.verb](self, state, seat, move, events)
        return step(state, events)

    def play(self, state: StateT, seat: Seat, move: Move, events: list[Event]) -> StateT:
        """A card from the hand, then the top card of the stock."""
        card = move.pieces[0]
        rest = tuple([other for other in state.hands[seat] if other != card])
        state = changed(state, hands=put(state.hands, seat, rest))
        return self.lay(state, "play", card, move.pieces[1:], events)

    def take(self, state: StateT, seat: Seat, move: Move, events: list[Event]) -> StateT:
        """What the turned card takes, now that it is chosen."""
        card = state.turned or ""
        state = changed(state, phase="play", turned=None)
        return self.lay(state, "take", card, move.pieces, events)

    verbs: Mapping[str, Callable[..., Any]] = {
        "play": play,
        "take": take,
        "touch": cut,
        "cut": cut,
    }
    """What carries out a move, by its verb."""

    def lay(self, state: StateT, way: str, card: str, taken: Spot, events: list[Event]) -> StateT:
        """A card is laid open and takes what it takes; then the stock follows, or the next turn.

        `way` is `play` for a card of the hand, `turn` or, after a choice, `take` for one of the
        stock.
        """
        events.append(Event(way, state.turn, (card, *taken)))
        state = self.settle(state, card, taken, events)
        return self.turn_stock(state, events) if way == "play" else self.end_turn(state, events)

    def turn_stock(self, state: StateT, events: list[Event]) -> StateT:
        """Turn the top stock card; it waits as `turned` only where there is a choice."""
        card = state.stock[0]
        state = changed(state, stock=state.stock[1:])
        spots = self.stock_takes(state, card)
        if len(spots) > 1:
            events.append(Event("choose", state.turn, (card,)))
            return changed(state, phase="take", turned=card)
        if spots and spots[0] == ():
            events.append(Event("alone", state.turn, (card,)))
            return self.end_turn(self.capture(state, state.turn, (card,), events), events)
        return self.lay(state, "turn", card, spots[0] if spots else (), events)

    def settle(self, state: StateT, card: str, taken: Spot, events: list[Event]) -> StateT:
        """A card comes to rest: captured with what it takes, or among the table cards."""
        if not taken:
            return changed(state, field=(*state.field, (card,)))
        state = changed(state, field=without(state.field, taken))
        return self.capture(state, state.turn, (card, *taken), events)

    def capture(
        self, state: StateT, seat: Seat, cards: tuple[str, ...], events: list[Event]
    ) -> StateT:
        """Add cards to a pile."""
        pile = self.pile(state, seat)
        return changed(state, captures=put(state.captures, pile, state.captures[pile] + cards))

    def pile(self, state: StateT, seat: Seat) -> Seat:
        """Before whom a seat's captures lie."""
        return seat

    def leave_to(
        self, state: StateT, seat: Seat | None, cards: tuple[str, ...], events: list[Event]
    ) -> StateT:
        """A seat receives cards that lie on the table at the end; None: they stay there."""
        if seat is None or not cards:
            return state
        cards = in_order(cards)
        events.append(Event("leftover", seat, cards))
        state = changed(state, field=without(state.field, cards))
        return self.capture(state, seat, cards, events)

    def end_turn(self, state: StateT, events: list[Event]) -> StateT:
        """To the next turn, or to the end once the hands are empty."""
        if not any(state.hands):
            return self.finish(state, events)
        return changed(state, turn=state.after(state.turn))

    @abstractmethod
    def finish(self, state: StateT, events: list[Event]) -> StateT:
        """The result once the hands are used up."""

    def next_carry(
        self, state: StateT, dealer: Seat, deltas: tuple[int, ...], deals: int
    ) -> Carry | None:
        """What the next deal starts from; None after the last one."""
        if state.carry.number >= deals:
            return None
        scores = tuple(map(sum, zip(state.carry.scores, deltas, strict=True)))
        resting = sitting_out(state.carry, dealer, self.most(state.options))
        return Carry(state.carry.number + 1, dealer, scores, resting)

    # --- What is seen ---------------------------------------------------------------------------

    def offered(self, options: OptionsT) -> Iterable[Combination]:
        """The combinations that count under some house rules, each with what it is worth."""
        return self.combinations

    def made(self, state: StateT, cards: tuple[str, ...]) -> Made:
        """The complete combinations of a pile with their points."""
        own = frozenset(cards)
        return tuple((one.name, one.points) for one in self.combinations if one.cards <= own)

    def combined(self, state: StateT, name: str, cards: tuple[str, ...]) -> tuple[str, ...]:
        """Those cards of a pile that make one of its combinations."""
        made_of = next(one.cards for one in self.combinations if one.name == name)
        return in_order(made_of.intersection(cards))

    def _combined(self, state: StateT, pile: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
        made = self.made(state, pile) if state.result else ()
        return tuple(self.combined(state, name, pile) for name, _ in made)

    def view(self, state: StateT, seat: Seat | None) -> HanafudaView:
        """What a seat may see; the stock and the other hands are numbers."""
        sides = self.sides(state.options, state.playing)
        piles = [state.captures[side[0]] for side in sides]
        return HanafudaView(
            **sight(self.key, state, seat),
            field=state.field,
            captures=state.captures,
            stock=len(state.stock),
            turned=state.turned,
            number=state.carry.number,
            deals=state.options.hands,
            result=state.result,
            playing=state.playing,
            sides=sides,
            made=tuple(self.made(state, pile) for pile in piles),
            combined=tuple(self._combined(state, pile) for pile in piles),
            **self.seen(state),
        )

    def imagine(self, view: HanafudaView, options: OptionsT, tape: Tape) -> StateT:
        """A state that gives this view; all hands that may still be held are equally likely."""
        state = changed(view.known, options=options)
        unseen = unknown(self.pack, state)
        while True:
            pool = shuffled(unseen, tape)
            hands = tuple([in_order(filled(hand, pool)) for hand in state.hands])
            dealt: StateT = changed(state, hands=hands, stock=filled(state.stock, pool))
            if self.possible(dealt):
                return dealt

    def possible(self, state: StateT) -> bool:
        """Whether the deal could have come to this moment with such hands."""
        return True

    def seen(self, state: StateT) -> dict[str, Any]:
        """What only this game's views show besides."""
        return {}


def _holding(state: StateT, seat: Seat, cards: tuple[str, ...]) -> StateT:
    """The state as it would be if a seat held these cards, and nobody else any."""
    nothing: tuple[tuple[str, ...], ...] = ((),) * len(state.hands)
    return changed(state, hands=put(nothing, seat, cards))
