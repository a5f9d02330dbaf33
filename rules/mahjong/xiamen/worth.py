"""The worth of a hand of Xiamen or Quanzhou at the table, its waits, and the fine for a false win.

Source: XM is the description at kzpn200.blogspot.com.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from functools import cached_property, partial
from typing import Any, TypeVar

from rules.game import LARGEST, Line, Seat, pay
from rules.mahjong.positions import way_of
from rules.mahjong.shapes import waits
from rules.mahjong.state import SEATS, melds_of, others
from rules.mahjong.tally import tally
from rules.mahjong.tiles import KINDS, Tiles, face_of, in_order, without
from rules.mahjong.variant import Variant
from rules.mahjong.ways import DRAWN, GIVEN, NONE
from rules.mahjong.win import Win
from rules.mahjong.xiamen.opening import wins
from rules.mahjong.xiamen.options import GoldOptions
from rules.mahjong.xiamen.score import (
    DRAWN_FROM,
    OPENING_GOLDS,
    Hand,
    Scale,
    base,
    score,
    standing_water,
)
from rules.mahjong.xiamen.state import XiamenState

HouseT = TypeVar("HouseT", bound=GoldOptions)


class Worth(Variant[XiamenState, HouseT]):
    """The worth and the waits of a hand; each city says which ways to win there are."""

    scale: Scale
    base: int
    """The dealer's base of the first deal."""

    # --- Differences of the cities --------------------------------------------------------------

    def scale_of(self, options: HouseT) -> Scale:
        """Return the worth of wins and water under these house rules."""
        return self.scale

    @cached_property
    def at_opening(self) -> tuple[str, ...]:
        """The wins possible when the gold is opened, the strongest first."""
        return tuple(way.name for way in self.ways if way.opening)

    def grown(self, before: int, win: Win | None, options: Any) -> int:
        """Return the dealer's next base: twice the one `before`, up to the limit of the house rule.

        XM: 親の底は,流局を含む連荘のたびに2倍し.
        """
        most = self.base << options.repeats if options.repeats else LARGEST
        return min(2 * before, most)

    # --- Worth ----------------------------------------------------------------------------------

    def looks_whole(self, state: XiamenState, seat: Seat, tile: str | None, source: str) -> bool:
        """Whether a hand could win, by a quick count of its tiles.

        At the opening every hand could, because other shapes win then.
        """
        return source == "opening" or super().looks_whole(state, seat, tile, source)

    def hand(self, state: XiamenState, seat: Seat, tile: str | None, source: str) -> Hand:
        """Return the hand of a seat as it is scored."""
        concealed = state.hands[seat]
        if tile and source in DRAWN_FROM:
            concealed = without(concealed, tile)
        return Hand(
            seat=seat,
            dealer=state.dealer,
            dealer_base=state.carry.base * state.options.base_scale,
            concealed=concealed,
            melds=state.melds[seat],
            flowers=state.flowers[seat],
            gold=state.indicator,
            tile=tile,
            source=source,
            stage=state.stage[seat],
        )

    def judged(self, state: XiamenState, seat: Seat, tile: str | None, source: str) -> Win:
        """Return the worth of a win; RuleError if the tiles may not win."""
        hand = self.hand(state, seat, tile, source)
        return score(hand, state.options, self.scale_of(state.options))

    def appraise(self, state: XiamenState, seat: Seat, tile: str | None, source: str) -> Win | None:
        """Return the worth of a win, at the opening the strongest one; None if the tiles may not
        win.
        """
        if source != "opening":
            return super().appraise(state, seat, tile, source)
        hand, scale = self.hand(state, seat, None, "dealt"), self.scale_of(state.options)
        found = wins(replace(hand, stage=0), state.options, scale)
        return next((win for name in self.at_opening for win in found if win.name == name), None)

    def foul(
        self, state: XiamenState, seat: Seat, tile: str | None, source: str
    ) -> tuple[Line, ...]:
        """Return the fine for a false win: to each seat its share of a true one, and to a seat that
        still waits in 游 the points its win would have brought.
        """
        hand, scale = self.hand(state, seat, tile, source), self.scale_of(state.options)
        first = OPENING_GOLDS if source == "opening" else source
        times, water = scale.ways[first][0].times, standing_water(hand, scale)
        fines = [
            (seat, winner, (base(hand, winner, state.options) + water) * times)
            for winner in others(seat)
        ]
        lines = [pay("foul", SEATS, *fines)]
        for winner in others(seat):
            still = self.hand(state, winner, None, "self_draw").lone_gold  # a kong may end it
            if state.stage[winner] and still:
                due = self._gain_in_you(state, winner)
                lines.append(pay("foul-you", SEATS, (seat, winner, due)))
        return tuple(lines)

    def _gain_in_you(self, state: XiamenState, seat: Seat) -> int:
        """Return the points that a player in 双游 or 三游 would have gained by a self-draw."""
        drawn = "1m" if state.indicator != "1m" else "2m"  # any tile but the gold wins
        hand = replace(self.hand(state, seat, None, "self_draw"), tile=drawn)
        win = score(hand, state.options, self.scale_of(state.options))
        return sum(line.deltas[seat] for line in win.lines)

    # --- Hands described as data ----------------------------------------------------------------

    def described_wilds(
        self, sheet: Mapping[str, Any], options: HouseT
    ) -> tuple[Collection[str], Callable[[str], str]]:
        """Return the gold as the wild kind, and the function that gives white the face of the
        gold.
        """
        gold = sheet.get("wild", {}).get("indicator")
        return ((gold,), partial(face_of, gold=gold)) if gold else ((), str)

    def sheet(self, sheet: Mapping[str, Any], options: HouseT) -> Win:
        """Return the worth of a hand described as data; RuleError where it may not win."""
        how, state = sheet["win"], sheet.get("state", {})
        way, tile = way_of(self, sheet), how.get("tile")
        dealer_base = self.base
        for _ in range(sheet.get("dealer_streak", 0)):
            dealer_base = self.grown(dealer_base, None, options)
        own = (tile,) if tile and way.tile == NONE else ()
        hand = Hand(
            seat=sheet["winner"],
            dealer=sheet["dealer"],
            dealer_base=dealer_base * options.base_scale,
            concealed=in_order((*sheet["hand"], *own)),
            melds=melds_of(sheet),
            flowers=in_order(sheet.get("flowers", ())),
            gold=sheet.get("wild", {}).get("indicator"),
            tile=tile if way.tile in (GIVEN, DRAWN) else None,
            source=how["source"] if how["source"] in way.sources else way.sources[0],
            stage=state.get("you_stage", 0),
        )
        return score(hand, options, self.scale_of(options))

    # --- Waits ----------------------------------------------------------------------------------

    def waits(self, state: XiamenState, seat: Seat, tiles: Tiles) -> Tiles:
        """Return the tiles that make sets and a pair of these; golds stand for any tile."""
        own, face = tally(tiles, state.faces), state.faces.face
        faces = waits(own.counts, own.wilds)
        return tuple(
            tile for tile in KINDS if faces and (state.is_gold(tile) or face[tile] in faces)
        )
