"""Planned moves: what somebody means to do at their next turn, and what becomes of it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from enum import Enum, auto
from hashlib import sha256

from bot.domain.refusal import Refusal
from bot.domain.tables.advance import Plan
from bot.domain.tables.table import Table
from rules import HanafudaView, Move, Seat, TienGowView, View

BEGINS = frozenset(("play", "turn", "lead", "beat", "fold"))
"""What a turn begins with; what follows in it is asked when it comes."""

Spot = tuple[str, ...]
"""Pieces that lie together."""


class Fate(Enum):
    """What becomes of a plan as the table stands."""

    MADE = auto()
    """It is made as soon as the turn comes."""
    ASKED = auto()
    """Its player had other choices when making it, and is asked first."""
    OFF = auto()
    """What it needs is gone, or the rules no longer allow it."""


def planned(
    table: Table,
    seat: Seat,
    move: Move,
    needs: Collection[str] | None = None,
    anyway: bool = False,
) -> Plan:
    """A plan as it is made now; it needs what the move takes unless other pieces are named.

    RuleError when the seat's turn has come, or when move or pieces are not what lies before it.
    """
    deal = table.deal
    assert deal is not None
    if has_come(table, seat):
        raise Refusal("stale")
    view, moves = table.view(seat), foreseen(table, seat)
    lying = [piece for spot in spots(view) for piece in spot]
    if move not in moves or not set(lying).issuperset(needs or ()):
        raise Refusal("not-legal", move=str(move))
    taken = move.pieces[1:] if move.verb == "play" else ()
    wanted = taken if needs is None else tuple(piece for piece in lying if piece in needs)
    expected = "" if anyway else _outlook(view, moves)
    return Plan(seat, deal.promise.number, deal.ply, move, wanted, expected)


def replanned(table: Table, seat: Seat, plan: Plan | None) -> Table:
    """The table with what a seat means to do in place of another plan; None: it plans nothing."""
    plans = {one: known for one, known in table.plans.items() if one != seat}
    return replace(table, plans=plans | {seat: plan} if plan else plans)


def without_spent(table: Table) -> Table:
    """The table without the plans that hold no longer."""
    if all(in_force(table, plan) for plan in table.plans.values()):
        return table
    held = {seat: plan for seat, plan in table.plans.items() if in_force(table, plan)}
    return replace(table, plans=held)


def due(table: Table) -> tuple[Seat, Move] | None:
    """Whose turn has come, and the move they have planned for it."""
    for seat, plan in table.plans.items():
        if in_force(table, plan) and has_come(table, seat) and fate(table, plan) is Fate.MADE:
            return seat, plan.move
    return None


def foreseen(table: Table, seat: Seat) -> tuple[Move, ...]:
    """What a seat can plan as things lie."""
    if table.phase != "playing" or table.deal is None:
        return ()
    return table.game.foreseen(table.deal.state, seat)


def spots(view: View) -> tuple[Spot, ...]:
    """What lies open and may be taken or beaten by somebody before the next turn."""
    match view:
        case HanafudaView():
            return view.field
        case TienGowView():
            return (view.best,) if view.best else ()
        case _:
            return ()


def has_come(table: Table, seat: Seat) -> bool:
    """Whether it is a seat's turn, and the turn has yet to begin."""
    if table.phase != "playing" or table.deal is None:
        return False
    view = table.view(seat)
    return view.to_act == {seat} and view.phase == "play"


def in_force(table: Table, plan: Plan) -> bool:
    """Whether the turn that a plan is for is still to be begun, by somebody who is there."""
    deal, player = table.deal, table.players[plan.seat]
    if table.phase != "playing" or deal is None or deal.promise.number != plan.deal:
        return False
    if player is None or not player.present:
        return False
    since = deal.log[plan.ply :]
    return not any(seat == plan.seat and move.verb in BEGINS for seat, move in since)


def fate(table: Table, plan: Plan) -> Fate:
    """What becomes of a plan in force."""
    view, moves = table.view(plan.seat), foreseen(table, plan.seat)
    allowed = table.legal(plan.seat) if has_come(table, plan.seat) else moves
    if plan.move not in allowed or gone(table, plan):
        return Fate.OFF
    return Fate.MADE if plan.anyway or plan.expected == _outlook(view, moves) else Fate.ASKED


def gone(table: Table, plan: Plan) -> tuple[str, ...]:
    """The pieces a plan needs that no longer lie open."""
    lying = {piece for spot in spots(table.view(plan.seat)) for piece in spot}
    return tuple(piece for piece in plan.needs if piece not in lying)


def _outlook(view: View, moves: tuple[Move, ...]) -> str:
    """What a seat can choose from, and which combinations everybody has made, as a hash."""
    made = getattr(view, "made", ())
    return sha256(f"{[str(move) for move in moves]} {made}".encode()).hexdigest()
