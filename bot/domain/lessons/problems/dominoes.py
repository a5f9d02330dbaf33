"""A problem of Tien Gow: which lead can no possible hand beat?"""

from __future__ import annotations

from collections import Counter
from typing import Any

from bot.domain.lessons.problems.question import FEWEST, MOST, Position, Question
from rules.tiengow.combinations import HIGHER, Tiles, higher
from rules.tiengow.tiles import DECK, in_order

SIZES = range(3, 7)
"""The sizes of hands that are asked about; with more tiles there is too much to check."""


def lead(position: Position) -> Question | None:
    """Ask for the lead that surely takes the trick; None unless there is exactly one.

    Only tiles that the seat has seen count.
    """
    _, _, state, seat, luck = position
    options: Any = position.options
    if state.phase != "play" or state.trick or state.turn != seat:
        return None
    if len(state.hands[seat]) not in SIZES:
        return None
    beaten = {
        move.pieces: higher(unseen(position), move.pieces, move.pieces, options)
        for move in position.game.legal(state, seat)
    }
    safe = [tiles for tiles, better in beaten.items() if not better]
    if len(safe) != 1 or len(beaten) < FEWEST or not HIGHER[safe[0]]:
        return None  # a set that nothing can ever beat is too easy
    others = [tiles for tiles in beaten if tiles not in safe]
    offered = {*safe, *luck.sample(others, min(len(others), MOST - 1))}
    shown = [tiles for tiles in beaten if tiles in offered]
    facts = tuple(" ".join(next(iter(beaten[tiles]), ())) for tiles in shown)
    return Question("lead", tuple(map(" ".join, shown)), shown.index(safe[0]), facts)


def unseen(position: Position) -> Tiles:
    """Return the tiles that a seat has not seen, held or put face down by the others."""
    state: Any = position.state
    own = (*state.hands[position.seat], *state.down[position.seat])
    played = (tile for trick in state.won for play in trick.plays for tile in play.tiles)
    return in_order((Counter(DECK) - Counter(own) - Counter(played)).elements())
