"""What lies hidden in a state, and the same state with it dealt anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from rules import Event, Seat

OPEN_BY_RULE = frozenset({"draw", "redeal", "luck", "turned-back", "swap"})
"""Events that name pieces of the deck lawfully: what is drawn for the dealer goes back before the
shuffle, a hand is shown to cancel the deal, a flower is turned where a gold was looked for, a wild
tile that lay in a xi goes back to the hand."""

PILES = ("stock", "wall")
"""Fields of a state with pieces that nobody sees."""
ROWS = ("hands", "down")
"""Fields with a row of pieces by seat, which is seen by its own seat; `down` until the end.

Where `down` is the set of the seats whose hand lies face down, those pieces are in `hands`.
"""


def zones(state: Any, seat: Seat | None) -> Iterator[tuple[str, int | None, tuple[str, ...]]]:
    """What is hidden from a seat (None: from outside): heaps of pieces with their field and row."""
    for name in ROWS:
        opened = getattr(state, "opened", ())
        over = name == "down" and state.result is not None
        rows = getattr(state, name, ())
        for one, row in enumerate(rows if isinstance(rows, tuple) else ()):
            if one != seat and not over and one not in opened:
                yield name, one, tuple(row)
    for name in PILES:
        yield name, None, tuple(getattr(state, name, ()))
    if state.result is None and seat not in getattr(state, "seen", ()):
        yield "aside", None, getattr(state, "aside", ())


def hidden(state: Any, seat: Seat | None) -> Counter[str]:
    """The pieces a seat may not see."""
    return Counter(piece for _, _, zone in zones(state, seat) for piece in zone)


def redealt(state: Any, seat: Seat | None, rng: Random) -> Any:
    """The state with all that is hidden from a seat shuffled and dealt to the same places."""
    pool = list(hidden(state, seat).elements())
    rng.shuffle(pool)
    fields: dict[str, Any] = {}
    for name, row, zone in zones(state, seat):
        dealt = tuple(pool.pop() for _ in zone)
        if row is None:
            fields |= {name: dealt} if zone else {}
        else:
            rows = fields.get(name, getattr(state, name))
            fields[name] = (*rows[:row], dealt, *rows[row + 1 :])
    return replace(state, **fields)


def leaked(
    event: Event, seat: Seat | None, every: Counter[str], open_to: Counter[str]
) -> Counter[str]:
    """Pieces an event names to a seat though no copy of them lies where that seat can see it.

    `every` are those of the deal, `open_to` those of them that the seat can see.
    """
    if event.kind in OPEN_BY_RULE:
        return Counter()
    return Counter(piece for piece in event.heard_by(seat).pieces if piece in every) - open_to
