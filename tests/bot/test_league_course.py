"""The course of a league with its seasons, as a value: no database, no clock."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.domain.contests import days
from bot.domain.contests.daily import Played
from bot.domain.league import pairing, season
from bot.domain.league.charter import Charter, Terms, default_ruling
from bot.domain.league.season import League
from bot.domain.refusal import Refusal
from rules import differing

NOON = datetime(2026, 1, 15, 12, tzinfo=UTC)
LATER = NOON + timedelta(days=3)
DAY, TODAY = "2026-01-14", "2026-01-17"
PLAIN = Charter(Terms(), {"mushi": default_ruling("mushi")}, {7: 20})


def agreed(**terms: str) -> Charter:
    """The plain charter with other terms."""
    return replace(PLAIN, terms=differing(Terms(), terms))


def founded(charter: Charter = PLAIN) -> League:
    return season.founded(1, "Spring", charter, 5, NOON, DAY)


def test_a_season_has_an_end_and_terms_of_its_league() -> None:
    league = founded(agreed(season_days="14", daily="5"))
    assert (league.season.number, league.season.charter) == (1, league.charter)
    assert (league.season.closes_at, league.season.counted) == (NOON + timedelta(days=14), DAY)
    assert (founded().season.closes_at, founded().season.counted) == (None, None)


def test_a_closed_season_is_followed_by_the_new_charter() -> None:
    new = agreed(uma="5")
    league = season.chartered(founded(), new, TODAY, untouched=False)
    assert (league.charter, league.season.charter) == (new, PLAIN)
    after = season.opened(season.closed(league, LATER), LATER, TODAY)
    assert [own.number for own in after.seasons] == [1, 2]
    assert after.seasons[0] == replace(league.season, closed_at=LATER)
    assert (after.season.charter, after.season.opened_at, after.open) == (new, LATER, True)


CHARTERS = [
    # what is agreed, whether nothing has counted -> uma, counted, handicap of 7 in the open season
    (agreed(uma="5"), True, 5, None, 20, "an untouched season gets every term"),
    (agreed(daily="5"), True, 0, TODAY, 20, "deals of the day count from today on"),
    (agreed(uma="5", daily="5"), False, 0, None, 20, "otherwise terms wait for the next season"),
    (replace(PLAIN, handicaps={7: 30}), False, 0, None, 30, "handicaps hold at once"),
]


@pytest.mark.parametrize(("own", "untouched", "uma", "counted", "handicap", "sentence"), CHARTERS)
def test_a_charter_holds_at_once_or_from_the_next_season(
    own: Charter, untouched: bool, uma: int, counted: str | None, handicap: int, sentence: str
) -> None:
    league = season.chartered(founded(), own, TODAY, untouched=untouched)
    now = league.season
    found = (now.charter.terms.uma, now.counted, now.charter.handicaps[7])
    assert found == (uma, counted, handicap), sentence
    assert league.charter == own
    closed = season.chartered(season.closed(founded(), LATER), own, TODAY, untouched=untouched)
    assert closed.season.charter == PLAIN


Act = Callable[[League], object]
REFUSALS: list[tuple[str, Act, Act]] = [
    ("season-open", lambda league: league, lambda league: season.opened(league, LATER, DAY)),
    (
        "season-closed",
        lambda league: season.closed(league, LATER),
        lambda league: season.closed(league, LATER),
    ),
    *(
        ("league-archived", lambda league: season.archived(league, LATER), act)
        for act in (
            lambda league: season.archived(league, LATER),
            lambda league: season.opened(league, LATER, DAY),
            lambda league: season.chartered(league, PLAIN, DAY, untouched=True),
        )
    ),
]


@pytest.mark.parametrize(("refusal", "before", "act"), REFUSALS)
def test_an_act_out_of_season_is_refused(refusal: str, before: Act, act: Act) -> None:
    league = before(founded())
    assert isinstance(league, League)
    with pytest.raises(Refusal, match=refusal):
        act(league)


def test_an_archived_league_has_closed_its_season() -> None:
    league = season.archived(founded(), LATER)
    assert (league.archived, league.open, league.season.closed_at) == (True, False, LATER)


def test_only_days_on_which_members_have_met_are_counted() -> None:
    league = founded(agreed(daily="3"))
    every = [
        Played(day, game, 1, user, "", user, points, ranked=True)
        for day, game, user, points in [
            ("2026-01-15", "mushi", 1, 5),
            ("2026-01-15", "mushi", 2, None),
            ("2026-01-16", "mushi", 1, 5),
            ("2026-01-17", "koikoi", 1, 5),
            ("2026-01-17", "koikoi", 2, 9),
        ]
    ]
    ((entry, entries),) = days.counted(league, every)
    assert (days.of_ordinal(entry.deal or 0), entry.stake) == ("2026-01-15", 3)
    assert {entry.user: entry.delta for entry in entries} == {1: 1, 2: -1}
    assert season.counted(league, TODAY).season.counted == TODAY


@pytest.mark.parametrize(
    ("people", "kind", "seats", "again", "refusal"),
    [
        (1, "swiss", 2, False, "too-few-members"),
        (3, "swiss", 4, False, "too-few-members"),
        (65, "round-robin", 2, False, "too-many-members"),
        (129, "swiss", 2, False, "too-many-for-swiss"),
        (4, "round-robin", 2, True, "schedule-exists"),
    ],
)
def test_a_schedule_that_cannot_be_planned(
    people: int, kind: str, seats: int, again: bool, refusal: str
) -> None:
    met = pairing.Fixture(1, 1, NOON, False, None, frozenset({1, 2}), None)
    with pytest.raises(Refusal, match=refusal):
        pairing.asked([met] if again else [], [], frozenset(range(people)), kind, seats)


def test_a_schedule_pairs_by_standing_and_counts_rounds_sat_out() -> None:
    met = pairing.Fixture(1, 1, NOON, False, None, frozenset({1, 2}), None)
    asked = pairing.asked([met], [3, 9, 1], frozenset({1, 2, 3}), "swiss", 2)
    assert (asked.order, asked.last, asked.out) == ([3, 1, 2], 1, {3: 1, 1: 0, 2: 0})


# --- A season that is opened again ----------------------------------------------------------------


SOON = LATER + timedelta(hours=20)


def test_a_season_is_opened_again_and_closes_as_before() -> None:
    league = season.closed(founded(agreed(season_days="14")), LATER)
    again = season.reopened(league, SOON)
    assert again == founded(agreed(season_days="14"))
    assert season.reopened(season.closed(founded(), LATER), SOON).season.closes_at is None


def test_a_season_opened_again_late_closes_a_day_later() -> None:
    charter = agreed(season_days="14")
    end = NOON + timedelta(days=14)
    league = season.opened(season.closed(founded(charter), end), end, TODAY)
    again = season.reopened(league, end + timedelta(hours=20))
    assert (again.season.number, again.open) == (1, True)
    assert again.season.closes_at == end + timedelta(hours=44)
    assert [own.number for own in again.begun] == [1]
    assert [own.waits for own in again.seasons] == [False, True]

    resumed = season.opened(season.closed(again, LATER), LATER, DAY)
    assert [own.number for own in resumed.begun] == [1, 2]
    assert (resumed.season.opened_at, resumed.open) == (LATER, True)
    assert resumed.season == replace(
        league.season, opened_at=LATER, closes_at=LATER + timedelta(14)
    )


AGAIN: list[tuple[str, Act]] = [
    ("season-first", lambda league: season.reopened(league, LATER)),
    (
        "season-over",
        lambda league: season.reopened(season.closed(league, NOON), NOON + timedelta(hours=25)),
    ),
    ("league-archived", lambda league: season.reopened(season.archived(league, LATER), LATER)),
    (
        "season-first",
        lambda league: season.reopened(season.reopened(season.closed(league, NOON), NOON), NOON),
    ),
]


@pytest.mark.parametrize(("refusal", "act"), AGAIN)
def test_a_season_that_cannot_be_opened_again_is_refused(refusal: str, act: Act) -> None:
    with pytest.raises(Refusal, match=refusal):
        act(founded())
