"""A problem that a person plays out: its position as a table that is never stored.

Other seats have club players, whose choices follow from what they see. So the person's moves alone
determine how the deal has gone.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Any

from bot.domain.lessons.asking import NO_NUMBER
from bot.domain.lessons.problems.problem import BETWEEN, KEPT, Problem, dealt, position
from bot.domain.players import choose
from bot.domain.players.judging import estimated
from bot.domain.refusal import Refusal
from bot.domain.shards import NOWHERE
from bot.domain.tables import dealing
from bot.domain.tables.deal import Deal, Promise
from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from rules import Chance, Move, Seat, Step

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
"""The characters that stand for the person's moves: each is a place among the legal moves."""


def can_be(problem: Problem) -> bool:
    """Whether a problem can be played out, which needs computers that choose at once."""
    return not estimated(problem.game)


def table(problem: Problem, players: tuple[Player, ...]) -> Table:
    """Make the table at the moment of the question."""
    about = problem.game, problem.preset, problem.options, players, "playing"
    user = players[problem.seat].user
    return Table(NO_NUMBER, NOWHERE, user, user, *about, deal=_asked(problem))


@lru_cache(KEPT)
def _asked(problem: Problem) -> Deal:
    """Return the deal with the moves that lead to the question.

    If the deal cannot be played out, it has only the state at the question, which is quicker.
    """
    if not can_be(problem):
        return _begun(position(problem).state)
    deal = _begun(dealt(problem.rules, problem.options, problem.seed))
    for move in filter(None, problem.log.split(BETWEEN)):
        mover = min(deal.state.to_act)
        deal = dealing.moved(problem.rules, deal, mover, Move.parse(move))
    return deal


def _begun(state: Any) -> Deal:
    """Return a deal that begins at this state, without moves."""
    return Deal(Promise(1, state.carry, "", ""), Chance(()), (), Step(state))


def after(asked: Table, seat: Seat, played: str) -> Table:
    """Return the table after these moves of the person, at the next question or the deal's end.

    `played` has a character of `DIGITS` for each move. Refusal if one stands for no legal move.
    """
    for sign in played:
        legal, place = asked.legal(seat), DIGITS.index(sign)
        if place >= len(legal):
            raise Refusal("stale")
        asked = _asked_again(_moved(asked, seat, legal[place]), seat)
    return asked


def _asked_again(running: Table, seat: Seat) -> Table:
    """Play the moves of other seats, and moves of the person where only one is legal."""
    while (deal := running.deal) and deal.result is None:
        mover = seat if seat in deal.state.to_act else min(deal.state.to_act)
        legal = running.legal(mover)
        if mover == seat and len(legal) > 1:
            break
        move = legal[0] if len(legal) == 1 else choose(running.view(mover), legal)
        running = _moved(running, mover, move)
    return running


def _moved(running: Table, seat: Seat, move: Move) -> Table:
    """Return the table after a move."""
    assert running.deal is not None
    return replace(running, deal=dealing.moved(running.game, running.deal, seat, move))
