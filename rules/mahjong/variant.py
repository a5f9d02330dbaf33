"""The hooks of a set of mahjong rules: everything it supplies to the table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from typing import Any, Generic, NamedTuple, TypeVar

from rules.game import Chance, Event, Line, Move, RuleError, Seat
from rules.mahjong.claims import OF_OTHERS, STRENGTH, Rank, Window, nearest_first
from rules.mahjong.state import MELDS, SEATS, MahjongCarry, MahjongState, Meld, following
from rules.mahjong.tally import tally
from rules.mahjong.tiles import Tiles, without
from rules.mahjong.ways import Ways
from rules.mahjong.win import Win
from rules.options import Options
from rules.shared import gained

StateT = TypeVar("StateT", bound=MahjongState)
OptionsT = TypeVar("OptionsT", bound=Options)


Verb = Callable[[StateT, Seat, Move, list[Event]], StateT]
"""A method that carries out a move."""


class AtOnce(NamedTuple):
    """A win without a declaration: its source, and its tile if it has one."""

    source: str
    tile: str | None = None


class Variant(ABC, Generic[StateT, OptionsT]):
    """A set of rules for the mahjong table, which runs the phases of a deal; it has no state of its
    own.
    """

    key: str
    title: str
    version: int
    school: str
    """The name of closely related rule sets, which share pictures, players and words."""
    endings: tuple[str, ...]
    presets: Mapping[str, OptionsT]
    bound: int
    first: MahjongCarry = MahjongCarry(1, None, (0,) * SEATS)
    """The carry for the first deal; the dealer is still to be found."""
    size: int
    """The number of tiles in a hand between turns, each meld counted as three."""
    strength: Mapping[str, int] = STRENGTH
    """The strength of each claim; the greatest goes first."""
    ways: Ways
    """Every way to win; where several have the same source, the hand decides."""
    wild_kongs: bool = False
    """Whether a concealed kong may hold wild tiles together with a natural one."""
    kongs_after_claims: bool = False
    """Whether four of a kind may be laid down after a chow or pung, before the discard."""
    melds: Mapping[str, str] = MELDS
    """The names of melds in sheets of these rules, with their names at the table."""
    turns_claimed: bool = True
    """Whether a claimed tile lies on its side, toward the seat it came from."""
    sums_points: bool = False
    """Whether a hand is worth the plain sum of its elements."""

    # --- Before the first turn ------------------------------------------------------------------

    @abstractmethod
    def deck(self, options: OptionsT) -> Tiles:
        """Return every tile, unshuffled."""

    @abstractmethod
    def deal(
        self, options: OptionsT, carry: MahjongCarry, chance: Chance, events: list[Event]
    ) -> StateT:
        """Deal the hands and build the wall; then comes the dealer's turn, or a window
        before it.
        """

    # --- Tiles ----------------------------------------------------------------------------------

    def held(self, state: StateT, seat: Seat) -> Tiles:
        """Return a hand in order: wild tiles first, each other by its face, the drawn one last.

        Once the deal is over, the tile drawn last takes its place among the others.
        """
        hand = state.hands[seat]
        if seat == state.turn and state.drawn in hand and state.result is None:
            return (*tally(without(hand, state.drawn), state.faces).in_order, state.drawn)
        return state.tally(seat).in_order

    # --- Legal moves ----------------------------------------------------------------------------

    @property
    def verbs(self) -> Mapping[str, Verb[StateT]]:
        """The methods for moves that only these rules have, by verb. After such a move the same
        seat stays on turn.
        """
        return {}

    def discards(self, state: StateT, seat: Seat) -> Tiles:
        """Return the tiles a seat may discard, each kind once; empty where a turn ends without a
        discard.
        """
        return tuple(dict.fromkeys(state.hands[seat]))

    def turn_moves(self, state: StateT, seat: Seat) -> tuple[Move, ...]:
        """Return the moves that only these rules offer to the seat on turn."""
        return ()

    def opens(self, state: StateT, kind: str, tile: str) -> bool:
        """Whether anybody could claim a tile, by public facts; if not, no window opens."""
        return True

    def may_meld(self, state: StateT, seat: Seat, verb: str, tile: str) -> bool:
        """Whether a seat may chow a discard now, or pung or kong a tile."""
        return verb != "chow" or seat == following(state.turn)

    def spoils(self, state: StateT, seat: Seat, own: Tiles, tile: str) -> bool:
        """Whether a hand can no longer win after it claims `tile` for a set with its `own`
        tiles.
        """
        return False

    def may_win(self, state: StateT, seat: Seat, tile: str | None, source: str) -> bool:
        """Whether a seat may win in this way, apart from the worth of its tiles.

        `tile` is the winning tile (None: none yet, or none needed). `source` is one of the sources
        in `ways`, or empty where none is known yet.
        """
        return True

    def looks_whole(self, state: StateT, seat: Seat, tile: str | None, source: str) -> bool:
        """Whether a hand could win, by a quick look at its tiles; if not, its worth is not
        computed.
        """
        return state.tally(seat).whole(tile if source in OF_OTHERS else None)

    def may_take(self, state: StateT, window: Window) -> bool:
        """Whether the tile of a window may become part of another player's meld."""
        return window.kind == "discard"

    def may_kong(self, state: StateT, seat: Seat, tile: str) -> bool:
        """Whether the seat on turn may declare a kong it has the tiles for."""
        return True

    def asks(self, state: StateT, seat: Seat) -> tuple[Move, ...]:
        """Return the moves of a seat, in order, in a phase that only these rules have."""
        return ()

    def foreseen(self, state: StateT, seat: Seat) -> tuple[Move, ...]:
        """Return the answers a seat will have before its next draw, by what it sees now."""
        return ()

    def calls(self, state: StateT, seat: Seat) -> tuple[Move, ...]:
        """Return the xi that a seat may lay down without being asked."""
        return ()

    def declares_freely(self, state: StateT) -> bool:
        """Whether anybody may declare a win, and is fined if it is false."""
        return False

    def rank(self, state: StateT, window: Window) -> Rank:
        """Return the key that tells which claim of a window goes first."""
        return nearest_first(window, self.strength)

    # --- Consequences ---------------------------------------------------------------------------

    def discarded(self, state: StateT, seat: Seat, tile: str) -> StateT:
        """Apply the effects of a discard that come before anybody is asked."""
        return state

    def passed_by(self, state: StateT, window: Window) -> StateT:
        """Note the claims that seats could have made and did not."""
        return state

    def turned(self, state: StateT, seat: Seat) -> StateT:
        """End the effects that last until a seat's turn begins, by a draw or a claim."""
        return state

    def at_once(self, state: StateT, seat: Seat) -> AtOnce | None:
        """Return a win without a declaration (after the deal, on a flower, before a draw), or
        None.
        """
        return None

    def fouled(self, state: StateT, seat: Seat) -> StateT | None:
        """Return the state after a false win; None where it ends the deal with a fine."""
        return None

    def before_draw(self, state: StateT, seat: Seat, events: list[Event]) -> StateT:
        """Apply the effects before a draw from the wall; a state in the phase `look` asks the seat
        first.
        """
        return state

    def looked(self, state: StateT, seat: Seat, events: list[Event]) -> StateT:
        """Show a seat the tile that lies aside."""
        return state

    def declared(self, state: StateT, seat: Seat) -> StateT:
        """Note that a seat has declared ready with its discard."""
        return state

    def xi(self, tiles: Tiles) -> tuple[str, int]:
        """Return the name of a xi of these tiles, and how many tiles are drawn to replace them."""
        return "xi", 0

    def may_add(self, meld: Meld, tile: str) -> bool:
        """Whether these rules let a tile be added to this meld, which is then a xi."""
        return False

    def earned(self, state: StateT, seat: Seat, meld: Meld) -> tuple[Line, ...]:
        """Return the lines that a kong or xi earns when it is laid down or added to."""
        return ()

    def taken(self, state: StateT, seat: Seat, source: str) -> StateT:
        """Move a winning tile that no seat gave into the winner's hand."""
        return state

    def last_chance(self, state: StateT) -> tuple[Seat, str] | None:
        """Return the seat that wins when the wall is used up, and the source of that win, or
        None.
        """
        return None

    # --- The end --------------------------------------------------------------------------------

    @abstractmethod
    def judged(self, state: StateT, seat: Seat, tile: str | None, source: str) -> Win:
        """Return the best worth of a win; RuleError with the reason where the tiles may not win."""

    def appraise(self, state: StateT, seat: Seat, tile: str | None, source: str) -> Win | None:
        """Return the best worth of a win; None where the tiles may not win."""
        try:
            return self.judged(state, seat, tile, source)
        except RuleError:
            return None

    def settled(self, state: StateT, seat: Seat, tile: str | None, source: str) -> Win | None:
        """Return the worth of a win as it is paid, which may depend on hands the winner cannot see;
        None where the tiles may not win.
        """
        return self.appraise(state, seat, tile, source)

    def carry(
        self, state: StateT, ending: str, winner: Seat | None, win: Win | None
    ) -> MahjongCarry | None:
        """Return the next carry: the next seat deals if another seat than the dealer has won.

        None when everybody has been dealer as often as the house rule says.
        """
        carry, dealer = state.carry, state.dealer
        scores = gained(carry.scores, state.lines)
        after = replace(carry, number=carry.number + 1, scores=scores, dealer=dealer)
        if winner in (None, dealer):
            return replace(after, streak=carry.streak + 1)
        if carry.changes + 1 >= SEATS * state.options.rounds:
            return None
        changes = carry.changes + 1
        return replace(after, dealer=following(dealer), streak=0, changes=changes)

    def foul(self, state: StateT, seat: Seat, tile: str | None, source: str) -> tuple[Line, ...]:
        """Return the lines of the fine for a false win."""
        return ()

    def described_wilds(
        self, sheet: Mapping[str, Any], options: OptionsT
    ) -> tuple[Collection[str], Callable[[str], str]]:
        """Return the wild kinds of a hand described as data, and a function from a natural tile to
        its face.
        """
        return (), str

    def is_special(self, meld: Meld) -> bool:
        """Whether a meld exists only under these rules, including the tiles that may be added to it
        in the course of a deal.
        """
        return False

    def check_described(self, sheet: Mapping[str, Any], options: OptionsT) -> None:
        """Raise RuleError for impossible facts of a hand described as data, as far as only these
        rules know them.
        """

    @abstractmethod
    def sheet(self, sheet: Mapping[str, Any], options: OptionsT) -> Win:
        """Return the worth of a hand described as data; RuleError where it may not win."""

    # --- Waits ----------------------------------------------------------------------------------

    pays_by_giver: bool = False
    """Whether the points of a win depend on the seat that gave the tile."""

    @abstractmethod
    def waits(self, state: StateT, seat: Seat, tiles: Tiles) -> Tiles:
        """Return the tiles that would complete this hand, even where the whole hand may not win."""

    def unmet(self, state: StateT, seat: Seat, tiles: Tiles, wait: str) -> tuple[str, ...]:
        """Return the conditions of a win that a hand lacks with a tile it waits for."""
        return ()

    def coming(self, state: StateT, seat: Seat) -> StateT:
        """Apply the effects of a seat's next draw other than those on its hand."""
        return state

    # --- The view -------------------------------------------------------------------------------

    def seen(self, state: StateT, seat: Seat | None, *, shut: bool) -> dict[str, Any]:
        """Return the fields of a view that only these rules have; `seat` and `shut` are as in
        `Game.view`.
        """
        return {}
