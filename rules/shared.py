"""Sets of seats, and the parts of `check`, `legal` and `view` that all families have in common."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import wraps
from typing import Any, TypeVar, cast

from rules.frozen import changed as changed  # scripts beside the project look for it here
from rules.game import Line, RuleError, Seat
from rules.options import Options, clashes

Ask = TypeVar("Ask", bound=Callable[..., Any])

NOBODY: frozenset[Seat] = frozenset()
ALONE = tuple(frozenset((seat,)) for seat in range(8))
"""For each seat, the set with this seat alone: the seat that is asked, or that may hear an event.
"""


def remembered(ask: Ask) -> Ask:
    """Remember the last answer of a game's `legal` or `view` for each seat.

    Both are called several times for one state: to offer moves, and again to check the chosen move.
    """
    last: dict[Any, tuple[Any, Any, Any]] = {}

    @wraps(ask)
    def again(game: Any, state: Any, seat: Seat | None, shut: bool = False) -> Any:
        key = (seat, shut) if shut else seat
        before, now, found = last.get(key, NEVER)
        if now is state and before is game:
            return found
        found = ask(game, state, seat, shut=shut) if shut else ask(game, state, seat)
        last[key] = game, state, found
        return found

    return cast(Ask, again)


NEVER = (None, None, None)
"""The entry of a seat without a remembered answer."""


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
