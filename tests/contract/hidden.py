"""What lies hidden in a state, family by family, and the same state with it dealt anew."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

from rules import Event, Seat

OPEN_BY_RULE = frozenset({"draw", "redeal", "luck"})
"""Events that name pieces of the deck lawfully: cards drawn for the dealer go back before the
shuffle, and a hand is shown to cancel the deal."""


def zones(state: Any, seat: Seat | None) -> list[tuple[str, ...]]:
    """The hidden heaps of pieces from where a seat sits (None: from outside): hands, then stock.

    A family whose states keep their pieces otherwise gets a branch of its own.
    """
    others = [tuple(hand) for one, hand in enumerate(state.hands) if one != seat]
    return [*others, tuple(getattr(state, "stock", ()))]


def hidden(state: Any, seat: Seat | None) -> Counter[str]:
    """The pieces a seat may not see."""
    return Counter(piece for zone in zones(state, seat) for piece in zone)


def redealt(state: Any, seat: Seat | None, rng: Random) -> Any:
    """The state with all that is hidden from a seat shuffled and dealt to the same places."""
    pool = list(hidden(state, seat).elements())
    rng.shuffle(pool)
    fresh = [tuple(pool.pop() for _ in zone) for zone in zones(state, seat)]
    stock = {"stock": fresh.pop()} if hasattr(state, "stock") else {}
    others = iter(fresh)
    hands = tuple(h if one == seat else next(others) for one, h in enumerate(state.hands))
    return replace(state, hands=hands, **stock)


def leaked(state: Any, event: Event, seat: Seat | None) -> Counter[str]:
    """Pieces an event names to a seat though no copy of them lies where that seat can see it."""
    if event.kind in OPEN_BY_RULE:
        return Counter()
    every = Counter(state.pieces)
    named = Counter(piece for piece in event.heard_by(seat).pieces if piece in every)
    return named - (every - hidden(state, seat))
