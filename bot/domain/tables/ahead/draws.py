"""Planned draws in mahjong: tiles to discard at once when they are drawn."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from bot.domain.refusal import Refusal
from bot.domain.tables.ahead import marking
from bot.domain.tables.ahead.decisions import Plan
from bot.domain.tables.deal import Moment
from bot.domain.tables.table import Table
from rules import MahjongTable, MahjongView, Move, Seat
from rules.mahjong.tiles import KINDS

DISCARD, KEEP = Move("discard"), Move("keep")
ENDS = ("discard", "ready", "keep")
"""The moves that end a turn."""


def possible(table: Table, seat: Seat) -> bool:
    """Whether a seat can plan its discard now: at mahjong, while only other seats are asked."""
    deal = table.deal
    if table.phase != "playing" or deal is None or not isinstance(table.game, MahjongTable):
        return False
    return bool(deal.state.hands[seat]) and seat not in deal.state.to_act


def offered(view: MahjongView) -> tuple[str, ...]:
    """Return the kinds of tiles a plan can name; no wild tile is discarded without asking."""
    return tuple(tile for tile in KINDS if tile not in view.wilds)


def planned(table: Table, seat: Seat, at: Moment, tiles: Collection[str]) -> Plan:
    """Plan to discard these tiles until the next turn, or for as long as the hand stays ready.

    `at` is the moment for which the player saw the hand. Refusal if the hand has changed since,
    if the turn has come, or if a tile cannot be named.
    """
    if not possible(table, seat):
        raise Refusal("stale")
    marking.check_current(table, seat, at)
    deal = table.deal
    assert deal is not None
    view: Any = table.view(seat)
    if not tiles or not set(tiles) <= set(offered(view)):
        raise Refusal("not-legal", move=" ".join(tiles))
    named = tuple(tile for tile in KINDS if tile in tiles)
    scope = "deal" if view.ready[seat] else "turn"
    number, ply = deal.promise.number, deal.ply
    return Plan(seat, number, ply, DISCARD, named, about="draw", scope=scope)


def stays_ready(table: Table, seat: Seat) -> bool:
    """Whether a seat is ready now, so that its hand cannot change."""
    view: Any = table.view(None)
    return bool(view.ready[seat])


def discarded(table: Table, plan: Plan) -> Move | None:
    """Return the discard that a plan makes now; None where the player is asked instead.

    The player is asked if another move than a discard is possible, or if the planned tile may not
    be discarded. In a last lap without discards, the plan ends the turn.
    """
    view: Any = table.view(plan.seat)
    if view.drawn is None or view.drawn not in plan.needs:
        return None
    legal = table.legal(plan.seat)
    more = (move for move in legal if move.verb not in ENDS)
    if any(marking.can_claim(view, move) for move in more):
        return None
    made = (Move("discard", (view.drawn,)), KEEP)
    return next((move for move in made if move in legal), None)
