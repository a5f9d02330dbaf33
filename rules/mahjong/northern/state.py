"""One moment of a deal of Changchun or Dalian mahjong: the ready hands, and the treasure."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import cast

from rules.frozen import changed
from rules.game import Seat
from rules.imagined import blanks
from rules.mahjong.state import SEATS, MahjongState
from rules.mahjong.tiles import Tiles

DECLARED, LOOKED = "declared", "looked"


@dataclass(frozen=True)
class NorthernState(MahjongState):
    """One moment of a deal.

    `ready` has a word for each seat: `declared` if it has declared ready, `looked` if it has also
    looked at the treasure, otherwise an empty one. `aside` holds the treasure (nothing or one
    tile). It was taken from a `place` that is counted from the end of the wall. `used` has the
    places of earlier treasures, and `seen` the seats that know the present one.
    """

    ready: tuple[str, ...] = ("",) * SEATS
    aside: Tiles = ()
    place: int = 0
    used: frozenset[int] = frozenset()
    seen: frozenset[Seat] = frozenset()

    @property
    def pieces(self) -> Iterator[str]:
        """Every tile wherever it lies."""
        yield from super().pieces
        yield from self.aside

    def known(self, seat: Seat | None) -> NorthernState:
        """Return the state with only what a seat knows.

        Until the deal ends, the treasure is a blank to a seat that has not looked at it.
        """
        known = cast(NorthernState, super().known(seat))
        sees = seat in self.seen or self.result is not None
        return known if sees else changed(known, aside=blanks(self.aside))

    def frozen(self, seat: Seat) -> bool:
        """Whether a hand may not change. CD: 宝牌を見たら,手牌を変更できません."""
        return self.ready[seat] == LOOKED

    @property
    def left(self) -> int:
        """The number of tiles that can still be drawn from the head.

        CD: 牌の山はカンがなければ7列残します.カン1回なら7列,2回なら8列と伸ばします.
        """
        return max(len(self.wall) + len(self.aside) - RESERVE - self.replaced, 0)


RESERVE = 14
"""The number of tiles that nobody draws from the head; each tile drawn from the tail adds one."""
