"""What tiles count as in a deal, and a hand by that: each hand is looked through once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from rules.mahjong.shapes import complete
from rules.mahjong.tiles import FLOWERS, KINDS, PLACE, Tiles, face_of
from rules.shared import Kept

AHEAD = len(PLACE)
"""So many places before their own wild tiles stand in a hand."""
WILD = len(KINDS)
"""Where wild tiles are counted, behind the 34 kinds."""


class Faces:
    """What tiles count as: some are wild, and white is what the gold shows, where there is one.

    `face` is the kind a natural tile counts as, `own` the natural tile that counts as a kind.
    `place` is where a tile stands in a hand: wild ones first, each other where its face is; `code`
    is the place of its kind among the 34, `WILD` for a wild one.
    """

    def __init__(self, wilds: Tiles, gold: str | None) -> None:
        self.wilds = wilds
        self.face = {tile: face_of(tile, gold) for tile in (*KINDS, *FLOWERS)}
        self.place = {tile: PLACE[face] for tile, face in self.face.items()}
        self.code = {tile: self.place[tile] for tile in KINDS} | dict.fromkeys(wilds, WILD)
        self.place |= {tile: PLACE[tile] - AHEAD for tile in wilds}
        self.own = {self.face[tile]: tile for tile in KINDS if tile not in wilds}


@lru_cache(1 << 6)
def counting(wilds: Tiles = (), gold: str | None = None) -> Faces:
    """What tiles count as, the same value whenever it is asked for."""
    return Faces(wilds, gold)


class Tally:
    """The tiles of a hand by what they count as.

    `counts` is how many natural ones there are of each of the 34 kinds; so many others are `wilds`.
    """

    def __init__(self, tiles: Tiles, faces: Faces) -> None:
        self.tiles = tiles
        self.faces = faces
        counts, code = bytearray(len(KINDS) + 1), faces.code
        for tile in tiles:
            counts[code[tile]] += 1
        self.wilds = counts.pop()
        self.counts = bytes(counts)

    @Kept
    def natural(self) -> Mapping[str, Tiles]:
        """The natural tiles by the kinds they count as, in the order of the hand."""
        faces = self.faces
        kinds = [faces.face[tile] for tile in dict.fromkeys(self.tiles) if tile not in faces.wilds]
        return {kind: self.of(kind) for kind in kinds}

    @Kept
    def in_order(self) -> Tiles:
        """The tiles as a hand stands."""
        return tuple(sorted(self.tiles, key=self.faces.place.__getitem__))

    def many(self, kind: str) -> int:
        """How many natural tiles count as a kind."""
        return self.counts[PLACE[kind]]

    def of(self, kind: str) -> Tiles:
        """The natural tiles that count as a kind."""
        return (self.faces.own.get(kind, kind),) * self.counts[PLACE[kind]]

    def plus(self, tile: str | None) -> tuple[bytes, int]:
        """Its natural tiles by kind and the number of its wild ones, with one more tile if any."""
        if tile is None:
            return self.counts, self.wilds
        if tile in self.faces.wilds:
            return self.counts, self.wilds + 1
        counts = bytearray(self.counts)
        counts[self.faces.code[tile]] += 1
        return bytes(counts), self.wilds

    def whole(self, tile: str | None) -> bool:
        """Whether the tiles are sets and a pair, with one more tile if any."""
        return complete(*self.plus(tile))


@lru_cache(1 << 12)
def tally(tiles: Tiles, faces: Faces) -> Tally:
    """The tiles of a hand by what they count as."""
    return Tally(tiles, faces)
