"""The shapes of a hand: every way to read tiles, some of them wild, as sets and a pair.

The few readings of each suit are cached; those of a hand combine its suits. Counts give the number
of natural tiles of each of the 34 kinds, at most seven.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, reduce
from itertools import product
from operator import getitem
from typing import NamedTuple

from rules.mahjong.suits import (
    APART,
    BELOW,
    MISSING,
    MOST,
    Found,
    Known,
    Lacks,
    Needs,
    Part,
    fewest,
    lacks,
    needs,
    parted,
    short,
    together,
)
from rules.mahjong.tiles import KINDS, PLACE, Tiles, without

WILD = "*"
"""The name of a wild tile in a group without a natural tile."""


class Group(NamedTuple):
    """A set or the pair of a reading.

    `kind` is `chow`, `pung`, `dragons` (one of each) or `pair`; `tiles` are its faces, all `*` if
    every tile is wild; `wild` has the faces that wild tiles stand for.
    """

    kind: str
    tiles: Tiles
    wild: Tiles = ()

    @property
    def natural(self) -> Tiles:
        """The faces of its natural tiles."""
        return without(self.tiles, *self.wild) if self.wild else self.tiles


Reading = tuple[Group, ...]
"""The groups of a hand: its sets, and its pair where there is one."""

PAIRED = 64
"""The mark of a pair; it is added to the number of wild tiles."""

ByUse = Mapping[int, Sequence[Found]]
"""Facts about the readings of a line, by the number of wild tiles used, plus `PAIRED` for a
pair.
"""

WILD_SET = Group("pung", (WILD,) * 3, (WILD,) * 3)
WILD_PAIR = Group("pair", (WILD,) * 2, (WILD,) * 2)


@dataclass(frozen=True, eq=False, slots=True)
class Line:
    """A suit or some honours: tiles that can share a group.

    `own` is the slice of its `faces` among the 34 kinds. `chow` is the kind of a group of
    consecutive faces, empty if there is none. The bits of the faces are moved `up`, to leave room
    between the lines.
    """

    own: slice
    faces: Tiles
    chow: str
    up: int
    short: Known[int]
    needs: Known[Needs]
    lacks: Known[Lacks]

    @property
    def bits(self) -> Iterator[tuple[str, int]]:
        """Each face with its bit."""
        step = APART if self.needs.apart else 1
        return ((face, 1 << self.up + BELOW + step * n) for n, face in enumerate(self.faces))


def _lines() -> Iterator[Line]:
    joined = Known(short, False), Known(needs, False), Known(lacks, False)
    apart = Known(short, True), Known(needs, True), Known(lacks, True)
    for start, end, chow, known in (
        *((start, start + 9, "chow", joined) for start in (0, 9, 18)),
        (27, 34, "", apart),
        (27, 31, "", apart),
        (31, 34, "dragons", joined),
    ):
        yield Line(slice(start, end), KINDS[start:end], chow, APART * start, *known)


M, P, S, HONOUR, WIND, DRAGON = _lines()
LINES = {False: (M, P, S, HONOUR), True: (M, P, S, WIND, DRAGON)}
"""The lines of a hand without and with the set of three different dragons."""
SHORT = {
    dragons: tuple((line.own, line.short) for line in lines) for dragons, lines in LINES.items()
}
NEEDED = {
    dragons: tuple((line.own, line.up, line.needs) for line in lines)
    for dragons, lines in LINES.items()
}


# --- Numbers and faces --------------------------------------------------------------------------


def counted(faces: Iterable[str]) -> list[int]:
    """Return the number of tiles of each of the 34 kinds."""
    counts = [0] * len(KINDS)
    for face in faces:
        counts[PLACE[face]] += 1
    return counts


def complete(
    counts: Sequence[int],
    wilds: int,
    *,
    pair: bool = True,
    natural: bool = False,
    dragons: bool = False,
) -> bool:
    """Whether natural and wild tiles can form sets and a pair; if `pair` is false, sets alone.

    The number of sets follows from the number of tiles. With `natural`, each group must hold a
    natural tile: this is possible if there are no more groups than natural tiles, because a group
    with two of them can give one away. With `dragons`, three different dragons are a set.
    """
    tiles = bytes(counts)
    missing, too_many = 0, MISSING * (wilds + pair + 1)  # a pair saves one at most
    for own, known in SHORT[dragons]:
        missing += known[tiles[own]]
        if missing >= too_many:
            return False
    spare = wilds - missing // MISSING
    if pair:
        spare += 1 if missing % MISSING else -2
    return spare >= 0 and spare % 3 == 0 and not (natural and wilds + pair > 2 * sum(tiles))


def waits(
    counts: Sequence[int], wilds: int, *, natural: bool = False, dragons: bool = False
) -> Tiles:
    """Return the faces of which one more tile completes a hand to sets and a pair.

    `natural` and `dragons` are as in `complete`.
    """
    tiles = bytes(counts)
    (own, _, known), *others = NEEDED[dragons]
    hand = known[tiles[own]]
    for own, up, known in others:
        if hand[0] > wilds + 2:  # one tile and a pair save two at most
            return ()
        hand = together(hand, known[tiles[own]], up)
    sets, more, _, faces = hand
    spare = wilds - sets
    if natural and wilds > 2 * sum(tiles) + 1:
        return ()
    if spare >= 0:  # all are sets, and any tile makes a pair with a spare wild tile
        return KINDS if spare % 3 == 1 else ()
    return _named(faces, dragons) if spare == -2 and more < 0 else ()


@lru_cache(1 << 12)
def _named(faces: int, dragons: bool) -> Tiles:
    return tuple(face for line in LINES[dragons] for face, bit in line.bits if faces & bit)


def away(
    counts: Sequence[int], wilds: int, sets: int, *, pair: bool = True, dragons: bool = False
) -> int:
    """Return how many more tiles `sets` sets and a pair need: 0 is complete, 1 waits for one.

    It is one more than shanten. With `pair` false sets alone are counted; with `dragons` three
    different dragons are a set. Surplus tiles are ignored, so the hand may hold any number of them;
    every kind is assumed to have enough tiles left.
    """
    tiles = bytes(counts)
    each = [line.lacks[tiles[line.own]] for line in LINES[dragons]]
    return max(0, reduce(fewest, each)[pair * (MOST + 1) + sets] - wilds)


# --- Readings -----------------------------------------------------------------------------------


def readings(
    counts: Sequence[int],
    wilds: int,
    *,
    pair: bool = True,
    natural: bool = False,
    dragons: bool = False,
) -> Iterator[Reading]:
    """Yield every reading of a hand; `pair`, `natural` and `dragons` are as in `complete`.

    Wild tiles left over make groups of their own, unless `natural`.
    """

    def read(line: Line, tiles: bytes, most: int) -> ByUse[Reading]:
        return of_line(line, tiles, most)

    for lines, left in by_lines(read, counts, wilds, pair=pair, natural=natural, dragons=dragons):
        yield sum(lines, ()) + (WILD_SET,) * (left // 3) + (WILD_PAIR,) * (left % 3 // 2)


def by_lines(
    read: Callable[[Line, bytes, int], ByUse[Found]],
    counts: Sequence[int],
    wilds: int,
    *,
    pair: bool = True,
    natural: bool,
    dragons: bool,
) -> Iterator[tuple[tuple[Found, ...], int]]:
    """Yield the findings for each line with natural tiles in every reading of a hand, with the
    number of unused wild tiles.

    `read` finds them for the tiles of a line with at most a given number of wild ones. No line
    takes wild tiles that the others need; a pair may save one. `pair`, `natural` and `dragons` are
    as in `complete`.
    """
    tiles = bytes(counts)
    held = [
        (line, suit, line.short[suit] // MISSING)
        for line in LINES[dragons]
        if any(suit := tiles[line.own])
    ]
    spare = wilds - sum([fewest_wilds for _, _, fewest_wilds in held]) + pair
    if spare < 0:
        return
    lines = [
        read(line, suit, min(wilds, fewest_wilds + spare)) for line, suit, fewest_wilds in held
    ]
    exact = wilds + PAIRED * pair
    for used in product(*lines):
        taken = sum(used)
        if natural and taken != exact:
            continue
        pairs, wild = divmod(taken, PAIRED)
        left = wilds - wild
        in_groups = left - 2 * (pair - pairs)
        if pairs > pair or in_groups < 0 or in_groups % 3:
            continue
        for each in product(*map(getitem, lines, used)):
            yield each, left


@lru_cache(1 << 14)
def of_line(line: Line, tiles: bytes, wilds: int) -> ByUse[Reading]:
    """Return the readings of a line with at most `wilds` wild tiles."""
    found: dict[int, list[Reading]] = {}
    for parts in sorted(parted(tiles, wilds, bool(line.chow))):
        used = sum([len(part.wild) + PAIRED * (part.kind == "pair") for part in parts])
        found.setdefault(used, []).append(tuple([_group(line, part) for part in parts]))
    return found


@lru_cache(1 << 12)
def _group(line: Line, part: Part) -> Group:
    kind = line.chow if part.kind == "chow" else part.kind
    own, wild = (tuple([line.faces[place] for place in some]) for some in (part.places, part.wild))
    return Group(kind, own, wild)
