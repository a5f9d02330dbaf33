"""A seat's knowledge of a moment, and full moments it can imagine: hidden pieces are dealt at
random.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, TypeVar

from rules.frozen import changed
from rules.game import Seat

Value = TypeVar("Value")

Tape = Callable[[int], int]
"""A tape of chance: takes a limit and returns a number from 0 up to it, the limit excluded."""

BLANK = "?"
"""The name of a piece that is hidden."""


def blanks(pieces: Sequence[Any]) -> tuple[str, ...]:
    """Return as many blanks as there are pieces."""
    return (BLANK,) * len(pieces)


def seen_rows(
    rows: Sequence[tuple[str, ...]], seats: Collection[Seat | None]
) -> tuple[tuple[str, ...], ...]:
    """Return rows of pieces by seat, with blanks in the rows of all but the given seats."""
    return tuple([row if seat in seats else blanks(row) for seat, row in enumerate(rows)])


def as_known(state: Any, seat: Seat | None, **hidden: Any) -> Any:
    """Return a state with only what a seat knows (None: an observer), without house rules.

    `hidden` has the fields the seat knows in part, with their masked values.
    """
    last = tuple([event.heard_by(seat) for event in state.last])
    return changed(state, options=None, last=last, **hidden)


def unknown(deck: Iterable[str], state: Any) -> list[str]:
    """Return the pieces of the deck that a state with blanks does not show."""
    count = Counter(deck)
    count.subtract(piece for piece in state.pieces if piece != BLANK)
    return list(count.elements())


def shuffled(values: Iterable[Value], tape: Tape) -> list[Value]:
    """Return the values in random order off the tape; every order is equally likely."""
    rest = list(values)
    for place in range(len(rest) - 1, 0, -1):
        other = tape(place + 1)
        rest[place], rest[other] = rest[other], rest[place]
    return rest


def filled(pieces: Iterable[str], pool: list[str]) -> tuple[str, ...]:
    """Fill the blanks among pieces from the end of the pool, which shrinks."""
    return tuple([pool.pop() if piece == BLANK else piece for piece in pieces])


def thrown_anew(dice: Sequence[int], tape: Tape) -> tuple[int, ...]:
    """Throw as many new dice off the tape as there were."""
    return tuple([tape(6) + 1 for _ in dice])
