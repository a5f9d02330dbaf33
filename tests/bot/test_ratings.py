"""Ratings follow from the places of a match, however places are shared."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations
from random import Random

import pytest
from openskill.models import PlackettLuce

from bot.domain.league.ratings import Rating, rated
from tests.volume import part

NEW = Rating()
PAIR = ((1, 2), (1, 1), (2, 1))
"""Every way in which a match of two may end."""


def patterns(people: int) -> Iterator[tuple[int, ...]]:
    """Every way in which so many people may share the places of a match, best place first."""
    for shared in range(2 ** (people - 1)):
        places = [1]
        for seat in range(1, people):
            places.append(places[-1] if shared >> (seat - 1) & 1 else seat + 1)
        yield tuple(places)


EVERY = [places for people in range(2, 8) for places in patterns(people)]
SOME = part(EVERY, 4)
"""The patterns that a commit plays at several seats."""


def shuffled(places: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """The same places at other seats."""
    yield tuple(places)
    rng = Random(repr(places))
    for _ in range(2):
        yield tuple(rng.sample(places, len(places)))


def unequal(people: int, seed: int) -> list[Rating]:
    """People of different strength, some of whom have played many matches."""
    rng = Random(seed)
    return [Rating(rng.gauss(25, 8), rng.uniform(1, 25 / 3), 9) for _ in range(people)]


def climbs(places: Sequence[int]) -> Iterator[tuple[int, list[int]]]:
    """Each seat with the places once it is ahead of its equals, or level with the next better."""
    for seat, own in enumerate(places):
        above = max((place for place in places if place < own), default=own)
        for better in {own - 0.5, float(above)}:
            scores = [better if other == seat else place for other, place in enumerate(places)]
            yield seat, [1 + sum(score < mine for score in scores) for mine in scores]


def gains(before: Sequence[Rating], places: Sequence[int]) -> list[float]:
    """The points of rating that each person gains."""
    after = rated(before, places)
    return [now.mu - own.mu for now, own in zip(after, before, strict=True)]


def test_all_patterns_of_places_are_tried() -> None:
    assert [sum(len(places) == people for places in EVERY) for people in range(2, 8)] == [
        2 ** (people - 1) for people in range(2, 8)
    ]
    assert {(1, 1, 3, 4), (1, 2, 2, 4), (1, 1, 1, 4, 5, 5, 7)} <= {*EVERY}


@pytest.mark.parametrize("start", [NEW, Rating(31.7, 2.9, 12)])
def test_equals_stand_in_the_order_of_their_places(start: Rating) -> None:
    for pattern in SOME:
        for places in shuffled(pattern):
            people = [*zip(places, rated([start] * len(places), places), strict=True)]
            for (place, own), (other, their) in permutations(people, 2):
                assert (place < other) == (own.mu > their.mu), places
                assert place != other or own == their, places


def test_a_shared_place_lies_between_the_places_it_stands_for() -> None:
    for places in EVERY:
        alone, after = (
            rated([NEW] * len(places), every) for every in (range(1, len(places) + 1), places)
        )
        for seat, place in enumerate(places):
            last = place + places.count(place) - 1
            assert alone[last - 1].mu <= after[seat].mu <= alone[place - 1].mu, places


def test_a_better_place_never_gives_a_smaller_gain() -> None:
    for seed, pattern in enumerate(SOME):
        before = unequal(len(pattern), seed)
        for places in shuffled(pattern):
            gained = gains(before, places)
            for seat, better in climbs(places):
                assert gains(before, better)[seat] >= gained[seat], (places, better)


def test_a_match_moves_nobody_further_than_a_match_of_two() -> None:
    furthest = max(map(abs, gains([NEW, NEW], (1, 2))))
    for places in EVERY:
        assert all(abs(gained) <= 1.5 * furthest for gained in gains([NEW] * len(places), places))
    for seed, places in enumerate(SOME):
        before = unequal(len(places), seed)
        for seat, gained in enumerate(gains(before, places)):
            pairs = [[before[seat], other] for at, other in enumerate(before) if at != seat]
            most = max(abs(gains(pair, order)[0]) for pair in pairs for order in PAIR)
            assert abs(gained) <= 1.5 * most, places


@pytest.mark.parametrize(("sides", "partners"), [(2, 2), (3, 2), (2, 3)])
def test_partners_gain_more_on_a_better_side(sides: int, partners: int) -> None:
    side = unequal(partners, 5)
    for order in patterns(sides):
        places = [1 + partners * (place - 1) for place in order for _ in side]
        gained = gains(side * sides, places)
        of = [gained[first : first + partners] for first in range(0, len(places), partners)]
        for (place, own), (other, their) in permutations(zip(order, of, strict=True), 2):
            for mine, counterpart in zip(own, their, strict=True):
                assert (place < other) == (mine > counterpart + 1e-9), places


def test_the_order_of_the_seats_changes_nothing() -> None:
    before = unequal(5, 7)
    for places in part([*patterns(5)], 4):
        gained = gains(before, places)
        for seats in permutations(range(5)):
            again = gains([before[seat] for seat in seats], [places[seat] for seat in seats])
            assert again == pytest.approx([gained[seat] for seat in seats])


def test_a_match_of_two_is_rated_by_plackett_and_luce() -> None:
    model = PlackettLuce()
    for seed in range(5):
        before = unequal(2, seed)
        for places in PAIR:
            teams = [[model.rating(own.mu, own.sigma)] for own in before]
            wanted = [(own.mu, own.sigma) for (own,) in model.rate(teams, ranks=[*places])]
            for own, right in zip(rated(before, places), wanted, strict=True):
                assert own[:2] == pytest.approx(right)
                assert own.matches == 10
