"""The table of every flower-card game: dealing, the moves of each seat, and its view."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from rules.frozen import changed, draft, freeze, put
from rules.game import Carry, Chance, Event, Move, Question, Seat, Step
from rules.hanafuda.capture import Spot
from rules.hanafuda.cards import CLASSES, FLOWER, PACK, in_order
from rules.hanafuda.house import OptionsT, StateT
from rules.hanafuda.turns import FlowerTurns
from rules.hanafuda.view import HanafudaView
from rules.imagined import Tape, filled, shuffled, unknown
from rules.shared import remembered
from rules.sight import sight

TOUCH = Move("touch")


@cache
def cuts(pack: int) -> tuple[Move, ...]:
    """Return the moves of cutting `pack` cards: to touch them, or to name the size of the upper
    packet; both packets have five cards or more.
    """
    return (TOUCH, *(Move("cut", (str(upper),)) for upper in range(5, pack - 4)))


@cache
def _play(card: str, spot: Spot) -> Move:
    return Move("play", (card, *spot))


@cache
def _take(spot: Spot) -> Move:
    return Move("take", spot)


def plays_of(card: str, spots: Sequence[Spot]) -> tuple[Move, ...]:
    """Return the plays of a card that may take one of these spots, or is laid down without any."""
    return tuple([_play(card, spot) for spot in spots or ((),)])


class Plays(dict[tuple[Spot, ...], tuple[Move, ...]]):
    """The plays of a card by the spots of its own flower."""

    def __init__(self, card: str) -> None:
        self.card = card

    def __missing__(self, spots: tuple[Spot, ...]) -> tuple[Move, ...]:
        plays = self[spots] = plays_of(self.card, spots)
        return plays


PLAYS = {card: Plays(card) for card in PACK}


class FlowerTable(FlowerTurns[StateT, OptionsT]):
    """A game of flower cards; it has no state of its own."""

    sees: type[HanafudaView] = HanafudaView
    """The class of this game's views."""

    @abstractmethod
    def draw(
        self, options: OptionsT, playing: tuple[Seat, ...], dice: tuple[int, ...]
    ) -> tuple[Seat, tuple[Event, ...]]:
        """Find the first dealer; return the seat and the events of the draw."""

    @abstractmethod
    def begin(self, **fields: Any) -> StateT:
        """Make a state of this game."""

    def deal(self, options: OptionsT, carry: Carry, chance: Chance) -> Step:
        """Offer the shuffled pack to the dealer's right-hand neighbour, who cuts it."""
        seats = len(carry.scores)
        playing = tuple([seat for seat in range(seats) if seat not in carry.resting])
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
            last=events,
        )
        return Step(state, events)

    # --- Legal moves ----------------------------------------------------------------------------

    @remembered
    def legal(self, state: StateT, seat: Seat) -> tuple[Move, ...]:
        """Return the moves open to a seat."""
        return self.turn_moves(state, seat) if seat == state.turn and not state.result else ()

    def turn_moves(self, state: StateT, seat: Seat) -> tuple[Move, ...]:
        """Return the moves of the seat on turn."""
        match state.phase:
            case "play":
                return self.plays(state, seat)
            case "take":
                return tuple([_take(spot) for spot in self.stock_takes(state, state.turned or "")])
            case "cut":
                return cuts(len(self.pack))
            case _:
                return self.answers(state, seat)

    def absent(self, state: StateT, seat: Seat) -> Move:
        """Return the play of the most dispensable hand card, the wild one last.

        If the first legal move is not a play, return that move.
        """
        first, *others = self.legal(state, seat)
        if first.verb != "play":
            return first
        plays = (first, *(move for move in others if move.verb == "play"))
        return max(plays, key=lambda move: self._spared(move.pieces[0]))

    def _spared(self, card: str) -> int:
        """Return a number that tells how dispensable a card is: higher for a lower class, lowest
        for the wild card.
        """
        return -1 if card == self.wild else CLASSES.index(self.kinds[card])

    def foreseen(self, state: StateT, seat: Seat) -> tuple[Move, ...]:
        """Return the plays a seat could make if its turn came now; the other hands do not
        matter.
        """
        if state.result or not state.hands[seat]:
            return ()
        moves = self.plays(_holding(state, seat, state.hands[seat]), seat)
        return tuple([move for move in moves if move.verb == "play"])

    def forced(self, state: StateT, seat: Seat) -> Move | None:
        """Return the play of a seat's last hand card, if everybody can see that it is the only one;
        otherwise None.

        That is so if each card that could be in that hand has exactly one play.
        """
        if state.phase != "play" or seat != state.turn or len(state.hands[seat]) != 1:
            return None
        unseen = (card for card in self.pack if not self.is_seen(state, card))
        if any(len(self.plays(_holding(state, seat, (card,)), seat)) != 1 for card in unseen):
            return None
        (move,) = self.plays(state, seat)
        return move

    def is_seen(self, state: StateT, card: str) -> bool:
        """Whether a card lies open on the table or in a pile."""
        return any(card in cards for cards in (*state.field, *state.captures))

    def beforehand(self, options: OptionsT) -> tuple[Question, ...]:
        """Return the question that comes before the first turn: cutting the pack."""
        return (Question("cut", cuts(len(self.pack)), open=True),)

    def answers(self, state: StateT, seat: Seat) -> tuple[Move, ...]:
        """Return the moves of the phases that only this game has."""
        return ()

    def plays(self, state: StateT, seat: Seat) -> tuple[Move, ...]:
        """Return the plays: each hand card with each spot it may take, or laid down if it takes
        none.
        """
        return self.with_each(state, seat, self.open_spots(state))

    def with_each(
        self, state: StateT, seat: Seat, lies: Mapping[str, tuple[Spot, ...]]
    ) -> tuple[Move, ...]:
        """Return the moves with each hand card, given the open spots of each flower."""
        moves: list[Move] = []
        wild = self.wild
        for card in state.hands[seat]:
            if card == wild:
                moves += plays_of(card, self.wild_takes(state))
            else:
                moves += PLAYS[card][lies.get(FLOWER[card], ())]
        return tuple(moves)

    def apply(self, state: StateT, seat: Seat, move: Move) -> Step:
        """Carry out a legal move and all that follows without a decision."""
        events: list[Event] = []
        deal = draft(state)
        self.verbs[move.verb](self, deal, seat, move, events)
        return freeze(deal, events)

    # --- The view -------------------------------------------------------------------------------

    def _combined(self, state: StateT, pile: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
        made = self.made(state, pile) if state.result else ()
        return tuple([self.combined(state, name, pile) for name, _ in made])

    @remembered
    def view(self, state: StateT, seat: Seat | None, *, shut: bool = False) -> HanafudaView:
        """Return the view of a seat (None: the public); it gives only the numbers of cards in the
        stock and the other hands.
        """
        sides = self.sides(state.options, state.playing)
        piles = [state.captures[side[0]] for side in sides]
        return self.sees(
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
            made=tuple([self.made(state, pile) for pile in piles]),
            combined=tuple([self._combined(state, pile) for pile in piles]),
            **self.seen(state),
        )

    def imagine(self, view: HanafudaView, options: OptionsT, tape: Tape) -> StateT:
        """Return a state that gives this view; all hands that are still possible are equally
        likely.
        """
        state = changed(view.known, options=options)
        unseen = unknown(self.pack, state)
        while True:
            pool = shuffled(unseen, tape)
            hands = tuple([in_order(filled(hand, pool)) for hand in state.hands])
            dealt: StateT = changed(state, hands=hands, stock=filled(state.stock, pool))
            if self.possible(dealt):
                return dealt

    def possible(self, state: StateT) -> bool:
        """Whether these hands could have led to this moment."""
        return True

    def seen(self, state: StateT) -> dict[str, Any]:
        """Return the fields that only this game's views have."""
        return {}


def _holding(state: StateT, seat: Seat, cards: tuple[str, ...]) -> StateT:
    """Return the state as if a seat held these cards, and the others none."""
    nothing: tuple[tuple[str, ...], ...] = ((),) * len(state.hands)
    return changed(state, hands=put(nothing, seat, cards))
