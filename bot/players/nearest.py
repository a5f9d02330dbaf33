"""What computer players of mahjong share: what is unseen, and to be nearest to a win first."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable
from typing import Generic, TypeVar

from rules.mahjong.tiles import KINDS
from rules.mahjong.view import MahjongView

Held = TypeVar("Held")
"""What a player holds: its tiles, and what else matters to it."""

HELP = 1.5
"""What it is worth, counted in tiles nearer to a win, if every tile that can come helps."""
AGAIN = 0.3
"""The same for a tile drawn at once after a kong."""


def unseen(view: MahjongView) -> Counter[str]:
    """How many of each kind lie in the wall or in other hands, as far as the viewer knows."""
    seen = Counter((*view.hand, *view.river))
    seen.update(tile for melds in view.melds for meld in melds for tile in meld.tiles)
    seen.update(tile for tile in (view.indicator, view.treasure) if tile)
    return Counter({tile: 4 - seen[tile] for tile in KINDS})


class Nearest(ABC, Generic[Held]):
    """How good it is to hold some tiles: near to a win, then with many tiles that help."""

    @abstractmethod
    def away(self, held: Held) -> int:
        """How many tiles must still come for a win."""

    @abstractmethod
    def helps(self, held: Held) -> float:
        """The share of unseen tiles that bring a hand nearer to a win."""

    def waiting(self, held: Held) -> float:
        """How good a hand is that waits for a tile."""
        return HELP * self.helps(held) - self.away(held)

    def discarding(self, after: Iterable[Held]) -> float:
        """How good a hand is that discards: the best of the `after` that are nearest to a win."""
        every = {one: self.away(one) for one in after}
        nearest = min(every.values())
        return max(self.waiting(one) for one in every if every[one] == nearest)
