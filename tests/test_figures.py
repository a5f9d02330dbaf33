"""Figures in the prose of the pages are those of the code."""

from __future__ import annotations

import re
from datetime import timedelta
from pkgutil import resolve_name
from typing import Any

import pytest
from pydantic_core import PydanticUndefined

from bot.config import Settings
from bot.domain.contests import tempo
from rules import GAMES, game
from tests import pages

DAY, HOUR, MINUTE, SECOND = (timedelta(seconds=each) for each in (86_400, 3_600, 60, 1))

FIGURES: list[tuple[str, str, str, Any]] = [
    ("README", "a day for each decision", "bot.domain.tables.clocks:DAY", 86_400),
    ("architecture", "After 2.5 seconds", "bot.services.tables.thinking:LONGEST", 2.5),
    ("architecture", "2.75 seconds", "bot.services.tables.thinking:SHARED", 2.75),
    ("architecture", "ten seconds after the commit", "bot.timers:RETRY", 10 * SECOND),
    ("architecture", "Deadlines within an hour", "bot.timers:AHEAD", HOUR),
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
