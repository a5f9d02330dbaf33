"""The view of a player of Tien Gow."""

from __future__ import annotations

from dataclasses import dataclass

from rules.game import Result, Seat
from rules.sight import Sight
from rules.tiengow.combinations import Tiles
from rules.tiengow.state import Play, Won, best

WINDS = ("east", "south", "west", "north")


@dataclass(frozen=True, slots=True)
class TienGowView(Sight):
    """One seat's view of a deal (`seat` None: the public's).

    `phase` is `sit`, `wall`, `play` or `over`; `playing` names the seats counter-clockwise.

    `trick` holds the plays of the running trick, `won` the finished tricks; they tell only the
    number of folded tiles. A dealt hand that wins lies in `trick` as a play of eight. `down` has
    the tiles each seat has folded, in the order of the tricks: the viewer's own, and everybody's
    once the deal is over.

    `multiple` is the dealer's; `changes` counts how often the dealer has changed. The deal is the
    `number`th of a match of `deals` deals, or of `deals` changes of the dealer if `by_changes`.
    """

    playing: tuple[Seat, ...]
    trick: tuple[Play, ...]
    won: tuple[Won, ...]
    stacks: tuple[int, ...]
    down: tuple[Tiles, ...]
    multiple: int
    changes: int
    number: int
    deals: int
    by_changes: bool
    result: Result | None

    @property
    def led(self) -> Tiles:
        """The set that began the trick; empty before the lead."""
        return self.trick[0].tiles if self.trick else ()

    @property
    def best(self) -> Tiles:
        """The best tiles of the trick; empty before the lead."""
        return best(self.trick)

    @property
    def winning(self) -> Seat | None:
        """The seat that has shown the best tiles of the trick; None before the lead."""
        return next((play.seat for play in reversed(self.trick) if play.tiles), None)

    @property
    def wind(self) -> str:
        """The wind of the round: `east` for the first four dealers."""
        return WINDS[self.changes // 4 % 4]

    @property
    def round(self) -> int:
        """The round within its wind, 1 to 4."""
        return self.changes % 4 + 1
