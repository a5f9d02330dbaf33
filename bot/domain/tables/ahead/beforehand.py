"""Questions before the first turn that can be answered before the deal: how to cut the pack."""

from __future__ import annotations

from bot.domain.refusal import Refusal
from bot.domain.tables.advance import Plan
from bot.domain.tables.table import Table
from rules import Move, Question, Seat

LUCK = frozenset(("cut", "wall"))
"""The phases in which a choice only changes which pieces come."""
ASK = Move("ask")
"""The answer of a player who wants to be asked."""


def questions(table: Table) -> tuple[Question, ...]:
    """Return the questions a seat may be asked; none once the match is over.

    Where other tables have the same deal, no question of luck is asked: the deal would become
    another one.
    """
    every = () if table.phase == "over" else table.game.beforehand(table.options)
    return tuple(question for question in every if not (table.elsewhere and question.phase in LUCK))


def usual(question: Question) -> Move:
    """Return the answer without a plan: the default if answers tell nothing of a hand, otherwise
    `ASK`.
    """
    return question.answers[0] if question.open else ASK


def chosen(table: Table, seat: Seat, question: Question) -> Move:
    """Return a seat's answer for every deal of the match, as chosen last."""
    plan = table.plans.get((seat, question.phase))
    return plan.move if plan else usual(question)


def planned(table: Table, seat: Seat, phase: str, move: Move) -> Plan:
    """Make the plan to give this answer from the next deal on; Refusal for another question."""
    offered = {question.phase: (ASK, *question.answers) for question in questions(table)}
    if move not in offered.get(phase, ()):
        raise Refusal("not-legal", move=str(move))
    return Plan(seat, table.current, 0, move, about=phase, scope="match")


def answered(table: Table, seat: Seat, phase: str, plan: Plan | None) -> Move | None:
    """Return the answer made for a seat that is asked; None if its player answers.

    Where other tables have the same deal, it is the first legal move for a question of luck. A plan
    that the hand does not allow is replaced by an absent player's move, because asking after all
    would tell of the hand. A player alone with computers who wants to be asked is not asked without
    a choice: there nobody could learn anything from it.
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
