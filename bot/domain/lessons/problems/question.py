"""A question about a position: its answers, of which one is right, and the reasons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from rules import AnyGame, Options, Seat

FEWEST, MOST = 3, 6
"""The usual least number of answers, and the largest number. Some kinds of question need only
two.
"""


class Question(NamedTuple):
    """A question: its kind, its answers in order, the place of the right one, and its facts.

    `facts` are the effects of the answers, in the same order, or the things to be counted.
    """

    kind: str
    choices: tuple[str, ...]
    right: int
    facts: tuple[str, ...]


class Position(NamedTuple):
    """A moment of a deal at which a seat is asked; `luck` is independent of the deal.

    Questions use only facts that this seat can see.
    """

    game: AnyGame
    options: Options
    state: Any
    seat: Seat
    luck: Random


Kind = Callable[[Position], Question | None]
"""A function that asks its question at a position; None unless one answer is right."""


def among(kind: str, numbers: Sequence[int], right: int, facts: Sequence[str]) -> Question:
    """Return a question with numbers as answers, lowest first; one of them is right."""
    ordered = sorted(numbers)
    return Question(kind, tuple(map(str, ordered)), ordered.index(right), tuple(facts))


def best(
    kind: str, values: Sequence[tuple[str, int]], margin: int, luck: Random, fewest: int = FEWEST
) -> Question | None:
    """Return a question for the answer with the greatest value; None unless it leads by `margin`.

    None, too, if there are fewer than `fewest` answers. Of many answers, the question offers the
    best, those nearest to it, and some others. They keep their order.
    """
    ranked = sorted(values, key=lambda pair: -pair[1])
    if len(ranked) < fewest or ranked[0][1] < ranked[1][1] + margin:
        return None
    rest = ranked[FEWEST:]
    near = ranked[:FEWEST] + luck.sample(rest, min(len(rest), MOST - FEWEST))
    shown = [pair for pair in values if pair in near]
    choices = tuple(choice for choice, _ in shown)
    return Question(
        kind, choices, choices.index(ranked[0][0]), tuple(str(value) for _, value in shown)
    )
