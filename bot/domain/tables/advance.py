"""Decisions players make in advance: an answer before its beat, marks, an order, a planned move.

Each has the deal and the ply at which it was made.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from rules import Move, Seat

NEW = "new "
"""The start of `expected` in a plan whose player is asked if something new could be taken."""


class Answer(NamedTuple):
    """A seat's answer at the beat of the window that was opened at this deal and ply."""

    deal: int
    ply: int
    move: Move


class Marks(NamedTuple):
    """The claims a seat has marked, from this deal and ply on; it passes all others."""

    text: str
    deal: int
    ply: int


@dataclass(frozen=True, slots=True)
class Order:
    """The standing order of a seat, with the deal and ply at which it was given."""

    text: str
    scope: str
    deal: int
    ply: int


@dataclass(frozen=True, slots=True)
class Plan:
    """A seat's plan for a question that comes after this ply of a deal.
    It is `about` its next `turn`, the tile it will `draw`, or a question of that phase. It holds
    for its `scope`: for that `turn`, for the `deal` as long as the hand stays ready, or for the
    `match`. `needs` are pieces that must still lie open then, for a draw the tiles to discard.
    `expected` tells when the player is asked first; if it is empty, never. If it holds `NEW` and
    the pieces that lay open at planning, they are asked when they could take a new piece. Plans of
    earlier versions hold a hash of the choices: they are asked when the choices are others.
    """

    seat: Seat
    deal: int
    ply: int
    move: Move
    needs: tuple[str, ...] = ()
    expected: str = ""
    about: str = "turn"
    scope: str = "turn"

    @property
    def key(self) -> tuple[Seat, str]:
        """The key of a plan: a seat has one for each subject."""
        return self.seat, self.about

    @property
    def anyway(self) -> bool:
        """Whether the plan is carried out without asking, even if more choices have appeared."""
        return not self.expected
