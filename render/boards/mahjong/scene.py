"""The scene of mahjong: the tiles in the middle, and the open tiles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from render.boards.scene import Scene
from rules import MahjongView, Seat
from rules.mahjong.sheets import variant
from rules.mahjong.state import SEATS, Discard
from rules.mahjong.tiles import Tiles
from rules.mahjong.variant import Variant


@dataclass(frozen=True, slots=True)
class MahjongScene(Scene[MahjongView]):
    """The scene of a table of mahjong."""

    @property
    def rules(self) -> Variant[Any, Any]:
        """The set of rules that is played."""
        return variant(self.view.game)

    @property
    def tells_sources(self) -> bool:
        """Whether a claimed tile lies on its side, toward the seat it came from."""
        return self.rules.turns_claimed

    @property
    def newest(self) -> tuple[Seat, str] | None:
        """The last discard with its seat; None after the deal, or while a meld gets a tile."""
        playing = self.view.result is None and self.adding is None
        return self.view.thrown if playing else None

    @property
    def adding(self) -> Seat | None:
        """The seat that adds a tile to a meld, while others may claim that tile; otherwise None."""
        view = self.view
        thrown = view.thrown is not None and view.thrown[0] == view.turn
        return view.turn if view.phase == "claim" and not thrown else None

    @property
    def to_xi(self) -> bool:
        """Whether a tile added to a meld goes to a xi or a special kong."""
        melds = self.view.melds[self.view.turn]
        return any(meld.is_xi and self.view.claimed in meld.tiles for meld in melds)

    @property
    def shown(self) -> tuple[Seat, str] | None:
        """The tile being added to a meld, or the newest discard, with its player; or None."""
        if self.adding is not None and self.view.claimed:
            return self.adding, self.view.claimed
        return self.newest

    @property
    def taken(self) -> Discard | None:
        """The last discard if it was claimed and the claimer has not discarded yet; or None."""
        last = self.trail[-1] if self.trail and self.view.result is None else None
        return last if last and last.taken is not None and self.shown is None else None

    @property
    def river(self) -> Tiles:
        """The discards before the newest, in the order of time."""
        return self.view.river[:-1] if self.newest else self.view.river

    @property
    def heaps(self) -> bool:
        """Whether all discards lie in one heap, instead of rivers before the seats."""
        return self.view.heaped

    @property
    def trail(self) -> tuple[Discard, ...]:
        """Every discard in the order of time, the claimed ones included."""
        return self.view.trail

    @property
    def winner(self) -> Seat | None:
        """The winner of the deal; None if nobody has won."""
        result = self.view.result
        return result.sheet.winner if result and result.sheet.win else None

    @property
    def opened(self) -> Seat | None:
        """The seat whose hand is laid open at the end: the winner, or a false winner; or None."""
        result = self.view.result
        return result.sheet.winner if result else None

    def ending(self, width: float) -> str:
        """Return the sentence on the end of the deal within a width in letters' heights."""
        result = self.view.result
        assert result is not None
        seat, key = result.sheet.winner, f"ending-{result.ending}"
        seats = () if seat is None else (seat,)
        return self.naming(lambda name: self.say(key, name=name, count=1), seats, width, "")

    @property
    def winning(self) -> str | None:
        """The winning tile of the deal; None if nobody has won."""
        result = self.view.result
        return result.sheet.tile if result and result.sheet.win else None

    def hand(self, seat: Seat) -> tuple[Tiles, str | None]:
        """Return the visible tiles of a hand, and the drawn or winning tile, which stands apart
        (None without one).

        Of equal tiles the last one stands apart; the others stay in their places.
        """
        view = self.view
        apart = self.winning if seat == self.winner else view.drawn if seat == view.seat else None
        tiles = view.hands[seat]
        if apart not in tiles:
            return tiles, None
        at = len(tiles) - 1 - tiles[::-1].index(apart)
        return (*tiles[:at], *tiles[at + 1 :]), apart

    def is_wild(self, tile: str) -> bool:
        """Whether a tile is wild."""
        return tile in self.view.wilds

    @property
    def face(self) -> str | None:
        """The tile that white stands for; None where white counts as itself."""
        return self.view.indicator if self.view.white_stands else None

    @property
    def standing(self) -> tuple[str, ...]:
        """The number of the deal, and the number of its dealer among all dealers of the match."""
        view, say = self.view, self.say
        number, count = view.changes + 1, SEATS * view.rounds
        return (
            say("label-deal-open", number=view.number),
            say("label-dealers", number=number, count=count),
        )
