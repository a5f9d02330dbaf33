"""The view of a player of mahjong."""

from __future__ import annotations

from dataclasses import dataclass

from rules.game import Result, Seat
from rules.mahjong.state import SEATS, Discard, Meld
from rules.mahjong.tiles import Tiles, face_of
from rules.mahjong.win import Win
from rules.sight import Sight


@dataclass(frozen=True, slots=True)
class MahjongView(Sight):
    """One seat's view of a deal (`seat` None: the public's).

    Fields with a default are missing in some rules. A tile or a seat is None where there is none.
    `phase` is `turn`, `claim` (of a discard or of a tile added to a meld), a rule set's own window,
    or `over`.

    Tiles: `hands` has by seat the tiles that are open or the viewer's own, and `drawn` is the tile
    the viewer has just drawn. `discarded` are the discards in the order of time with their seats.
    `trail` has these and the claimed ones, each with the manner of its discard; `heaped` tells that
    all lie in one heap. `thrown` is the last discard until it is claimed, `claimed` the tile that
    may be claimed. `wall` counts the tiles that can still be drawn.

    Wild tiles: `indicator` is the tile turned up to find them, `wilds` are the wild kinds, and
    `white_stands` tells that white has the face of the indicator. `shown` are tiles that are wild
    for the dealer only.

    The match: `winds` has each seat's wind, `changes` counts how often the dealer has changed, and
    the match ends after `rounds` rounds. `terms` are the dealer's terms for the deal, `pot` is the
    number of points on the table.

    Limits: `duties` are the tiles of which the viewer must discard one first. `locked` tells that
    no seat may claim discards, and `lap` that no seat discards. `stage` counts the golds that the
    viewer has discarded while a lone gold remained. `dead` are the seats that can no longer win;
    `liable` is the seat that pays for all. `ready` has a word for each seat: `declared` if it has
    declared ready, `looked` if it has also looked at the treasure. `aside` tells how many tiles lie
    aside (0 or 1), and `treasure` is that tile if the viewer knows it.

    Winning: `worth` is the win that the viewer may declare now; None if the viewer is not asked or
    may not win. `false_wins` tells whether a false win can be declared, too.
    """

    turn: Seat
    hands: tuple[Tiles, ...]
    melds: tuple[tuple[Meld, ...], ...]
    flowers: tuple[Tiles, ...]
    discarded: tuple[tuple[Seat, str], ...]
    drawn: str | None
    claimed: str | None
    thrown: tuple[Seat, str] | None
    wall: int
    indicator: str | None
    winds: tuple[str, ...]
    number: int
    streak: int
    changes: int
    rounds: int
    result: Result | None
    worth: Win | None
    false_wins: bool
    wilds: Tiles = ()
    white_stands: bool = False
    duties: Tiles = ()
    locked: bool = False
    stage: int = 0
    ready: tuple[str, ...] = ("",) * SEATS
    aside: int = 0
    treasure: str | None = None
    shown: Tiles = ()
    terms: str = ""
    pot: int = 0
    dead: frozenset[Seat] = frozenset()
    liable: Seat | None = None
    lap: bool = False
    trail: tuple[Discard, ...] = ()
    heaped: bool = False

    def face(self, tile: str) -> str:
        """Return the kind a natural tile counts as."""
        return face_of(tile, self.indicator if self.white_stands else None)

    @property
    def river(self) -> Tiles:
        """The discards in the order of time."""
        return tuple(tile for _, tile in self.discarded)

    @property
    def lately(self) -> tuple[Discard, ...]:
        """The discards since another player declared ready, claimed ones too; empty if nobody has.

        They are not safe: a ready player may have passed on them.
        """
        declared = (
            at for at, each in enumerate(self.trail) if each.ready and each.seat != self.seat
        )
        first = next(declared, len(self.trail))
        return self.trail[first + 1 :]

    @property
    def discards(self) -> tuple[Tiles, ...]:
        """The discards by seat."""
        return tuple(
            tuple(tile for seat, tile in self.discarded if seat == giver) for giver in self.playing
        )

    @property
    def playing(self) -> tuple[Seat, ...]:
        """All seats in turn order."""
        return tuple(range(len(self.scores)))
