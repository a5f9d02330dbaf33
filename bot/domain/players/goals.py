"""The goals of a hand of Liangxi: the points of each, and how many tiles the hand lacks."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from rules.mahjong.liangxi.restrictions import COLOURS
from rules.mahjong.liangxi.shape import EGG_AND_HEN
from rules.mahjong.liangxi.terms import Terms
from rules.mahjong.shapes import LINES, away
from rules.mahjong.state import Meld
from rules.mahjong.suits import MOST
from rules.mahjong.tiles import DRAGONS, ENDS, HONOURS, KINDS, OUTER, PLACE, SUITED, SUITS, Tiles

SETS = 4
"""The number of sets in a hand in addition to a pair; a xi, if there is one, counts as a set."""
PAIRS = 7
NEVER = 99
"""A number of tiles for hands that cannot win; no hand can lack so many."""
FLOWERS = 3
"""How many small flowers are examined: those that lack the fewest tiles."""

Counts = Sequence[int]
"""The number of natural tiles of each kind in a hand."""
Melds = tuple[Meld, ...]
Lacks = Callable[[Counts, int], int]
"""A function from natural tiles by kind and the number of wild tiles to how many are lacking."""


class Goal(NamedTuple):
    """A goal of a hand: the points of its name, and a function that counts the tiles it lacks.

    For a `fixed` goal no other points count, and nothing may be claimed. A goal by `claims` needs
    all sets claimed.
    """

    points: int
    lacks: Lacks
    fixed: bool = False
    claims: bool = False


@lru_cache(1 << 8)
def goals(melds: Melds, terms: Terms | None) -> tuple[Goal, ...]:
    """Return every goal that a hand with these melds can reach under the dealer's terms, if any."""
    sets = SETS - len(melds)
    if terms and terms.flowers:
        return (Goal(0, _flower(sets, terms.flowers)),)
    if terms and terms.form in COLOURS:
        return (Goal(40, _pointless(melds, 2 if terms.form == "erse" else 3)),)
    if terms and (asked := ASKED.get(terms.form)):
        return (Goal(0, asked(melds), claims=terms.form in LAID),)
    return (Goal(0, _any(sets)), *(_named(melds) if not (terms and terms.points) else ()))


def _named(melds: Melds) -> Iterator[Goal]:
    """Yield the big hands that are still possible with these melds."""
    open_sets = [meld for meld in melds if not meld.is_xi]
    tiles = {tile for meld in open_sets for tile in meld.tiles}
    sets = SETS - len(melds)
    if not melds:
        yield Goal(20, _seven_pairs, fixed=True)
    for suit in SUITS:
        own = {tile for tile in SUITED if tile[1] == suit}
        if tiles <= own:
            yield Goal(20, _among({*own, *DRAGONS}, sets, single=DRAGONS))
        if tiles <= {*own, *HONOURS}:
            yield Goal(10, _among({*own, *HONOURS}, sets))
    if all(meld.kind != "chow" for meld in open_sets):
        less = 10 if tiles & {*HONOURS} else 0
        for kinds, points in PUNGS:
            if tiles <= kinds:
                yield Goal(points if points > 20 else points - less, _pungs(kinds, sets))
    places = [place for place in "147" if not _melded(open_sets, place)]
    if len(places) <= sets:
        yield Goal(20 if len(places) == 3 else 10, _runs(places, sets))
    if all(meld.is_open for meld in open_sets):
        yield Goal(20, _claimed(melds, SETS), claims=True)


def _melded(melds: Collection[Meld], place: str) -> bool:
    return any(meld.kind == "chow" and meld.tiles[0][0] == place for meld in melds)


# --- Sets and a pair ----------------------------------------------------------------------------


def _any(sets: int) -> Lacks:
    """Return a `Lacks` for any sets and a pair."""
    return lambda counts, wilds: away(counts, wilds, sets, dragons=True)


def _among(kinds: Collection[str], sets: int, single: Tiles = ()) -> Lacks:
    """Return a `Lacks` for sets and a pair of some kinds, at most one set of each `single` kind."""
    most = [(tile in kinds) * (1 if tile in single else SETS) for tile in KINDS]

    def lacks(counts: Counts, wilds: int) -> int:
        return away(list(map(min, counts, most)), wilds, sets, dragons=True)

    return lacks


INNER = frozenset((*SUITED, *HONOURS)).difference(ENDS)
PUNGS = (
    (OUTER, 90),
    (INNER.difference(HONOURS), 20),
    (INNER, 10),
    (frozenset(SUITED), 10),
)
"""The kinds of tiles in hands of pungs, and the points; melded honours may cost 10 points."""


def _pungs(kinds: Collection[str], sets: int) -> Lacks:
    """Return a `Lacks` for pungs and a pair of certain kinds; one set may be the dragons."""
    places = [PLACE[tile] for tile in kinds]
    dragons = [PLACE[tile] for tile in DRAGONS]

    def lacking(own: list[int], sets: int) -> int:
        own.sort(reverse=True)
        return sum([3 - min(count, 3) for count in own[:sets]]) + 2 - min(own[sets], 2)

    def lacks(counts: Counts, wilds: int) -> int:
        fewest = lacking([counts[place] for place in places], sets)
        if sets and sum(counts[place] > 0 for place in dragons) > 1:
            less = [counts[place] - (place in dragons) for place in places]
            gaps = sum(not counts[place] for place in dragons)
            fewest = min(fewest, gaps + lacking([max(0, count) for count in less], sets - 1))
        return max(0, fewest - wilds)

    return lacks


def _runs(places: Sequence[str], sets: int) -> Lacks:
    """Return a `Lacks` for the given runs, each in its best suit, together with other sets."""
    lows = [[PLACE[place + suit] for suit in SUITS] for place in places]
    every = [[(low, low + 1, low + 2) for low in starts] for starts in lows]
    left = sets - len(places)

    def lacks(counts: Counts, wilds: int) -> int:
        rest, lacking = list(counts), 0
        for runs in every:
            for at in max(runs, key=lambda run: sum([rest[at] > 0 for at in run])):
                lacking += rest[at] == 0
                rest[at] -= rest[at] > 0
        return max(0, lacking + away(rest, 0, left, dragons=True) - wilds)

    return lacks


def _seven_pairs(counts: Counts, wilds: int) -> int:
    return max(0, PAIRS - sum([count // 2 for count in counts]) - wilds)


def _claimed(melds: Melds, wanted: int) -> Lacks:
    """Return a `Lacks` for `wanted` open sets, the xi among them.

    Each set is claimed, then the last tile comes. No claim uses a wild tile; the last tile may be
    wild.
    """
    left, sets = wanted - len(melds), SETS - len(melds)

    def lacks(counts: Counts, wilds: int) -> int:
        if left < 0 or (wilds > 1 and wanted == SETS):
            return NEVER
        if not left:
            return away(counts, wilds, sets)
        return max(left + 1, away(counts, 1 if wanted == SETS else wilds, sets))

    return lacks


def _egg_and_hen(melds: Melds) -> Lacks:
    """Return a `Lacks` for 小鷄抱蛋: four sets on the table, and two tiles that are no pair."""
    left = SETS - len(melds)
    pair = [PLACE[tile] for tile in EGG_AND_HEN]

    def lacks(counts: Counts, wilds: int) -> int:
        return left + sum(not counts[at] for at in pair) if not wilds else NEVER

    return lacks


# --- Goals under the dealer's terms -------------------------------------------------------------


def _flower(sets: int, flowers: Sequence[Tiles]) -> Lacks:
    """Return a `Lacks` for a set of three given tiles, with runs and pungs as the other sets."""
    every = [[PLACE[tile] for tile in flower] for flower in flowers]

    def lacks(counts: Counts, wilds: int) -> int:
        least = []
        for flower in every:
            rest, lacking = list(counts), 0
            for at in flower:
                lacking += rest[at] <= 0
                rest[at] -= rest[at] > 0
            least.append((lacking, rest))
        least.sort(key=lambda entry: entry[0])
        fewest = min(lacking + away(rest, 0, sets - 1) for lacking, rest in least[:FLOWERS])
        return max(0, fewest - wilds)

    return lacks if sets else lambda counts, wilds: NEVER


def _outside(melds: Melds) -> Lacks:
    """Return a `Lacks` for any sets and a pair, each with a 1, a 9 or an honour.

    This is an approximation: 4, 5 and 6 are left out, but the sets found need not have such a tile.
    """
    inner = any({*"19z"}.isdisjoint("".join(meld.tiles)) for meld in melds)
    kinds = [tile for tile in KINDS if tile[0] not in "456" or tile in HONOURS]
    return (lambda counts, wilds: NEVER) if inner else _among(kinds, SETS - len(melds))


def _suits(melds: Melds, wanted: int) -> Callable[[Counts], int]:
    """Return a function that counts the suits a hand still needs to have `wanted` suits.

    It counts one lacking tile for each. This is an approximation: a set needs more tiles than one.
    """
    melded = {tile[1] for meld in melds if not meld.is_xi for tile in meld.tiles}
    lines = [range(9 * n, 9 * n + 9) for n, suit in enumerate(SUITS) if suit not in melded]
    there = len(SUITS) - len(lines)

    def lacking(counts: Counts) -> int:
        return max(0, wanted - there - sum(any(counts[at] for at in line) for line in lines))

    return lacking


def _three_suits(melds: Melds) -> Lacks:
    """Return a `Lacks` for any sets and a pair in which every suit occurs."""
    lacking, sets = _suits(melds, len(SUITS)), SETS - len(melds)
    return lambda counts, wilds: lacking(counts) + away(counts, wilds, sets, dragons=True)


def _pointless(melds: Melds, suits: int) -> Lacks:
    """Return a `Lacks` for 窮和 in at least this number of suits.

    It needs a claimed tile, but no wild tile, xi, kong or set of dragons.
    """
    possible = all(len(meld.tiles) == 3 and not meld.is_xi for meld in melds)
    least = 1 if any(meld.is_open for meld in melds) else 2
    lacking = _suits(melds, suits)

    def lacks(counts: Counts, wilds: int) -> int:
        if wilds or not possible:
            return NEVER
        fewest = away(counts, 0, SETS - len(melds))
        return (max(least, fewest) if fewest else 0) + lacking(counts)

    return lacks


def _five_colours(melds: Melds) -> Lacks:
    """Return a `Lacks` for a set or the pair of each suit, of winds and of dragons, without xi."""
    own = [set(KINDS[line.own]) for line in LINES[True]]
    done = [any(tile in kinds for meld in melds for tile in meld.tiles) for kinds in own]
    open_lines = [line for line, laid in zip(LINES[True], done, strict=True) if not laid]
    possible = not any(meld.is_xi for meld in melds) and sum(done) == len(melds)

    def lacks(counts: Counts, wilds: int) -> int:
        tiles = bytes(counts)
        each = [line.lacks[tiles[line.own]] for line in open_lines]
        sets = sum(line[1] for line in each)
        fewest = min(sets - line[1] + line[MOST + 1] for line in each)
        return max(0, fewest - wilds) if possible else NEVER

    return lacks


ASKED: dict[str, Callable[[Melds], Lacks]] = {
    "shouba-yi": lambda melds: _claimed(melds, SETS),
    "xianpeng": lambda melds: _claimed(melds, SETS),
    "xiaoji": _egg_and_hen,
    "shouba-si": lambda melds: _claimed(melds, SETS - 1),
    "dengji": _three_suits,
    "quandaiyao": _outside,
    "wuse": _five_colours,
}
"""The function that returns a `Lacks` for each of the dealer's terms without a small flower."""
LAID = ("shouba-yi", "xianpeng", "xiaoji", "shouba-si")
"""The dealer's terms for big hands that need sets on the table."""
