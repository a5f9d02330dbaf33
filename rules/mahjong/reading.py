"""The reading of a winning hand: its groups in order, and the face of each of its tiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, repeat
from typing import NamedTuple, cast

from rules.frozen import put
from rules.mahjong.shapes import WILD, Group
from rules.mahjong.state import Meld
from rules.mahjong.tiles import WHITE, Tiles, in_order

LOOSE = "loose"
"""The kind of tiles that are not read as a group: some hands win with any tiles."""
CONCEALED, CLAIMED, XI = "concealed", "claimed", "xi"
"""The places where a group of a hand can lie."""


class Part(NamedTuple):
    """A group of a winning hand as it was read.

    `kind` is the kind of a group in `rules.mahjong.shapes`, the kind of the meld, or `loose`.
    `tiles` are its tiles, and `faces` has for each of them the tile it stands for. `won` is the
    index of the winning tile in `tiles`; None if it is not among them. `meld` is the meld on the
    table; None for a group held in the hand.
    """

    kind: str
    tiles: Tiles
    faces: Tiles
    won: int | None = None
    meld: Meld | None = None

    @property
    def lies(self) -> str:
        """The place where it lies: `concealed`, `claimed`, or `xi`, which is every special meld."""
        if self.meld is None or self.meld.kind == "concealed":
            return CONCEALED
        return CLAIMED if self.meld.is_open else XI

    @property
    def stands(self) -> Iterator[tuple[int, str]]:
        """Yield the places of tiles that stand for another, with the face of each."""
        for at, (tile, face) in enumerate(zip(self.tiles, self.faces, strict=True)):
            if tile != face:
                yield at, face


Parts = tuple[Part, ...]


# --- Concealed groups ---------------------------------------------------------------------------


def held_as(
    groups: Sequence[Group],
    wilds: Iterable[str],
    last: str | None,
    taken: Group | None,
    white: str = WHITE,
) -> Parts:
    """Return the concealed groups of a reading in their order, with the tiles that made them.

    `wilds` are the wild tiles of the hand. `last` is its winning tile; None if it has none here.
    `taken` is the group that this tile completed; None if that is not known. `white` is the face of
    white tiles.
    """
    spare = list(wilds)
    rows = [*map(_row, groups, repeat(white))]
    home, won = None if last is None else _home(groups, rows, last, last in spare, taken), None
    if home is not None and last is not None:
        sought = None if last in spare and groups[home].wild else last
        won = rows[home].index(sought)
        if sought is None:
            rows[home] = put(rows[home], won, last)
            spare.remove(last)
    if spare:
        rows = _filled(groups, rows, spare)
    parts = [*map(_part, groups, rows)]
    if home is not None:
        parts[home] = _part(groups[home], rows[home], won)
    return tuple(parts)


Row = tuple[str | None, ...]
"""The tile behind each face of a group; None for a wild tile that is still to be chosen."""


@lru_cache(1 << 12)
def _row(group: Group, white: str) -> Row:
    """Return the natural tiles of a group; of equal faces the last are wild."""
    wild, found = [*group.wild], list[str | None]()
    for face in reversed(group.tiles):
        if face in wild:
            wild.remove(face)
            found.append(None)
        else:
            found.append(WHITE if face == white else face)
    return tuple(reversed(found))


def _home(
    groups: Sequence[Group], rows: Sequence[Row], last: str, wild: bool, taken: Group | None
) -> int | None:
    """Return the index of the group that the winning tile joined; None if it fits no group."""
    first = None
    for place, (group, row) in enumerate(zip(groups, rows, strict=True)):
        if last in row or (wild and group.wild):
            if group == taken:
                return place
            first = place if first is None else first
    return first


def _filled(groups: Sequence[Group], rows: Sequence[Row], spare: list[str]) -> list[Row]:
    """Give wild tiles the faces they stand for: their own faces first."""
    filled = [*map(list, rows)]
    for own in (True, False):
        for group, row in zip(groups, filled, strict=True):
            for at, face in enumerate(group.tiles):
                if row[at] is None and (face in spare or not own) and spare:
                    row[at] = spare.pop(spare.index(face) if own else 0)
    return [*map(tuple, filled)]


@lru_cache(1 << 12)
def _part(group: Group, row: Row, won: int | None = None) -> Part:
    faces = group.tiles
    if not group.wild:
        return Part(group.kind, cast(Tiles, row), faces, won)
    tiles = tuple([face if tile is None else tile for face, tile in zip(faces, row, strict=True)])
    if WILD in faces:
        faces = tuple(
            [tile if face == WILD else face for face, tile in zip(faces, tiles, strict=True)]
        )
    return Part(group.kind, tiles, faces, won)


def loose(tiles: Iterable[str], face: Callable[[str], str] = str) -> Part:
    """Make a part of tiles that are not read as a group, each with its own face."""
    own = in_order(tiles)
    return Part(LOOSE, own, tuple(map(face, own)))


# --- Melds --------------------------------------------------------------------------------------


def laid(meld: Meld, wilds: Collection[str] = (), face: Callable[[str], str] = str) -> Part:
    """Read a meld; wild tiles in a concealed kong have the face of the natural ones."""
    like = next((face(tile) for tile in meld.tiles if tile not in wilds), "")
    closed = meld.kind == "concealed" and like
    faces = (like if closed and tile in wilds else face(tile) for tile in meld.tiles)
    return Part(meld.kind, meld.tiles, tuple(faces), meld=meld)


# --- The groups behind an element ---------------------------------------------------------------


def rests_on(tiles: Tiles, parts: Parts) -> tuple[int, ...]:
    """Return the places of the groups that together hold these tiles, as faces or as real tiles.

    Groups that hold nothing else come first, then the fewest groups; empty if none hold the tiles.
    """
    want = Counter(tiles)
    if not want:
        return ()
    exact = _covering(want, parts, lambda own, want: own == want)
    return exact or _covering(want, parts, lambda own, want: not want - own)


def _covering(
    want: Counter[str],
    parts: Parts,
    holds: Callable[[Counter[str], Counter[str]], bool],
) -> tuple[int, ...]:
    for count in range(1, len(parts) + 1):
        for places in combinations(range(len(parts)), count):
            for attribute in ("faces", "tiles"):
                own = Counter(tile for place in places for tile in getattr(parts[place], attribute))
                if holds(own, want):
                    return places
    return ()
