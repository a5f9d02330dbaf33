"""The course of a tournament as a value: no database, no clock, no table."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.domain.contests import course, settling
from bot.domain.contests.course import Facts
from bot.domain.league import tournament
from bot.domain.league.tournament import (
    DUPLICATE,
    KNOCK_OUT,
    POINTS,
    SWISS,
    WAIT,
    Outcome,
    Tournament,
)
from bot.domain.refusal import Refusal

Playing = Iterable[tuple[frozenset[int], Mapping[int, int]]]
"""The people of matches that are being played, with their points."""
NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
ROUND, TICK = timedelta(minutes=30), timedelta(milliseconds=50)


def announced(kind: str, people: int, rounds: int = 0, deals: int = 1) -> Tournament:
    """A tournament at noon that people have entered, named 1, 2, 3 …"""
    cup = Tournament(1, 1, 1, kind, "mushi", 2, NOON, 30, rounds, deals=deals)
    for user in range(1, people + 1):
        cup = course.entered(cup, user, 100 + user)
    return cup


def at(
    time: datetime,
    *,
    closed: bool = False,
    order: Iterable[int] = (),
    came: Collection[int] = (),
    playing: Playing = (),
) -> Facts:
    """Facts at a time; timers ring a tick early."""
    return Facts(time - TICK, time, closed, [*order], frozenset(came), dict(playing))


def moved(cup: Tournament, facts: Facts) -> Tournament:
    """The tournament after all steps that are due."""
    while course.is_due(cup, facts):
        cup = course.moved_on(cup, facts)
        if not (cup.over or cup.stalled):
            cup = course.paired(cup, tournament.next_round(cup), facts.now)
    return cup


def won(cup: Tournament, *winners: int) -> Tournament:
    """The tournament after these people have won their matches of the current round."""
    matches = tuple(
        match._replace(outcome={u: Outcome(1 if u == first else 2, 0) for u in match.people})
        if match.round == cup.last and (first := next(iter({*match.people} & {*winners}), 0))
        else match
        for match in cup.matches
    )
    return replace(cup, matches=matches)


def pairs(cup: Tournament) -> set[frozenset[int]]:
    """The people of each match of the current round."""
    return {frozenset(match.people) for match in cup.current}


@pytest.mark.parametrize("kind", [SWISS, KNOCK_OUT, DUPLICATE])
def test_a_tournament_begins_at_its_time_and_not_before(kind: str) -> None:
    cup = announced(kind, 4)
    assert moved(cup, at(NOON - timedelta(seconds=1))) == cup
    begun = moved(cup, at(NOON))
    assert (begun.last, begun.due) == (1, NOON - TICK + ROUND)
    assert sorted(user for match in begun.current for user in match.people) == [1, 2, 3, 4]
    assert begun.rounds == begun.length > 0


def test_seeds_follow_standings_then_the_order_of_entering() -> None:
    begun = moved(announced(KNOCK_OUT, 4), at(NOON, order=[4, 9, 2]))
    assert [(e.user, e.seed) for e in begun.entrants] == [(4, 0), (2, 1), (1, 2), (3, 3)]
    assert pairs(begun) == {frozenset({4, 3}), frozenset({2, 1})}


@pytest.mark.parametrize(
    ("people", "closed", "sentence"),
    [
        (1, False, "with too few entrants it ends at its time"),
        (4, True, "once its season is closed it ends"),
    ],
)
def test_a_tournament_ends_without_a_round(people: int, closed: bool, sentence: str) -> None:
    over = moved(announced(SWISS, people), at(NOON, closed=closed))
    assert (over.over, over.matches, over.over_at) == (True, (), NOON - TICK), sentence


LATE, TWICE = NOON + ROUND, NOON + 2 * ROUND
FIRST, SECOND = frozenset({1, 4}), frozenset({2, 3})
NO_POINTS: Mapping[int, int] = {}
BEGUN, AHEAD = (SECOND, NO_POINTS), (SECOND, {2: 5, 3: -5})
OTHERS = (frozenset({3, 9}), NO_POINTS)
ROUNDS = [
    # kind, winners, at, who has come, who plays -> round, who has left, who went through
    (SWISS, (1, 2), NOON, (), (), 2, (), (), "a round ends with its last match"),
    (SWISS, (1,), NOON, (), (), 1, (), (), "a round waits for its matches"),
    (SWISS, (1,), LATE, (), (BEGUN,), 1, (), (), "a match that has begun has twice the time"),
    (SWISS, (1,), TWICE, (), (BEGUN,), -1, (), (), "then the round waits for an organiser"),
    (SWISS, (), LATE, (), (), -1, (), (), "a round that nobody has finished waits"),
    (SWISS, (), LATE, (2, 3), (), -1, (), (), "people who wait do not end such a round"),
    (KNOCK_OUT, (), LATE, (1,), (), -1, (), (), "nor does a knock-out go on without a match"),
    (SWISS, (1,), LATE, (), (), 2, (2, 3), (), "absent people take no part in later rounds"),
    (SWISS, (1,), LATE, (), (OTHERS,), 2, (2,), (), "a person who plays somewhere stays"),
    (SWISS, (1,), LATE, (3,), (), 2, (2,), (3,), "a person who has come goes through"),
    (SWISS, (1,), LATE, (2, 3), (), 2, (), (), "of two who have come nobody goes through"),
    (KNOCK_OUT, (1,), LATE, (), (), 2, (), (2,), "of two absent people the better seed goes on"),
    (KNOCK_OUT, (1,), LATE, (3,), (), 2, (), (3,), "of two people the one who has come goes on"),
]
"""A negative round is one that waits for an organiser."""


@pytest.mark.parametrize(
    ("kind", "winners", "time", "came", "playing", "last", "gone", "through", "sentence"), ROUNDS
)
def test_a_round_ends_and_the_next_begins(
    kind: str,
    winners: tuple[int, ...],
    time: datetime,
    came: tuple[int, ...],
    playing: Playing,
    last: int,
    gone: tuple[int, ...],
    through: tuple[int, ...],
    sentence: str,
) -> None:
    cup = won(first_round(kind), *winners)
    after = moved(cup, at(time, came=came, playing=playing))
    assert (after.last, after.stalled) == (abs(last), max(-last, 0)), sentence
    assert [e.user for e in after.entrants if not e.present] == [*gone], sentence
    assert {u for of, u in after.byes if of == 1} == {*through}, sentence
    assert all(m.reminded for m in after.matches if m.round < last), sentence


def first_round(kind: str, late: str = WAIT) -> Tournament:
    """A tournament in whose first round 1 meets 4, and 2 meets 3."""
    cup = replace(moved(announced(kind, 4, 3), at(NOON)), late=late)
    groups = enumerate(zip(cup.matches, ((1, 4), (2, 3)), strict=True), 1)
    return replace(cup, matches=tuple(m._replace(number=n, people=g) for n, (m, g) in groups))


@pytest.mark.parametrize(
    ("late", "playing", "time", "last", "stalled", "sentence"),
    [
        (POINTS, AHEAD, LATE, 2, 0, "a match counts by its points when time is up"),
        (POINTS, BEGUN, LATE, 1, 0, "without a finished deal it has twice the time"),
        (POINTS, BEGUN, TWICE, 1, 1, "then the round waits for an organiser"),
        (WAIT, AHEAD, LATE, 1, 0, "a match that waits does not count by its points"),
        (WAIT, AHEAD, TWICE, 1, 1, "not even after twice the time"),
    ],
)
def test_a_running_match_counts_as_announced(
    late: str,
    playing: tuple[frozenset[int], Mapping[int, int]],
    time: datetime,
    last: int,
    stalled: int,
    sentence: str,
) -> None:
    cup = moved(won(first_round(SWISS, late), 1), at(time, playing=[playing]))
    assert (cup.last, cup.stalled) == (last, stalled), sentence
    counted = cup.matches[1]
    assert counted.decided == (last == 2), sentence
    if counted.decided:
        assert counted.outcome == {2: Outcome(1, 5), 3: Outcome(2, -5)}
    assert [e.user for e in cup.entrants if not e.present] == []


def test_a_waiting_round_goes_on_after_its_matches() -> None:
    cup = moved(first_round(SWISS), at(LATE))
    assert cup.stalled == 1
    assert moved(cup, at(TWICE + ROUND)) == cup
    assert moved(won(cup, 1), at(TWICE)).stalled == 1
    after = moved(won(cup, 1, 2), at(TWICE))
    assert (after.last, after.stalled) == (2, 0)


def test_a_person_who_has_not_played_never_wins() -> None:
    three = moved(announced(SWISS, 3, 1), at(NOON))
    ((out,), (match,)) = {u for _, u in three.byes}, three.matches
    tied = {user: Outcome(1, 0) for user in match.people}
    over = moved(replace(three, matches=(match._replace(outcome=tied),)), at(NOON))
    assert over.over
    assert tournament.standings(over)[0].entrant.user == out
    assert settling.winners(over) == sorted(match.people)


def test_a_duplicate_round_is_settled_for_all_at_once() -> None:
    cup = moved(announced(DUPLICATE, 3, 2), at(NOON))
    (match,) = cup.matches
    assert match.people == (1, 2, 3)
    assert moved(cup, at(TWICE)) == cup
    done = replace(cup, matches=(match._replace(outcome={u: Outcome(u, 0) for u in (1, 2, 3)}),))
    second = moved(done, at(NOON + ROUND / 2, came=(1, 2)))
    assert (second.last, second.current[0].people) == (2, (1, 2))
    last = (*second.matches[:1], second.current[0]._replace(outcome={1: Outcome(1, 0)}))
    over = moved(replace(second, matches=last), at(TWICE, came=(1, 2)))
    assert (over.over, over.last) == (True, 2)


def test_a_knock_out_ends_with_its_final() -> None:
    cup = moved(announced(KNOCK_OUT, 4), at(NOON))
    final = moved(won(cup, 1, 2), at(NOON))
    assert pairs(final) == {frozenset({1, 2})}
    over = moved(won(final, 2), at(NOON))
    assert (over.over, over.through(2)) == (True, frozenset({2}))
    assert moved(over, at(TWICE, closed=True)) == over


REFUSALS = [
    ("tournament-entered", lambda cup: course.entered(cup, 1, 0), "nobody enters twice"),
    ("tournament-not-entered", lambda cup: course.withdrawn(cup, 9), "a stranger withdraws"),
    ("tournament-over", lambda cup: course.entered(course.ended(cup, NOON), 9, 0), "it is over"),
    ("tournament-over", lambda cup: course.withdrawn(course.ended(cup, NOON), 1), "it is over"),
    (
        "tournament-begun",
        lambda cup: course.entered(moved(cup, at(NOON)), 9, 0),
        "a knock-out takes nobody once it has begun",
    ),
]


@pytest.mark.parametrize(("refusal", "act", "sentence"), REFUSALS)
def test_entering_and_leaving_have_limits(refusal: str, act: object, sentence: str) -> None:
    assert callable(act)
    with pytest.raises(Refusal) as refused:
        act(announced(KNOCK_OUT, 4))
    assert str(refused.value) == refusal, sentence


def test_a_player_who_returns_keeps_seed_and_first_addition() -> None:
    cup = moved(announced(DUPLICATE, 3), at(NOON))
    gone = course.withdrawn(cup, 2)
    assert [entrant.user for entrant in gone.present] == [1, 3]
    assert course.entered(gone, 2, 999).entrants == cup.entrants
    early = announced(DUPLICATE, 3)
    assert [e.seed for e in course.entered(course.withdrawn(early, 2), 2, 999).entrants] == [
        0,
        2,
        3,
    ]


def test_a_bye_counts_as_its_round_begins() -> None:
    cup = moved(announced(SWISS, 5), at(NOON))
    (out,) = {user for _, user in cup.byes}
    best, *others = tournament.standings(cup)
    assert (best.entrant.user, best.score) == (out, 2)
    assert {line.score for line in others} == {0}
