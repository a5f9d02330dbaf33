"""A request that cannot be granted is refused by the sentence that tells why."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

import rules
from bot.domain.contests import course, gathering, meeting
from bot.domain.contests.course import Plan
from bot.domain.contests.duplicate import Match
from bot.domain.league import tournament
from bot.domain.league.tournament import Entrant, Tournament
from bot.domain.ledger import results
from bot.domain.people.calendar import Span, minutes_of
from bot.domain.people.draft import Draft, Laid
from bot.domain.people.person import Person
from bot.domain.tables import lobby
from bot.domain.tables.clocks import clock_of
from bot.domain.tables.pace import pace_of
from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from bot.services.league.leagues import MOST
from bot.services.ledger import shares
from bot.services.services import Services
from rules import RuleError
from tests.sources import ROOT

NOW = datetime(2026, 1, 1, tzinfo=UTC)
AKI, BEN = Player(1, "Aki"), Player(2, "Ben")


def table() -> Table:
    """A lobby of two people."""
    laid = lobby.laid(1, 9, AKI, "mushi", "mushi", rules.game("mushi").presets["mushi"], 2)
    return lobby.joined(laid, BEN, 5)


def duplicate(people: int, side: int = 1) -> Match:
    """A duplicate match that people have joined."""
    about = gathering.Announcement(9, 90, Player(1, "P1"), "mushi", None, 2, side, 3)
    match = gathering.opened(about, NOW)
    for number in range(2, people + 1):
        match = gathering.joined(match, Player(number, f"P{number}"), number)
    return match


def cup(people: int) -> Tournament:
    """A tournament that people have entered and that has not begun."""
    entrants = tuple(Entrant(user, user - 1, True) for user in range(1, people + 1))
    return Tournament(1, 1, 1, "swiss", "mushi", 2, NOW, 30, entrants=entrants)


ROWS: list[tuple[str, Callable[[], object]]] = [
    ("no-such-clock", lambda: clock_of("soon")),
    ("no-such-pace", lambda: pace_of("gallop")),
    ("no-such-time", lambda: minutes_of("25:00")),
    ("no-vacation", lambda: Person(1).leaving(Span(NOW, NOW))),
    ("namesakes", lambda: results.reported("Aki 5, Ben -5", {"Aki": (1,), "Ben": (2, 3)})),
    ("hand-full", lambda: Draft("xiamen", ("1m",) * 15).with_meld(Laid("pung", ("1z",) * 3))),
    ("seated", lambda: lobby.joined(table(), BEN, 6)),
    ("owner-stays", lambda: lobby.removed(table(), AKI.user, 0, AKI.user)),
    ("duplicate-side", lambda: duplicate(1, side=4)),
    ("duplicate-joined", lambda: gathering.joined(duplicate(2), BEN, 6)),
    ("duplicate-full", lambda: duplicate(gathering.MOST + 1)),
    ("duplicate-not-in", lambda: duplicate(2).rival(3)),
    ("tournament-full", lambda: course.entered(cup(tournament.MOST), 1000, 0)),
    ("tournament-not-begun", lambda: meeting.own_match(cup(2), 1)),
    ("replay-runs", lambda: shares.recorded(table())),
]


@pytest.mark.parametrize(("sentence", "act"), ROWS, ids=[row[0] for row in ROWS])
def test_a_wrong_value_is_refused_by_its_own_sentence(
    sentence: str, act: Callable[[], object]
) -> None:
    with pytest.raises(RuleError) as refused:
        act()
    assert refused.value.sentence == sentence


def test_a_full_tournament_takes_back_those_who_withdrew() -> None:
    full = cup(tournament.MOST)
    away = replace(full, entrants=(Entrant(1, 0, False), *full.entrants[1:]))
    assert course.entered(away, 1, 0) == full
    with pytest.raises(RuleError):
        course.entered(away, 1000, 0)


async def test_organisers_are_refused_by_the_sentence_of_each_fault(services: Services) -> None:
    leagues, organisers = services.leagues, services.organisers
    league = await leagues.create(1, 9, "Spring", 90, "mushi")
    plan = Plan("swiss", "koikoi", 2, 5, 30, 2)
    entry = await organisers.penalise(league, 9, 2, 5, "late")
    corrected = await organisers.correct(1, 9, entry, 2, 3, 4, "a slip")
    await organisers.freeze(1, 9, corrected, "a slip")
    acts: dict[str, Callable[[], Awaitable[object]]] = {
        "league-name": lambda: leagues.create(1, 9, " ", 91),
        "league-empty": lambda: leagues.drop_game(league, 9, "mushi"),
        "no-stake": lambda: leagues.set_game(league, 9, "mushi", stake=-1),
        "no-season": lambda: leagues.ladder(league, 7),
        "no-points": lambda: organisers.penalise(league, 9, 2, 0, "late"),
        "same-player": lambda: organisers.correct(1, 9, entry, 2, 2, 4, "a slip"),
        "league-game": lambda: services.imports.reported(league, 9, "koikoi", "x", "late"),
        "tournament-game": lambda: services.tournaments.announce(league, 9, plan),
        "about-another": lambda: organisers.void(1, 9, corrected + 1, "a slip"),
    }
    for sentence, act in acts.items():
        with pytest.raises(RuleError) as refused:
            await act()
        assert refused.value.sentence == sentence
    for number in range(1, MOST):
        await leagues.create(1, 9, f"League {number}", 100 + number)
    with pytest.raises(RuleError) as refused:
        await leagues.create(1, 9, "One more", 99)
    assert refused.value.sentence == "league-many"


UNNAMED = """
daily-none duplicate-no-room duplicate-not-begun export-large gone-away look-first no-bots no-hint
no-wait replay-none results-large review-later review-not-yours too-large
"""
"""Refusals that tests only meet on the way to something else."""
NAMED = re.compile(r"[\"'](?:refusal-)?([a-z-]+)[\"']")
MADE = re.compile(r"(?:Refusal|RuleError)\((?:[^()]|\([^()]*\))*?\"([a-z-]+)\"[,)]")
"""The pattern of a refusal in code; its group is the key.

Keys that a condition chooses are passed over.
"""


def found(pattern: re.Pattern[str], files: Iterable[Path]) -> set[str]:
    """The keys that a pattern finds in files."""
    return {key for file in files for key in pattern.findall(file.read_text(encoding="utf-8"))}


def test_every_refusal_in_code_is_named_by_a_test() -> None:
    made = found(MADE, (file for room in ("bot", "rules") for file in (ROOT / room).rglob("*.py")))
    files = (ROOT / "tests").rglob("test_*.py")
    named = found(NAMED, (file for file in files if file.name != "test_fitting_refusals.py"))
    assert made - named == {*UNNAMED.split()}
