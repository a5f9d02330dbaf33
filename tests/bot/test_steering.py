"""Organisers steer a tournament: each act as a value, and any sequence of acts and results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from random import Random

import pytest

from bot.domain.contests import course, settling, steering
from bot.domain.contests.course import Facts
from bot.domain.league import tournament
from bot.domain.league.tournament import (
    DUPLICATE,
    KNOCK_OUT,
    LATE,
    SWISS,
    Match,
    Outcome,
    Tournament,
)
from bot.domain.refusal import Refusal
from tests.bot.test_tournament_course import NOON, ROUND, announced, at, first_round, moved, won
from tests.volume import seeds

AT_NOON = at(NOON)
SOON, LATER = NOON + ROUND / 2, NOON + 2 * ROUND
MORE = timedelta(minutes=10)
FIRST, SECOND = (1, 4), (2, 3)
STRANGER = 99
"""A person who is not in the tournament."""
TWO_TO_ONE = {1: Outcome(2, -3), 4: Outcome(1, 3)}


def match_of(cup: Tournament, user: int, round: int = 0) -> Match:
    """A person's match in a round, by default the last."""
    (match,) = [m for m in cup.matches if m.round == (round or cup.last) and user in m.people]
    return match


def numbered(cup: Tournament) -> Tournament:
    """The tournament as the database gives it back: every match has a number."""
    return replace(cup, matches=tuple(m._replace(number=n) for n, m in enumerate(cup.matches, 1)))


def second_round(kind: str) -> Tournament:
    """A tournament in whose second round 1 meets 2."""
    return numbered(moved(won(first_round(kind), 1, 2), at(SOON)))


# --- The clock ------------------------------------------------------------------------------------


def test_an_extended_round_lasts_longer() -> None:
    cup = first_round(SWISS)
    assert steering.extended(cup, MORE, SOON).due == cup.due + MORE
    late = steering.extended(moved(cup, at(LATER)), MORE, LATER)
    assert (late.due, late.stalled) == (LATER + MORE, 0)
    assert moved(late, at(LATER)) == late
    assert moved(late, at(LATER + MORE)).stalled == 1


def test_a_paused_round_keeps_the_time_that_was_left() -> None:
    cup = first_round(SWISS)
    paused = steering.paused(cup, SOON)
    assert moved(paused, at(LATER)) == paused
    longer = steering.extended(paused, MORE, LATER)
    assert longer.due == cup.due + MORE
    resumed = steering.resumed(paused, LATER)
    assert (resumed.due - LATER, resumed.paused_at) == (cup.due - SOON, None)


def test_a_resumed_round_goes_on_after_its_matches() -> None:
    paused = won(steering.paused(first_round(SWISS), SOON), 1, 2)
    assert moved(paused, at(SOON)).last == 1
    assert moved(steering.resumed(paused, SOON), at(SOON)).last == 2


ENDED = [
    # kind, who waits, who plays with which points -> who goes through, the places of 2 and 3
    (SWISS, (), {}, set(), None, "nobody gains if nobody waits"),
    (SWISS, (3,), {}, {3}, None, "a person who waits has a walkover"),
    (SWISS, (), {2: 5, 3: -5}, set(), (1, 2), "a match that is played counts by its points"),
    (KNOCK_OUT, (), {}, {2}, None, "in a knock-out the better seed goes on"),
    (KNOCK_OUT, (3,), {}, {3}, None, "or the person who waits"),
    (KNOCK_OUT, (), {2: -5, 3: 5}, set(), (2, 1), "or the one ahead in the match"),
]


@pytest.mark.parametrize(("kind", "came", "points", "through", "places", "sentence"), ENDED)
def test_an_organiser_ends_a_round(
    kind: str,
    came: tuple[int, ...],
    points: dict[int, int],
    through: set[int],
    places: tuple[int, int] | None,
    sentence: str,
) -> None:
    facts = at(SOON, came=came, playing=[(frozenset(SECOND), points)] if points else ())
    cup = steering.finished(won(first_round(kind), 1), facts)
    assert not cup.waits
    assert {u for of, u in cup.byes if of == 1} == through, sentence
    match = match_of(cup, 2)
    found = tuple(match.outcome[user].place for user in SECOND) if match.outcome else None
    assert found == places, sentence
    after = moved(cup, facts)
    assert after.last == 2
    assert all(entrant.present for entrant in after.entrants), "nobody is put out"


# --- Matches --------------------------------------------------------------------------------------


def test_a_result_is_entered_and_corrected() -> None:
    cup = first_round(SWISS)
    entered = steering.resulted(cup, match_of(cup, 1), {1: -3, 4: 3})
    assert match_of(entered, 1).outcome == TWO_TO_ONE
    walked = steering.walked_over(entered, match_of(entered, 1), 1)
    assert not match_of(walked, 1).outcome
    assert walked.walkovers == {(1, 1)}
    again = steering.walked_over(walked, match_of(walked, 1), 4)
    assert again.walkovers == {(1, 4)}
    back = steering.resulted(again, match_of(again, 1), {1: 3, 4: -3})
    assert match_of(back, 1).outcome[1] == Outcome(1, 3)
    assert not back.byes


def test_a_corrected_swiss_result_keeps_the_pairings() -> None:
    cup = second_round(SWISS)
    before = tournament.standings(cup)[0].entrant.user
    after = steering.resulted(cup, match_of(cup, 1, 1), {1: -3, 4: 3})
    assert after.current == cup.current
    assert {line.entrant.user: line.score for line in tournament.standings(after)}[4] == 2
    assert before == 1


def test_the_final_is_corrected_after_the_end() -> None:
    over = moved(won(second_round(KNOCK_OUT), 1), at(SOON))
    assert settling.winners(over) == [1]
    corrected = steering.resulted(over, over.current[0], {1: -1, 2: 1})
    assert settling.winners(corrected) == [2]


def test_several_people_at_a_larger_table_have_walkovers() -> None:
    cup = numbered(moved(replace(announced(SWISS, 4), seats=4), at(NOON)))
    for user in (1, 2, 3):
        cup = steering.walked_over(cup, cup.matches[0], user)
    assert cup.walkovers == {(1, 1), (1, 2), (1, 3)}
    assert not cup.waits


def test_people_are_swapped_before_their_matches_begin() -> None:
    cup = first_round(SWISS)
    after = steering.swapped(cup, 4, 3, at(NOON))
    assert [match.people for match in after.matches] == [(1, 3), (2, 4)]
    assert [e.seed for e in after.entrants] == [e.seed for e in cup.entrants]


def test_a_person_is_swapped_with_one_who_sits_out() -> None:
    cup = numbered(moved(announced(SWISS, 5), at(NOON)))
    ((_, out),) = cup.byes
    first = cup.matches[0].people[0]
    after = steering.swapped(cup, first, out, at(NOON))
    assert after.byes == {(1, first)}
    assert out in after.matches[0].people
    assert not after.walkovers


def test_a_swap_in_a_knock_out_trades_seeds() -> None:
    cup = numbered(moved(announced(KNOCK_OUT, 5), at(NOON)))
    after = steering.swapped(cup, 1, 4, at(NOON))
    assert {e.user: e.seed for e in after.entrants} == {4: 0, 2: 1, 3: 2, 1: 3, 5: 4}
    assert tournament.next_round(replace(after, matches=(), byes=frozenset())).groups == ((1, 5),)
    assert after.current[0].people == (1, 5)


# --- People ---------------------------------------------------------------------------------------


def test_a_person_is_withdrawn_and_put_back() -> None:
    for kind in (SWISS, KNOCK_OUT, DUPLICATE):
        cup = moved(announced(kind, 4), at(NOON))
        out = steering.taken_out(cup, 3)
        assert 3 not in {entrant.user for entrant in out.present}
        assert steering.put_back(out, 3) == cup
    early = steering.taken_out(announced(SWISS, 4), 3)
    assert 3 not in {entrant.user for entrant in early.entrants}


def test_a_withdrawal_ends_the_round_with_its_last_open_match() -> None:
    for kind in (SWISS, KNOCK_OUT):
        cup = first_round(kind)
        one, other = cup.current
        assert not steering.ends_round(cup, one.people[0])
        last = steering.walked_over(cup, one, one.people[0])
        assert steering.ends_round(last, other.people[0])
        assert not steering.ends_round(last, one.people[0])
        assert not steering.ends_round(steering.paused(last, NOON), other.people[0])
    assert not steering.ends_round(announced(SWISS, 4), 1)


def test_a_person_who_is_put_back_plays_the_next_round() -> None:
    cup = moved(won(first_round(SWISS), 1), at(LATER))
    assert {entrant.user for entrant in cup.present} == {1, 4}
    back = steering.put_back(numbered(cup), 2)
    done = moved(won(back, 1), at(LATER))
    assert 2 in {user for match in done.current for user in match.people} | {
        user for of, user in done.byes if of == 3
    }


# --- What is refused ------------------------------------------------------------------------------

Act = Callable[[Tournament], Tournament]
WAITING, RUNNING = announced(SWISS, 4), first_round(SWISS)
TOGETHER = moved(announced(DUPLICATE, 4), at(NOON))
OVER = course.ended(RUNNING, NOON)
KNOCKED = second_round(KNOCK_OUT)
LATER_ROUND = second_round(SWISS)


def rules(user: int, round: int = 0) -> Act:
    """Enter a result of a person's match."""

    def act(cup: Tournament) -> Tournament:
        match = match_of(cup, user, round)
        return steering.resulted(cup, match, dict.fromkeys(match.people, 0))

    return act


def walks(user: int, of: int) -> Act:
    """Give a person a walkover in the match of another."""
    return lambda cup: steering.walked_over(cup, match_of(cup, of), user)


def swaps(one: int, other: int, facts: Facts = AT_NOON) -> Act:
    """Swap two people."""
    return lambda cup: steering.swapped(cup, one, other, facts)


REFUSED: list[tuple[Tournament, Act, str]] = [
    (WAITING, lambda cup: steering.extended(cup, MORE, NOON), "round-not-begun"),
    (WAITING, lambda cup: steering.paused(cup, NOON), "round-not-begun"),
    (WAITING, lambda cup: steering.finished(cup, at(NOON)), "round-not-begun"),
    (WAITING, swaps(1, 2), "round-not-begun"),
    (OVER, lambda cup: steering.extended(cup, MORE, NOON), "tournament-over"),
    (OVER, lambda cup: steering.resumed(cup, NOON), "tournament-over"),
    (OVER, lambda cup: steering.finished(cup, at(NOON)), "tournament-over"),
    (OVER, lambda cup: steering.taken_out(cup, 1), "tournament-over"),
    (OVER, lambda cup: steering.put_back(cup, 1), "tournament-over"),
    (OVER, swaps(1, 2), "tournament-over"),
    (TOGETHER, lambda cup: steering.paused(cup, NOON), "round-duplicate"),
    (TOGETHER, rules(1), "round-duplicate"),
    (TOGETHER, swaps(1, 2), "round-duplicate"),
    (RUNNING, lambda cup: steering.extended(cup, 99 * steering.LONGEST, NOON), "round-longest"),
    (RUNNING, lambda cup: steering.resumed(cup, NOON), "round-not-paused"),
    (RUNNING, lambda cup: steering.paused(steering.paused(cup, NOON), NOON), "round-paused"),
    (
        RUNNING,
        lambda cup: steering.resulted(cup, cup.matches[0], {1: 1, 2: -1}),
        "no-tournament-match",
    ),
    (
        RUNNING,
        lambda cup: steering.walked_over(cup, steering.found(cup, {1, 2}), 1),
        "no-tournament-match",
    ),
    (RUNNING, lambda cup: steering.put_back(cup, 9), "never-entrant"),
    (RUNNING, lambda cup: steering.put_back(cup, 1), "still-entrant"),
    (RUNNING, lambda cup: steering.taken_out(cup, 9), "not-entrant"),
    (RUNNING, walks(2, 1), "not-in-match"),
    (RUNNING, lambda cup: walks(1, 1)(steering.taken_out(cup, 1)), "not-entrant"),
    (RUNNING, swaps(1, 4), "swap-same"),
    (RUNNING, swaps(1, 9), "not-in-round"),
    (RUNNING, lambda cup: swaps(1, 2)(won(cup, 1)), "swap-begun"),
    (RUNNING, swaps(1, 2, at(NOON, playing=[(frozenset(SECOND), {})])), "swap-begun"),
    (KNOCKED, rules(1, 1), "round-passed"),
    (KNOCKED, lambda cup: steering.walked_over(cup, match_of(cup, 4, 1), 4), "round-passed"),
    (KNOCKED, swaps(1, 3), "swap-knock-out"),
    (KNOCKED, lambda cup: steering.put_back(steering.taken_out(cup, 4), 4), "knocked-out"),
]


@pytest.mark.parametrize(("cup", "act", "refusal"), REFUSED)
def test_an_act_that_makes_no_sense_is_refused(cup: Tournament, act: Act, refusal: str) -> None:
    with pytest.raises(Refusal) as refused:
        act(cup)
    assert str(refused.value) == refusal


# --- Any sequence of acts and results -------------------------------------------------------------


class Evening:
    """A tournament in which dice decide who comes, plays and wins, and what organisers do."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        kind = self.rng.choice((SWISS, SWISS, KNOCK_OUT))
        seats = 2 if kind == KNOCK_OUT else self.rng.choice((2, 4))
        people = self.rng.randint(seats, 13)
        rounds = self.rng.randint(0, 4) if kind == SWISS else 0
        cup = announced(kind, people, rounds)
        self.cup = replace(cup, seats=seats, late=self.rng.choice(LATE))
        self.now = NOON
        self.calls = 0

    @property
    def facts(self) -> Facts:
        """The facts at this time: some wait, some play, some of these have finished a deal."""
        rng, playing = self.rng, {}
        for match in self.cup.pending:
            if rng.random() < 0.3:
                points = dict(zip(match.people, self.points(len(match.people)), strict=True))
                playing[frozenset(match.people)] = points if rng.random() < 0.5 else {}
        for entrant in self.cup.present:
            if rng.random() < 0.1:
                playing[frozenset({entrant.user, STRANGER})] = {}
        came = {e.user for e in self.cup.present if rng.random() < 0.4}
        return Facts(self.now, self.now, playing=playing, came=frozenset(came))

    def points(self, people: int) -> list[int]:
        """The points of people at a table, which sum to zero."""
        own = [self.rng.randint(-3, 3) for _ in range(people - 1)]
        return [*own, -sum(own)]

    def move(self) -> None:
        """Take every step that is due; nobody who plays is put out by the clock."""
        facts = self.facts
        while course.is_due(self.cup, facts):
            before = {entrant.user for entrant in self.cup.present}
            playing = frozenset[int]().union(*facts.playing)
            self.cup = course.moved_on(self.cup, facts)
            gone = before - {entrant.user for entrant in self.cup.present}
            assert not gone & playing
            if not (self.cup.over or self.cup.stalled):
                round = tournament.next_round(self.cup)
                self.cup = numbered(course.paired(self.cup, round, facts.now))

    def act(self) -> None:
        """Do something at random; what makes no sense is refused and changes nothing."""
        rng, cup, facts = self.rng, self.cup, self.facts
        users = [entrant.user for entrant in cup.entrants] or [1]
        one, other = rng.choice(users), rng.choice(users)
        match = rng.choice(cup.matches) if cup.matches else Match(0, 0, NOON, (1, 2), None, {})
        points = dict(zip(match.people, self.points(len(match.people)), strict=True))
        acts: list[Callable[[], Tournament]] = [
            lambda: steering.extended(cup, MORE, self.now),
            lambda: steering.paused(cup, self.now),
            lambda: steering.resumed(cup, self.now),
            lambda: steering.finished(cup, facts),
            lambda: steering.resulted(cup, match, points),
            lambda: steering.walked_over(cup, match, rng.choice(match.people)),
            lambda: steering.swapped(cup, one, other, facts),
            lambda: steering.taken_out(cup, one),
            lambda: steering.put_back(cup, one),
            lambda: course.entered(cup, rng.randint(1, 20), 0),
            lambda: self.played(),
            lambda: self.played(),
        ]
        try:
            self.cup = rng.choice(acts)()
        except Refusal:
            return
        self.check()

    def played(self) -> Tournament:
        """A match of the round ends at its table."""
        if self.cup.over or not self.cup.pending:
            return self.cup
        match = self.rng.choice(self.cup.pending)
        points = dict(zip(match.people, self.points(len(match.people)), strict=True))
        new = match._replace(outcome=settling.ranked(points))
        matches = tuple(new if m.number == match.number else m for m in self.cup.matches)
        return replace(self.cup, matches=matches)

    def check(self) -> None:
        """Check the rules that hold at any time."""
        cup = self.cup
        for number in range(1, cup.last + 1):
            paired = Counter(u for m in cup.matches if m.round == number for u in m.people)
            out = {u for of, u in cup.byes if of == number}
            assert max(paired.values(), default=1) == 1, "everybody is paired at most once"
            won = {u for m in cup.matches if m.round == number for u in m.outcome}
            assert not won & out, "nobody has a result and a bye"
            if cup.kind == KNOCK_OUT and number < cup.last:
                assert len(cup.through(number)) == 2 ** (cup.length - number)
        assert {e.user for e in cup.entrants}.issuperset(u for m in cup.matches for u in m.people)
        assert sorted(e.seed for e in cup.entrants) == sorted({e.seed for e in cup.entrants})
        if cup.kind == SWISS:
            done = [m for m in cup.matches if m.outcome]
            each = cup.seats * (cup.seats - 1)
            scores = sum(line.score for line in tournament.standings(cup))
            assert scores == each * len(done) + cup.seats * len(cup.byes)


@pytest.mark.parametrize("seed", seeds(25, 3000))
def test_any_sequence_of_acts_and_results_keeps_a_tournament_whole(seed: int) -> None:
    evening = Evening(seed)
    for _ in range(60):
        evening.now += evening.rng.choice((timedelta(), MORE, ROUND))
        evening.move()
        evening.check()
        evening.act()
    for _ in range(50):
        if evening.cup.over:
            break
        if evening.cup.last:
            evening.cup = steering.finished(evening.cup, evening.facts)
        evening.now += 3 * ROUND
        evening.move()
        evening.check()
    assert evening.cup.over, "a tournament ends once its organiser ends its rounds"
    played = {user for match in evening.cup.matches for user in match.outcome}
    assert played.issuperset(settling.winners(evening.cup))
    if played and evening.cup.kind == SWISS:
        assert settling.winners(evening.cup)
