"""What tiles count as in a deal, and a hand by that: each hand is looked through once."""

from __future__ import annotations

from functools import cached_property, lru_cache

from rules.mahjong.shapes import complete
from rules.mahjong.tiles import FLOWERS, KINDS, PLACE, Tiles, face_of

AHEAD = len(PLACE)
"""So many places before their own wild tiles stand in a hand."""


class Faces:
    """What tiles count as: some are wild, and white is what the gold shows, where there is one.

    `face` is the kind a natural tile counts as, `place` where a tile stands in a hand: wild ones
    first, each other where its face is.
    """

    def __init__(self, wilds: Tiles, gold: str | None) -> None:
        self.wilds = wilds
        self.face = {tile: face_of(tile, gold) for tile in (*KINDS, *FLOWERS)}
        self.place = {tile: PLACE[face] for tile, face in self.face.items()}
        self.place |= {tile: PLACE[tile] - AHEAD for tile in wilds}


@lru_cache(1 << 6)
def counting(wilds: Tiles = (), gold: str | None = None) -> Faces:
    """What tiles count as, the same value whenever it is asked for."""
    return Faces(wilds, gold)


class Tally:
    """The tiles of a hand by what they count as.

    `natural` holds those that are not wild by their kinds, `counts` how many there are of each of
    the 34 kinds; so many are `wilds`.
    """

    def __init__(self, tiles: Tiles, faces: Faces) -> None:
        self.tiles = tiles
        self.faces = faces
        self.natural: dict[str, Tiles] = {}
        counts = bytearray(len(KINDS))
        for tile in dict.fromkeys(tiles):
            if tile not in faces.wilds:
                kind = faces.face[tile]
                same = self.natural.get(kind, ()) + (tile,) * tiles.count(tile)
                self.natural[kind] = same
                counts[PLACE[kind]] = len(same)
        self.counts = bytes(counts)
        self.wilds = len(tiles) - sum(counts)

    @cached_property
    def in_order(self) -> Tiles:
        """The tiles as a hand stands."""
        return tuple(sorted(self.tiles, key=self.faces.place.__getitem__))

    def of(self, kind: str) -> Tiles:
        """The natural tiles that count as a kind."""
        return self.natural.get(kind, ())

    def plus(self, tile: str | None) -> tuple[bytes, int]:
        """Its natural tiles by kind and the number of its wild ones, with one more tile if any."""
        if tile is None:
            return self.counts, self.wilds
        if tile in self.faces.wilds:
            return self.counts, self.wilds + 1
        counts = bytearray(self.counts)
        counts[PLACE[self.faces.face[tile]]] += 1
        return bytes(counts), self.wilds

    def whole(self, tile: str | None) -> bool:
        """Whether the tiles are sets and a pair, with one more tile if any."""
        return complete(*self.plus(tile))


@lru_cache(1 << 12)
def tally(tiles: Tiles, faces: Faces) -> Tally:
    """The tiles of a hand by what they count as."""
    return Tally(tiles, faces)
