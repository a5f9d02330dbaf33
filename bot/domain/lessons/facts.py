"""The facts about a move's effects, computed by the rules, that the texts of lessons use."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, cast

from bot.domain.lessons.lesson import OWN, Position
from rules import FlowerTable, MahjongTable, Move
from rules.hanafuda.prospects import gain
from rules.tiengow.state import best

Fact = Callable[[Position, Any, Move], Any]
"""A function that computes a fact from a position, its state and a move."""


def _gain(position: Position, state: Any, move: Move) -> Any:
    return gain(cast(FlowerTable[Any, Any], position.game), state, OWN, move)


def _after(position: Position, state: Any, move: Move) -> Any:
    return position.game.apply(state, OWN, move).state


def _pays(position: Position, state: Any, move: Move) -> int:
    """Return the learner's points if the move ends the deal, otherwise 0."""
    result = _after(position, state, move).result
    return result.deltas(len(state.hands))[OWN] if result else 0


def _kept(state: Any, move: Move) -> tuple[str, ...]:
    """Return the learner's hand after the discard in a move."""
    hand = list(state.hands[OWN])
    for tile in move.pieces[:1]:
        hand.remove(tile)
    return tuple(hand)


def _waits(position: Position, state: Any, move: Move) -> list[str]:
    """Return the tiles that complete the learner's hand after the discard."""
    variant = cast(MahjongTable, position.game).variant
    return list(variant.waits(state, OWN, _kept(state, move)))


def _wins(position: Position, state: Any, move: Move) -> list[str]:
    """Return the waits with which the hand meets all conditions of a win."""
    variant, kept = cast(MahjongTable, position.game).variant, _kept(state, move)
    waits = _waits(position, state, move)
    return [tile for tile in waits if not variant.unmet(state, OWN, kept, tile)]


def _beaten(position: Position, state: Any, move: Move) -> list[str]:
    """Return the tiles that were winning the trick until the move beat them."""
    return list(best(state.trick)) if move.verb == "beat" else []


FACTS: Mapping[str, Fact] = {
    "takes": lambda position, state, move: list(move.pieces[1:]),
    "worth": lambda *asked: _gain(*asked).points,
    "completes": lambda *asked: [name for name, _ in _gain(*asked).made],
    "stays": lambda position, state, move: move.pieces[0] if len(move.pieces) == 1 else "",
    "leads": lambda position, state, move: list(move.pieces) if move.verb == "lead" else [],
    "down": lambda position, state, move: list(move.pieces) if move.verb == "fold" else [],
    "pieces": lambda position, state, move: list(move.pieces),
    "verb": lambda position, state, move: move.verb,
    "pays": _pays,
    "waits": _waits,
    "kinds": lambda *asked: len(_waits(*asked)),
    "wins": _wins,
    "beats": _beaten,
}
"""The facts that a file of lessons may use, by name."""


def of(position: Position, state: Any, move: Move) -> dict[str, Any]:
    """Return the facts of a move that its position asks for, by name."""
    return {name: FACTS[name](position, state, move) for name in position.fact}
