"""What a hand offers to its player, each family of games in its own way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.chat.panels.tables.controls import flowers, mahjong, tiles
from bot.chat.panels.tables.moves import Offer, Picked
from bot.domain.tables.table import Table
from bot.words import Words
from rules import ByGame, Move

Controls = Callable[[Table, Any, Sequence[Move], Picked, Words], Offer]
"""From a table, the view and the legal moves of a seat that is asked, and what it has picked."""

CONTROLS: ByGame[Controls] = ByGame(
    {"hanafuda": flowers.controls, "tiengow": tiles.controls, "mahjong": mahjong.controls}
)
"""How the hand of each game is played."""
