"""Tien Gow (天九): four players, 32 tiles, and the winner of the last trick wins the deal.

Sources: A is the description at kzpn200.blogspot.com, B the one at yau-ichi.hatenablog.com.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from rules.frozen import changed, draft, freeze
from rules.game import Carry, Chance, Event, Length, Move, Question, Seat, Step
from rules.imagined import Tape, filled, shuffled, thrown_anew, unknown
from rules.shared import check, remembered
from rules.sight import sight
from rules.tiengow import start, tricks
from rules.tiengow.dealt import dealt_hand
from rules.tiengow.options import TienGowOptions
from rules.tiengow.settlement import SEATS
from rules.tiengow.state import TienGowCarry, TienGowState
from rules.tiengow.tiles import DECK
from rules.tiengow.view import TienGowView

VERBS: Mapping[str, Callable[[TienGowState, Seat, Move, list[Event]], None]] = {
    "sit": start.sit,
    "wall": start.wall,
    "lead": tricks.play,
    "beat": tricks.play,
    "fold": tricks.play,
}
"""The function that carries out a move, by its verb."""


class TienGow:
    """The game as `rules.GAMES` lists it."""

    key = "tiengow"
    title = "Tien Gow"
    version = 2
    family = "tiengow"
    school = ""
    seats = range(SEATS, SEATS + 1)
    endings: tuple[str, ...] = (
        "plain",
        "supreme",
        "four",
        "smallest",
        "kam",
        "seven",
        "eight",
        "dealt-seven",
        "dealt-eight",
    )
    bound = 2 + 1 + 8 * SEATS
    presets: Mapping[str, TienGowOptions] = MappingProxyType(
        {
            "tiengowA": TienGowOptions(),
            "tiengowB": TienGowOptions(
                hands=8,
                length="dealerChanges",
                start_points=100,
                seating="asSeated",
                first_dealer="lot",
                dice_roller="dealer",
                first_multiplier=1,
                nyu_special=False,
                wenwuzun=True,
                gaojiao_beats_wenzun=True,
                wenzun_capture_last="winnerX2",
                kam_multiplier=4,
                eighth_trick="contested",
                dealt_hands=True,
            ),
        }
    )

    def check(self, options: TienGowOptions, seats: int) -> None:
        """Raise RuleError that names every clash of these house rules at once."""
        check(self.seats, options, seats, ())

    def deck(self, options: TienGowOptions, seats: int) -> tuple[str, ...]:
        """Return every tile in the order of its rank."""
        return DECK

    def length(self, options: TienGowOptions) -> Length:
        """Return the length of a match: a number of deals, or of changes of the dealer."""
        counted = "changes" if options.length == "dealerChanges" else "deals"
        return Length(counted, options.hands, "hands")

    def sides(
        self, options: TienGowOptions, playing: tuple[Seat, ...]
    ) -> tuple[tuple[Seat, ...], ...]:
        """Return each seat as a side of its own."""
        return tuple((seat,) for seat in playing)

    def opening(self, options: TienGowOptions, seats: int) -> TienGowCarry:
        """Return the carry for the first deal: equal points, and the dealer still to be found."""
        return TienGowCarry(1, None, (options.start_points,) * seats, order=tuple(range(seats)))

    def deal(self, options: TienGowOptions, carry: Carry, chance: Chance) -> Step:
        """Find seats and dealer in the first deal; then build the wall."""
        assert isinstance(carry, TienGowCarry)
        events: list[Event] = []
        state = draft(
            TienGowState(
                options=options,
                carry=carry,
                dealer=carry.dealer or 0,
                phase="wall",
                turn=0,
                order=carry.order,
                hands=((),) * SEATS,
                wall=chance.deck,
                tape=chance.dice,
            )
        )
        start.begin(state, events)
        return freeze(state, events)

    @remembered
    def legal(self, state: TienGowState, seat: Seat) -> tuple[Move, ...]:
        """Return the moves open to a seat."""
        if state.result or seat != state.turn:
            return ()
        match state.phase:
            case "play":
                return tricks.plays(state, seat)
            case "wall":
                return start.ways(state.options)
            case _:
                return start.seats_left(state)

    def absent(self, state: TienGowState, seat: Seat) -> Move:
        """Return the move for an absent player: the cheapest play; before the tricks the first
        move.
        """
        if state.phase == "play":
            return tricks.cheapest(state, seat)
        return self.legal(state, seat)[0]

    def foreseen(self, state: TienGowState, seat: Seat) -> tuple[Move, ...]:
        """Return the plays with which a seat could follow the running trick.

        Empty before the lead, after the seat's own play, and for a seat that may not win.
        """
        played = any(play.seat == seat for play in state.trick)
        if state.result or not state.trick or played or not tricks.may_win(state, seat):
            return ()
        return tricks.plays(state, seat)

    def forced(self, state: TienGowState, seat: Seat) -> Move | None:
        """Return None: a move that everybody can see to be forced is made together with the one
        before it.
        """
        return None

    def beforehand(self, options: TienGowOptions) -> tuple[Question, ...]:
        """Return the questions before the first trick.

        Where dice decide the seats, the first deal asks for a place. Where the house does not fix
        the way of taking the wall, every deal asks for it.
        """
        asked: list[Question] = []
        if options.seating == "dice":
            asked.append(Question("sit", start.SITS, open=True, once=True))
        if options.wall_method == "named":
            asked.append(Question("wall", start.ways(options), open=True))
        return tuple(asked)

    def apply(self, state: TienGowState, seat: Seat, move: Move) -> Step:
        """Carry out a legal move and all that follows without a decision."""
        events: list[Event] = []
        deal = draft(state)
        VERBS[move.verb](deal, seat, move, events)
        return freeze(deal, events)

    @remembered
    def view(self, state: TienGowState, seat: Seat | None, *, shut: bool = False) -> TienGowView:
        """Return the view of a seat (None: the public).

        Until the deal is over, and with `shut` even then, it tells only how many tiles each other
        seat has folded.
        """
        over = state.result is not None and not shut
        return TienGowView(
            **sight(self.key, state, seat),
            playing=state.order,
            trick=state.trick,
            won=state.won,
            stacks=state.stacks,
            down=tuple(d if over or other == seat else () for other, d in enumerate(state.down)),
            multiple=state.multiple.multiple,
            changes=state.carry.changes,
            number=state.carry.number,
            deals=state.options.hands,
            by_changes=state.options.length == "dealerChanges",
            result=state.result,
        )

    def imagine(self, view: TienGowView, options: TienGowOptions, tape: Tape) -> TienGowState:
        """Return a state that gives this view; all possible hands are equally likely.

        Hands that win when they are dealt are not possible: they would have ended the deal.
        """
        state = changed(view.known, options=options, tape=thrown_anew(view.known.tape, tape))
        unseen = unknown(DECK, state)
        while True:
            pool = shuffled(unseen, tape)
            imagined: TienGowState = changed(
                state,
                hands=tuple([filled(hand, pool) for hand in state.hands]),
                down=tuple([filled(tiles, pool) for tiles in state.down]),
                wall=filled(state.wall, pool),
            )
            if imagined.result or imagined.wall or not _dealt_a_win(imagined):
                return imagined


def _dealt_a_win(state: TienGowState) -> bool:
    return any(dealt_hand(state.dealt(seat), state.options)[0] for seat in state.order)
