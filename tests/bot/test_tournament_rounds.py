"""Tournaments as values: people come late, leave, tie; pairings and standings stay right."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence, Set
from dataclasses import replace
from datetime import UTC, datetime
from itertools import combinations, count
from random import Random

import networkx
import pytest

from bot.domain.contests import settling
from bot.domain.league import pairing, tournament
from bot.domain.league.tournament import Entrant, Match, Outcome, Tournament
from tests.volume import seeds

NOON = datetime(2026, 1, 1, tzinfo=UTC)


def announced(kind: str, seats: int, people: int, rounds: int = 0) -> Tournament:
    """A tournament for which people have signed up."""
    entrants = tuple(Entrant(100 + seed, seed, True) for seed in range(people))
    return Tournament(1, 1, 1, kind, "mushi", seats, NOON, 30, rounds, entrants=entrants)


def paired(one: Tournament) -> Tournament:
    """With its next round, in which everybody present has a table or a bye."""
    groups, byes = tournament.next_round(one)
    number, before = one.last + 1, len(one.matches)
    sitting = [user for group in groups for user in group]
    assert all(len(group) == one.seats for group in groups)
    assert len(sitting) + len(byes) == len({*sitting, *byes})
    if one.kind == tournament.SWISS:
        assert {*sitting, *byes} == {entrant.user for entrant in one.present}
        assert len(byes) == len(one.present) % one.seats
    new = [Match(before + at, number, NOON, group, None, {}) for at, group in enumerate(groups)]
    gone = one.byes | {(number, user) for user in byes}
    return replace(one, matches=(*one.matches, *new), byes=gone)


def played(one: Tournament, rng: Random, missing: float = 0.0) -> Tournament:
    """With the results of its last round; some matches are not played."""
    done = []
    for match in one.matches:
        outcome = match.outcome
        if match.round == one.last and rng.random() >= missing:
            points = {user: rng.randint(-2, 2) for user in match.people}
            places = {u: 1 + sum(p > points[u] for p in points.values()) for u in points}
            outcome = {user: Outcome(places[user], points[user]) for user in match.people}
        done.append(match._replace(outcome=outcome))
    one = replace(one, matches=tuple(done))
    here = {user for match in one.current for user in match.people if rng.random() < 0.3}
    byes, missed = settling.settle(one, here)
    byes_now = one.byes | {(one.last, user) for user in byes}
    entrants = tuple(
        each._replace(present=each.present and (each.user not in missed)) for each in one.entrants
    )
    return replace(one, entrants=entrants, byes=byes_now)


def moved(one: Tournament, rng: Random, leaving: float = 0.03, most: int = 3) -> Tournament:
    """Some leave, and at most `most` others come late."""
    stay = tuple(
        each._replace(present=each.present and rng.random() > leaving) for each in one.entrants
    )
    late = range(len(stay), len(stay) + rng.randint(0, most))
    return replace(one, entrants=(*stay, *(Entrant(100 + seed, seed, True) for seed in late)))


def recounted(one: Tournament) -> dict[int, float]:
    """The scores of a Swiss, counted in another way: places worth 3, 2, 1, 0, shared."""
    worth = range(one.seats - 1, -1, -1)
    scores = {entrant.user: 0.0 for entrant in one.entrants}
    for match in one.matches:
        for user, own in match.outcome.items():
            equal = [who for who, other in match.outcome.items() if other.place == own.place]
            first = own.place - 1
            scores[user] += sum(worth[first : first + len(equal)]) / len(equal)
    for _, user in one.byes:
        scores[user] += one.seats / 2
    return scores


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("seats", [2, 4])
def test_a_swiss_of_64_who_come_late_leave_and_tie(seats: int, seed: int) -> None:
    rng, one = Random(seed), announced(tournament.SWISS, seats, 64, 6)
    for _ in range(6):
        before = Counter(user for _, user in one.byes)
        one = paired(one)
        fresh = {user for of, user in one.byes if of == one.last}
        assert all(not before[user] for user in fresh)
        one = moved(played(one, rng, missing=0.05), rng)
    assert one.complete
    one = replace(one, over_at=NOON)
    met = pairing.meetings([match.people for match in one.matches if match.outcome])
    assert max(met.values()) == 1 if seats == 2 else sum(met.values()) - len(met) <= 20
    lines, scores = tournament.standings(one), recounted(one)
    assert {line.entrant.user: line.score / 2 for line in lines} == scores
    for line in lines:
        own = [m for m in one.matches if line.entrant.user in m.outcome]
        others = [user for m in own for user in m.people if user != line.entrant.user]
        dummies = (6 - len(own)) * (seats - 1) * line.score
        assert line.opposition == dummies + sum(2 * scores[user] for user in others)
        assert line.points == sum(m.outcome[line.entrant.user].points for m in own)
    order = [(line.score, line.opposition, line.points) for line in lines]
    assert order == sorted(order, reverse=True)
    assert [line.place for line in lines] == [order.index(own) + 1 for own in order]


def test_a_bye_does_not_cost_the_tie_break() -> None:
    """102 and 104 lost to 100 and beat 101; then 102 beat 103, and 104 had a bye."""
    one = announced(tournament.SWISS, 2, 5)
    won = [(1, 100, 103), (1, 102, 101), (2, 100, 102), (2, 104, 101), (3, 100, 104), (3, 102, 103)]
    matches = tuple(
        Match(at, of, NOON, (first, second), None, {first: Outcome(1, 5), second: Outcome(2, -5)})
        for at, (of, first, second) in enumerate(won, 1)
    )
    one = replace(one, matches=matches, byes=frozenset({(1, 104), (2, 103), (3, 101)}))
    lines = [(line.entrant.user, line.score, line.opposition) for line in tournament.standings(one)]
    assert lines[:3] == [(100, 6, 10), (104, 4, 12), (102, 4, 10)]


def can_be_new(people: Sequence[int], seats: int, met: Set[frozenset[int]]) -> bool:
    """Whether all these people can sit down without a second meeting; False after a long search."""
    if seats == 2:
        pairs = combinations(people, 2)
        graph = networkx.Graph(pair for pair in pairs if frozenset(pair) not in met)
        return 2 * len(networkx.max_weight_matching(graph)) == len(people)
    steps = count()

    def seated(left: Sequence[int]) -> bool:
        if not left or next(steps) > 20_000:
            return not left
        first, *others = left
        free = [one for one in others if frozenset({first, one}) not in met]
        return any(
            seated([one for one in others if one not in beside])
            for beside in combinations(free, seats - 1)
            if not met & pairing.meetings([beside]).keys()
        )

    return seated(people)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("seed", [67595, *seeds(3, 1000)])  # the first has few new rounds
def test_two_meet_again_only_if_no_round_is_new(seats: int, seed: int) -> None:
    """People come late and leave, and some rounds are more than a Swiss needs."""
    rng = Random(seed)
    one = announced(tournament.SWISS, seats, rng.randint(seats, 16), rng.randint(3, 9))
    while not one.complete:
        before, one = one, paired(one)
        met = pairing.meetings([match.people for match in before.matches if match.outcome]).keys()
        again = met & pairing.meetings([match.people for match in one.current]).keys()
        people = [entrant.user for entrant in before.present]
        out = Counter(user for _, user in before.byes)
        ways = [*combinations(people, len(people) % seats)]
        fewest = min(sum(out[user] for user in resting) for resting in ways)
        resting = {user for of, user in one.byes if of == one.last}
        assert sum(out[user] for user in resting) == fewest
        assert not again or not any(
            can_be_new([user for user in people if user not in resting], seats, met)
            for resting in ways
            if sum(out[user] for user in resting) == fewest
        )
        one = moved(played(one, rng, missing=0.05), rng, leaving=0.08, most=1)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_first_round_parts_people_who_met_this_season(seats: int) -> None:
    one = announced(tournament.SWISS, seats, 16)
    first = tournament.next_round(one).groups
    met = pairing.meetings(first)
    second = tournament.next_round(one, met).groups
    assert not pairing.meetings(second).keys() & met.keys()
    begun = played(paired(one), Random(1))
    assert tournament.next_round(begun, met) == tournament.next_round(begun)


@pytest.mark.parametrize("people", [*range(2, 18), 33, 63, 64])
def test_a_knock_out_has_one_winner_after_few_rounds(people: int) -> None:
    rng, one = Random(people), announced(tournament.KNOCK_OUT, 2, people)
    left = people
    while not one.complete:
        one = played(paired(one), rng, missing=0.1)
        first = len(one.through(1))
        left = left - (left // 2 if one.last > 1 else people - first)
        assert len(one.through(one.last)) == left
        assert len(one.through(one.last)) == 2 ** (one.length - one.last)
    assert one.last == one.length == (people - 1).bit_length()
    best, second, *rest = tournament.standings(one)
    assert (best.place, second.place) == (1, 2)
    assert {best.entrant.user} == one.through(one.last)
    assert all(line.place == 3 for line in rest[:2])


def test_the_two_best_of_a_knock_out_meet_last() -> None:
    one = paired(announced(tournament.KNOCK_OUT, 2, 6))
    assert one.byes == {(1, 100), (1, 101)}
    assert [match.people for match in one.matches] == [(103, 104), (102, 105)]
    ties = {103: 1, 104: 1, 102: 2, 105: 1}
    done = tuple(
        match._replace(outcome={user: Outcome(ties[user], 0) for user in match.people})
        for match in one.matches
    )
    one = paired(replace(one, matches=done))
    assert [match.people for match in one.current] == [(100, 103), (101, 105)]


@pytest.mark.parametrize(
    ("kind", "here", "gone", "byes", "missed"),
    [
        (tournament.SWISS, set(), set(), set(), {100, 101}),
        (tournament.SWISS, {101}, set(), {101}, {100}),
        (tournament.SWISS, {100, 101}, set(), set(), set()),
        (tournament.SWISS, set(), {100}, {101}, {100}),
        (tournament.KNOCK_OUT, set(), set(), {100}, {101}),
        (tournament.KNOCK_OUT, {101}, set(), {101}, {100}),
        (tournament.KNOCK_OUT, {100, 101}, set(), {100}, {101}),
        (tournament.KNOCK_OUT, {100}, {100}, {101}, {100}),
    ],
)
def test_a_match_that_was_not_played(
    kind: str, here: set[int], gone: set[int], byes: set[int], missed: set[int]
) -> None:
    one = paired(announced(kind, 2, 2))
    entrants = tuple(each._replace(present=each.user not in gone) for each in one.entrants)
    one = replace(one, entrants=entrants)
    assert one.waits == (not gone)
    settled = settling.settle(one, here)
    assert (set(settled.byes), set(settled.missed)) == (byes, missed)


@pytest.mark.parametrize(
    ("people", "seats", "rounds"),
    [(2, 2, 1), (3, 2, 3), (4, 2, 3), (9, 2, 4), (64, 2, 6), (4, 4, 3), (33, 4, 6)],
)
def test_how_many_rounds_there_are(people: int, seats: int, rounds: int) -> None:
    assert tournament.usual_rounds(people, seats) == rounds
