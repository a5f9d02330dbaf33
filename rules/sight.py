"""The fields that the views of all families have, and their values."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from rules.game import Event, Line, Seat


@dataclass(frozen=True, slots=True)
class Sight:
    """The fields that every view of a deal has.

    `known` is the state with only what the viewer knows (`rules.imagined`): without its house
    rules, and with blanks for hidden pieces. `Game.imagine` deals pieces for the blanks. A duel of
    computer players can put the real hands here.
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
    known: Any = field(kw_only=True, repr=False, compare=False)

    @property
    def resting(self) -> tuple[Seat, ...]:
        """The seats that sit this deal out."""
        return ()


def sight(key: str, state: Any, seat: Seat | None) -> dict[str, Any]:
    """Return the fields of `Sight` for a seat (None: the public) in a deal of the game with this
    key.
    """
    return {
        "game": key,
        "seat": seat,
        "phase": state.phase,
        "hand": () if seat is None else state.hands[seat],
        "hand_sizes": tuple(map(len, state.hands)),
        "dealer": state.dealer,
        "to_act": state.to_act,
        "scores": state.carry.scores,
        "last": tuple(event.heard_by(seat) for event in state.last),
        "lines": state.lines,
        "known": state.known(seat),
    }
