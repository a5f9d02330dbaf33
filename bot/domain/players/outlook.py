"""The number of tiles a hand lacks before it may win, where a win must meet conditions.

A *plan* is a use of one line of tiles: a number of sets, and a pair or none. Its *merits* are the
conditions it helps to meet. The plans of the four lines and the melds make a hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache, reduce
from operator import or_
from typing import NamedTuple

from rules.mahjong.shapes import LINES
from rules.mahjong.state import Meld
from rules.mahjong.suits import DIGIT, LOWEST, PARTS, THREE
from rules.mahjong.tiles import DRAGONS, KINDS, OUTER, Tiles

FACES = tuple(line.faces for line in LINES[False])
"""The tiles of the three suits and the honours."""
SPOT = {
    tile: (n, 1 << DIGIT * at) for n, faces in enumerate(FACES) for at, tile in enumerate(faces)
}
"""The line of each tile, and the number that one tile adds to the line's number."""
HONOURS = 3
"""The number of the line of honours, which are in no chow."""
SETS = 4
"""The number of sets in a hand, in addition to a pair."""
NEVER = 99
"""A number of tiles for hands that cannot win; no hand can lack so many."""

Lines = tuple[int, ...]
"""The tiles of each line as octal digits of a number; the last digit is the lowest tile."""
Melds = tuple[Meld, ...]
Place = tuple[int, int, bool]
"""A line, its tiles, and whether a set or the pair must be in it."""
Plans = Mapping[int, int]
"""The fewest tiles that each plan lacks.

A plan is a number: its merits, then a bit for the pair, then the number of its sets.
"""


class Part(NamedTuple):
    """A set or a pair: its tiles, and how many of them must still come."""

    kind: str
    tiles: Tiles
    lacks: int


class Laid(NamedTuple):
    """The task that melds leave to the hand: how many sets it needs, and which merits.

    In the `absent` lines there must be a set or the pair. At least `least` tiles must come.
    """

    sets: int
    merits: int
    absent: tuple[bool, ...]
    least: int


DRAGON_PAIRS = {("pair", tile) for tile in DRAGONS}
MERITS: Mapping[str, Callable[[Part], bool]] = {
    "outside": lambda part: not OUTER.isdisjoint(part.tiles),
    "pung": lambda part: part.kind == "pung" or (part.kind, part.tiles[0]) in DRAGON_PAIRS,
    "chow": lambda part: part.kind == "chow",
    "opened": lambda part: part.kind != "pair" and part.lacks > 0,
}
"""Conditions that a single part of the hand can meet; a set that lacks a tile may be claimed."""
LIMITS: Mapping[str, Callable[[Part], bool]] = {
    "pair": lambda part: (
        part.kind != "pair" or part.tiles[0][1] == "z" or part.tiles[0][0] not in "28"
    ),
}
"""Conditions that every part of the hand must meet."""
SINGLES: Mapping[str, Callable[[set[str]], bool]] = {
    "single-pungs": lambda kinds: "chow" not in kinds,
    "not-single": lambda kinds: False,
}
"""For each condition on waiting for one tile with four melds, whether the melds' kinds meet it."""


class Aim:
    """The aim of a hand: to meet the conditions of these names, so that it may win."""

    def __init__(self, conditions: Iterable[str]) -> None:
        self.conditions = frozenset(conditions)
        self.merits = [name for name in MERITS if name in self.conditions]
        self.limits = [name for name in LIMITS if name in self.conditions]
        self.pair = 1 << len(self.merits)
        self.set = self.pair << 1
        self.size = self.set * (SETS + 1)
        self._steps = lru_cache(1 << 12)(self._find_steps)
        self._plans = lru_cache(1 << 12)(self._find_plans)
        self._supply = lru_cache(1 << 12)(self._find_supply)
        self._joined = lru_cache(1 << 9)(self._find_joined)
        self._laid = lru_cache(1 << 9)(self._find_laid)
        self._asked = lru_cache(1 << 9)(self._find_asked)

    # --- Conditions of a hand -------------------------------------------------------------------

    def away(self, lines: Lines, melds: Melds) -> int:
        """Return the number of tiles a hand lacks before it may win; 0 if it may."""
        laid = self._laid(melds)
        return max(laid.least, self._fewest(lines, laid, HONOURS, lines[HONOURS]))

    def with_each(self, lines: Lines, melds: Melds) -> dict[str, int]:
        """Return, for each kind of tile, how many tiles a hand lacks after one more of it."""
        laid, found = self._laid(melds), {}
        for tile in KINDS:
            line, bit = SPOT[tile]
            found[tile] = max(laid.least, self._fewest(lines, laid, line, lines[line] + bit))
        return found

    def _find_laid(self, melds: Melds) -> Laid:
        """Return the task that melds leave; a closed hand may have to claim before it wins."""
        parts = [
            Part("chow" if meld.kind == "chow" else "pung", meld.tiles, int(meld.is_open))
            for meld in melds
        ]
        merits = reduce(or_, map(self._merit, parts), 0)
        suits = {SPOT[tile][0] for meld in melds for tile in meld.tiles}
        absent = {0, 1, 2} - suits if "three-suits" in self.conditions else ()
        closed = "opened" in self.conditions and not any(meld.is_open for meld in melds)
        single = len(melds) == SETS and not all(
            may({part.kind for part in parts})
            for name, may in SINGLES.items()
            if name in self.conditions
        )
        return Laid(
            sets=SETS - len(melds),
            merits=self.pair - 1 & ~merits,
            absent=tuple(line in absent for line in range(len(FACES))),
            least=NEVER if single else 2 if closed else 0,
        )

    def _fewest(self, lines: Lines, laid: Laid, line: int, suit: int) -> int:
        """Return how many tiles a hand lacks if one of its lines holds the tiles `suit`."""
        others = tuple((n, lines[n], laid.absent[n]) for n in range(len(lines)) if n != line)
        supply = self._supply(line, suit, laid.absent[line])
        every = [lacks + supply[key] for key, lacks in self._asked(others, laid)]
        return min(NEVER, *every) if every else NEVER

    def _find_asked(self, others: tuple[Place, ...], laid: Laid) -> tuple[tuple[int, int], ...]:
        """Return the needs that three lines leave to the fourth, each with what the three lack.

        A need is a number like a plan; the other number counts the tiles that the three lines lack.
        """
        one, two, three = others
        plans = self._together(self._joined(one, two), self._present(*three))
        found: dict[int, int] = {}
        for key, lacks in plans.items():
            if (sets := laid.sets - key // self.set) >= 0:
                asked = sets * self.set + (self.pair & ~key) + (laid.merits & ~key)
                found[asked] = min(lacks, found.get(asked, NEVER))
        return tuple(found.items())

    # --- Plans ----------------------------------------------------------------------------------

    def _merit(self, part: Part) -> int:
        return sum(1 << n for n, name in enumerate(self.merits) if MERITS[name](part))

    def _step(self, part: Part) -> int:
        """Return the number that a part adds to a plan: its merits, and a bit for a pair or set."""
        return self._merit(part) + (self.pair if part.kind == "pair" else self.set)

    def _find_steps(self, line: int, low: int, three: int) -> tuple[tuple[int, int, int], ...]:
        """Return the parts that the lowest tile can be in: each has tiles taken, a step, and gaps.

        The gaps are the tiles that the part lacks.
        """
        faces, found = FACES[line], dict[tuple[int, int], int]()
        for kind, own, wild in PARTS:
            places = sorted(low + place for place in own + wild)
            if places[0] < 0 or places[-1] >= len(faces) or (kind == "chow" and line == HONOURS):
                continue
            part = Part(kind, tuple(faces[place] for place in places), len(wild))
            held = all(three >> DIGIT * place & LOWEST >= own.count(place) for place in own)
            if held and self._fits(part):
                tiles = sum(1 << DIGIT * (low + place) for place in own)
                key = tiles, self._step(part)
                found[key] = min(len(wild), found.get(key, NEVER))
        return tuple((*key, lacks) for key, lacks in found.items())

    def _fits(self, part: Part) -> bool:
        return all(LIMITS[name](part) for name in self.limits)

    def _find_plans(self, line: int, suit: int) -> Plans:
        """Return the plans for the tiles of a line; a plan may leave tiles over.

        A plan is dropped if another one with more merits lacks no more tiles.
        """
        if not suit:
            return self._from_nothing(line)
        low = ((suit & -suit).bit_length() - 1) // DIGIT
        found = dict(self._plans(line, suit - (1 << DIGIT * low)))
        for tiles, step, lacks in self._steps(line, low, (suit >> DIGIT * low) % THREE):
            self._add(found, self._plans(line, suit - tiles), {step: lacks})
        return self._best(found)

    def _from_nothing(self, line: int) -> Plans:
        """Return the plans for a line without tiles: they lack whole sets and pairs."""
        faces = FACES[line]
        parts = [Part("pung", (tile,) * 3, 3) for tile in faces]
        parts += [Part("pair", (tile,) * 2, 2) for tile in faces]
        if line < HONOURS:
            parts += [Part("chow", faces[low : low + 3], 3) for low in range(7)]
        steps = {self._step(part): part.lacks for part in parts if self._fits(part)}
        found = {0: 0}
        for _ in range(SETS + 1):
            self._add(found, dict(found), steps)
        return self._best(found)

    def _together(self, one: Plans, other: Plans) -> Plans:
        """Return the combined plans of two lines."""
        found: dict[int, int] = {}
        self._add(found, one, other)
        return self._best(found)

    def _add(self, found: dict[int, int], one: Plans, other: Plans) -> None:
        """Combine plans of two lines into `found`, wherever they lack fewer tiles than before."""
        pair, flags = self.pair, self.set - 1
        for step, more in other.items():
            for key, lacks in one.items():
                if key & step & pair:
                    continue
                both = (key & ~flags) + (step & ~flags) + ((key | step) & flags)
                if both < self.size and lacks + more < found.get(both, NEVER):
                    found[both] = lacks + more

    def _best(self, found: Mapping[int, int]) -> Plans:
        """Return the plans worth keeping: no other has more merits and lacks no more tiles."""
        merits = [1 << n for n in range(len(self.merits))]
        best = {}
        for key, lacks in found.items():
            for merit in merits:
                if not key & merit and found.get(key | merit, NEVER) <= lacks:
                    break
            else:
                best[key] = lacks
        return best

    def _present(self, line: int, suit: int, absent: bool) -> Plans:
        """Return the plans of a line; if it is `absent` from the melds, only plans that use it."""
        plans = self._plans(line, suit)
        return {key: n for key, n in plans.items() if key >= self.pair} if absent else plans

    def _find_joined(self, one: Place, two: Place) -> Plans:
        return self._together(self._present(*one), self._present(*two))

    def _find_supply(self, line: int, suit: int, absent: bool) -> tuple[int, ...]:
        """Return the fewest tiles that a line lacks for each possible need; `absent` is as in
        `_present`.
        """
        plans = self._present(line, suit, absent)
        supply = [NEVER] * self.size
        for key, lacks in plans.items():
            supply[key] = lacks
        for merit in (1 << n for n in range(len(self.merits))):
            for low in range(0, self.size, 2 * merit):  # the keys without, then with the merit
                high = low + merit
                supply[low:high] = map(min, supply[low:high], supply[high : high + merit])
        return tuple(supply)
