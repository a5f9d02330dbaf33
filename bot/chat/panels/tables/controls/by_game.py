"""The choices in a hand, by family of games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from bot.chat.panels.tables.controls import flowers, mahjong, takes, tiles, waits
from bot.chat.panels.tables.controls.moves import Offer, Picked
from bot.domain.tables.table import Table
from bot.words import Words
from rules import ByGame, Move

Controls = Callable[[Table, Any, Sequence[Move], Picked, Words], Offer]
"""A function that makes the offer of a hand.

Its arguments are a table, the view and legal moves of a seat that is asked, and its picks.
"""

CONTROLS: ByGame[Controls] = ByGame(
    {"hanafuda": flowers.controls, "tiengow": tiles.controls, "mahjong": mahjong.controls}
)
"""The controls of each game's hand."""

Known = Callable[[Table, Any, Words], Iterable[str]]
"""A function that returns facts on a hand.

Its arguments are a table, and the view of a seat that is not asked.
"""

MEANWHILE: ByGame[Known] = ByGame({"hanafuda": takes.near, "mahjong": waits.told})
"""The facts a hand tells while others play, in games that have some."""
