"""What a player of a flower-card game may see."""

from __future__ import annotations

from dataclasses import dataclass

from rules.game import Event, Line, Result, Seat
from rules.hanafuda.capture import Field


@dataclass(frozen=True, slots=True)
class HanafudaView:
    """One seat's sight of a deal (`seat` None: the public's).

    `phase` is `cut`, `keep`, `play`, `take` or `over`; `captures` has one tuple of cards a seat;
    `reserved` lies aside for whoever takes the oni; `stock` counts the hidden cards; `turned` is
    the card from the stock that waits for a choice; `number` of `deals` is being played.
    """

    game: str
    seat: Seat | None
    phase: str
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    dealer: Seat
    to_act: frozenset[Seat]
    scores: tuple[int, ...]
    last: tuple[Event, ...]
    lines: tuple[Line, ...]
    field: Field
    captures: tuple[tuple[str, ...], ...]
    reserved: tuple[str, ...]
    stock: int
    turned: str | None
    number: int
    deals: int
    result: Result | None
