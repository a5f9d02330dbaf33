"""The faces that tiles count as in a deal, and the tiles of a hand counted by face."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from rules.frozen import Kept
from rules.mahjong.shapes import complete
from rules.mahjong.tiles import FLOWERS, KINDS, PLACE, Tiles, face_of

AHEAD = len(PLACE)
"""The offset that sorts wild tiles before all others in a hand."""
WILD = len(KINDS)
"""The index at which wild tiles are counted, after the 34 kinds."""


class Faces:
    """The faces of tiles: some are wild, and white has the gold's face if there is a gold.

    `face` is the kind a natural tile counts as, `own` the natural tile that counts as a kind.
    `place` orders a hand: wild tiles first, each other by its face; `code` is the index of its kind
    among the 34, `WILD` for a wild one.
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
    """Return the faces of a deal; equal arguments give the same object."""
    return Faces(wilds, gold)


class Tally:
    """The tiles of a hand by face.

    `counts` has the number of natural ones of each of the 34 kinds; `wilds` is the number of the
    others.
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
        """The tiles in the order of a hand."""
        return tuple(sorted(self.tiles, key=self.faces.place.__getitem__))

    def many(self, kind: str) -> int:
        """Return the number of natural tiles that count as a kind."""
        return self.counts[PLACE[kind]]

    def of(self, kind: str) -> Tiles:
        """Return the natural tiles that count as a kind."""
        return (self.faces.own.get(kind, kind),) * self.counts[PLACE[kind]]

    def plus(self, tile: str | None) -> tuple[bytes, int]:
        """Return the natural tiles of the hand by kind and the number of its wild ones, with a
        further tile if given.
        """
        if tile is None:
            return self.counts, self.wilds
        if tile in self.faces.wilds:
            return self.counts, self.wilds + 1
        counts = bytearray(self.counts)
        counts[self.faces.code[tile]] += 1
        return bytes(counts), self.wilds

    def whole(self, tile: str | None) -> bool:
        """Whether the tiles are sets and a pair, after adding a tile if given."""
        return complete(*self.plus(tile))


@lru_cache(1 << 12)
def tally(tiles: Tiles, faces: Faces) -> Tally:
    """Count the tiles of a hand by face; equal arguments give the same object."""
    return Tally(tiles, faces)
