"""What a hand offers to its player, each family of games in its own way."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.chat.panels.tables.controls import flowers, mahjong, tiles
from bot.chat.panels.tables.moves import Offer, Picked
from bot.domain.tables.table import Table
from bot.words import Words
from rules import Move

Controls = Callable[[Table, Any, Sequence[Move], Picked, Words], Offer]
"""From a table, the view and the legal moves of a seat that is asked, and what it has picked."""

CONTROLS: Mapping[str, Controls] = {
    "mushi": flowers.controls,
    "sakura": flowers.controls,
    "koikoi": flowers.controls,
    "tiengow": tiles.controls,
    "xiamen": mahjong.controls,
    "quanzhou": mahjong.controls,
    "changchun": mahjong.controls,
    "dalian": mahjong.controls,
    "liangxi": mahjong.controls,
}
"""How a hand is played, by the key of the game."""
