"""What a set of mahjong rules supplies to the table: its hooks."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Generic, NamedTuple, TypeVar

from rules.game import Chance, Event, Line, Move, RuleError, Seat
from rules.mahjong.claims import OF_OTHERS, STRENGTH, Rank, Window, nearest_first
from rules.mahjong.reading import Parts
from rules.mahjong.state import MELDS, SEATS, MahjongCarry, MahjongState, Meld, following
from rules.mahjong.tally import tally
from rules.mahjong.tiles import Tiles, without
from rules.mahjong.ways import Ways
from rules.options import Options
from rules.shared import gained

StateT = TypeVar("StateT", bound=MahjongState)
OptionsT = TypeVar("OptionsT", bound=Options)


@dataclass(frozen=True, slots=True)
class Element:
    """One thing a winning hand is worth: its name, its points and the tiles it rests on.

    `because` tells of one that does not count which name implies it, or that a limit is reached.
    """

    name: str
    points: int
    tiles: Tiles = ()
    because: str = ""


def total(elements: Iterable[Element]) -> int:
    """The points of all of them."""
    return sum([element.points for element in elements])  # a list is summed faster


@dataclass(frozen=True, slots=True)
class Win:
    """What a win is worth: how it is called, what it is made of, and the lines that pay it.

    `met` are the conditions of a win that the hand fulfils, with the tiles by which it does;
    `left_out` is what it has and what does not count. `reading` is how the hand was read for it:
    what was held, then what lay on the table.
    """

    name: str
    elements: tuple[Element, ...]
    lines: tuple[Line, ...]
    multiplier: int = 1
    met: tuple[Element, ...] = ()
    left_out: tuple[Element, ...] = ()
    reading: Parts = ()


@dataclass(frozen=True, slots=True)
class Sheet:
    """The account of a deal: who has won with which tile of whom, and what it was worth."""

    winner: Seat | None = None
    tile: str | None = None
    source: str = ""
    giver: Seat | None = None
    win: Win | None = None


Verb = Callable[[StateT, Seat, Move, list[Event]], StateT]
"""What carries out a move."""


class Outlook(NamedTuple):
    """What a hand waits for once a tile is discarded (None: as it is), or what it still lacks.

    `waits` are the tiles with which it may win; where there are none, `lacks` names the conditions
    that the nearest complete hand does not meet.
    """

    discard: str | None
    waits: Tiles
    lacks: tuple[str, ...] = ()


class AtOnce(NamedTuple):
    """A win without a declaration: its source, and its tile where there is one."""

    source: str
    tile: str | None = None


class Variant(ABC, Generic[StateT, OptionsT]):
    """A set of rules; it keeps nothing itself and knows no phases."""

    key: str
    title: str
    version: int
    school: str
    """The rule sets it belongs to; those of a school are shown, played and told alike."""
    endings: tuple[str, ...]
    presets: Mapping[str, OptionsT]
    bound: int
    first: MahjongCarry = MahjongCarry(1, None, (0,) * SEATS)
    """What the first deal starts from; the dealer is still to be found."""
    size: int
    """So many tiles a hand has before a draw, each meld counted as three."""
    strength: Mapping[str, int] = STRENGTH
    """How strong the claims are; the greatest goes first."""
    ways: Ways
    """Every way to win; of several of a source the hand decides."""
    wild_kongs: bool = False
    """Whether a concealed kong may hold wild tiles beside a natural one."""
    kongs_after_claims: bool = False
    """Whether four of a kind may be laid down after a chow or pung, before the discard."""
    melds: Mapping[str, str] = MELDS
    """How such a hand names its melds, and how the table does."""
    turns_claimed: bool = True
    """Whether a claimed tile lies on its side, toward the seat it came from."""
    sums_points: bool = False
    """Whether a hand is worth the plain sum of its elements."""

    # --- Before the first turn ------------------------------------------------------------------

    @abstractmethod
    def deck(self, options: OptionsT) -> Tiles:
        """Every tile, unshuffled."""

    @abstractmethod
    def deal(
        self, options: OptionsT, carry: MahjongCarry, chance: Chance, events: list[Event]
    ) -> StateT:
        """The hands are dealt and the wall stands; the dealer's turn, or a window before it."""

    # --- Tiles ----------------------------------------------------------------------------------

    def held(self, state: StateT, seat: Seat) -> Tiles:
        """A hand as it stands: wild tiles first, each other where its face is, the drawn one last.

        Once the deal is over the tile drawn last stands among the others.
        """
        hand = state.hands[seat]
        if seat == state.turn and state.drawn in hand and state.result is None:
            return (*tally(without(hand, state.drawn), state.faces).in_order, state.drawn)
        return state.tally(seat).in_order

    # --- What may be done -----------------------------------------------------------------------

    @property
    def verbs(self) -> Mapping[str, Verb[StateT]]:
        """What carries out the moves that only these rules have; the turn stays where it is."""
        return {}

    def discards(self, state: StateT, seat: Seat) -> Tiles:
        """The tiles a seat may discard, each kind once; none where a turn ends without."""
        return tuple(dict.fromkeys(state.hands[seat]))

    def turn_moves(self, state: StateT, seat: Seat) -> tuple[Move, ...]:
        """What only these rules offer to the seat on turn."""
        return ()

    def opens(self, state: StateT, kind: str, tile: str) -> bool:
        """Whether by public facts anybody could claim a tile; else nobody is asked."""
        return True

    def may_meld(self, state: StateT, seat: Seat, verb: str, tile: str) -> bool:
        """Whether a seat may chow a discard now, or pung or kong a tile."""
        return verb != "chow" or seat == following(state.turn)

    def spoils(self, state: StateT, seat: Seat, own: Tiles, tile: str) -> bool:
        """Whether a hand cannot win any more once it has claimed a tile for a set with its own."""
        return False

    def may_win(self, state: StateT, seat: Seat, tile: str | None, source: str) -> bool:
        """Whether a seat may win at all, whatever its tiles are."""
        return True

    def looks_whole(self, state: StateT, seat: Seat, tile: str | None, source: str) -> bool:
        """Whether a hand could win by a quick look at its tiles; else its worth is not asked."""
        return state.tally(seat).whole(tile if source in OF_OTHERS else None)

    def may_take(self, state: StateT, window: Window) -> bool:
        """Whether the tile of a window may become part of another player's meld."""
        return window.kind == "discard"

    def may_kong(self, state: StateT, seat: Seat, tile: str) -> bool:
        """Whether the seat on turn may declare a kong it has the tiles for."""
        return True

    def asks(self, state: StateT, seat: Seat) -> tuple[Move, ...]:
        """The moves of a seat in a phase that only these rules have, in their order."""
        return ()

    def foreseen(self, state: StateT, seat: Seat) -> tuple[Move, ...]:
        """What a seat will be asked before it draws, by what it sees now."""
        return ()

    def calls(self, state: StateT, seat: Seat) -> tuple[Move, ...]:
        """The xi that a seat may lay down though it is not asked."""
        return ()

    def declares_freely(self, state: StateT) -> bool:
        """Whether anybody may declare a win, and is fined where it is none."""
        return False

    def rank(self, state: StateT, window: Window) -> Rank:
        """Which claim of a window goes first."""
        return nearest_first(window, self.strength)

    # --- What follows ---------------------------------------------------------------------------

    def discarded(self, state: StateT, seat: Seat, tile: str) -> StateT:
        """What a discard changes before anybody is asked."""
        return state

    def passed_by(self, state: StateT, window: Window) -> StateT:
        """What is remembered of claims that were not made."""
        return state

    def turned(self, state: StateT, seat: Seat) -> StateT:
        """What ends when the turn goes to a seat, by a draw or a claim."""
        return state

    def at_once(self, state: StateT, seat: Seat) -> AtOnce | None:
        """A win without a declaration: after the deal, on a flower, or before a draw."""
        return None

    def fouled(self, state: StateT, seat: Seat) -> StateT | None:
        """How the deal goes on after a false win; None where it ends with a fine."""
        return None

    def before_draw(self, state: StateT, seat: Seat, events: list[Event]) -> StateT:
        """What happens before a draw from the wall; in phase `look` the seat is asked first."""
        return state

    def looked(self, state: StateT, seat: Seat, events: list[Event]) -> StateT:
        """A seat looks at the tile that lies aside."""
        return state

    def declared(self, state: StateT, seat: Seat) -> StateT:
        """A seat has declared with its discard that it is ready."""
        return state

    def xi(self, tiles: Tiles) -> tuple[str, int]:
        """What a xi of these tiles is called, and how many tiles are drawn to replace them."""
        return "xi", 0

    def may_add(self, meld: Meld, tile: str) -> bool:
        """Whether a tile can be added to a meld as to a xi."""
        return False

    def earned(self, state: StateT, seat: Seat, meld: Meld) -> tuple[Line, ...]:
        """What a kong or xi brings as it is laid down or added to."""
        return ()

    def taken(self, state: StateT, seat: Seat, source: str) -> StateT:
        """Where a winning tile that nobody gave lay elsewhere, it comes to the winner's hand."""
        return state

    def last_chance(self, state: StateT) -> tuple[Seat, str] | None:
        """Who wins when the wall is used up, and by what source."""
        return None

    # --- The end --------------------------------------------------------------------------------

    @abstractmethod
    def judged(self, state: StateT, seat: Seat, tile: str | None, source: str) -> Win:
        """The best worth of a win; RuleError with the reason where the tiles may not win."""

    def appraise(self, state: StateT, seat: Seat, tile: str | None, source: str) -> Win | None:
        """The best worth of a win; None where the tiles may not win."""
        try:
            return self.judged(state, seat, tile, source)
        except RuleError:
            return None

    def settled(self, state: StateT, seat: Seat, tile: str | None, source: str) -> Win | None:
        """The worth of a win as it is paid, which may rest on hands that the winner cannot see."""
        return self.appraise(state, seat, tile, source)

    def carry(
        self, state: StateT, ending: str, winner: Seat | None, win: Win | None
    ) -> MahjongCarry | None:
        """The dealer stays after a win of the own or a draw, else the next seat deals.

        None when everybody has been dealer as often as the house wants.
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
        """What a false win costs."""
        return ()

    def described_wilds(
        self, sheet: Mapping[str, Any], options: OptionsT
    ) -> tuple[Collection[str], Callable[[str], str]]:
        """The wild kinds of a hand described as data, and the kind its natural tiles count as."""
        return (), str

    def is_special(self, meld: Meld) -> bool:
        """Whether tiles are a meld that only these rules have, as it may lie at the end."""
        return False

    def check_described(self, sheet: Mapping[str, Any], options: OptionsT) -> None:
        """RuleError where what only these rules know of a hand described as data cannot be."""

    @abstractmethod
    def sheet(self, sheet: Mapping[str, Any], options: OptionsT) -> Win:
        """The worth of a hand described as data; RuleError where it may not win."""

    # --- What it waits for ----------------------------------------------------------------------

    pays_by_giver: bool = False
    """Whether a win brings more or less by who gave the tile."""

    @abstractmethod
    def waits(self, state: StateT, seat: Seat, tiles: Tiles) -> Tiles:
        """The tiles of which one more makes these a whole hand, whether it may win or not."""

    def unmet(self, state: StateT, seat: Seat, tiles: Tiles, wait: str) -> tuple[str, ...]:
        """The conditions of a win that a hand does not meet with a tile it waits for."""
        return ()

    def coming(self, state: StateT, seat: Seat) -> StateT:
        """What the next draw of a seat changes besides its hand."""
        return state

    # --- What is seen ---------------------------------------------------------------------------

    def seen(self, state: StateT, seat: Seat | None) -> dict[str, Any]:
        """What of these rules' own stands in a view."""
        return {}
