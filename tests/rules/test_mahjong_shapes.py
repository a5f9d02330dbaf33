"""The shapes of mahjong beside a plain search, and beside the package `mahjong`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from random import Random

import pytest
from mahjong.agari import Agari
from mahjong.shanten import Shanten

from rules.mahjong.shapes import WILD, away, complete, counted, readings, waits
from rules.mahjong.tiles import DRAGONS, KINDS, PLACE, runs
from tests.mahjong_hands import a_tile_off, dealt, fewer, mixed, winning

Kinds = tuple[int, ...]
FEW = (*range(9), *range(30, 34))
"""A little set of tiles for the plain search: one suit, the north wind and the dragons."""
CHOWS = [(low, low + 1, low + 2) for low in range(27) if low % 9 < 7]
THE_DRAGONS = tuple(PLACE[face] for face in DRAGONS)
SEVEN_PAIRS = 7


def parted(counts: Counter[int], pair: bool, dragons: bool) -> Iterator[tuple[Kinds, ...]]:
    """Every way to lay tiles out as sets, and a pair where it is asked for."""
    tiles = sorted(counts.elements())
    if not tiles:
        yield from [] if pair else [()]
        return
    chows = [*CHOWS, THE_DRAGONS] if dragons else CHOWS
    groups = [(tiles[0],) * 3, *(chow for chow in chows if chow[0] == tiles[0])]
    for group in [*groups, (tiles[0],) * 2] if pair else groups:
        if all(counts[kind] >= group.count(kind) for kind in group):
            for others in parted(counts - Counter(group), pair and len(group) == 3, dragons):
                yield (group, *others)


def each_has_one(groups: Sequence[Kinds], natural: Counter[int]) -> bool:
    """Whether every group can be given a natural tile of its own."""
    return not groups or any(
        natural[kind] and each_has_one(groups[1:], natural - Counter((kind,)))
        for kind in set(groups[0])
    )


def found_plainly(counts: list[int], wilds: int, pair: bool, natural: bool, dragons: bool) -> bool:
    own = Counter({kind: count for kind, count in enumerate(counts) if count})
    return any(
        not natural or each_has_one(groups, own)
        for faces in combinations_with_replacement(FEW, wilds)
        for groups in parted(own + Counter(faces), pair, dragons)
    )


def few(rng: Random, sets: int, pair: bool, wilds: int) -> list[int]:
    """A hand of `FEW` kinds, complete or one tile off, without the tiles that wild ones replace."""
    groups = [(kind,) * 3 for kind in FEW] + [*CHOWS[:7], THE_DRAGONS] * 2
    while True:
        tiles = [kind for group in rng.choices(groups, k=sets) for kind in group]
        tiles += [rng.choice(FEW)] * (2 * pair)
        rng.shuffle(tiles)
        if rng.random() < 0.6:
            tiles[-1] = rng.choice(FEW)
        counts = [tiles[wilds:].count(kind) for kind in range(34)]
        if max(counts) <= 4:
            return counts


@pytest.mark.parametrize("wilds", range(4))
@pytest.mark.parametrize("sets", range(1, 6))
def test_a_hand_is_complete_if_its_wilds_can_be_named(sets: int, wilds: int) -> None:
    rng, verdicts = Random(sets * 10 + wilds), set()
    for turn in range(80):
        pair, natural, dragons = turn % 2 > 0, turn % 4 > 1, turn % 8 > 3
        counts = few(rng, sets, pair, wilds)
        told = complete(counts, wilds, pair=pair, natural=natural, dragons=dragons)
        assert told == found_plainly(counts, wilds, pair, natural, dragons), counts
        ways = list(readings(counts, wilds, pair=pair, natural=natural, dragons=dragons))
        assert told == bool(ways), counts
        verdicts.add(told)
    assert verdicts == {True, False}


@pytest.mark.parametrize("natural", [False, True])
def test_a_reading_uses_exactly_the_tiles(natural: bool) -> None:
    rng = Random(1)
    for turn in range(120):
        sets, wilds, dragons = 1 + turn % 5, turn % 4, turn % 2 > 0
        counts = fewer(rng, winning(rng, sets), wilds)
        ways = list(readings(counts, wilds, natural=natural, dragons=dragons))
        assert len({tuple(sorted(way)) for way in ways}) == len(ways)
        for way in ways:
            own = [face for group in way for face in group.natural]
            assert counted(own) == counts
            assert sum(len(group.wild) for group in way) == wilds
            assert Counter(len(group.tiles) for group in way) == Counter({3: sets, 2: 1})
            assert all(group.natural for group in way) or not natural
            assert all(stands(group.kind, group.tiles) for group in way)


def stands(kind: str, tiles: tuple[str, ...]) -> bool:
    """Whether tiles are a group of their kind."""
    match kind:
        case "chow":
            return tiles in runs(tiles[0])
        case "dragons":
            return tiles == DRAGONS
        case _:
            return len(set(tiles)) == 1 and tiles[0] in (*KINDS, WILD)


@pytest.mark.parametrize(
    ("hand", "wilds", "dragons", "ways"),
    [
        ("1m 1m 1m 2m 2m 2m 3m 3m 3m 5z 5z", 0, False, 2),
        ("5z 6z 7z 5z 5z", 0, False, 0),
        ("5z 6z 7z 5z 5z", 0, True, 1),
        ("5z 7z 1m 1m", 1, True, 1),
        ("9m 9m", 0, False, 1),
        ("9m", 1, False, 1),
        ("", 2, False, 1),
        ("8m 9m 1z 1z", 1, False, 1),
        ("4m 5m 1z 1z", 1, False, 2),
        ("4m 1z 1z", 2, False, 5),
    ],
)
def test_how_many_readings_a_hand_has(hand: str, wilds: int, dragons: bool, ways: int) -> None:
    assert len(list(readings(counted(hand.split()), wilds, dragons=dragons))) == ways


@pytest.mark.parametrize("natural", [False, True])
@pytest.mark.parametrize("wilds", range(6))
def test_a_hand_waits_for_the_tiles_that_complete_it(wilds: int, natural: bool) -> None:
    rng = Random(wilds)
    for turn in range(60):
        dragons = turn % 2 > 0
        counts = fewer(rng, mixed(rng, 1 + turn % 5, 2)[turn % 2], min(wilds + 1, 4))
        complete_with = tuple(
            face
            for place, face in enumerate(KINDS)
            if complete(
                [*counts[:place], counts[place] + 1, *counts[place + 1 :]],
                wilds,
                natural=natural,
                dragons=dragons,
            )
        )
        assert waits(counts, wilds, natural=natural, dragons=dragons) == complete_with, counts


def test_sets_and_a_lone_wild_tile_wait_for_anything() -> None:
    assert waits(counted(("1m", "2m", "3m")), 1) == KINDS


@pytest.mark.parametrize("sets", [4, 5])
def test_without_wilds_a_hand_is_complete_as_agari_says(sets: int) -> None:
    for counts in mixed(Random(sets), sets, 600):
        if counts.count(2) != SEVEN_PAIRS:  # which agari takes for seven pairs
            assert complete(counts, 0) == Agari.is_agari(counts), counts


TARGETS = [
    [
        tuple(Counter([kind for group in groups for kind in group] + [eye] * 2).items())
        for groups in combinations_with_replacement([*[(k,) * 3 for k in FEW], *CHOWS[:7]], sets)
        for eye in FEW
    ]
    for sets in range(3)
]
"""Every complete hand of `FEW` kinds with none, one or two sets."""


@pytest.mark.parametrize("sets", range(3))
def test_a_hand_is_as_far_as_the_nearest_complete_one(sets: int) -> None:
    rng = Random(sets)
    for turn in range(40):
        counts = [0] * 34
        for kind in rng.choices(FEW, k=rng.randrange(3 * sets + 3)):
            counts[kind] += 1
        wilds = turn % 4
        missing = min(
            sum(max(0, count - counts[kind]) for kind, count in target) for target in TARGETS[sets]
        )
        assert away(counts, wilds, sets) == max(0, missing - wilds), counts


@pytest.mark.parametrize("tiles", [13, 14])
def test_without_wilds_a_distance_is_shanten_plus_one(tiles: int) -> None:
    rng = Random(tiles)
    near = [fewer(rng, a_tile_off(rng, winning(rng, 4)), 14 - tiles) for _ in range(200)]
    for counts in near + [dealt(rng, tiles) for _ in range(200)]:
        if max(counts) < 4:  # shanten looks for a fifth tile of a kind
            shanten = Shanten.calculate_shanten_for_regular_hand(counts)
            assert away(counts, 0, 4) == shanten + 1, counts


@pytest.mark.parametrize("wilds", range(4))
def test_a_complete_hand_lacks_none_and_a_waiting_one(wilds: int) -> None:
    rng = Random(wilds)
    for turn in range(60):
        sets = 1 + turn % 5
        counts = fewer(rng, mixed(rng, sets, 3)[turn % 3], min(wilds, 3 * sets))
        assert (away(counts, wilds, sets) == 0) == complete(counts, wilds), counts
        fewer_yet = fewer(rng, counts, 1)
        assert (away(fewer_yet, wilds, sets) <= 1) == bool(waits(fewer_yet, wilds)), counts
