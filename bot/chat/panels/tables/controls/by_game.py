"""The choices in a hand, by family of games."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bot.chat.panels.tables.controls import flowers, mahjong, takes, tiles, waits
from bot.chat.panels.tables.controls.moves import Offer, Picked
from bot.chat.panels.tables.match.glance import Glance
from rules import ByGame

Controls = Callable[[Glance, Picked], Offer]
"""A function that offers the moves of a seat that is asked; it takes the pieces picked so far."""

CONTROLS: ByGame[Controls] = ByGame(
    {"hanafuda": flowers.controls, "tiengow": tiles.controls, "mahjong": mahjong.controls}
)
"""The controls of each game's hand."""

Known = Callable[[Glance], Iterable[str]]
"""A function that returns facts about the hand of a seat that is not asked."""

MEANWHILE: ByGame[Known] = ByGame({"hanafuda": takes.near, "mahjong": waits.lines})
"""The facts a hand tells while others play, in games that have some."""
