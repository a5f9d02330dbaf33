"""Computer players: each sees a view and the legal moves, never a state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.domain.players import flowers, liangxi, mahjong, northern, tiles
from rules import ByGame, Move, View

CHOICE: ByGame[Callable[[Any, tuple[Move, ...]], Move]] = ByGame(
    {
        "hanafuda": flowers.choose,
        "tiengow": tiles.choose,
        "xiamen": mahjong.choose,
        "northern": northern.choose,
        "liangxi": liangxi.choose,
    }
)
"""How a computer chooses in each game."""


def choose(view: View, legal: tuple[Move, ...]) -> Move:
    """The move a computer player makes."""
    return CHOICE[view.game](view, legal)
