"""Calibration: the points that a master promises, compared with those that it gains.

Only for games in which a master reckons its moves in points.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import mean, stdev
from typing import Any, NamedTuple

from bot.domain.players import CLUB, MASTER, Asked, decide
from bot.domain.players.duel import CONFIDENCE, drawn
from bot.domain.players.estimating import RECKONED, rate
from rules import AnyGame, Options, Seat


class Choice(NamedTuple):
    """A choice of a master: the points its move promised, and those gained from then on.

    Both are without the factor of the house rules. `deal` is the number of the deal.
    """

    deal: int
    promised: float
    gained: float


class Group(NamedTuple):
    """Choices that promised about the same: their number, and the means of both kinds of points.

    `margin` is half the width of the 95% interval of the gain.
    """

    choices: int
    promised: float
    gained: float
    margin: float


def choices(game: AnyGame, options: Options, number: int) -> list[Choice]:
    """Play the deal with this number, with one master among club players; return the master's
    choices.
    """
    seats = game.seats[0]
    chance, rng = drawn(game, options, seats, number)
    seat, luck = number % seats, rng.randbytes(32)
    state: Any = game.deal(options, game.opening(options, seats), chance).state
    promises: list[tuple[float, int]] = []
    ply = 0
    while state.result is None:
        asked_seat = min(state.to_act)
        level = MASTER if asked_seat == seat else CLUB
        view: Any = game.view(state, asked_seat)
        legal = game.legal(state, asked_seat)
        move = decide(level, Asked(view, legal, options, luck + b"%d" % ply))
        if level == MASTER and len(legal) > 1:
            promises.append((RECKONED[game.key](view, options)(move), _paid(state, seat)))
        state = game.apply(state, asked_seat, move).state
        ply += 1
    final = state.result.deltas(seats)[seat]
    unit = rate(state.options)
    return [Choice(number, promised, (final - before) / unit) for promised, before in promises]


def _paid(state: Any, seat: Seat) -> int:
    """Return the points that a seat has gained in a deal so far."""
    return sum(line.deltas[seat] for line in state.lines)


def groups(found: Sequence[Choice], count: int) -> Iterator[Group]:
    """Yield the choices in `count` groups of about equal size, the smallest promises first; groups
    without choices are left out.
    """
    ordered = sorted(found, key=lambda choice: choice.promised)
    for place in range(count):
        group = ordered[len(ordered) * place // count : len(ordered) * (place + 1) // count]
        if group:
            yield _group(group)


def _group(choices: Sequence[Choice]) -> Group:
    """Compare the means of a group; choices of one deal count as one in the margin."""
    by_deal: dict[int, list[float]] = {}
    for choice in choices:
        by_deal.setdefault(choice.deal, []).append(choice.gained)
    means = [mean(gains) for gains in by_deal.values()]
    margin = CONFIDENCE * stdev(means) / sqrt(len(means)) if len(means) > 1 else 0.0
    promised = mean(choice.promised for choice in choices)
    return Group(len(choices), promised, mean(choice.gained for choice in choices), margin)
