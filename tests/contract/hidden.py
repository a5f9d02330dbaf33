"""The hidden parts of a state, and the state with those parts dealt again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from rules import Event, Seat
from rules.mahjong.tiles import flower

OPEN_BY_RULE = frozenset({"draw", "redeal", "luck", "turned-back", "swap"})
"""Events that may name pieces of the deck.

These are a card drawn for the dealer that goes back before the shuffle, a hand shown to cancel the
deal, a flower turned in search of a gold, and a wild tile that returns from a xi to the hand.
"""

PILES = ("stock", "wall")
"""Fields of a state with pieces that nobody sees."""
ROWS = ("hands", "down")
"""Fields with a row of pieces for each seat, which only that seat sees; `down` until the end.

Where `down` is the set of the seats whose hands lie face down, those pieces are in `hands`.
"""


def zones(
    state: Any, seat: Seat | None, *, shut: bool = False
) -> Iterator[tuple[str, int | None, tuple[str, ...]]]:
    """Yield the parts hidden from a seat (None: from outside): the field, the row if it has rows,
    and the pieces.

    `shut`: others still play the deal, so that its end opens no hand but one that has won.
    """
    ended = state.result is not None and not shut
    for name in ROWS:
        won = not shut or state.result is None or getattr(state.result.sheet, "win", None)
        opened = getattr(state, "opened", ()) if won else ()
        over = name == "down" and ended
        rows = getattr(state, name, ())
        for one, row in enumerate(rows if isinstance(rows, tuple) else ()):
            if one != seat and not over and one not in opened:
                yield name, one, tuple(row)
    for name in PILES:
        yield name, None, tuple(getattr(state, name, ()))
    if not ended and seat not in getattr(state, "seen", ()):
        yield "aside", None, getattr(state, "aside", ())


def hidden(state: Any, seat: Seat | None, *, shut: bool = False) -> Counter[str]:
    """Count the pieces that a seat may not see."""
    return Counter(piece for _, _, zone in zones(state, seat, shut=shut) for piece in zone)


def redealt(state: Any, seat: Seat | None, rng: Random, *, shut: bool = False) -> Any:
    """Return the state with all pieces hidden from a seat shuffled and dealt to the same places.

    Hands get no flowers, which players replace as soon as they have them.
    """
    pool = list(hidden(state, seat, shut=shut).elements())
    rng.shuffle(pool)
    pool.sort(key=flower, reverse=True)  # the last are dealt first, to hands
    fields: dict[str, Any] = {}
    for name, row, zone in zones(state, seat, shut=shut):
        if row is None:
            rng.shuffle(pool)
            pile = tuple(pool.pop() for _ in zone)
            fields |= {name: pile} if zone else {}
        else:
            dealt = tuple(pool.pop() for _ in zone)
            rows = fields.get(name, getattr(state, name))
            fields[name] = (*rows[:row], dealt, *rows[row + 1 :])
    return replace(state, **fields)


def leaked(
    event: Event, seat: Seat | None, every: Counter[str], open_to: Counter[str]
) -> Counter[str]:
    """Return the pieces that an event names to a seat although it sees no copy of them.

    `every` holds the pieces of the deal, `open_to` those that the seat can see.
    """
    if event.kind in OPEN_BY_RULE:
        return Counter()
    return Counter(piece for piece in event.heard_by(seat).pieces if piece in every) - open_to
