"""The view of a seat in a flower-card game."""

from __future__ import annotations

from dataclasses import dataclass

from rules.game import Result, Seat
from rules.hanafuda.capture import Field
from rules.hanafuda.yaku import Made
from rules.sight import Sight


@dataclass(frozen=True, slots=True)
class HanafudaView(Sight):
    """One seat's view of a deal (`seat` None: the public's).

    `phase` is `cut`, `keep`, `play`, `take`, `call`, `koikoi` or `over`. `playing` names the seats
    of this deal in turn order, `sides` the seats that play together, and the deal is the `number`th
    of `deals`.

    `captures` has the cards of each seat; those of a team are at its first seat. `made` has for
    each side its complete combinations with their points, and `combined` the cards of each, once
    the deal is over.

    `stock` counts the cards of the stock, and `reserved` are cards set aside for the seat that
    takes the oni. `turned` is the open card for which a capture must be chosen (None: there is
    none), `aimed` are the cards that the gaji is about to take. `calls` counts each seat's koi-koi.
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


@dataclass(frozen=True, slots=True)
class KoiKoiView(HanafudaView):
    """The view of Koi-Koi, where house rules leave combinations out or change their points.

    `offered` has those that count, each with its points.
    """

    offered: Made = ()
