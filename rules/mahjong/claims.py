"""Claims on a tile: who is asked, what was answered, and whose claim goes first.

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
"""How strong a claim is; the greatest goes first."""

OF_OTHERS = ("discard", "rob_kong")
"""The windows on a tile that another player gave, and so the sources of a winning one."""
STRENGTH = {"win": 3, "kong": 2, "pung": 2, "chow": 1}
"""The usual order: a win before a pung or kong, these before a chow."""


@dataclass(frozen=True, slots=True)
class Window:
    """A moment in which several seats are asked what they claim.

    `kind` is `discard`, `rob_kong` (a tile added to a pung or a xi) or what a rule set calls its
    own; `by` is who gave the tile, `waiting` who has not answered yet, `answers` what the others
    said: it is told to nobody before all have. `calls` were made out of turn meanwhile, and take
    effect once it has closed.
    """

    kind: str
    by: Seat
    waiting: frozenset[Seat]
    tile: str | None = None
    answers: tuple[tuple[Seat, Move], ...] = ()
    calls: tuple[tuple[Seat, Move], ...] = ()

    def known(self, to: Seat | None) -> Window:
        """The window as a seat knows it: the answers of others are passes, their calls nothing."""
        answers = tuple((seat, move if seat == to else PASS) for seat, move in self.answers)
        return replace(self, answers=answers, calls=tuple(c for c in self.calls if c[0] == to))


def answered(window: Window, seat: Seat, move: Move) -> Window:
    """The window after an answer, which takes the place of an earlier one."""
    before = [one for one in window.answers if one[0] != seat]
    answers = tuple(sorted((*before, (seat, move))))
    waiting = window.waiting - {seat}
    return Window(window.kind, window.by, waiting, window.tile, answers, window.calls)


def strongest(window: Window, rank: Rank) -> tuple[Seat, Move] | None:
    """Whose claim goes through once all have answered; None where everybody passes."""
    claims = [(seat, move) for seat, move in window.answers if move != PASS]
    return max(claims, key=lambda claim: rank(*claim), default=None)


def nearest_first(window: Window, strength: Mapping[str, int] = STRENGTH) -> Rank:
    """By strength; of equal claims that of the seat next in turn after `by`."""
    return lambda seat, move: (strength[move.verb], -((seat - window.by - 1) % 4))
