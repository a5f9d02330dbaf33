"""What players have said in advance: an answer before its beat, marks, an order, a planned move.

Each bears the deal and the ply at which it was given.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from rules import Move, Seat


class Answer(NamedTuple):
    """What a seat answers at the beat of the window that was opened at a deal and ply."""

    deal: int
    ply: int
    move: Move


class Marks(NamedTuple):
    """What a seat has marked to claim, and all it passes with that, from a deal and ply on."""

    text: str
    deal: int
    ply: int


@dataclass(frozen=True, slots=True)
class Order:
    """The order of a seat, and the deal and ply at which it was given."""

    text: str
    scope: str
    deal: int
    ply: int


@dataclass(frozen=True, slots=True)
class Plan:
    """What a seat means to do as soon as it is asked after a ply of a deal.

    It is `about` its next `turn`, the tile it will `draw`, or a question of that phase. It holds
    for its `scope`: for that `turn`, for the `deal` as long as the hand stays ready, or for the
    `match`.

    `needs` are pieces that must still lie open then, of a draw the tiles that are thrown;
    `expected` is what there is to choose from, as a hash, empty where the move is made whatever
    else has changed.
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
        """What a seat has one plan of."""
        return self.seat, self.about

    @property
    def anyway(self) -> bool:
        """Whether its player is not asked first when there is something else to choose from."""
        return not self.expected
