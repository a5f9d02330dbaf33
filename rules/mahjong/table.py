"""The table of every mahjong: a set of rules as a game, and what may be seen of it.

A set of rules (`Variant`) says what may be done and what it is worth; `Turns` and `Course` are how
a deal goes on.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from rules.game import Carry, Chance, Event, Length, Move, Seat, Step
from rules.mahjong.offers import Offers
from rules.mahjong.state import SEATS, MahjongCarry, following
from rules.mahjong.tiles import Tiles
from rules.mahjong.turns import Turns
from rules.mahjong.variant import Variant
from rules.mahjong.view import MahjongView
from rules.options import Options
from rules.shared import check, sight, step

State = Any
WINDS = ("east", "south", "west", "north")


class MahjongTable:
    """A set of rules as a game of `rules.GAMES`; it keeps nothing itself."""

    family = "mahjong"
    seats = range(SEATS, SEATS + 1)

    def __init__(self, variant: Variant[Any, Any]) -> None:
        self.variant = variant
        self.offers = Offers(variant)
        self.key = variant.key
        self.title = variant.title
        self.version = variant.version
        self.school = variant.school
        self.endings = variant.endings
        self.bound = variant.bound
        self.presets: Mapping[str, Any] = variant.presets
        self._turns = Turns(variant, self.offers)
        self._verbs = self._turns.verbs

    def check(self, options: Options, seats: int) -> None:
        """RuleError that names every clash at once."""
        check(self.seats, options, seats, ())

    def deck(self, options: Options, seats: int) -> Tiles:
        """Every tile in its order."""
        return self.variant.deck(options)

    def length(self, options: Any) -> Length:
        """Everybody is dealer so often."""
        return Length("rounds", options.rounds, "rounds")

    def sides(self, options: Options, playing: tuple[Seat, ...]) -> tuple[tuple[Seat, ...], ...]:
        """Each seat plays for itself."""
        return tuple((seat,) for seat in playing)

    def opening(self, options: Options, seats: int) -> MahjongCarry:
        """The first deal; the dealer is still to be found."""
        return self.variant.first

    def deal(self, options: Options, carry: Carry, chance: Chance) -> Step:
        """The hands are dealt as the rule set has it."""
        events: list[Event] = []
        state = self.variant.deal(options, cast(MahjongCarry, carry), chance, events)
        for seat in (following(state.dealer, steps) for steps in range(SEATS)):
            if at_once := self.variant.at_once(state, seat):
                tile, source = at_once.tile, at_once.source
                return step(self._turns.won(state, seat, tile, source, None, events), events)
        return step(state, events)

    # --- What may be done -----------------------------------------------------------------------

    def legal(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """The moves open to a seat."""
        if seat not in state.to_act:
            return ()
        return self.offers.moves(state, seat)

    def foreseen(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """Nothing: a turn begins with a tile that nobody knows yet."""
        return ()

    # --- Moves ----------------------------------------------------------------------------------

    def apply(self, state: State, seat: Seat, move: Move) -> Step:
        """Carry out a legal move and all that follows without a decision."""
        events: list[Event] = []
        if state.window:
            state = self._turns.answer(state, seat, move, events)
        else:
            state = self._verbs[move.verb](state, seat, move, events)
        return step(state, events)

    # --- What is seen ---------------------------------------------------------------------------

    def view(self, state: State, seat: Seat | None) -> MahjongView:
        """What a seat may see; the wall and the other hands are numbers, answers are nothing."""
        hands = tuple(
            row if one == seat or one in state.opened else () for one, row in enumerate(state.hands)
        )
        return MahjongView(
            **sight(self.key, state, seat),
            turn=state.turn,
            hands=hands,
            melds=state.melds,
            flowers=state.flowers,
            throws=state.river,
            drawn=state.drawn if seat == state.turn else None,
            claimed=state.window.tile if state.window else None,
            thrown=state.thrown,
            wall=state.left,
            indicator=state.indicator,
            winds=tuple(WINDS[(one - state.dealer) % SEATS] for one in range(SEATS)),
            number=state.carry.number,
            streak=state.carry.streak,
            changes=state.carry.changes,
            rounds=state.options.rounds,
            result=state.result,
            worth=self.offers.within_reach(state, seat),
            false_wins=self.variant.declares_freely(state),
            **self.variant.seen(state, seat),
        )
