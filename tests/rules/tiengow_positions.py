"""Positions of Tien Gow laid out by hand, and walls whose taking deals known hands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from rules import Chance, Move, Seat, Step, play
from rules.game import DICE
from rules.tiengow.deal import TienGow
from rules.tiengow.options import TienGowOptions
from rules.tiengow.state import TienGowCarry, TienGowState
from rules.tiengow.tiles import DECK, in_order

TIENGOW = TienGow()
A, B = TIENGOW.presets["tiengowA"], TIENGOW.presets["tiengowB"]
SEATED = replace(A, seating="asSeated")
"""The house rules of the first description, but without dice for the seats."""


def tiles(names: str) -> tuple[str, ...]:
    """Read the tiles in a text, which spaces part."""
    return in_order(names.split())


def position(
    hands: str,
    house: TienGowOptions = A,
    *,
    turn: Seat = 0,
    dealer: Seat = 0,
    stacks: Sequence[int] = (0, 0, 0, 0),
    term: int = 1,
    changes: int = 1,
) -> TienGowState:
    """Return a deal before the next lead; slashes part the four hands in the text."""
    carry = TienGowCarry(1, dealer, (0,) * 4, order=(0, 1, 2, 3), term=term, changes=changes)
    held = tuple(tiles(hand) for hand in hands.split("/"))
    return TienGowState(
        house, carry, dealer, "play", turn, (0, 1, 2, 3), held, stacks=tuple(stacks)
    )


def played(state: Any, *moves: str) -> Step:
    """Return the last step of moves, each made by the seat that is asked."""
    step = Step(state)
    for text in moves:
        (seat,) = step.state.to_act
        step = play(TIENGOW, step.state, seat, Move.parse(text))
    return step


def offered(state: Any, verb: str) -> set[str]:
    """Return the tiles of every move with a verb that is open to the seat that is asked."""
    (seat,) = state.to_act
    moves = TIENGOW.legal(state, seat)
    return {" ".join(move.pieces) for move in moves if move.verb == verb}


def walled(*hands: str) -> tuple[str, ...]:
    """A wall that gives these hands to the first takers, two columns each; others get the rest."""
    dealt = [tile for hand in hands for tile in hand.split()]
    rest = list((Counter(DECK) - Counter(dealt)).elements())
    return (*dealt, *rest)


def chance(deck: Sequence[str] = DECK, *dice: int) -> Chance:
    """Return a chance that throws these dice first, then sixes."""
    return Chance(tuple(deck), (*dice, *(6,) * (DICE - len(dice))))


Rows = list[tuple[Any, ...]]


def rows(names: str, table: Rows) -> pytest.MarkDecorator:
    """Make a test for each row, named by the row's first column, a sentence."""
    return pytest.mark.parametrize(f"says, {names}", table, ids=[row[0][:60] for row in table])


def opened(house: TienGowOptions, *dice: int, deck: tuple[str, ...] = DECK) -> Step:
    """Return the first deal of a match that begins with these dice."""
    return TIENGOW.deal(house, TIENGOW.opening(house, 4), chance(deck, *dice))
