"""Planned moves: the move a player wants made when the turn comes, and the fate of the plan."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from enum import Enum, auto
from hashlib import sha256

from bot.domain.refusal import Refusal
from bot.domain.tables.ahead import beforehand, draws, tricks
from bot.domain.tables.ahead.decisions import NEW, Plan
from bot.domain.tables.table import Table
from rules import HanafudaView, Move, Seat, TienGowView, View

BEGINS = frozenset(("play", "turn", "lead", "beat", "fold"))
"""The moves that can begin a turn; later choices of the turn are asked when they come."""
SPENT = {
    "turn": BEGINS,
    "look": frozenset(("look", "draw", "discard")),
    "draw": draws.ENDS,
    **dict.fromkeys(tricks.SUBJECTS, BEGINS),
}
"""The moves after which a plan is used up, by the plan's subject."""
COMES = {"play": "turn", "turn": "draw"}
"""The subject of the plan that answers a phase; for other phases, the phase itself."""

Spot = tuple[str, ...]
"""Pieces that lie together on the table."""


class Fate(Enum):
    """The outcomes that a plan can have as the table stands now."""

    MADE = auto()
    """The move is made as soon as the turn comes."""
    ASKED = auto()
    """The player is asked first."""
    OFF = auto()
    """The pieces of the plan are gone, or the rules no longer allow the move."""


def planned(
    table: Table,
    seat: Seat,
    move: Move,
    needs: Collection[str] | None = None,
    asking: bool = False,
) -> Plan:
    """Plan a move; it needs the pieces that the move takes unless `needs` names others.

    The move is made if it is still possible and these pieces still lie open. With `asking`, the
    player is asked first if another piece could be taken then that does not lie open now. Refusal
    when the seat's turn has come, or when the move or the pieces are not available.
    """
    deal = table.deal
    assert deal is not None
    if has_come(table, seat):
        raise Refusal("stale")
    view, moves = table.view(seat), foreseen(table, seat)
    lying = [piece for spot in spots(view) for piece in spot]
    if move not in moves or not set(lying).issuperset(needs or ()):
        raise Refusal("not-legal", move=str(move))
    if move.verb not in BEGINS:
        return Plan(seat, deal.promise.number, deal.ply, move, about="look")
    taken = move.pieces[1:] if move.verb == "play" else ()
    wanted = taken if needs is None else tuple(piece for piece in lying if piece in needs)
    expected = _lying(table, lying) if asking and can_ask(table, seat) else ""
    return Plan(seat, deal.promise.number, deal.ply, move, wanted, expected)


def kept(table: Table, plan: Plan) -> Table:
    """Keep a plan in place of the seat's earlier plan on the same subject.

    A plan for a trick that has been led also replaces the plans made before the lead.
    """
    if plan.about == "turn":
        table = dropped(table, plan.seat, *tricks.SUBJECTS)
    return replace(table, plans={**table.plans, plan.key: plan})


def dropped(table: Table, seat: Seat, *about: str) -> Table:
    """Drop a seat's plans on these subjects."""
    gone = {(seat, key) for key in about}
    return replace(table, plans={key: p for key, p in table.plans.items() if key not in gone})


def held(table: Table, seat: Seat, *about: str) -> Plan | None:
    """Return the first plan of a seat on these subjects that is in force; None if none is."""
    every = (table.plans.get((seat, key)) for key in about)
    return next((plan for plan in every if plan and in_force(table, plan)), None)


def tricks_of(table: Table, seat: Seat) -> Mapping[str, Plan]:
    """Return a seat's plans for a trick that was not led when they were made, by subject."""
    every = {about: held(table, seat, about) for about in tricks.SUBJECTS}
    return {about: plan for about, plan in every.items() if plan}


def without_spent(table: Table) -> Table:
    """Drop the plans that no longer hold."""
    if all(in_force(table, plan) for plan in table.plans.values()):
        return table
    held = {key: plan for key, plan in table.plans.items() if in_force(table, plan)}
    return replace(table, plans=held)


def due(table: Table) -> tuple[Seat, Move] | None:
    """Return the only seat that is asked, and the move that the bot makes for it.

    The move was planned, is the default answer, or is the only one, as everybody can see. None if
    several seats are asked, or if the player answers.
    """
    deal = table.deal
    if table.phase != "playing" or deal is None or len(deal.state.to_act) != 1:
        return None
    (seat,) = deal.state.to_act
    player = table.players[seat]
    if player is None or not player.present:
        return None
    move = _meant(table, seat, deal.state.phase) or table.game.forced(deal.state, seat)
    return (seat, move) if move else None


def _meant(table: Table, seat: Seat, phase: str) -> Move | None:
    """Return the move a seat has planned for a phase, or the default; None if the player is
    asked.
    """
    about = COMES.get(phase, phase)
    plan = held(table, seat, about)
    match about:
        case "turn":
            if not has_come(table, seat):
                return None
            if plan is None:
                plans = tricks_of(table, seat)
                return tricks.made(table, seat, plans) if plans else None
            return plan.move if fate(table, plan) is Fate.MADE else None
        case "draw":
            return draws.discarded(table, plan) if plan else None
        case _:
            return beforehand.answered(table, seat, phase, plan)


def foreseen(table: Table, seat: Seat) -> tuple[Move, ...]:
    """Return the moves with which a seat can plan to begin its next turn."""
    if table.phase != "playing" or table.deal is None:
        return ()
    return table.game.foreseen(table.deal.state, seat)


def spots(view: View) -> tuple[Spot, ...]:
    """Return the open pieces that others may take or beat before the seat's next turn."""
    match view:
        case HanafudaView():
            return view.field
        case TienGowView():
            return (view.best,) if view.best else ()
        case _:
            return ()


def has_come(table: Table, seat: Seat) -> bool:
    """Whether a seat's turn has come, and the seat has not moved in it yet."""
    if table.phase != "playing" or table.deal is None:
        return False
    state = table.deal.state
    return bool(state.to_act == {seat} and state.phase in ("play", "look"))


def in_force(table: Table, plan: Plan) -> bool:
    """Whether a plan can still be carried out: its occasion is to come, and its player is present.

    A plan for the match holds until the match is over, even while its player is away.
    """
    deal, player = table.deal, table.players[plan.seat]
    if plan.scope == "match":
        return table.phase != "over"
    if table.phase != "playing" or deal is None or deal.promise.number != plan.deal:
        return False
    if player is None or not player.present:
        return False
    if plan.scope == "deal":
        return draws.stays_ready(table, plan.seat)
    since = deal.log[plan.ply :]
    return not any(seat == plan.seat and move.verb in SPENT[plan.about] for seat, move in since)


def fate(table: Table, plan: Plan) -> Fate:
    """Return the fate of a plan in force."""
    view, moves = table.view(plan.seat), foreseen(table, plan.seat)
    allowed = table.legal(plan.seat) if has_come(table, plan.seat) else moves
    if plan.move not in allowed or gone(table, plan):
        return Fate.OFF
    if plan.expected.startswith(NEW):
        return Fate.ASKED if newly(table, plan) else Fate.MADE
    return Fate.MADE if plan.anyway or plan.expected == _outlook(view, moves) else Fate.ASKED


def gone(table: Table, plan: Plan) -> tuple[str, ...]:
    """Return the pieces a plan needs that no longer lie open."""
    lying = {piece for spot in spots(table.view(plan.seat)) for piece in spot}
    return tuple(piece for piece in plan.needs if piece not in lying)


def can_ask(table: Table, seat: Seat) -> bool:
    """Whether a seat's plan can be *Ask me*: only with hanafuda, where new cards can be taken."""
    return isinstance(table.view(seat), HanafudaView)


def newly(table: Table, plan: Plan) -> tuple[str, ...]:
    """Return the pieces a seat could take now that did not lie open when it made the plan."""
    if not plan.expected.startswith(NEW):
        return ()
    lay = int(plan.expected.removeprefix(NEW), 16)
    moves = foreseen(table, plan.seat)
    takes = {piece for move in moves if move.verb == "play" for piece in move.pieces[1:]}
    deck = enumerate(_deck(table))
    return tuple(piece for place, piece in deck if piece in takes and not lay >> place & 1)


def _lying(table: Table, lying: Collection[str]) -> str:
    """Write the pieces that lie open as `expected` of a plan: a bit for each piece of the deck."""
    bits = (1 << place for place, piece in enumerate(_deck(table)) if piece in lying)
    return f"{NEW}{sum(bits):x}"


def _deck(table: Table) -> tuple[str, ...]:
    return table.game.deck(table.options, len(table.players))


def _outlook(view: View, moves: tuple[Move, ...]) -> str:
    """Hash a seat's choices and everybody's combinations, as `expected` of an earlier version's
    plan.
    """
    made = getattr(view, "made", ())
    return sha256(f"{[str(move) for move in moves]} {made}".encode()).hexdigest()
