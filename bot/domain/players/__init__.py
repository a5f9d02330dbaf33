"""Computer players: each sees a view and the legal moves, never a state."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.domain.players import flowers, liangxi, mahjong, northern, tiles
from rules import Move, View

CHOICE: Mapping[str, Callable[[Any, tuple[Move, ...]], Move]] = {
    "mushi": flowers.choose,
    "sakura": flowers.choose,
    "koikoi": flowers.choose,
    "tiengow": tiles.choose,
    "xiamen": mahjong.choose,
    "quanzhou": mahjong.choose,
    "changchun": northern.choose,
    "dalian": northern.choose,
    "liangxi": liangxi.choose,
}
"""How a computer chooses, by the key of the game."""


def choose(view: View, legal: tuple[Move, ...]) -> Move:
    """The move a computer player makes."""
    return CHOICE[view.game](view, legal)
