"""The view of a player of mahjong."""

from __future__ import annotations

from dataclasses import dataclass

from rules.game import Result, Seat
from rules.mahjong.state import SEATS, Meld, Throw
from rules.mahjong.tiles import Tiles, face_of
from rules.mahjong.variant import Win
from rules.shared import Sight


@dataclass(frozen=True, slots=True)
class MahjongView(Sight):
    """One seat's view of a deal (`seat` None: the public's); fields with a default are missing in
    some rules.

    `phase` is `turn`, `claim` (a discard or an added kong), a rule set's own window, or `over`.
    `hands` has by seat the tiles that lie open or are the viewer's own; `drawn` is the tile the
    viewer has just taken. `throws` are the discards in the order of time with their seats, `trail`
    these with those that were claimed and the manner of each discard (`heaped` tells that they lie
    in one heap), `thrown` the last one until it is claimed, `claimed` the tile that may be claimed.
    `wall` counts the tiles that can still be drawn. `indicator` lies open, `wilds` are the kinds
    that stand for anything, `white_stands` tells that white has their face. `duties` are the tiles
    the viewer must discard first, `locked` tells that nobody may claim discards, `stage` is the
    viewer's stage in a count of these rules. `winds` has each seat's wind; `changes` counts how
    often the dealer has changed, and the match ends after `rounds` rounds. `ready` tells by seat
    who has `declared` to wait for one tile and who has `looked` at the tile that lies `aside` (0 or
    1), which is the `treasure` to those who know it. `shown` are the dealer's own wild tiles,
    `terms` the dealer's terms for the deal, `pot` the number of points on the table. `dead` are the
    seats that can no longer win, `liable` is the seat that pays for all; `lap` tells that nobody
    discards now. `worth` is the points of a win that the viewer may declare now; None where it
    would be false, which `false_wins` tells can be declared too.
    """

    turn: Seat
    hands: tuple[Tiles, ...]
    melds: tuple[tuple[Meld, ...], ...]
    flowers: tuple[Tiles, ...]
    throws: tuple[tuple[Seat, str], ...]
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
    trail: tuple[Throw, ...] = ()
    heaped: bool = False

    def face(self, tile: str) -> str:
        """The kind a natural tile counts as."""
        return face_of(tile, self.indicator if self.white_stands else None)

    @property
    def river(self) -> Tiles:
        """The discards in the order of time."""
        return tuple(tile for _, tile in self.throws)

    @property
    def discards(self) -> tuple[Tiles, ...]:
        """The discards by seat."""
        return tuple(
            tuple(tile for seat, tile in self.throws if seat == thrower) for thrower in self.playing
        )

    @property
    def playing(self) -> tuple[Seat, ...]:
        """All seats in turn order."""
        return tuple(range(len(self.scores)))
