"""A hand of Liangxi that is to win: its tiles, and the source of the last one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rules.frozen import Kept
from rules.game import RuleError, Seat
from rules.mahjong.claims import OF_OTHERS
from rules.mahjong.liangxi import xi
from rules.mahjong.liangxi.options import LiangxiOptions
from rules.mahjong.liangxi.terms import Terms
from rules.mahjong.shapes import counted
from rules.mahjong.state import Meld, wrong_count
from rules.mahjong.tiles import Tiles, without

REPLACEMENTS = ("kong_replacement", "xi_replacement")
DEALT = "dealt"
SIZE = 14


@dataclass(frozen=True)
class Hand:
    """A hand to be scored as a win; its `xi` is not among its `melds`.

    `concealed` excludes the winning `tile` (None: the dealt hand wins as it is) and `exposed`, the
    tiles that the dealer shows and that alone are wild. `xi_added` are the tiles that were added to
    the xi later, and `xi_name` is its name when it was laid down (empty: by its look). `winds` are
    the seat's and the round's. `from_xi` counts the melds claimed from another player's xi. `last`
    tells that the tile was the last of the wall, and `face_down` that the hand was laid face down
    while it waited. `dihu` tells that a seat other than the dealer wins on the dealer's first
    discard or its own first draw. `liable` is the seat that pays for all because of a false win
    (None: nobody), and `ready` tells whether the `giver` of the tile (None: nobody) waited too.
    `terms` are those of the deal (None: nothing is limited).
    """

    seat: Seat
    dealer: Seat
    concealed: Tiles
    melds: Sequence[Meld] = ()
    tile: str | None = None
    source: str = "discard"
    giver: Seat | None = None
    xi: Tiles = ()
    xi_added: Tiles = ()
    xi_name: str = ""
    wilds: frozenset[str] = frozenset()
    exposed: Tiles = ()
    winds: Tiles = ()
    from_xi: int = 0
    last: bool = False
    dihu: bool = False
    face_down: bool = False
    ready: bool = True
    liable: Seat | None = None
    terms: Terms | None = None

    @property
    def held(self) -> int:
        """The number of concealed tiles before the winning one."""
        return len(self.concealed) + len(self.exposed)

    def xi_called(self, house: LiangxiOptions) -> str:
        """Return the name of the xi, as declared or by its look; empty without one."""
        if not self.xi:
            return ""
        return self.xi_name or xi.named(self.xi, self.wilds, house.ones_in_xi)

    @property
    def xi_first(self) -> Tiles:
        """The xi as it was laid down."""
        return without(self.xi, *self.xi_added)

    @Kept
    def tiles(self) -> Tiles:
        """The concealed tiles with the winning one."""
        return (*self.concealed, self.tile) if self.tile else self.concealed

    @Kept
    def natural(self) -> Tiles:
        """The concealed tiles that are not wild."""
        if self.wilds.isdisjoint(self.tiles):
            return self.tiles
        return tuple([tile for tile in self.tiles if tile not in self.wilds])

    @Kept
    def counts(self) -> bytes:
        """The number of natural tiles of each of the 34 kinds."""
        return bytes(counted(self.natural))

    @Kept
    def wild(self) -> Tiles:
        """The wild tiles that stand for others in the sets and the pair."""
        if self.wilds.isdisjoint(self.tiles):
            return self.exposed
        return (*[tile for tile in self.tiles if tile in self.wilds], *self.exposed)

    @property
    def every_wild(self) -> Tiles:
        """The wild tiles wherever they lie. LX: 混:1枚につき1点."""
        if not (self.melds or self.xi):
            return self.wild
        kongs = [tile for meld in self.melds if not meld.is_open for tile in meld.tiles]
        return (*self.wild, *[tile for tile in (*kongs, *self.xi) if tile in self.wilds])

    @property
    def claimed(self) -> bool:
        """Whether any of its melds has a tile of another player."""
        return bool(self.melds) and any(meld.is_open for meld in self.melds)

    @property
    def drawn(self) -> bool:
        """Whether the winning tile was drawn, even if it is now part of a xi."""
        dealt = self.source == DEALT and self.tile is None
        return self.source not in OF_OTHERS and not dealt

    @property
    def is_dealt(self) -> bool:
        """Whether the dealer wins with the dealt hand (天和)."""
        return self.source == DEALT and self.seat == self.dealer

    @property
    def own_melded(self) -> Iterator[str]:
        """The tiles of melds that this player drew.

        A run whose claimed tile is unknown is left out.
        """
        for meld in self.melds:
            if meld.claimed:
                yield from without(meld.tiles, meld.claimed)
            elif meld.kind != "chow":
                yield from meld.tiles


def check(hand: Hand, house: LiangxiOptions) -> None:
    """Raise RuleError for a hand that may not win, however much it is worth."""
    count = len(hand.tiles) + len(hand.exposed) + 3 * len(hand.melds) + 3 * bool(hand.xi)
    if count != SIZE:
        raise wrong_count(SIZE - 1, count)
    if hand.source in OF_OTHERS and hand.tile in hand.wilds and not house.claim_wild:
        text = "Under these house rules you cannot win on a discarded wild tile."
        raise RuleError(text, "wild-discarded")
    if not hand.xi:
        return
    name = hand.xi_called(house)
    if name not in xi.TRIPLES or not xi.fits(name, hand.xi, hand.wilds, house.ones_in_xi):
        text = (
            "These tiles are not a xi: lay three different winds, or the nines or ones of all "
            "suits."
        )
        raise RuleError(text, "not-a-xi")
    own = hand.concealed if hand.source in OF_OTHERS else hand.tiles
    held, kinds = (*own, *hand.own_melded), xi.kinds(name)
    for tile in () if frozenset(kinds).isdisjoint(held) else held:
        if tile in kinds and tile not in hand.wilds:
            text = f"Your hand still holds {tile}, which belongs to your xi: add it or discard it."
            raise RuleError(text, "xi-tile-held", tile=tile)
