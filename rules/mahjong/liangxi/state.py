"""One moment of a deal of Liangxi mahjong: its terms, its wild tiles, and the last lap."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rules.game import Seat
from rules.mahjong.liangxi.terms import Terms
from rules.mahjong.state import PLAIN, SEATS, MahjongCarry, MahjongState, Meld
from rules.mahjong.tally import Faces, counting
from rules.mahjong.tiles import Tiles

NOBODY = (0,) * SEATS


@dataclass(frozen=True, slots=True)
class LiangxiCarry(MahjongCarry):
    """The facts a deal starts from.

    `pot` has the points each seat staked for limited hands and nobody has won yet; `liable` is the
    seat that pays all shares of the next win (None: nobody).
    """

    pot: tuple[int, ...] = NOBODY
    liable: Seat | None = None


@dataclass(frozen=True)
class LiangxiState(MahjongState):
    """One moment of a deal.

    `terms` limit the hands that win (None: nothing is limited); `wilds` are the kinds that are
    wild, `shown` the dealer's own wild tiles. `draws` counts by seat the tiles drawn from the head
    of the wall; `lap` is how many replacements were drawn before the last lap (None: it has not
    begun). `dead` are the seats that can no longer win, `down` those whose hand lies face down;
    `liable` is the seat that pays all shares (None: nobody). `words` counts the words with which
    the dealer has limited the hands.
    """

    terms: Terms | None = None
    wilds: Tiles = ()
    shown: Tiles = ()
    draws: tuple[int, ...] = NOBODY
    lap: int | None = None
    dead: frozenset[Seat] = frozenset()
    down: frozenset[Seat] = frozenset()
    liable: Seat | None = None
    words: int = 0

    @property
    def faces(self) -> Faces:
        """The faces of tiles: those of the `wilds` (混) are wild."""
        return counting(self.wilds) if self.wilds else PLAIN

    @property
    def pieces(self) -> Iterator[str]:
        """Every tile wherever it lies."""
        yield from super().pieces
        yield from self.shown

    @property
    def left(self) -> int:
        """The number of tiles that can still be drawn from the head.

        LX: カンの補充牌を引いたら,海底牌が必ず下の段になるように,引いた枚数だけ,残す牌を増やします.
        In the last lap no more tiles are set aside: replacements are taken from the tiles that are
        left. 0 before the deal.
        """
        if self.phase == "limit":
            return 0
        if self.terms and self.terms.to_the_end:
            return len(self.wall)
        before = self.replaced if self.lap is None else self.lap
        reserve: int = self.options.reserve
        return max(len(self.wall) + self.replaced - 2 * before - reserve, 0)

    @property
    def circle(self) -> int:
        """The number of dealers' circles that are over; in a circle each seat is dealer once."""
        return self.carry.changes // SEATS

    def xi(self, seat: Seat) -> Meld | None:
        """Return the xi of a seat; None without one."""
        return next((meld for meld in self.melds[seat] if meld.is_xi), None)
