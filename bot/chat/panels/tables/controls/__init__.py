"""What a hand offers to its player, each family of games in its own way."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from bot.chat.panels.tables import waits
from bot.chat.panels.tables.controls import flowers, mahjong, takes, tiles
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

Known = Callable[[Table, Any, Words], Iterable[str]]
"""From a table and the view of a seat that is not asked to what it can know of its hand."""

MEANWHILE: ByGame[Known] = ByGame({"hanafuda": takes.near, "mahjong": waits.told})
"""What a hand tells while others play, in the games where there is something to tell."""
