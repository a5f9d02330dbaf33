"""Marks: the claims a player sets until the next turn, and their outcomes; pure changes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, NamedTuple, cast

from bot.domain.refusal import Refusal
from bot.domain.tables import claims, dealing
from bot.domain.tables.ahead import standing
from bot.domain.tables.ahead.decisions import Marks
from bot.domain.tables.ahead.orders import NOTHING, ORDERS
from bot.domain.tables.deal import PASS, Deal, Moment
from bot.domain.tables.table import Table
from rules import MahjongTable, MahjongView, Move, Seat, Step

MARKED = ("wins", "marked")
"""The kinds of standing rules that marks add to."""
DISCARDS = ("discard", "ready")
"""The moves that end a turn with a tile that others may claim."""
CALLS = ("xi",)
"""The moves that a seat may make out of turn."""


def can_mark(table: Table, seat: Seat) -> bool:
    """Whether marks are of use to a seat: windows close at a fixed time, or marks add to its
    rule.
    """
    if not isinstance(table.game, MahjongTable) or not table.pace.settled or table.alone:
        return False
    rule = standing.held(table, seat)
    return table.pace.fixed or rule.kind in MARKED or bool(rule.about)


def can_mark_now(table: Table, seat: Seat) -> bool:
    """Whether a seat may mark now; in its own turn, marks come with the discard."""
    if table.deal is None or not can_mark(table, seat):
        return False
    state = table.deal.state
    return seat not in state.to_act or state.window is not None


def in_force(table: Table, seat: Seat) -> Marks | None:
    """Return the marks that answer for a seat, set since its hand last changed; otherwise None."""
    deal, marks = table.deal, table.marks.get(seat)
    if deal is None or marks is None or marks.deal != deal.promise.number:
        return None
    return marks if marks.text and held_since(deal, seat) <= marks.ply else None


def held_since(deal: Deal, seat: Seat) -> int:
    """Return the ply at which a seat's hand last changed: by a deal, draw, claim or call."""
    own = ((ply, move) for ply, (mover, move) in enumerate(deal.log, 1) if mover == seat)
    return max(deal.began[seat], *(ply for ply, move in own if move.verb in CALLS), 0)


def called(table: Table, seat: Seat) -> Move | None:
    """Return the call that a seat made out of turn and that waits for the window's end; or None."""
    if not isinstance(table.game, MahjongTable) or table.deal is None:
        return None
    window = table.deal.state.window
    return next((move for caller, move in window.calls if caller == seat), None) if window else None


def usual(table: Table, seat: Seat) -> str:
    """Return the claims of a seat without marks in force, in the words of marks."""
    rule, last = standing.held(table, seat), table.marks.get(seat)
    if rule.kind == "none":
        return NOTHING
    marked_last = rule.kind == "marked" and last and last.text
    return marked_last or ORDERS[table.key].wins


def said(table: Table, seat: Seat) -> str:
    """Return the claims of a seat at present, in the words of marks."""
    marks = in_force(table, seat)
    return marks.text if marks else usual(table, seat)


def check_current(table: Table, seat: Seat, at: Moment) -> None:
    """Raise Refusal if a seat's hand has changed since the moment `at`."""
    deal = dealing.running(table)
    number, ply = at
    if number != deal.promise.number or ply < deal.skipped + held_since(deal, seat):
        raise Refusal("stale")


def marked(table: Table, seat: Seat, words: Sequence[str]) -> Table:
    """Set the claims of a seat from now on, until its next turn."""
    deal = dealing.running(table)
    text = _written(table, words)
    marks = Marks(text, deal.promise.number, deal.ply)
    return replace(table, marks={**table.marks, seat: marks})


def looked(table: Table, seat: Seat) -> Table:
    """Record that a seat has looked at its hand before the first move and marked nothing."""
    deal = dealing.running(table)
    if seat not in table.looking:
        return table
    return replace(table, marks={**table.marks, seat: Marks("", deal.promise.number, deal.ply)})


def drafted(table: Table, seat: Seat, words: Sequence[str]) -> Table:
    """Set the marks that come with a seat's next discard; Refusal unless it is the seat's turn."""
    deal = dealing.running(table)
    if seat not in deal.state.to_act:
        raise Refusal("stale")
    draft = Marks(_written(table, words), deal.promise.number, deal.ply)
    return replace(table, drafts={**table.drafts, seat: draft})


def draft(table: Table, seat: Seat) -> str | None:
    """Return the marks chosen for the discard a seat is about to make; None if none were chosen."""
    deal, marks = table.deal, table.drafts.get(seat)
    return marks.text if deal and marks and _is_current(marks, deal) else None


def _is_current(draft: Marks, deal: Deal) -> bool:
    """Whether a draft belongs to the current turn; others may have made claims since."""
    return draft.deal == deal.promise.number and draft.ply >= deal.opened


def discarded(before: Table, table: Table, seat: Seat, move: Move) -> Table:
    """Return the table after a move, with the marks its player chose to come with the discard.

    `table` is already after the move; the marks stand on the table `before` it.
    """
    text = draft(before, seat)
    if text is None or move.verb not in DISCARDS or table.deal is None or table.deal.result:
        return table
    return marked(table, seat, text.split())


def _written(table: Table, words: Sequence[str]) -> str:
    """Write marks as they are stored; Refusal when the game has no such marks."""
    if not isinstance(table.game, MahjongTable):
        raise Refusal("no-such-order", order=" ".join(words))
    text = " ".join(words) or NOTHING
    ORDERS[table.key].total(text, 0)
    return text


def without_past(table: Table) -> Table:
    """Drop marks of other deals, and drafts of turns that have ended."""
    deal = table.deal
    if deal is None or not (table.marks or table.drafts):
        return table
    number = deal.promise.number if table.phase == "playing" else 0
    marks = {seat: marks for seat, marks in table.marks.items() if marks.deal == number}
    playing = table.phase == "playing"
    drafts = {
        seat: marks for seat, marks in table.drafts.items() if playing and _is_current(marks, deal)
    }
    if (marks, drafts) == (table.marks, table.drafts):
        return table
    return replace(table, marks=marks, drafts=drafts)


# --- Outcomes -------------------------------------------------------------------------------------


class Outcome(NamedTuple):
    """The outcome of a tile that a seat could have claimed.

    `how` is one of four words. The claim was `taken`, or `beaten` by another seat's claim. The seat
    `passed` because the tile was not marked, or because its marks `guarded` against the claim. `by`
    is the seat that got the tile; `by` and `claim` are None if the seat passed.
    """

    tile: str
    how: str
    claim: Move | None = None
    by: Seat | None = None


def outcomes(table: Table, seat: Seat) -> list[Outcome]:
    """Return the outcome of every tile a seat could have claimed since its last discard."""
    deal = table.deal
    if deal is None or not isinstance(table.game, MahjongTable):
        return []
    own = [(ply, move) for ply, (mover, move) in enumerate(deal.log) if mover == seat]
    since = max((ply for ply, move in own if move.verb in DISCARDS), default=-1)
    if not (answers := [ply for ply, _ in own if ply > since]):
        return []
    played = dealing.played(table.game, table.options, deal)
    return list(_outcomes(table, deal, seat, played, answers))


def _outcomes(
    table: Table, deal: Deal, seat: Seat, played: Sequence[Step], answers: Sequence[int]
) -> Iterator[Outcome]:
    marks = table.marks.get(seat)
    for ply in answers:
        state, move = played[ply].state, deal.log[ply][1]
        if state.window is None or state.window.tile is None:
            continue
        tile, legal = state.window.tile, table.game.legal(state, seat)
        if legal == (PASS,):
            continue
        view = cast(MahjongView, table.view(seat, state))
        if not any(can_claim(view, move) for move in legal):
            continue
        if move == PASS:
            held = marks and claims.guarded(marks.text, view)
            yield Outcome(tile, "guarded" if held else "passed")
        elif (after := _closed(state, [step.state for step in played[ply + 1 :]])) is not None:
            by = after.result.sheet.winner if after.result else after.turn
            yield Outcome(tile, "taken" if by == seat else "beaten", move, by)


def can_claim(view: Any, move: Move) -> bool:
    """Whether a move claims something other than a false win."""
    return move != PASS and (move.verb != "win" or view.worth is not None)


def _closed(state: Any, after: Sequence[Any]) -> Any:
    """Return the first state of `after` in which the window of `state` has closed, or None."""
    asked = state.window.kind, state.window.by, state.window.tile, state.river
    for piece in after:
        window = piece.window
        if window is None or (window.kind, window.by, window.tile, piece.river) != asked:
            return piece
    return None
