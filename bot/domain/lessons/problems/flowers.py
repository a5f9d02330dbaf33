"""Problems of flower cards: which card captures most, and whether to stop or go on."""

from __future__ import annotations

from typing import Any, cast

from bot.domain.lessons.problems.question import Position, Question, best
from bot.domain.players import Asked
from bot.domain.players.judging import judge
from rules import FlowerTable, Move
from rules.hanafuda.prospects import gain

STOP, KOIKOI = Move("stop"), Move("koikoi")
JUDGES = 3
"""How many times a choice is judged, each time in new imagined deals; every judgement must prefer
the same move.
"""
SURE = 0.5
"""How many points better a move must surely be, each time it is played out."""
STOPS = 0.3
"""The share that is kept of the positions where stopping is right, since most are easy."""


def take(position: Position) -> Question | None:
    """Ask which card captures the most points; None unless a seat can play and one card leads.

    The card of the stock that is turned after the play does not count.
    """
    game, _, state, seat, luck = position
    flowers = cast(FlowerTable[Any, Any], game)
    if state.phase != "play" or seat not in state.to_act or not flowers.worth:
        return None
    values = [
        (str(move), gain(flowers, state, seat, move).points)
        for move in game.legal(state, seat)
        if len(move.pieces) > 1
    ]
    return best("take", values, 1, luck)


def koikoi(position: Position) -> Question | None:
    """Ask whether to stop or go on; None unless one is clearly better when both are played out."""
    game, options, state, seat, luck = position
    legal = game.legal(state, seat)
    if STOP not in legal or KOIKOI not in legal:
        return None
    view, gained = game.view(state, seat), {STOP: 0.0, KOIKOI: 0.0}
    better, taken = set[Move](), luck.random() < STOPS
    for _ in range(JUDGES):
        asked = Asked(view, legal, options, luck.randbytes(32))
        judged = {made: judge(asked, made) for made in gained}
        worse = [
            made
            for made, judgement in judged.items()
            if judgement.better != made and judgement.sure >= SURE
        ]
        if len(worse) != 1:
            return None
        found = judged[worse[0]]
        better.add(found.better)
        gained[found.better] += found.cost / JUDGES
    if len(better) != 1 or (STOP in better and not taken):
        return None
    (right,) = better
    choices = (STOP.verb, KOIKOI.verb)
    margin = f"{gained[right]:.1f}"
    return Question("koikoi", choices, choices.index(right.verb), (margin,))
