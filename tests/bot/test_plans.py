"""Standings and pages of the ledger are read from indices, however long the ledger is."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime

import pytest

from bot.domain.league.season import League
from bot.domain.ledger.reading import Span
from bot.services.league.leagues import Leagues
from bot.services.ledger.ledger import Ledger, Scope
from bot.store import Database
from tests.bot.world.large_league import GUILD, filled
from tests.bot.world.query_plans import plans

Asked = Callable[[Ledger, Leagues, League], Awaitable[object]]
SEASON, PLAYER = Scope("season", 1), Scope("player", 3)
QUESTIONS: dict[str, Asked] = {
    "standings": lambda _, leagues, league: leagues.ladder(league),
    "last page of the standings": lambda _, leagues, league: leagues.ladder(league, page=99),
    "standings in a game": lambda _, leagues, league: leagues.ladder(league, game="mushi"),
    "standings of the server": lambda ledger, *_: ledger.of_server(GUILD, most=15),
    "ledger of the server": lambda ledger, *_: ledger.page(GUILD, Scope("server", GUILD)),
    "ledger of the season": lambda ledger, *_: ledger.page(GUILD, SEASON),
    "older entries of the season": lambda ledger, *_: ledger.page(GUILD, SEASON, Span(before=70)),
    "newer entries of the season": lambda ledger, *_: ledger.page(GUILD, SEASON, Span(after=70)),
    "ledger of a player": lambda ledger, *_: ledger.page(GUILD, PLAYER),
    "older entries of a player": lambda ledger, *_: ledger.page(GUILD, PLAYER, Span(before=70)),
    "ledger of a table": lambda ledger, *_: ledger.page(GUILD, Scope("table", 1)),
    "an entry": lambda ledger, *_: ledger.sheet(GUILD, 70),
    "two players": lambda ledger, *_: ledger.between(GUILD, 3, 4),
    "a plot of the season": lambda ledger, *_: ledger.curve(GUILD, (1, 2, 3), 1),
    "a plot of a player": lambda ledger, *_: ledger.curve(GUILD, (3,)),
}
LONG = ("entries", "slips", "accounts", "ratings", "names", "results")
"""Tables that grow with a league."""


async def nobody(_: int) -> None:
    """Nothing is shown."""


@pytest.mark.parametrize("question", QUESTIONS)
async def test_no_question_reads_a_long_table_from_end_to_end(
    database: Database, question: str
) -> None:
    league = await filled(database, 40, 400)
    services = Ledger(database), Leagues(database, lambda: datetime.now(UTC), nobody, nobody)
    found = await plans(database, lambda: QUESTIONS[question](*services, league))
    assert found
    scans = [one for one in found if re.match(rf"SCAN ({'|'.join(LONG)})\b", one)]
    assert scans == []


@pytest.mark.parametrize(
    "question", ["standings", *(one for one in QUESTIONS if "entries" in one or "ledger" in one)]
)
async def test_a_page_is_read_in_the_order_of_its_index(database: Database, question: str) -> None:
    """Nothing is sorted but what stands on the page."""
    league = await filled(database, 40, 400)
    services = Ledger(database), Leagues(database, lambda: datetime.now(UTC), nobody, nobody)
    found = await plans(database, lambda: QUESTIONS[question](*services, league))
    sorts = [one for one in found if "TEMP B-TREE" in one and " IN (" not in one]
    assert sorts == []
