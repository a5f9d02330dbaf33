"""Tools that the games of every family are built with."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache, wraps
from typing import Any, Generic, TypeVar, cast, dataclass_transform, overload

from rules.game import Event, Line, Move, RuleError, Seat, Step
from rules.options import Options, clashes

One = TypeVar("One")
Value = TypeVar("Value")
Ask = TypeVar("Ask", bound=Callable[..., Any])


NOBODY: frozenset[Seat] = frozenset()
ALONE = tuple(frozenset((seat,)) for seat in range(8))
"""For each seat, the set with this seat alone: the seat that is asked, or that may hear an event.
"""


UNFROZEN = {"__setattr__": object.__setattr__, "__delattr__": object.__delattr__}
"""The methods of a plain object: with them Python sets a field without calling a method of a frozen
class.
"""


@dataclass_transform()
def moment(kind: type[Value]) -> type[Value]:
    """Make a class of states: a frozen dataclass, of which `draft` makes a copy that can be
    changed.
    """
    return dataclass(frozen=True)(kind)


def draft(state: Value) -> Value:
    """Copy a state so that a move can be carried out on the copy; `told` freezes it and returns it.

    The copy has a dict of its own. Python reads and writes that faster than a copied dict, which
    shares its keys with all other states.
    """
    kind: Any = state.__class__
    copy: Value = object.__new__(_unfrozen(kind))
    copy.__dict__ = {**state.__dict__}
    return copy


@cache
def _unfrozen(kind: Any) -> Any:
    """Make a subclass whose fields may be set."""
    return type(kind.__name__, (kind,), UNFROZEN)


def told(copy: Any, events: Iterable[Event]) -> Step:
    """Freeze a draft, keep these events as its `last` ones, and return both as a step."""
    copy.last = last = tuple(events)
    copy.__class__ = copy.__class__.__base__
    return Step(copy, last)


def changed(state: Value, **fields: Any) -> Value:
    """Copy a frozen dataclass without slots with some fields changed.

    It does the work of `dataclasses.replace` several times as fast.
    """
    new = object.__new__(type(state))
    object.__setattr__(new, "__dict__", state.__dict__ | fields)
    return new


class Kept(Generic[One, Value]):
    """A property computed once: `functools.cached_property` without its lock, in half the time."""

    def __init__(self, ask: Callable[[One], Value]) -> None:
        self.ask = ask
        self.name = ask.__name__
        self.__doc__ = ask.__doc__

    @overload
    def __get__(self, instance: None, kind: type) -> Kept[One, Value]: ...

    @overload
    def __get__(self, instance: One, kind: type) -> Value: ...

    def __get__(self, instance: One | None, kind: type) -> Value | Kept[One, Value]:
        if instance is None:
            return self
        found: Value = self.ask(instance)
        instance.__dict__[self.name] = found
        return found


def put(rows: tuple[Value, ...], place: int, row: Value) -> tuple[Value, ...]:
    """Return the rows with the row at `place`, such as a seat's row, replaced by `row`."""
    new = [*rows]
    new[place] = row
    return tuple(new)


def less(row: tuple[Value, ...], value: Value) -> tuple[Value, ...]:
    """Return a row, such as a hand, without the first occurrence of a value; ValueError if it has
    none.
    """
    rest = [*row]
    rest.remove(value)
    return tuple(rest)


def remembered(ask: Ask) -> Ask:
    """Remember the last answer of a game's `legal` or `view` for each seat.

    Both are called several times for one state: to offer moves, and again to check the chosen move.
    """
    last: dict[Any, tuple[Any, Any, Any]] = {}

    @wraps(ask)
    def again(game: Any, state: Any, seat: Seat | None, **more: Any) -> Any:
        key = (seat, *more.items()) if more else seat
        before, now, found = last.get(key, NEVER)
        if now is state and before is game:
            return found
        found = ask(game, state, seat, **more)
        last[key] = game, state, found
        return found

    return cast(Ask, again)


NEVER = (None, None, None)
"""The entry of a seat without a remembered answer."""


LED = frozenset(("play", "swap"))
"""The verbs whose first piece comes from the hand, and whose other pieces lie on the table."""


def in_hand_order(moves: Sequence[Move], hand: tuple[str, ...]) -> tuple[Move, ...]:
    """Sort moves by verb, then by the number of own pieces, then by their places in the hand.

    Verbs keep the order in which they first appear.
    """
    verbs = {verb: place for place, verb in enumerate(dict.fromkeys(move.verb for move in moves))}
    places = {piece: hand.index(piece) for piece in hand}

    def place(move: Move) -> tuple[int, int, list[int]]:
        own = move.pieces[:1] if move.verb in LED else move.pieces
        return verbs[move.verb], len(own), sorted([places.get(piece, -1) for piece in own])

    return tuple(sorted(moves, key=place))


@dataclass(frozen=True, slots=True)
class Sight:
    """The fields that every view of a deal has.

    `known` is the state with only what the viewer knows (`rules.imagined`): without its house
    rules, and with blanks for hidden pieces. `Game.imagine` deals pieces for the blanks. A duel of
    computer players can put the real hands here.
    """

    game: str
    seat: Seat | None
    phase: str
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    dealer: Seat
    to_act: frozenset[Seat]
    scores: tuple[int, ...]
    last: tuple[Event, ...]
    lines: tuple[Line, ...]
    known: Any = field(kw_only=True, repr=False, compare=False)

    @property
    def resting(self) -> tuple[Seat, ...]:
        """The seats that sit this deal out."""
        return ()


def sight(key: str, state: Any, seat: Seat | None) -> dict[str, Any]:
    """Return the fields of `Sight` for a seat (None: the public) in a deal of the game with this
    key.
    """
    return {
        "game": key,
        "seat": seat,
        "phase": state.phase,
        "hand": () if seat is None else state.hands[seat],
        "hand_sizes": tuple(map(len, state.hands)),
        "dealer": state.dealer,
        "to_act": state.to_act,
        "scores": state.carry.scores,
        "last": tuple(event.heard_by(seat) for event in state.last),
        "lines": state.lines,
        "known": state.known(seat),
    }


def step(state: Any, events: Iterable[Event]) -> Step:
    """Return a step to a copy of the state, which keeps these events as its `last` ones."""
    last = tuple(events)
    return Step(changed(state, last=last), last)


def gained(scores: tuple[int, ...], lines: Iterable[Line]) -> tuple[int, ...]:
    """Return each seat's points once the lines are paid."""
    return tuple(map(sum, zip(scores, *(line.deltas for line in lines), strict=True)))


def check(allowed: range, options: Options, seats: int, quarrels: Iterable[RuleError]) -> None:
    """Raise RuleError that names every fault: a value outside its closed set, a number of seats
    that is not `allowed`, and the `quarrels` between house rules.
    """
    wrong = [RuleError(text, "no-such-value", value=text) for text in clashes(options)]
    if seats not in allowed:
        first, last = allowed[0], allowed[-1]
        people = f"{first}" if first == last else f"{first}–{last}"
        text = f"This game is for {people} players: open a table with {people} seats."
        wrong.append(RuleError(text, "not-for-so-many", people=people))
    wrong += quarrels
    if len(wrong) == 1:
        raise wrong[0]
    if wrong:
        every = " ".join(map(str, wrong))
        text = f"Several things stand in the way. {every}"
        raise RuleError(text, "house-rules-clash", wrong, clashes=every)
