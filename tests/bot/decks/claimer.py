"""The player who claims and wins in scripted deals of northern mahjong."""

from __future__ import annotations

from bot.domain.tables import dealing
from bot.domain.tables.table import Table
from rules import Seat

CLAIMER = 1
"""The seat that claims and is ready in scripted deals, counted from the dealer."""


def seat_of(one: Table) -> Seat:
    """Return the claimer's seat at a table."""
    assert one.deal is not None
    return int(one.deal.state.dealer + CLAIMER) % 4


def reached(one: Table, phase: str) -> Table:
    """Play until the claimer is asked in this phase; until then, everybody passes and discards."""
    while one.deal and not (
        one.deal.state.phase == phase and seat_of(one) in one.deal.state.to_act
    ):
        seat = min(one.deal.state.to_act)
        one = dealing.after(one, dealing.moved(one.game, one.deal, seat, one.absent(seat)))
    return one
