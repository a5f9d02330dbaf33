"""Tables of Changchun and Dalian, and a player that is worse there than a computer."""

from __future__ import annotations

from typing import Any

from bot.domain.players.nearest import Held
from bot.domain.players.northern import RULES, USUAL, Thinking
from bot.domain.players.outlook import Aim
from rules import Move
from rules.mahjong.state import Discard
from rules.mahjong.view import MahjongView
from tests.playing import TABLES

HOUSES = {table.game.key: table for table in TABLES if table.game.key in RULES}
WIN, ANYTHING = Move("win"), Aim(())
LATE: dict[str, Any] = {
    "trail": tuple(Discard(seat, "3z", ready=seat > 0) for seat in range(4)) * 8,
    "ready": ("", "declared", "declared", "declared"),
}
"""The eighth lap of a deal, in which all but seat 0 are ready."""


class Blind(Thinking):
    """A player that takes any sets and a pair for a win, and all wins for equally good."""

    def worth(self, held: Held, tile: str) -> float:
        return 1.0


def blind(view: MahjongView, legal: tuple[Move, ...]) -> Move:
    """Choose a move like a computer that does not know the conditions of a win."""
    return WIN if WIN in legal else max(legal, key=Blind(view, ANYTHING, USUAL[view.game]).value)
