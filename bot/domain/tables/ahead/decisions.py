"""Decisions made in advance by players: an answer kept for a window, marks, an order, a plan.

Each holds the deal and the ply at which its player made it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from rules import Move, Seat

NEW = "new "
"""The prefix of a plan's `expected` if its player is asked once a new piece could be taken."""


class Answer(NamedTuple):
    """A seat's answer, kept until the claim window that opened at this deal and ply closes."""

    deal: int
    ply: int
    move: Move


class Marks(NamedTuple):
    """The claims a seat has marked, from this deal and ply on; the seat passes all other claims."""

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

    - `about` is the subject: its next `turn`, the tile it will `draw`, or the phase of the
      question.
    - `scope` is how long the plan holds: for that `turn`, for the `deal` as long as the hand stays
      ready, or for the `match`.
    - `needs` are pieces that must still lie open then; for a draw, the tiles to discard.
    - `expected` is empty if the player is never asked first. With `NEW` and the pieces that lay
      open at planning, the player is asked once a new piece could be taken. Plans of earlier
      versions hold a hash of the choices; their player is asked when the choices have changed.
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
        """The key of a plan in `Table.plans`: a seat has one plan for each subject."""
        return self.seat, self.about

    @property
    def anyway(self) -> bool:
        """Whether the plan is carried out without asking, even if more choices have appeared."""
        return not self.expected
