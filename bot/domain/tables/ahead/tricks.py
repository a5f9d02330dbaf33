"""Plans for a trick of Tien Gow that is not led yet: a set to lead, and tiles to put down.

A seat has up to three plans. They are the set it leads if it leads next, its answer if it can beat
the lead, and the tiles it puts down if it cannot. Where none of them fits, its player is asked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from bot.domain.refusal import Refusal
from bot.domain.tables.ahead.decisions import Plan
from bot.domain.tables.table import Table
from rules import Move, Seat, TienGowView
from rules.tiengow.combinations import COST, Tiles, sets

LEAD, BEAT, FOLD = "lead", "beat", "fold"
SUBJECTS = (LEAD, BEAT, FOLD)
"""The subjects of plans for a trick, as in `Plan.about`."""
LEAST, NEVER = Move("beat"), Move("fold")
"""The answers of a seat that can beat the lead: to beat it as weakly as possible, or never."""


def possible(table: Table, seat: Seat) -> bool:
    """Whether a seat can plan for the next trick: no trick is led, or the seat has played to it."""
    deal = table.deal
    if table.phase != "playing" or deal is None:
        return False
    view = table.view(seat)
    if not isinstance(view, TienGowView) or view.phase != "play" or seat in view.to_act:
        return False
    return bool(view.hand) and (not view.trick or _played(view))


def leads(table: Table, seat: Seat) -> tuple[Tiles, ...]:
    """Return the sets a seat can plan to lead, if its tiles are winning the trick."""
    view = _view(table, seat)
    return sets(view.hand) if view.winning == seat and len(view.hand) > 1 else ()


def left(table: Table, seat: Seat, named: Tiles) -> Tiles:
    """Return the different tiles in a hand that a plan does not name yet, equal tiles once."""
    hand = Counter(_view(table, seat).hand) - Counter(named)
    return tuple(hand)


def planned(table: Table, seat: Seat, move: Move) -> Plan:
    """Plan a lead, an answer or an order of tiles; Refusal if it is not available."""
    deal = table.deal
    if deal is None or not possible(table, seat):
        raise Refusal("stale")
    held = not Counter(move.pieces) - Counter(_view(table, seat).hand)
    match move.verb:
        case "lead":
            about, right = LEAD, move.pieces in leads(table, seat)
        case _ if move in (LEAST, NEVER):
            about, right = BEAT, True
        case _:
            about, right = FOLD, move.verb == "fold" and held
    if not right:
        raise Refusal("not-legal", move=str(move))
    return Plan(seat, deal.promise.number, deal.ply, move, about=about)


def made(table: Table, seat: Seat, plans: Mapping[str, Plan]) -> Move | None:
    """Return the move that a seat's plans make on its turn; None if its player is asked."""
    view, legal = _view(table, seat), table.legal(seat)
    moves = {about: plan.move for about, plan in plans.items()}
    if not view.trick:
        lead = moves.get(LEAD)
        return lead if lead in legal else None
    beats = [move for move in legal if move.verb == "beat"]
    if beats and moves.get(BEAT) != NEVER:
        weakest = min(beats, key=lambda move: COST[move.pieces])
        return weakest if moves.get(BEAT) == LEAST else None
    down = moves[FOLD].pieces[: len(view.led)] if FOLD in moves else ()
    folds = (move for move in legal if move.verb == "fold")
    return next((move for move in folds if sorted(move.pieces) == sorted(down)), None)


def _played(view: TienGowView) -> bool:
    return any(play.seat == view.seat for play in view.trick)


def _view(table: Table, seat: Seat) -> TienGowView:
    view = table.view(seat)
    assert isinstance(view, TienGowView)
    return view
