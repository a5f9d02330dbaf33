"""The contract every game keeps: moves, events, points and chance."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, TypeVar

from rules.options import Options

Seat = int

MOVE_LENGTH = 80
"""The largest number of characters of a move: with its table and ply, a move must fit a Discord
component id.
"""


class RuleError(ValueError):
    """A move or a setting that the rules refuse; its text can be shown to a player.

    `sentence` names a translated message and `values` fills it. An error that sums up several
    refusals holds them in `because`.
    """

    def __init__(
        self, text: str, sentence: str = "", because: Sequence[RuleError] = (), **values: str
    ) -> None:
        super().__init__(text)
        self.sentence = sentence
        self.because = because
        self.values = values


class Move(NamedTuple):
    """A move of a seat: a verb and the pieces it names, written `play pine.crane pine.j1`.

    The piece played comes first, the others follow in the order of the unshuffled deck.
    """

    verb: str
    pieces: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.verb, *self.pieces))

    @classmethod
    def parse(cls, text: str) -> Move:
        """Read what `str(move)` wrote; RuleError when the text is empty or too long."""
        words = text.split()
        if not words or len(text) > MOVE_LENGTH:
            raise RuleError("That is not a move. Choose one from the list.", "not-a-move")
        return cls(words[0], tuple(words[1:]))


class Event(NamedTuple):
    """One thing that happened; `to` holds the seats that may know its pieces (None: everyone)."""

    kind: str
    seat: Seat | None = None
    pieces: tuple[str, ...] = ()
    to: frozenset[Seat] | None = None

    def heard_by(self, seat: Seat | None) -> Event:
        """Return the event as `seat` (None: the public) hears it; secret pieces are left out."""
        if self.to is None or seat in self.to:
            return self
        return Event(self.kind, self.seat, (), self.to)


@dataclass(frozen=True, slots=True)
class Line:
    """A named reason why points changed hands.

    `deltas` has an integer for each seat and sums to zero. `detail` names the pieces behind the
    reason.
    """

    reason: str
    deltas: tuple[int, ...]
    detail: tuple[str, ...] = ()


LARGEST = 1_000_000_000
"""The most points that one payment moves, so that sums of whole leagues fit 64 bits."""


def pay(
    reason: str, seats: int, *payments: tuple[Seat, Seat, int], detail: tuple[str, ...] = ()
) -> Line:
    """Make a line of payments: payer, receiver and points.

    The line always balances; a payment above `LARGEST` is cut to it.
    """
    deltas = [0] * seats
    for payer, receiver, due in payments:
        points = max(-LARGEST, min(due, LARGEST))
        deltas[payer] -= points
        deltas[receiver] += points
    return Line(reason, tuple(deltas), detail)


@dataclass(frozen=True, slots=True)
class Carry:
    """The facts one deal hands on to the next; a game may subclass it.

    `number` counts from 1 and names the deal about to be played; `dealer` is None while the first
    dealer is still to be drawn; `scores` holds each seat's points of the match so far; `resting`
    names the seats that sit the deal out.
    """

    number: int
    dealer: Seat | None
    scores: tuple[int, ...]
    resting: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a deal: the lines that move points, and the carry of the next deal.

    `ending` is one of `Game.endings`. `sheet` is the game's own account of each seat's score.
    `carry` is None when the match is over.
    """

    ending: str
    lines: tuple[Line, ...]
    sheet: Any
    carry: Carry | None

    def deltas(self, seats: int) -> tuple[int, ...]:
        """Return the points each seat gained in the deal, all lines together."""
        return tuple(sum(line.deltas[seat] for line in self.lines) for seat in range(seats))


@dataclass(frozen=True, slots=True)
class Length:
    """The length of a match, and the unit it is counted in.

    `counted` is `deals`, `changes` of the dealer, or `rounds` in which everybody is dealer once.
    `rule` names the house rule that holds the `number`. The number is 0 in a match that ends for
    another reason.
    """

    counted: str
    number: int
    rule: str

    @property
    def deals(self) -> int:
        """The number of deals, or of changes of the dealer, that is announced when a table is
        opened.

        0 where rounds are counted, or where the match has no fixed number.
        """
        return 0 if self.counted == "rounds" else self.number


DICE = 192
"""The number of dice (1 to 6) on the tape of one deal."""


@dataclass(frozen=True, slots=True)
class Chance:
    """The chance of one deal: the shuffled deck and a tape of dice, both recorded."""

    deck: tuple[str, ...]
    dice: tuple[int, ...] = ()


class View(Protocol):
    """Everything a seat (None: the public) may see; each family has a frozen dataclass for it."""

    @property
    def game(self) -> str:
        """The game's key."""

    @property
    def seat(self) -> Seat | None:
        """The seat whose view it is; None for the public."""

    @property
    def phase(self) -> str:
        """The decision the deal waits for, in the game's own word."""

    @property
    def hand(self) -> tuple[str, ...]:
        """The viewer's own pieces; empty for the public."""

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """The number of pieces in each seat's hand."""

    @property
    def dealer(self) -> Seat:
        """The dealer's seat."""

    @property
    def to_act(self) -> frozenset[Seat]:
        """The seats whose answer the deal needs now."""

    @property
    def scores(self) -> tuple[int, ...]:
        """Each seat's points of the match before this deal."""

    @property
    def last(self) -> tuple[Event, ...]:
        """The events of the last move, as the viewer may know them."""

    @property
    def result(self) -> Result | None:
        """The result of the deal; None while it runs."""

    @property
    def known(self) -> Any:
        """The state with only what the viewer knows; `Game.imagine` fills in the rest."""


class State(Protocol):
    """One moment of a deal: a frozen dataclass, so a transition makes a new one."""

    @property
    def carry(self) -> Carry:
        """The carry that the deal began with."""

    @property
    def to_act(self) -> frozenset[Seat]:
        """The seats whose answer the deal needs, as everybody can tell; several in claim
        windows.
        """

    @property
    def result(self) -> Result | None:
        """The result of the deal; None while it runs."""

    @property
    def lines(self) -> tuple[Line, ...]:
        """Points already moved in this deal; `result.lines` holds them too."""

    @property
    def pieces(self) -> Iterable[str]:
        """Every piece wherever it lies."""

    def known(self, seat: Seat | None) -> Any:
        """Return the state with only what a seat knows (None: an observer).

        It has no house rules, and blanks for hidden pieces.
        """


class Question(NamedTuple):
    """A question that a seat may be asked before the first turn, and can answer before the deal.

    `phase` is the view's phase while it is asked; the first of `answers` is the move of an absent
    player. `open` tells whether the legal answers are the same for every hand, so that everybody
    knows them. A question with `once` is asked in the first deal only.
    """

    phase: str
    answers: tuple[Move, ...]
    open: bool
    once: bool = False


StateT = TypeVar("StateT", bound=State, contravariant=True)
OptionsT = TypeVar("OptionsT", bound=Options)


class Step(NamedTuple):
    """A state and the events on the way to it."""

    state: Any
    events: tuple[Event, ...] = ()


class Game(Protocol[StateT, OptionsT]):
    """A game: pure functions from options, carry and chance to states, without a state of its
    own.
    """

    key: str
    title: str
    version: int
    """The version of the rules.

    It rises whenever a running deal could go on differently: the same chance and log lead to
    another state, other legal moves, or other payments.
    """
    family: str
    """The name of the games with the same pieces; they share boards, controls and words."""
    school: str
    """The name of closely related games in the family; empty where the family has no schools."""
    seats: range
    endings: tuple[str, ...]
    bound: int
    """The largest number of moves in a deal."""
    presets: Mapping[str, OptionsT]
    """Named house rules; the first is the default."""

    def check(self, options: OptionsT, seats: int) -> None:
        """Raise RuleError that names every clash of these house rules at once."""

    def deck(self, options: OptionsT, seats: int) -> tuple[str, ...]:
        """Return every piece, unshuffled."""

    def length(self, options: OptionsT) -> Length:
        """Return the length of a match under these house rules."""

    def sides(self, options: OptionsT, playing: tuple[Seat, ...]) -> tuple[tuple[Seat, ...], ...]:
        """Return the seats that play together, as tuples; of one seat each where there are no
        teams.
        """

    def opening(self, options: OptionsT, seats: int) -> Carry:
        """Return the carry for the first deal."""

    def deal(self, options: OptionsT, carry: Carry, chance: Chance) -> Step:
        """Deal: return the state before the first move."""

    def legal(self, state: StateT, seat: Seat) -> tuple[Move, ...]:
        """Return the moves open to a seat; those of one verb are in the order of its view's hand.

        A seat that is not in `to_act` may have some too: calls it can make out of turn, for which
        nobody waits.
        """

    def absent(self, state: StateT, seat: Seat) -> Move:
        """Return the move made for an absent player who is asked: the least harmful one."""

    def foreseen(self, state: StateT, seat: Seat) -> tuple[Move, ...]:
        """Return the moves that could begin a seat's next turn if it came now, as far as the seat
        sees.

        Empty where a turn cannot be planned.
        """

    def forced(self, state: StateT, seat: Seat) -> Move | None:
        """Return a seat's only move if everybody can see that there is no other; otherwise None.

        It is None where the other seats cannot exclude a second move, even if the hand has none.
        """

    def beforehand(self, options: OptionsT) -> tuple[Question, ...]:
        """Return the questions a seat may be asked before the first turn."""

    def apply(self, state: StateT, seat: Seat, move: Move) -> Step:
        """Carry out a legal move without checking it; other packages call `play`, which checks."""

    def view(self, state: StateT, seat: Seat | None, *, shut: bool = False) -> View:
        """Return the view of a seat (None: the public).

        With `shut`, a finished deal shows no hand but one that has won.
        """

    def imagine(self, view: Any, options: OptionsT, tape: Callable[[int], int]) -> Any:
        """Return a state that gives this view; the pieces hidden from its seat are dealt off the
        tape.

        `tape(n)` returns a number from 0 to n − 1, each equally likely. Every deal of the hidden
        pieces that agrees with the public facts is as likely as any other, unless the game says
        otherwise. A seat that has answered a claim window is imagined to have passed.
        """


AnyGame = Game[Any, Any]


def lineage(game: AnyGame) -> tuple[str, ...]:
    """Return the keys of a game's entries in `ByGame`: its own, its school's, its family's."""
    return tuple(filter(None, dict.fromkeys((game.key, game.school, game.family))))
