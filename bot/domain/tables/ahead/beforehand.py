"""Questions before the first turn that can be answered before the deal: how to cut the pack."""

from __future__ import annotations

from bot.domain.refusal import Refusal
from bot.domain.tables.ahead.decisions import Plan
from bot.domain.tables.table import Table
from rules import Move, Question, Seat

LUCK = frozenset(("cut", "wall"))
"""The phases in which a choice only changes which pieces come."""
ASK = Move("ask")
"""The answer of a player who wants to be asked."""


def questions(table: Table) -> tuple[Question, ...]:
    """Return the questions a seat may be asked before the first turn; none once the match is over.

    Where other tables have the same deal, no question of luck is asked: its answer would change the
    deal.
    """
    every = () if table.phase == "over" else table.game.beforehand(table.options)
    return tuple(question for question in every if not (table.elsewhere and question.phase in LUCK))


def usual(question: Question) -> Move:
    """Return the answer for a seat without a plan.

    It is the default if answers tell nothing of a hand, otherwise `ASK`.
    """
    return question.answers[0] if question.open else ASK


def chosen(table: Table, seat: Seat, question: Question) -> Move:
    """Return the answer that a seat has chosen for every deal of the match, otherwise the usual
    one.
    """
    plan = table.plans.get((seat, question.phase))
    return plan.move if plan else usual(question)


def planned(table: Table, seat: Seat, phase: str, move: Move) -> Plan:
    """Plan to give this answer from the next deal on; Refusal if no such answer is offered."""
    offered = {question.phase: (ASK, *question.answers) for question in questions(table)}
    if move not in offered.get(phase, ()):
        raise Refusal("not-legal", move=str(move))
    return Plan(seat, table.current, 0, move, about=phase, scope="match")


def answered(table: Table, seat: Seat, phase: str, plan: Plan | None) -> Move | None:
    """Return the answer the bot gives for a seat that is asked; None if the seat's player answers.

    Where other tables have the same deal, a question of luck gets its first legal answer. If the
    hand does not allow the planned answer, the bot makes the first legal move: to ask after all
    would tell of the hand. Alone with computers, a player who wants to be asked is asked only if
    there is a choice, because nobody can learn anything from that.
    """
    legal = table.legal(seat)
    if table.elsewhere and phase in LUCK:
        return legal[0]
    if plan is not None:
        move = plan.move
    else:
        every = (usual(question) for question in questions(table) if question.phase == phase)
        move = next(every, ASK)
    if move == ASK:
        return legal[0] if table.alone and len(legal) == 1 else None
    return move if move in legal else legal[0]
