"""Figures in the prose of the pages are those of the code."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import timedelta
from pkgutil import resolve_name
from typing import Any

import pytest
from pydantic_core import PydanticUndefined

from bot.config import Settings
from bot.domain.contests import tempo
from bot.domain.lessons.problems import scoring
from bot.domain.people.calendar import Allowance, Habit
from bot.domain.people.exclusion import TIMES
from bot.domain.tables.clocks import Clock
from bot.domain.tables.pace import PACES
from rules import GAMES, game
from tests import pages

DAY, HOUR, MINUTE, SECOND = (timedelta(seconds=each) for each in (86_400, 3_600, 60, 1))

FIGURES: list[tuple[str, str, str, Any]] = [
    ("README", "a day for each decision", "bot.domain.tables.clocks:DAY", 86_400),
    ("architecture", "After 2.5 seconds", "bot.services.tables.thinking:LONGEST", 2.5),
    ("architecture", "2.75 seconds", "bot.services.tables.thinking:SHARED", 2.75),
    ("architecture", "ten seconds after the commit", "bot.timers:RETRY", 10 * SECOND),
    ("architecture", "Deadlines within an hour", "bot.timers:AHEAD", HOUR),
    ("architecture", "kept in memory for a minute", "bot.services.remembered:AGE", MINUTE),
    ("architecture", "has two seconds of processor", "bot.services.ledger.checking:TURN", 2.0),
    ("architecture", "after a minute the bot", "bot.chat.panels.frame.once:HELD", MINUTE),
    ("playing", "for 30 days,", "bot.services.tables.ending:FORGOTTEN.playing", 30 * DAY),
    ("playing", "a lobby after a week", "bot.services.tables.ending:FORGOTTEN.lobby", 7 * DAY),
    ("playing", "not answer within a day", "bot.domain.tables.table:LAPSE", DAY),
    ("playing", "one minute for each", "bot.domain.tables.clocks:CLOCKS.live", Clock(60)),
    (
        "playing",
        "half an hour for the match, and half a minute more",
        "bot.domain.tables.clocks:CLOCKS.evening",
        Clock(1800, 30, absence="computer"),
    ),
    (
        "playing",
        "a day of waking hours for each decision",
        "bot.domain.tables.clocks:CLOCKS.days",
        Clock(86_400, waking=True, absence="computer"),
    ),
    ("playing", "half an hour or more", "bot.services.tables.keeping:NOTED", 30 * MINUTE),
    ("playing", "no limit is shorter than an hour", "bot.domain.tables.pace:HOUR", 3600),
    ("playing", "asked for a week", "bot.domain.tables.ballots:SILENT", 7 * DAY),
    ("playing", "An invitation lapses after a day", "bot.domain.tables.table:LAPSE", DAY),
    ("playing", "After a week out of reach", "bot.domain.tables.table:KEPT_LOST", 7 * DAY),
    ("playing", "at most three lobbies", "bot.services.tables.announcing:OPEN", 3),
    ("playing", "may open six an hour", "bot.services.tables.announcing:HOURLY", 6),
    ("playing", "five minutes after you pressed", "bot.services.tables.notices:QUIET", 5 * MINUTE),
    ("playing", "once a day at most", "bot.chat.panels.tables.board.late:ONCE", DAY),
    ("playing", "There are three", "bot.domain.tables.claims:GUARDS", 3),
    ("daily", "your three most costly", "bot.services.ledger.reviews:WORST", 3),
    ("duplicate", "two to sixteen people", "bot.domain.contests.gathering:MOST", 16),
    ("duplicate", "(usually four)", "bot.chat.commands.contests.duplicate:USUAL.deals", 4),
    ("duplicate", "(usually three)", "bot.chat.commands.contests.duplicate:USUAL.days", 3),
    ("fair-chance", "by 30 seconds", "bot.domain.tables.fair:SKEW", 30 * SECOND),
    ("leagues", "within ten minutes", "bot.chat.panels.frame.asking:LAPSE", 10 * MINUTE),
    ("leagues", "within a day of its end", "bot.domain.league.season:AGAIN", DAY),
    ("leagues", "pairs up to 128 members", "bot.domain.league.pairing:MOST.swiss", 128),
    ("leagues", "round-robin up to 64", "bot.domain.league.pairing:MOST.round-robin", 64),
    ("leagues", "a day before a match is due", "bot.domain.league.pairing:AHEAD", DAY),
    ("leagues", "at least three", "bot.domain.league.tournament:FEWEST", 3),
    ("leagues", "up to 28 days from now", "bot.domain.contests.steering:LONGEST", 28 * DAY),
    ("learning", "up to three next steps", "bot.domain.lessons.onward:MOST", 3),
    ("leagues", "reported within a day", "bot.services.ledger.imports:TWICE", DAY),
    ("operations", "at first after a second", "bot.console.many:FIRST", 1.0),
    ("operations", "never run for a minute", "bot.console.many:SHORT", 60.0),
    ("operations", "others within a minute", "bot.services.remembered:AGE", MINUTE),
    ("operations", "after ten seconds, then after", "bot.lasting:FIRST", 10.0),
    ("operations", "each time, up to ten minutes", "bot.lasting:LONGEST", 600.0),
    ("operations", "once it is a day old", "bot.store.upkeep.backups:LEFT", 86_400),
    ("operations", "no table was opened for a year", "bot.console.upkeep:SILENT", 365),
    ("operations", "names alone for ten minutes", "bot.chat.desk:REST", 600.0),
    ("operations", "answers under way one second", "bot.chat.tasks:MOMENT", 1.0),
    ("operations", "asked once an hour", "bot.chat.metrics:SELDOM", 3600.0),
    ("operations", "comes again every ten seconds", "bot.timers:RETRY", 10 * SECOND),
    ("operations", "again within a minute has one", "bot.tracebacks:EVERY", 60.0),
    ("operations", "sent at most once a minute", "bot.tracebacks:EVERY", 60.0),
    ("operations", "and tolerates 30 seconds", "bot.domain.tables.fair:SKEW", 30 * SECOND),
    ("operations", "for an hour or more | 400", "bot.store.tables.heartbeats:LONG", HOUR),
    ("operations", "five a second", "bot.services.tables.halls:STEP", SECOND / 5),
    ("operations", "every ten minutes that it runs", "bot.timers:PULSE", 10 * MINUTE),
    ("operations", "archives the thread", "bot.services.tables.halls:LINGER", HOUR),
    ("operations", "at most every 15 seconds", "bot.services.tables.halls:APART", 15 * SECOND),
    ("operations", "up to 15 open tables", "bot.chat.panels.tables.board.hall:MOST", 15),
    ("operations", "holds a shard for 15 seconds", "bot.store.sharing:GRACE", 15.0),
    ("operations", "up to half a minute", "bot.console.many:LONGEST", 30.0),
    ("operations", "up to 200 characters", "bot.domain.bulletin:LONGEST", 200),
    ("operations", "an hour after `--at`", "bot.domain.bulletin:AFTER", HOUR),
    ("operations", "without both after a day", "bot.domain.bulletin:USUAL", DAY),
    ("operations", "| 400 days |", "bot.store.tables.heartbeats:NOTED", 400 * DAY),
    ("operations", "cut to 8 MB", "bot.store.engines:LOG", 8_000_000),
    ("operations", "for a quarter of an hour", "bot.domain.hearing:SILENCE", 15 * MINUTE),
    ("operations", "out at five of its tables", "bot.domain.hearing:UNANSWERED", 5),
    ("operations", "a hundred should have come", "bot.domain.hearing:EXPECTED", 100),
    ("operations", "a move within two days", "bot.domain.hearing:PLAYED", 2 * DAY),
    ("operations", "After six hours", "bot.domain.hearing:STANDS", 6 * HOUR),
    ("opponents", "sketches 800 deals", "bot.domain.players.searching:TRIED", 800),
    ("opponents", "finish 160 deals", "bot.domain.players.searching:PLAYOUTS", 160),
    ("opponents", "by one standard error", "bot.domain.players.searching:DOUBT", 1.0),
    ("opponents", "adds ten points to each win", "bot.domain.players.foreseeing:SAVED", 10),
    ("opponents", "tried in 48 worlds", "bot.domain.players.judging:WORLDS", 48),
    ("opponents", "than 1.5 standard errors", "bot.domain.players.judging:DOUBT", 1.5),
    ("opponents", "a quarter of a tile", "bot.domain.players.estimating:ALIKE", 0.25),
    ("opponents", "half a point is alike", "bot.domain.players.estimating:LEAST", 0.5),
    ("problems", "at least two tiles ahead", "bot.domain.lessons.problems.tiles:MARGIN", 2),
    ("problems", "3 points at Mushi", "bot.domain.lessons.problems.deciding:LEAD.mushi", 3.0),
    ("problems", "0.1 at Sakura", "bot.domain.lessons.problems.deciding:LEAD.sakura", 0.1),
    ("problems", "0.6 at Koi-Koi", "bot.domain.lessons.problems.deciding:LEAD.koikoi", 0.6),
    ("problems", "0.4 at Tien Gow", "bot.domain.lessons.problems.deciding:LEAD.tiengow", 0.4),
    ("problems", "average by 2.5 points", "bot.domain.lessons.problems.hands:LEAD.xiamen", 2.5),
    ("problems", "(5 at Liangxi)", "bot.domain.lessons.problems.hands:LEAD.liangxi", 5.0),
    ("problems", "three times as many", "bot.domain.lessons.problems.hands:LONGEST", 3),
    ("problems", "more in six draws", "bot.domain.lessons.problems.hands:DRAWS", 6),
    ("problems", "at least half of the points", "bot.domain.lessons.problems.hands:ONWARD", 0.5),
    ("problems", "begins at 1500", "bot.domain.lessons.problems.scoring:USUAL", 1500),
    ("problems", "above 150 points", "bot.domain.lessons.problems.scoring:DOUBTED", 150),
    ("problems", "After ten answers", "bot.domain.lessons.problems.scoring:MEASURED", 10),
    ("problems", "The first three problems", "bot.domain.lessons.problems.scoring:FIRST", 3),
    ("site", "twelve invented people", "bot.services.example.people:PEOPLE", 12),
    ("site", "of the last 29 days", "bot.domain.lessons.problems.problem:LATELY", 30),
    ("site", "| 300 at once, then", "bot.site.bounds:BURST", 300),
    ("site", "then 20 a second", "bot.site.bounds:RATE", 20.0),
    ("site", "cut 30 seconds after", "bot.site.serving:CUT", 30.0),
    ("site", "| connections | 500 |", "bot.site.serving:CONNECTIONS", 500),
    ("site", "| 64 MB |", "bot.site.keeping:MOST", 64_000_000),
    ("site", "for twenty more", "bot.site.serving:FRESH", "public, max-age=20"),
    ("site", "how many: 20 by default", "bot.site.public:REPLAYS", 20),
]
"""Rows of a page, words of it, the constant they tell, and its value.

A part behind the constant is a key of it; of rows the number counts. LATELY counts today, too.
"""


@pytest.mark.parametrize(("page", "words", "constant", "value"), FIGURES)
def test_a_figure_is_that_of_the_code(page: str, words: str, constant: str, value: Any) -> None:
    module, _, name = constant.partition(":")
    name, _, key = name.partition(".")
    told = resolve_name(f"{module}:{name}")
    told = told[key] if key else len(told) if isinstance(value, int) and _counted(told) else told
    assert told == value
    assert words in prose(page)


def _counted(told: Any) -> bool:
    return isinstance(told, tuple | list)


def prose(name: str) -> str:
    """A page with each paragraph in one line."""
    [file] = [page for page in pages.PAGES if page.stem == name]
    return re.sub(r"\s+", " ", file.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("days", "seconds", "increment"), [(1, 15 * MINUTE, None), (7, 3 * DAY, HOUR)]
)
def test_the_example_of_a_round_gives_the_clock_told(
    days: int, seconds: timedelta, increment: timedelta | None
) -> None:
    assert "15 minutes per decision, a week three days and an hour more" in prose("leagues")
    mushi = game("mushi")
    options = next(iter(mushi.presets.values()))
    clock = tempo.clock_of(mushi, options, 2, days * 24 * 60)
    told = (clock.seconds, clock.increment)
    assert told == (seconds / SECOND, increment and increment / SECOND)


def test_a_default_in_the_table_of_settings_is_true() -> None:
    file = pages.ROOT / "docs" / "operations.md"
    [table] = [one for one in pages.tables(file.read_text("utf-8")) if one.head[0] == "setting"]
    for row in table.rows:
        default = Settings.model_fields[row[0].strip("`")].default
        empty = default in (None, "", frozenset(), PydanticUndefined)
        written = str(default).lower() if isinstance(default, bool) else str(default)
        assert row[1] == ("" if empty else f"`{written}`"), row[0]


def test_the_local_table_offers_every_game_the_readme_names() -> None:
    offered = re.search(r"`--game` [^(]*\(([^)]*)\)", prose("README"))
    assert offered
    named = re.findall(r"`(\w+)`", offered[1])
    assert named == [rules.key for rules in GAMES if rules.key != "mushi"]


def test_a_person_without_choices_has_the_reminders_and_vacation_told() -> None:
    assert f"every {Habit().remind} hours unless" in prose("playing")
    assert f"up to {Allowance().days} a year" in prose("playing")


def test_the_times_for_claims_are_those_on_offer() -> None:
    asked = {pace.seconds for pace in PACES.values() if pace.rule == "ask"}
    assert asked == {None, *(hours * 3_600 for hours in (24, 12, 6, 1))}
    timed = [pace.seconds for pace in PACES.values() if pace.kind == "timed"]
    assert (timed[0], timed[-1]) == (5, 6 * 3_600)
    assert "(24, 12, 6 or 1 hours, or none)" in prose("playing")
    assert "from 5 seconds to 6 hours" in prose("playing")


@pytest.mark.parametrize("page", ["leagues", "operations"])
def test_an_exclusion_lasts_as_long_as_told(page: str) -> None:
    assert [*TIMES.values()] == [DAY, 7 * DAY, 30 * DAY, None]
    assert "a day, a week, 30 days" in prose(page)


def test_the_ratings_of_problems_are_those_told() -> None:
    def told(strength: float) -> str:
        return str(scoring.points(strength))

    easy, _, hard = (told(strength) for strength in scoring.STRENGTH.values())
    assert f"easy problems have {easy} and hard ones {hard}" in prose("problems")
    words = [f"*{word}*" for _, word in reversed(scoring.WORDS)]
    for word, (least, _) in zip(words[1:], [*reversed(scoring.WORDS)][1:], strict=True):
        assert re.search(rf"{re.escape(word)} \((from )?{least}\)", prose("problems")), word
    (most, _), (middle, _), _ = scoring.FITTING
    assert f"below {middle} they are easy, below {most} easy or medium" in prose("problems")


NUMBER = r"(?:\d[\d,.]*|an?|half an?|a quarter of an|[a-z]+teen|[a-z]+ty|a hundred)"
SMALL = r"(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve)"
UNIT = r"(?:second|minute|hour|day|week|month|year)s?"
SPAN = re.compile(
    rf"(?<![\w.])(?:{NUMBER}|{SMALL})(?: waking)? {UNIT}\b(?! (?:time|computation|one))"
)
ELSEWHERE: Mapping[str, tuple[str, ...]] = {
    "daily": ("gave for a day",),
    "duplicate": (),
    "learning": (),
    "leagues": (
        "Once a day is over",
        "closes by itself a day later",
        "or a day before it is due",
        "A day for a match of Mushi gives 15 minutes per decision",
        "a week three days and an hour more",
        "it is 30 seconds per decision",
        "a day, a week, 30 days",
        "is gone within a minute",
    ),
    "playing": (
        "(24, 12, 6 or 1 hours, or none)",
        "from 5 seconds to 6 hours",
        "up to three seconds for a move",
        "for a quarter of an hour",
        "every 24 hours unless",
        "up to 30 a year",
        "After a week in which you played",
    ),
    "problems": ("posts one problem a day",),
}
"""Spans of time on pages for players that another test holds, or that only Discord decides."""


@pytest.mark.parametrize("page", ELSEWHERE)
def test_every_span_of_time_is_held_by_a_test(page: str) -> None:
    """A new sentence with a span of time wants a row in FIGURES, or a test of its own."""
    text = prose(page)
    rows = [row[1] for row in FIGURES if row[0] == page]
    held = [
        found.span()
        for words in (*rows, *ELSEWHERE[page])
        for found in re.finditer(re.escape(words), text)
    ]
    assert all(words in text for words in ELSEWHERE[page])
    assert [
        text[found.start() - 40 : found.end() + 20]
        for found in SPAN.finditer(text)
        if not any(first < found.end() and found.start() < last for first, last in held)
    ] == []
