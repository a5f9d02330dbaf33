"""Claims on a tile: the seats asked, their answers, and the claim that goes first.

Pure: any order of answers gives the same outcome.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from rules.game import Move, Seat

PASS = Move("pass")
WIN = Move("win")

Rank = Callable[[Seat, Move], Any]
"""A key that sorts claims by strength; the greatest goes first."""

OF_OTHERS = ("discard", "rob_kong")
"""The kinds of window on another player's tile. The source of a win in such a window is the
window's kind.
"""
STRENGTH = {"win": 3, "kong": 2, "pung": 2, "chow": 1}
"""The usual order: a win before a pung or kong, these before a chow."""


@dataclass(frozen=True, slots=True)
class Window:
    """A moment in which several seats are asked for their claims.

    `kind` is `discard`, `rob_kong` (a tile added to a pung or a xi) or a rule set's own word. `by`
    is the seat that gave the `tile`; some windows of a rule set's own have none. `waiting` has the
    seats that have not answered, `answers` the moves of the others, which stay secret until all
    have answered. `calls` are melds laid down out of turn while the window is open; they take
    effect once the window has closed.
    """

    kind: str
    by: Seat
    waiting: frozenset[Seat]
    tile: str | None = None
    answers: tuple[tuple[Seat, Move], ...] = ()
    calls: tuple[tuple[Seat, Move], ...] = ()

    def known(self, to: Seat | None) -> Window:
        """Return the window with only what a seat knows (None: what is public).

        The answers of others appear as passes, and their calls are left out.
        """
        answers = tuple((seat, move if seat == to else PASS) for seat, move in self.answers)
        return replace(self, answers=answers, calls=tuple(c for c in self.calls if c[0] == to))


def answered(window: Window, seat: Seat, move: Move) -> Window:
    """Return the window after an answer, which replaces an earlier one."""
    before = [answer for answer in window.answers if answer[0] != seat]
    answers = tuple(sorted((*before, (seat, move))))
    waiting = window.waiting - {seat}
    return Window(window.kind, window.by, waiting, window.tile, answers, window.calls)


def strongest(window: Window, rank: Rank) -> tuple[Seat, Move] | None:
    """Return the claim that goes through once all have answered; None where everybody passes."""
    claims = [(seat, move) for seat, move in window.answers if move != PASS]
    return max(claims, key=lambda claim: rank(*claim), default=None)


def nearest_first(window: Window, strength: Mapping[str, int] = STRENGTH) -> Rank:
    """Rank by strength; of equal claims, that of the seat that comes first in turn after `by` goes
    first.
    """
    return lambda seat, move: (strength[move.verb], -((seat - window.by - 1) % 4))
