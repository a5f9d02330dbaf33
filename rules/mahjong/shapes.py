"""The shapes of a hand: every way to read tiles, some of them wild, as sets and a pair.

A suit by itself can be read in few ways, which are kept; a hand puts its suits together.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from rules.mahjong.tiles import HONOURS, KINDS, PLACE, SUITED, Tiles

Counts = tuple[int, ...]
"""How many natural tiles there are of each kind of a suit, or of all 34."""

WILD = "*"
"""What stands for a wild tile of a group that holds no natural one to be named by."""


class Group(NamedTuple):
    """A set or the pair of a reading.

    `kind` is `chow`, `pung` or `pair`; `tiles` are its faces, all `*` where it is wild altogether;
    `wild` names the faces that wild tiles stand for.
    """

    kind: str
    tiles: Tiles
    wild: Tiles = ()

    @property
    def natural(self) -> Tiles:
        """The faces of its natural tiles."""
        rest = list(self.tiles)
        for face in self.wild:
            rest.remove(face)
        return tuple(rest)


Reading = tuple[Group, ...]
"""The groups of a hand: its sets, and its pair where there is one."""


# --- One suit -----------------------------------------------------------------------------------


class Part(NamedTuple):
    """A group within a suit by the places of its tiles: `wild` of them are wild."""

    kind: str
    places: tuple[int, ...]
    wild: tuple[int, ...]


def _parts(counts: Sequence[int], low: int, wilds: int, chows: bool) -> Iterator[Part]:
    """Every group that holds the lowest natural tile of a suit, with at most so many wild tiles."""
    for kind, size in (("pair", 2), ("pung", 3)):
        for own in range(1, min(size, counts[low]) + 1):
            if size - own <= wilds:
                yield Part(kind, (low,) * size, (low,) * (size - own))
    if not chows:
        return
    for start in range(max(0, low - 2), min(6, low) + 1):
        places = (start, start + 1, start + 2)
        others = [place for place in places if place != low]
        for held in product((True, False), repeat=2):
            wild = tuple([place for place, here in zip(others, held, strict=True) if not here])
            there = all(counts[place] for place, here in zip(others, held, strict=True) if here)
            if there and len(wild) <= wilds:
                yield Part("chow", places, wild)


@lru_cache(200_000)
def _suit(counts: Counts, wilds: int, chows: bool) -> frozenset[tuple[Part, ...]]:
    """Every reading of a suit with at most so many wild tiles; each group holds a natural one."""
    low = next((place for place, count in enumerate(counts) if count), None)
    if low is None:
        return frozenset(((),))
    found: set[tuple[Part, ...]] = set()
    for part in _parts(counts, low, wilds, chows):
        rest = list(counts)
        for place in part.places:
            rest[place] -= 1
        for place in part.wild:
            rest[place] += 1
        for other in _suit(tuple(rest), wilds - len(part.wild), chows):
            if part.kind != "pair" or all(one.kind != "pair" for one in other):
                found.add(tuple(sorted((part, *other))))
    return frozenset(found)


@lru_cache(200_000)
def _totals(counts: Counts, wilds: int, chows: bool) -> int:
    """The numbers of sets and pairs a suit can be read as: a bit for each, see `_bit`."""
    low = next((place for place, count in enumerate(counts) if count), None)
    if low is None:
        return _bit(0, 0)
    found = 0
    for part in _parts(counts, low, wilds, chows):
        rest = list(counts)
        for place in part.places:
            rest[place] -= 1
        for place in part.wild:
            rest[place] += 1
        after = _totals(tuple(rest), wilds - len(part.wild), chows)
        found |= after << 1 if part.kind != "pair" else (after & SETS_ONLY) << MOST
    return found & ALL


MOST = 8
"""More sets than any hand has."""
SETS_ONLY = (1 << MOST) - 1
ALL = (1 << 2 * MOST) - 1


def _bit(sets: int, pairs: int) -> int:
    return 1 << sets + MOST * pairs


@lru_cache(65536)
def _joined(one: int, other: int) -> int:
    """The numbers of sets and pairs of two suits together."""
    found = 0
    for sets in range(MOST):
        if one & _bit(sets, 0):
            found |= other << sets
        if one & _bit(sets, 1):
            found |= (other & SETS_ONLY) << sets + MOST
    return found


# --- A hand -------------------------------------------------------------------------------------


def counted(faces: Iterable[str]) -> list[int]:
    """How many there are of each of the 34 kinds."""
    counts = [0] * len(KINDS)
    for face in faces:
        counts[PLACE[face]] += 1
    return counts


def _suits(counts: Sequence[int]) -> tuple[Counts, Counts, Counts, Counts]:
    return (
        tuple(counts[:9]),
        tuple(counts[9:18]),
        tuple(counts[18:27]),
        tuple(counts[27:34]),
    )


def complete(
    counts: Sequence[int], wilds: int, *, pair: bool = True, natural: bool = False
) -> bool:
    """Whether natural tiles and wild ones are sets and a pair, or with `pair` false sets alone.

    `counts` are of the 34 kinds; the number of sets follows from the number of tiles. With
    `natural` each group must hold a natural tile.
    """
    sets, rest = divmod(sum(counts) + wilds - 2 * pair, 3)
    if rest or sets < 0:
        return False
    m, p, s, z = _suits(counts)
    together = _joined(
        _joined(_totals(m, wilds, True), _totals(p, wilds, True)),
        _joined(_totals(s, wilds, True), _totals(z, wilds, False)),
    )
    if natural:
        return bool(together & _bit(sets, int(pair)))
    fewer = (1 << sets + 1) - 1
    return bool(together & (fewer | fewer << MOST if pair else fewer))


def waits(
    counts: Sequence[int], wilds: int, *, natural: bool = False, kinds: Iterable[int] = range(34)
) -> tuple[str, ...]:
    """The faces of which one more tile completes a hand."""
    own, found = list(counts), []
    for place in kinds:
        own[place] += 1
        if complete(own, wilds, natural=natural):
            found.append(KINDS[place])
        own[place] -= 1
    return tuple(found)


def readings(
    counts: Sequence[int], wilds: int, *, pair: bool = True, natural: bool = False
) -> Iterator[Reading]:
    """Every reading of a hand; wild tiles left over make groups of their own, unless `natural`."""
    sets, rest = divmod(sum(counts) + wilds - 2 * pair, 3)
    if rest or sets < 0:
        return
    suits = (
        (SUITED[:9], True),
        (SUITED[9:18], True),
        (SUITED[18:], True),
        (HONOURS, False),
    )
    ways = [
        _named(faces, own, wilds, chows)
        for (faces, chows), own in zip(suits, _suits(counts), strict=True)
    ]
    for parts in product(*ways):
        groups = tuple(group for part in parts for group in part)
        pairs = sum(group.kind == "pair" for group in groups)
        used = sum(len(group.wild) for group in groups)
        lacking = (sets - len(groups) + pairs, int(pair) - pairs)
        if min(lacking) < 0 or used + 3 * lacking[0] + 2 * lacking[1] != wilds:
            continue
        if natural and any(lacking):
            continue
        wholly = (*(Group("pung", (WILD,) * 3, (WILD,) * 3),) * lacking[0],)
        eyes = (*(Group("pair", (WILD,) * 2, (WILD,) * 2),) * lacking[1],)
        yield groups + wholly + eyes


@lru_cache(50_000)
def _named(faces: Tiles, counts: Counts, wilds: int, chows: bool) -> tuple[Reading, ...]:
    """The readings of a suit with the names of its tiles, in a fixed order."""
    return tuple(
        tuple(
            Group(
                part.kind,
                tuple([faces[place] for place in part.places]),
                tuple([faces[place] for place in part.wild]),
            )
            for part in parts
        )
        for parts in sorted(_suit(counts, wilds, chows))
    )
