"""How a winning hand was read: its groups in order, and what each of its tiles stands for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from rules.mahjong.shapes import WILD, Group
from rules.mahjong.state import Meld
from rules.mahjong.tiles import Tiles, in_order

LOOSE = "loose"
"""The kind of tiles that are read as nothing: some hands win whatever they hold."""
CONCEALED, CLAIMED, XI = "concealed", "claimed", "xi"
"""Where a group of a hand lies."""


class Part(NamedTuple):
    """A group of a winning hand as it was read.

    `kind` is that of a group of `rules.mahjong.shapes`, of the meld it is, or `loose`; `tiles` are
    its tiles and `faces`, one each, what they stand for. `won` is the place of the winning tile
    among them. `meld` is what it lies on the table as; None where it was held.
    """

    kind: str
    tiles: Tiles
    faces: Tiles
    won: int | None = None
    meld: Meld | None = None

    @property
    def lies(self) -> str:
        """Where it lies: `concealed`, `claimed`, or `xi`, which is every special meld."""
        if self.meld is None or self.meld.kind == "concealed":
            return CONCEALED
        return CLAIMED if self.meld.is_open else XI

    @property
    def stands(self) -> Iterator[tuple[int, str]]:
        """The places of tiles that stand for another, and for which."""
        for at, (tile, face) in enumerate(zip(self.tiles, self.faces, strict=True)):
            if tile != face:
                yield at, face


Parts = tuple[Part, ...]


# --- What was held ------------------------------------------------------------------------------


def held_as(
    groups: Sequence[Group],
    wilds: Iterable[str] = (),
    last: str | None = None,
    taken: Group | None = None,
    natural: Callable[[str], str] = str,
) -> Parts:
    """The concealed groups of a reading with the tiles they were made of, a pair last.

    `wilds` are the wild tiles of the hand, `last` is its winning tile, which completed the group
    `taken` where that is known. `natural` gives the tile that counts as a face.
    """
    groups = sorted(groups, key=lambda group: group.kind == "pair")
    spare = list(wilds)
    wild = last in spare
    home = _home(groups, last, wild, taken, natural)
    rows = [_slots(group, natural) for group in groups]
    won: int | None = None
    if home is not None and last is not None:
        sought = None if wild and groups[home].wild else last
        won = next(at for at, (_, tile) in enumerate(rows[home]) if tile == sought)
        if sought is None:
            rows[home][won] = rows[home][won][0], last
            spare.remove(last)
    _fill(rows, spare)
    return tuple(
        _part(group.kind, row, won if place == home else None)
        for place, (group, row) in enumerate(zip(groups, rows, strict=True))
    )


Slot = tuple[str, str | None]
"""A face and the tile that is it; None for a wild tile that is still to be chosen."""


def _slots(group: Group, natural: Callable[[str], str]) -> list[Slot]:
    """The faces of a group; of equal ones the last are wild."""
    wild, found = Counter(group.wild), list[Slot]()
    for face in reversed(group.tiles):
        chosen = wild[face] > 0
        wild[face] -= chosen
        found.append((face, None if chosen else natural(face)))
    return found[::-1]


def _home(
    groups: Sequence[Group],
    last: str | None,
    wild: bool,
    taken: Group | None,
    natural: Callable[[str], str],
) -> int | None:
    """Where the winning tile went."""
    fitting = [
        place
        for place, group in enumerate(groups)
        if last and ((wild and group.wild) or last in map(natural, group.natural))
    ]
    named = (place for place in fitting if groups[place] == taken)
    return next(named, next(iter(fitting), None))


def _fill(rows: Sequence[list[Slot]], spare: list[str]) -> None:
    """Give wild tiles to what they stand for: to their own faces first."""
    for own in (True, False):
        for row in rows:
            for at, (face, tile) in enumerate(row):
                if tile is None and (face in spare or not own) and spare:
                    row[at] = face, spare.pop(spare.index(face) if own else 0)


def _part(kind: str, row: Sequence[Slot], won: int | None) -> Part:
    tiles = tuple(face if tile is None else tile for face, tile in row)
    faces = (tile if face == WILD else face for (face, _), tile in zip(row, tiles, strict=True))
    return Part(kind, tiles, tuple(faces), won)


def loose(tiles: Iterable[str]) -> Part:
    """Tiles that are read as nothing."""
    own = in_order(tiles)
    return Part(LOOSE, own, own)


# --- What lay on the table ----------------------------------------------------------------------


def laid(meld: Meld, wilds: Collection[str] = (), face: Callable[[str], str] = str) -> Part:
    """A meld; wild tiles in a concealed kong stand for the natural ones."""
    like = next((face(tile) for tile in meld.tiles if tile not in wilds), "")
    closed = meld.kind == "concealed" and like
    faces = (like if closed and tile in wilds else face(tile) for tile in meld.tiles)
    return Part(meld.kind, meld.tiles, tuple(faces), meld=meld)


# --- What something rests on --------------------------------------------------------------------


def rests_on(tiles: Tiles, parts: Parts) -> tuple[int, ...]:
    """The places of the fewest groups that hold some tiles, by their faces or as they are.

    Those that are made of nothing else come first; nothing where the tiles are not there.
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
