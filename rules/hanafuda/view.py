"""The view of a seat in a flower-card game."""

from __future__ import annotations

from dataclasses import dataclass

from rules.game import Result, Seat
from rules.hanafuda.capture import Field
from rules.hanafuda.yaku import Made
from rules.shared import Sight


@dataclass(frozen=True, slots=True)
class HanafudaView(Sight):
    """One seat's view of a deal (`seat` None: the public's).

    `phase` is `cut`, `keep`, `play`, `take`, `call`, `koikoi` or `over`; `playing` names the seats
    of this deal in turn order and `sides` the seats that play together; `captures` has one tuple of
    cards a seat, a team's before its first seat; `made` has one tuple of complete combinations with
    their points a side, `combined` the cards of each of them once the deal is over; `reserved` lies
    aside for the seat that takes the oni; `stock` counts the hidden cards; `turned` is the open
    card for which a capture must be chosen, and `aimed` the cards the gaji is about to take;
    `calls` counts each seat's koi-koi; `number` of `deals` is being played.
    """

    field: Field
    captures: tuple[tuple[str, ...], ...]
    stock: int
    turned: str | None
    number: int
    deals: int
    result: Result | None
    playing: tuple[Seat, ...]
    sides: tuple[tuple[Seat, ...], ...]
    made: tuple[Made, ...]
    reserved: tuple[str, ...] = ()
    aimed: tuple[str, ...] = ()
    calls: tuple[int, ...] = ()
    combined: tuple[tuple[tuple[str, ...], ...], ...] = ()

    @property
    def resting(self) -> tuple[Seat, ...]:
        """The seats that sit this deal out."""
        return tuple(seat for seat in range(len(self.scores)) if seat not in self.playing)
