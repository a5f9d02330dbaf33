"""The scene of a flower-card game: a view and its game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast

import rules
from render.boards.scene import Scene, Side
from rules import FlowerTable, HanafudaView, Seat


@dataclass(frozen=True, slots=True)
class FlowerScene(Scene[HanafudaView]):
    """The scene of a table with flower cards."""

    @property
    def game(self) -> FlowerTable[Any, Any]:
        """The game that is played: its pack, classes, worth and combinations."""
        return flower_game(self.view.game)

    @property
    def kinds(self) -> Mapping[str, str]:
        """The class that each card has in the game."""
        return self.game.kinds

    @property
    def sides(self) -> tuple[Side, ...]:
        """The sides of the deal: the seats of each team, or each seat alone."""
        return self.view.sides

    @property
    def duel(self) -> bool:
        """Whether two people sit at the table, so that there is room for words and large marks."""
        return len(self.names) == 2

    def owns(self, seat: Seat) -> bool:
        """Whether a pile lies before a seat: its own, or its team's."""
        return self.side(seat)[0] == seat


def flower_game(key: str) -> FlowerTable[Any, Any]:
    """Return the flower-card game of a key; RuleError when there is none."""
    return cast("FlowerTable[Any, Any]", rules.game(key))
