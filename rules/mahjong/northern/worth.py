"""The worth of a hand of Changchun or Dalian, and its waits.

Source: CD is the description at kzpn200.blogspot.com.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

from rules.game import Seat
from rules.mahjong.claims import OF_OTHERS
from rules.mahjong.northern.conditions import Condition
from rules.mahjong.northern.hand import Hand, waiting
from rules.mahjong.northern.kongs import SPECIALS
from rules.mahjong.northern.options import NorthernOptions
from rules.mahjong.northern.score import (
    PEEK,
    TREASURE_DRAWN,
    WAYS,
    Scale,
    lacking,
    not_complete,
    score,
    winning,
)
from rules.mahjong.northern.state import NorthernState
from rules.mahjong.state import Meld, melds_of
from rules.mahjong.tiles import Tiles, in_order, without
from rules.mahjong.variant import Variant
from rules.mahjong.win import Win

HouseT = TypeVar("HouseT", bound=NorthernOptions)


class Worth(Variant[NorthernState, HouseT]):
    """The worth and the waits of a hand; each city says which elements count."""

    ways = WAYS

    # --- Differences of the cities --------------------------------------------------------------

    @abstractmethod
    def scale(self, options: HouseT) -> Scale:
        """Return the conditions of a win and its doublings under these house rules."""

    def menqing(self, melds: tuple[Meld, ...], options: HouseT) -> bool:
        """Whether a hand with these melds counts as concealed."""
        return not any(meld.is_open for meld in melds)

    def values(self, seat: Seat, state: NorthernState) -> Tiles:
        """Return the winds that count for a seat."""
        return ()

    def sheet_values(self, sheet: Mapping[str, Any]) -> Tiles:
        """Return the winds that count for the winner of a hand described as data."""
        return ()

    # --- Worth ----------------------------------------------------------------------------------

    def looks_whole(self, state: NorthernState, seat: Seat, tile: str | None, source: str) -> bool:
        """Whether the counts of a hand's tiles allow a win; a known treasure may stand for any
        tile.
        """
        return seat in state.seen or super().looks_whole(state, seat, tile, source)

    def judged(self, state: NorthernState, seat: Seat, tile: str | None, source: str) -> Win:
        """Return the worth of a win; RuleError with the conditions it lacks."""
        concealed = state.hands[seat]
        if tile and source not in OF_OTHERS and source != PEEK:
            concealed = without(concealed, tile)
        if tile and not waiting(concealed):
            raise not_complete()
        hand = self._hand(state, seat, concealed, tile, source)
        return score(hand, self.scale(state.options))

    def _hand(
        self,
        state: NorthernState,
        seat: Seat,
        concealed: Tiles,
        tile: str | None = None,
        source: str = "self_draw",
        melds: tuple[Meld, ...] | None = None,
    ) -> Hand:
        """Return the hand of a seat as it is scored; `melds`, if given, take the place of the
        seat's own.
        """
        laid = state.melds[seat] if melds is None else melds
        of_other = source in OF_OTHERS
        return Hand(
            seat=seat,
            dealer=state.dealer,
            rate=state.options.rate,
            concealed=concealed,
            melds=laid,
            tile=tile,
            source=source,
            giver=state.turn if of_other else None,
            treasure=not of_other and source != PEEK and self._is_treasure(state, seat, tile),
            closed=_closed(state),
            menqing=self.menqing(laid, state.options),
            single_wait=state.options.single_wait == "only",
            values=self.values(seat, state),
        )

    def _is_treasure(self, state: NorthernState, seat: Seat, tile: str | None) -> bool:
        """Whether a tile is like the treasure and the seat knows it, so that it stands for any
        tile.

        CD: 聴牌後に宝牌をツモったら,宝牌を任意の牌に代替できます.
        """
        return seat in state.seen and tile in state.aside

    def is_special(self, meld: Meld) -> bool:
        """Whether tiles are a special kong, with any tiles added to it."""
        special = SPECIALS.get(meld.kind) if meld.kind in self.melds.values() else None
        return special is not None and {*meld.tiles} == {*special.tiles}

    def sheet(self, sheet: Mapping[str, Any], options: HouseT) -> Win:
        """Return the worth of a hand described as data; RuleError where it may not win."""
        how, state, seat = sheet["win"], sheet.get("state", {}), sheet["winner"]
        source, tile, melds = how["source"], how.get("tile"), melds_of(sheet, self.melds)
        looked = state.get("peeked", state.get("declared_ready", True))
        drawn = source not in (*OF_OTHERS, PEEK)
        like = drawn and looked and tile and tile == sheet.get("bao")
        hand = Hand(
            seat=seat,
            dealer=sheet["dealer"],
            rate=sheet.get("rate", options.rate),
            concealed=in_order(sheet["hand"]),
            melds=melds,
            tile=tile,
            source=source,
            giver=how.get("from") if source in OF_OTHERS else None,
            treasure=bool(like or source == TREASURE_DRAWN),
            closed=frozenset(sheet.get("concealed_payers", ())),
            menqing=self.menqing(melds, options),
            single_wait=options.single_wait == "only",
            values=self.sheet_values(sheet),
        )
        return score(hand, self.scale(options))

    # --- Waits ----------------------------------------------------------------------------------

    def _waits(
        self,
        state: NorthernState,
        seat: Seat,
        concealed: Tiles,
        melds: tuple[Meld, ...] | None = None,
    ) -> Tiles:
        """Return the tiles with which a hand between turns may win; `melds` are as in `_hand`."""
        if not waiting(concealed):
            return ()
        return winning(self._hand(state, seat, concealed, melds=melds), self.scale(state.options))

    pays_by_giver = True

    def waits(self, state: NorthernState, seat: Seat, tiles: Tiles) -> Tiles:
        """Return the tiles with which these make sets and a pair, and the treasure if the seat
        knows it.
        """
        found = waiting(tiles)
        known = state.aside if found and seat in state.seen else ()
        return (*found, *(tile for tile in known if tile not in found))

    def unmet(self, state: NorthernState, seat: Seat, tiles: Tiles, wait: str) -> tuple[str, ...]:
        """Return the conditions that the hand lacks with this wait, in its best reading.

        A treasure that the seat knows may stand for any tile.
        """
        hand, scale = self._hand(state, seat, tiles), self.scale(state.options)
        faces = hand.waits if self._is_treasure(state, seat, wait) else (wait,)
        return tuple(
            condition.name for condition in min(_lacks(hand, faces, scale), key=len, default=())
        )


def _lacks(hand: Hand, faces: Tiles, scale: Scale) -> Iterator[tuple[Condition, ...]]:
    """Yield the conditions that a hand lacks with each tile that completes it."""
    found = (lacking(hand, face, scale) for face in faces)
    yield from (lacks for lacks in found if lacks is not None)


def _closed(state: NorthernState) -> frozenset[Seat]:
    """Return the seats that have claimed nothing."""
    every = enumerate(state.melds)
    return frozenset(seat for seat, melds in every if not any(meld.is_open for meld in melds))
