"""Duels: two kinds of players play the same deals twice, with their seats exchanged."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import sqrt
from random import Random
from statistics import mean, stdev
from time import perf_counter
from typing import Any, NamedTuple

from bot.domain.players import SEER, Asked, decide
from rules import AnyGame, Chance, Options, Seat
from rules.frozen import changed
from rules.game import DICE

CONFIDENCE = 1.96
"""How many standard errors to either side of the mean hold the true value in 95 of 100 cases."""


class Pair(NamedTuple):
    """A deal played twice; `gained` is the average gain of a seat of the first kind of player.

    `took` has for each kind of player the seconds of all its decisions and their number.
    """

    gained: float
    took: tuple[tuple[float, int], tuple[float, int]]


class Score(NamedTuple):
    """The result of a duel, by pairs: a pair is a deal played twice, with the seats exchanged.

    `mean` is the first kind's mean gain of a seat, and `margin` half the width of its 95% interval.
    `won` and `lost` count the pairs. `took` has for each kind the average milliseconds of a
    decision.
    """

    pairs: int
    mean: float
    margin: float
    won: int
    lost: int
    took: tuple[float, float]

    @property
    def share(self) -> float:
        """The share of the decided pairs that the first kind has won; 0.5 if none is decided."""
        return self.won / (self.won + self.lost) if self.won + self.lost else 0.5


class Meeting(NamedTuple):
    """The setting of a duel: the game, its house rules and seats, and the two kinds of players."""

    game: AnyGame
    options: Options
    seats: int
    kinds: tuple[str, str]


Clock = Callable[[], float]


def pair(meeting: Meeting, number: int, clock: Clock = perf_counter) -> Pair:
    """Play the deal with this number twice: the first kind has every other seat, then the rest."""
    seats = meeting.seats
    chance, rng = drawn(meeting.game, meeting.options, seats, number)
    took = [[0.0, 0], [0.0, 0]]
    gained = []
    for first in (0, 1):
        own = [seat for seat in range(seats) if seat % 2 == first]
        deltas = _played(meeting, chance, own, rng.randbytes(32), took, clock)
        gained.append(sum(deltas[seat] for seat in own) / len(own))
    timed = ((took[0][0], int(took[0][1])), (took[1][0], int(took[1][1])))
    return Pair(sum(gained) / 2, timed)


def drawn(game: AnyGame, options: Options, seats: int, number: int) -> tuple[Chance, Random]:
    """Return the deck and dice of the deal with this number, and the chance of its players."""
    rng = Random(f"{game.key} {number}")
    deck = list(game.deck(options, seats))
    rng.shuffle(deck)
    return Chance(tuple(deck), tuple(rng.choices(range(1, 7), k=DICE))), rng


def _played(
    meeting: Meeting,
    chance: Chance,
    own: Sequence[Seat],
    luck: bytes,
    took: list[list[float]],
    clock: Clock,
) -> tuple[int, ...]:
    """Play a deal and return the points by seat; add its decisions and their seconds to `took`."""
    game, options, seats, kinds = meeting
    state = game.deal(options, game.opening(options, seats), chance).state
    ply = 0
    while state.result is None:
        seat = min(state.to_act)
        kind = int(seat not in own)
        view = game.view(state, seat)
        if kinds[kind] == SEER:
            view = shown(view, state)
        asked = Asked(view, game.legal(state, seat), options, luck + b"%d" % ply)
        begun = clock()
        move = decide(kinds[kind], asked)
        if len(asked.legal) > 1:
            took[kind][0] += clock() - begun
            took[kind][1] += 1
        state = game.apply(state, seat, move).state
        ply += 1
    deltas: tuple[int, ...] = state.result.deltas(seats)
    return deltas


def shown(view: Any, state: Any) -> Any:
    """Return the view with all hands known, so that a master imagines only the rest."""
    return replace(view, known=changed(view.known, hands=state.hands))


def score(pairs: Sequence[Pair]) -> Score:
    """Return the result of at least two pairs."""
    gains = [pair.gained for pair in pairs]
    took = [_milliseconds([pair.took[kind] for pair in pairs]) for kind in (0, 1)]
    margin = CONFIDENCE * stdev(gains) / sqrt(len(gains))
    won, lost = sum(gain > 0 for gain in gains), sum(gain < 0 for gain in gains)
    return Score(len(gains), mean(gains), margin, won, lost, (took[0], took[1]))


def _milliseconds(took: Sequence[tuple[float, int]]) -> float:
    """Return the milliseconds of a decision, given seconds and decisions of each pair."""
    return 1e3 * sum(seconds for seconds, _ in took) / max(1, sum(count for _, count in took))
