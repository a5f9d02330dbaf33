"""The tiles of one suit: the groups they make, and the tiles they need and lack.

All functions rest on one table, the `PARTS` that the lowest natural tile of a suit can be in. A
suit is given by the counts of its tiles: as bytes, or for speed as the octal digits of one number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Generic, NamedTuple, TypeVar

Found = TypeVar("Found")


class Part(NamedTuple):
    """A group by the places of its natural tiles and of its wild ones."""

    kind: str
    own: tuple[int, ...]
    wild: tuple[int, ...]

    @property
    def places(self) -> tuple[int, ...]:
        """The places of all its tiles, in order."""
        return tuple(sorted(self.own + self.wild))

    def moved(self, up: int) -> Part:
        """Return the same group some places further up."""
        own, wild = (tuple([place + up for place in tiles]) for tiles in self[1:])
        return Part(self.kind, own, wild)


def _parts() -> Iterator[Part]:
    """Yield every group that a tile at place 0 can be in when no natural tile is lower."""
    for kind, size in (("pair", 2), ("pung", 3)):
        for wilds in range(size):
            yield Part(kind, (0,) * (size - wilds), (0,) * wilds)
    for low in (-2, -1, 0):
        chow = range(low, low + 3)
        for own in ((0,), (0, 1), (0, 2), (0, 1, 2)):
            if own[-1] in chow:
                yield Part("chow", own, tuple(place for place in chow if place not in own))


PARTS = tuple(_parts())
MOVED = tuple(tuple(part.moved(low) for part in PARTS) for low in range(9))
"""The parts that the lowest tile can be in, by its place."""


@lru_cache(1 << 16)
def parted(suit: bytes, wilds: int, chows: bool) -> frozenset[tuple[Part, ...]]:
    """Return every way to part a suit into sets and at most one pair, with at most `wilds` wild
    tiles.

    Each group holds a natural tile.
    """
    low = len(suit) - len(suit.lstrip(b"\0"))
    if low == len(suit):
        return frozenset(((),))
    found: set[tuple[Part, ...]] = set()
    for part in MOVED[low]:
        rest = _left(suit, part, chows)
        if rest is None or len(part.wild) > wilds:
            continue
        for others in parted(rest, wilds - len(part.wild), chows):
            if part.kind != "pair" or all(other.kind != "pair" for other in others):
                found.add(tuple(sorted((part, *others))))
    return frozenset(found)


def _left(suit: bytes, part: Part, chows: bool) -> bytes | None:
    """Return the suit without a part; None if the suit does not have that part."""
    if part.kind == "chow" and not (chows and 0 <= part.places[0] <= len(suit) - 3):
        return None
    counts = list(suit)
    for place in part.own:
        counts[place] -= 1
    return bytes(counts) if min(counts) >= 0 else None


# --- The lowest tile in numbers -----------------------------------------------------------------

DIGIT = 3
"""The number of bits that count the tiles at one place; the lowest place is in the lowest bits."""
LOWEST = (1 << DIGIT) - 1
THREE = 1 << 3 * DIGIT
"""One more than the largest number that the digits of three places make; a group spans three places
at most.
"""
ONES = sum(1 << DIGIT * place for place in range(21))
"""The lowest bit of every place."""
APART = 3
"""The smallest distance in places at which two tiles can never share a group."""
BELOW = 2
"""How many faces may lie below the lowest tile; the bits of faces are moved up by this many."""


class Taken(NamedTuple):
    """The common facts of parts with the same natural tiles.

    `wilds` is how many more tiles the group needs, `tiles` are its own, `faces` those that the
    missing ones may have. A group whose `bound` exceeds the wild tiles that sets alone
    need is never best: a pair must save one.
    """

    bound: int
    wilds: int
    tiles: int
    is_pair: bool
    faces: int


def _takes(three: int) -> tuple[Taken, ...]:
    """Return the groups to take from the tiles at three places; those of the lowest bound come
    first.
    """
    found: dict[tuple[int, int, int, bool], int] = {}
    for kind, own, wild in PARTS:
        if all(three >> DIGIT * place & LOWEST >= own.count(place) for place in own):
            is_pair, tiles = kind == "pair", sum(1 << DIGIT * place for place in own)
            key = (len(wild) + is_pair, len(wild), tiles, is_pair)
            found[key] = found.get(key, 0) | sum(1 << place + BELOW for place in set(wild))
    return tuple(sorted(Taken(*key, faces) for key, faces in found.items()))


TAKES = tuple(map(_takes, range(THREE)))


# --- Needs of a suit ----------------------------------------------------------------------------

Needs = tuple[int, int, int, int]
"""The fewest wild tiles that make a suit into sets, and three more facts.

The second is how many more a pair takes: a pair among the tiles saves one, otherwise it takes two.
The third has the faces of these wild tiles if there are only sets, the fourth their faces beside a
pair that saves one.
"""

NONE: Needs = (0, 2, 0, 0)
"""The needs of a suit without tiles."""
NEVER = 99
"""A number greater than that of all wild tiles."""


def together(one: Needs, other: Needs, up: int = 0) -> Needs:
    """Return the needs of two suits, or of two parts of one; the other's faces are moved up."""
    sets, more, faces, with_pair = one
    others, another, other_faces, others_with_pair = other
    other_faces <<= up
    pairs = 0
    if more < 0:
        pairs = with_pair | other_faces
    if another < 0:
        pairs |= others_with_pair << up | faces
    return sets + others, min(more, another), faces | other_faces, pairs


MISSING = 8
"""The weight of a wild tile that is needed: more than all suits can add for pairs."""


def short(suit: int) -> int:
    """Return `MISSING` for each of the fewest wild tiles that make a suit into sets, and one more
    if a pair saves one of them.
    """
    sets, more, _, _ = needs(suit)
    return MISSING * sets + (more < 0)


@lru_cache(1 << 16)
def needs(suit: int) -> Needs:
    """Return the needs of a suit; faces may lie outside the suit, whose length is unknown here."""
    if not suit:
        return NONE
    if up := ((suit & -suit).bit_length() - 1) // DIGIT:
        sets, more, faces, with_pair = needs(suit >> DIGIT * up)
        return sets, more, faces << up, with_pair << up
    here = (suit | suit >> 1 | suit >> 2) & ONES
    gaps = ~(here | here >> DIGIT) & ONES
    near = suit & (gaps & -gaps) - 1  # no group reaches over two empty places
    if near == suit:
        return _lowest(suit)
    rest = suit - near
    up = ((rest & -rest).bit_length() - 1) // DIGIT
    return together(needs(near), needs(rest >> DIGIT * up), up)


def _lowest(suit: int) -> Needs:
    """Return the needs of a suit with a tile at place 0, over all groups this tile can be in."""
    best, pair, faces, with_pair = NEVER, NEVER, 0, 0
    for bound, wilds, tiles, is_pair, stands in TAKES[suit % THREE]:
        if bound > best:
            break
        sets, more, others, others_with_pair = needs(suit - tiles)
        sets += wilds
        if is_pair:
            more, others_with_pair = 0, others
        elif sets < best:
            best, faces = sets, stands | others
        elif sets == best:
            faces |= stands | others
        if sets + more < pair:
            pair, with_pair = sets + more, stands | others_with_pair
        elif sets + more == pair:
            with_pair |= stands | others_with_pair
    return best, pair - best, faces, with_pair


# --- Missing tiles for a number of sets ---------------------------------------------------------

MOST = 5
"""The largest number of sets in a hand."""
FIELD = 3 * MOST + 2 + 1
"""The number of bits of a field: one bit for each number of missing tiles.

A row has a field for each number of sets; in a second row of fields there is a pair, too.
"""
ROW = FIELD * (MOST + 1)
ALONE = (1 << ROW) - 1
"""The fields without a pair."""
FEWER = ((1 << FIELD * MOST) - 1) * (1 + (1 << ROW))
"""The fields of fewer than `MOST` sets."""
ALL = sum(
    1 << FIELD * sets + ROW * pair + 3 * sets + 2 * pair
    for sets in range(MOST + 1)
    for pair in range(2)
)
"""The fields of a suit without tiles."""

Lacks = tuple[int, ...]
"""The missing tiles for 0 to `MOST` sets, then for these and a pair."""


@lru_cache(1 << 16)
def _missing(suit: int) -> int:
    """Return a number with a bit for every possible number of missing tiles, in each field.

    Surplus tiles are allowed.
    """
    if not suit:
        return ALL
    if not suit & LOWEST:
        return _missing(suit >> DIGIT)
    found = _missing(suit - 1)
    for _, wilds, tiles, is_pair, _ in TAKES[suit % THREE]:
        rest = _missing(suit - tiles)
        found |= (rest & ALONE) << ROW + wilds if is_pair else (rest & FEWER) << FIELD + wilds
    return found


def lacks(suit: int) -> Lacks:
    """Return the fewest missing tiles for each number of sets, without a pair and with one."""
    fields = [_missing(suit) >> place & (1 << FIELD) - 1 for place in range(0, 2 * ROW, FIELD)]
    return tuple([(field & -field).bit_length() - 1 for field in fields])


@lru_cache(1 << 16)
def fewest(one: Lacks, other: Lacks) -> Lacks:
    """Return the missing tiles of two suits together: the best way to share out the sets and the
    pair.
    """
    pair = MOST + 1
    return tuple(
        min(one[a + n] + other[b + sets - n] for a, b in shares for n in range(sets + 1))
        for shares in (((0, 0),), ((0, pair), (pair, 0)))
        for sets in range(MOST + 1)
    )


# --- Remembered answers -------------------------------------------------------------------------


class Known(dict[bytes, Found], Generic[Found]):
    """Answers by the counts of a suit's tiles: a cache faster than `lru_cache`.

    With `apart` there are empty places between tiles, so that only equal ones go together.
    """

    def __init__(self, ask: Callable[[int], Found], apart: bool) -> None:
        self.ask = ask
        self.apart = apart

    def __missing__(self, suit: bytes) -> Found:
        if len(self) >= 1 << 16:
            self.clear()
        digits = suit[::-1].hex("0") if self.apart else suit.hex()[::-2]
        found = self[suit] = self.ask(int(digits, 8))
        return found
