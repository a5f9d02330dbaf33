"""The course of play: a move is checked and carried out, and a log of moves is replayed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from rules.game import AnyGame, Carry, Chance, Move, RuleError, Seat, Step
from rules.options import Options


def play(game: AnyGame, state: Any, seat: Seat, move: Move) -> Step:
    """Carry out a move after checking it; RuleError when the rules refuse it."""
    if state.result is not None:
        raise RuleError("This deal is over: no more moves can be made.", "deal-over")
    there = 0 <= seat < len(state.carry.scores)  # a negative seat would be one from the end
    legal = game.legal(state, seat) if there else ()
    if not legal:
        raise RuleError("It is not your turn yet.", "not-your-turn")
    if move not in legal:
        text = "The rules do not allow that now. Choose from the list."
        raise RuleError(text, "not-legal", move=str(move))
    return game.apply(state, seat, move)


def steps(
    game: AnyGame,
    options: Options,
    carry: Carry,
    chance: Chance,
    log: Iterable[tuple[Seat, Move]],
) -> Iterator[Step]:
    """Yield the deal, then one step for each move of its log; RuleError when a move is not
    legal.
    """
    step = game.deal(options, carry, chance)
    yield step
    for seat, move in log:
        step = play(game, step.state, seat, move)
        yield step


def replay(
    game: AnyGame,
    options: Options,
    carry: Carry,
    chance: Chance,
    log: Iterable[tuple[Seat, Move]],
) -> Step:
    """Replay a log of moves and return the last step: stored deals are read this way.

    RuleError when a move is not legal.
    """
    *_, last = steps(game, options, carry, chance, log)
    return last
