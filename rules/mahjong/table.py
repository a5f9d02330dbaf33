"""The table of every mahjong: a set of rules as a game, and the views of it.

A set of rules (`Variant`) tells the moves and the worth of hands; `Turns` and `Course` run a deal.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, cast

from rules.frozen import changed, put, step
from rules.game import Carry, Chance, Event, Length, Move, Question, Seat, Step
from rules.imagined import Tape
from rules.mahjong import prospects
from rules.mahjong.imagined import imagined
from rules.mahjong.offers import Claimable, Offers
from rules.mahjong.prospects import Prospect
from rules.mahjong.state import SEATS, MahjongCarry, Meld, following
from rules.mahjong.tiles import Tiles, in_order, without
from rules.mahjong.turns import Turns
from rules.mahjong.variant import Variant
from rules.mahjong.view import MahjongView
from rules.mahjong.win import Outlook, Win
from rules.options import Options
from rules.shared import check, remembered
from rules.sight import sight

State = Any
WINDS = ("east", "south", "west", "north")


class MahjongTable:
    """A set of rules as a game of `rules.GAMES`; it has no state of its own."""

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
        """Raise RuleError that names every clash of these house rules at once."""
        check(self.seats, options, seats, ())

    def deck(self, options: Options, seats: int) -> Tiles:
        """Return every tile in its order."""
        return self.variant.deck(options)

    def length(self, options: Any) -> Length:
        """Return the length of a match: until everybody has been dealer `rounds` times."""
        return Length("rounds", options.rounds, "rounds")

    def sides(self, options: Options, playing: tuple[Seat, ...]) -> tuple[tuple[Seat, ...], ...]:
        """Return each seat as a side of its own."""
        return tuple((seat,) for seat in playing)

    def opening(self, options: Options, seats: int) -> MahjongCarry:
        """Return the carry for the first deal; the dealer is still to be found."""
        return self.variant.first

    def deal(self, options: Options, carry: Carry, chance: Chance) -> Step:
        """Deal the hands as the rule set says; a hand that wins at once ends the deal."""
        events: list[Event] = []
        state = self.variant.deal(options, cast(MahjongCarry, carry), chance, events)
        for seat in (following(state.dealer, steps) for steps in range(SEATS)):
            if at_once := self.variant.at_once(state, seat):
                tile, source = at_once.tile, at_once.source
                return step(self._turns.won(state, seat, tile, source, None, events), events)
        return step(state, events)

    # --- Legal moves ----------------------------------------------------------------------------

    @remembered
    def legal(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """Return the moves open to a seat."""
        if state.result:
            return ()
        asked = seat in state.to_act
        return self.offers.moves(state, seat) if asked else self.offers.calls(state, seat)

    def absent(self, state: State, seat: Seat) -> Move:
        """Return the move for an absent player: pass, discard the drawn tile, or take the first
        offer.
        """
        return self.offers.absent(state, seat)

    def foreseen(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """Return the answers a seat may give before its next draw; none if a draw comes first."""
        return () if state.result else self.variant.foreseen(state, seat)

    def forced(self, state: State, seat: Seat) -> Move | None:
        """Return None: other seats can never exclude that a seat could win or lay something
        down.
        """
        return None

    def beforehand(self, options: Options) -> tuple[Question, ...]:
        """Return no questions: none can be answered before the deal."""
        return ()

    def claimable(self, state: State, seat: Seat, tile: str | None) -> list[Claimable]:
        """Return every meld that a seat could claim with one more tile; wins are left out.

        With a `tile`, the hand is the one after discarding it. Only facts that the seat can see
        matter.
        """
        if tile is not None:
            state = self._turns.discarded(state, seat, tile, [])
        return list(self.offers.claimable(state, seat))

    def claiming(self, state: State, seat: Seat, claim: Claimable, tile: str | None) -> State:
        """Return the state after a claim, before the discard or the draw that follows.

        With a `tile`, it is discarded first. Only facts that the seat can see matter.
        """
        if tile is not None:
            state = self._turns.discarded(state, seat, tile, [])
        own = self.offers.own(state, seat, claim.tile, claim.move)
        meld = Meld(claim.move.verb, in_order((*own, claim.tile)), claim.by, claim.tile)
        return changed(
            state,
            **{"phase": "turn", "turn": seat, "window": None, "thrown": None},
            **{"drawn": None, "source": None},
            hands=put(state.hands, seat, without(state.hands[seat], *own)),
            melds=put(state.melds, seat, (*state.melds[seat], meld)),
        )

    def outlook(self, state: State, seat: Seat) -> tuple[Outlook, ...]:
        """Return the waits of a hand as it is, or after each discard, and the conditions it still
        lacks.
        """
        return tuple(prospects.outlook(self.variant, state, seat))

    def prospects(self, state: State, seat: Seat, outlook: Outlook) -> Iterator[Prospect]:
        """Yield the prospects of the tiles a hand waits for, each worked out when it is
        asked for.
        """
        state = _left(self._turns, state, seat, outlook)
        return prospects.prospects(self.variant, state, seat, outlook.waits)

    def completed(self, state: State, seat: Seat, outlook: Outlook) -> Iterator[tuple[str, Win]]:
        """Yield the wins by draw of a hand with this outlook, each with its tile."""
        state = _left(self._turns, state, seat, outlook)
        return prospects.completed(self.variant, state, seat, outlook.waits)

    @property
    def declares_ready(self) -> bool:
        """Whether a player can declare ready."""
        return type(self.variant).declared is not Variant.declared

    # --- Moves ----------------------------------------------------------------------------------

    def apply(self, state: State, seat: Seat, move: Move) -> Step:
        """Carry out a legal move and all that follows without a decision."""
        events: list[Event] = []
        if seat not in state.to_act:
            state = self._turns.call(state, seat, move, events)
        elif state.window:
            state = self._turns.answer(state, seat, move, events)
        else:
            state = self._verbs[move.verb](state, seat, move, events)
        return step(state, events)

    # --- The view -------------------------------------------------------------------------------

    @remembered
    def view(self, state: State, seat: Seat | None, *, shut: bool = False) -> MahjongView:
        """Return the view of a seat (None: the public).

        It has only the numbers of hidden tiles, and no answers of other seats. With `shut`, a hand
        laid open by a false win is hidden, too.
        """
        false = shut and state.result and not state.result.sheet.win
        opened = () if false else state.opened
        hands = tuple(
            self.variant.held(state, other) if other == seat or other in opened else ()
            for other in range(SEATS)
        )
        own = {"hand": hands[seat]} if seat is not None else {}
        return MahjongView(
            **sight(self.key, state, seat) | own,
            turn=state.turn,
            hands=hands,
            melds=state.melds,
            flowers=state.flowers,
            discarded=state.river,
            trail=state.trail,
            drawn=state.drawn if seat == state.turn else None,
            claimed=state.window.tile if state.window else None,
            thrown=state.thrown,
            wall=state.left,
            indicator=state.indicator,
            winds=tuple(WINDS[(other - state.dealer) % SEATS] for other in range(SEATS)),
            number=state.carry.number,
            streak=state.carry.streak,
            changes=state.carry.changes,
            rounds=state.options.rounds,
            result=state.result,
            worth=self.offers.within_reach(state, seat),
            false_wins=self.variant.declares_freely(state),
            **self.variant.seen(state, seat, shut=shut),
        )

    def imagine(self, view: MahjongView, options: Any, tape: Tape) -> State:
        """Return a state that gives this view; see `imagined` for how likely each hand is."""
        waiting = frozenset(seat for seat, ready in enumerate(view.ready) if ready)
        return imagined(view.known, options, self.deck(options, SEATS), waiting, tape)


def _left(turns: Turns, state: State, seat: Seat, outlook: Outlook) -> State:
    """Return the moment after the discard of an outlook, if it has one."""
    if outlook.discard is None:
        return state
    return turns.discarded(state, seat, outlook.discard, [])
