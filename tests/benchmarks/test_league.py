"""A league of 500 players and 200,000 entries beside one of 20 entries, measured side by side."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from statistics import median

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from bot.domain.league.season import League
from bot.domain.ledger.reading import Span
from bot.services.league.leagues import Leagues
from bot.services.ledger.ledger import Ledger, Scope
from bot.store import Database
from tests.benchmarks.budget import held
from tests.bot.world.large_league import GUILD, filled

ROUNDS = 60


class Services:
    """A database with a league, and what is asked of it."""

    def __init__(self, database: Database, league: League, entries: int) -> None:
        async def nobody(_: int) -> None: ...

        ledger = Ledger(database)
        leagues = Leagues(database, lambda: datetime.now(UTC), nobody, nobody)
        middle = entries // 4
        self.questions: dict[str, Callable[[], Awaitable[object]]] = {
            "standings, first page": lambda: leagues.ladder(league),
            "standings, last page": lambda: leagues.ladder(league, page=999),
            "ledger of the season": lambda: ledger.page(GUILD, Scope("season", 1)),
            "ledger, in the middle": lambda: ledger.page(
                GUILD, Scope("season", 1), Span(before=middle)
            ),
            "ledger of a player": lambda: ledger.page(GUILD, Scope("player", 3)),
            "an entry": lambda: ledger.sheet(GUILD, middle),
        }


def test_a_large_league_beside_a_small_one(
    benchmark: BenchmarkFixture, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seconds: dict[str, tuple[list[float], list[float]]] = {}

    async def opened(players: int, entries: int) -> tuple[Database, Services]:
        database = Database(f"sqlite+aiosqlite:///{tmp_path}/{entries}.sqlite")
        await database.open()
        league = await filled(database, players, entries)
        return database, Services(database, league, entries)

    async def run() -> None:
        small, large = await opened(20, 20), await opened(500, 200_000)
        for _ in range(ROUNDS):
            for at, (_, services) in enumerate((small, large)):
                for name, ask in services.questions.items():
                    started = time.process_time()
                    await ask()
                    spent = time.process_time() - started
                    seconds.setdefault(name, ([], []))[at].append(spent)
        await small[0].close()
        await large[0].close()

    benchmark.pedantic(lambda: asyncio.run(run()), rounds=1)  # type: ignore[no-untyped-call]
    for name, (few, many) in seconds.items():
        benchmark.extra_info[name] = ratio = median(many) / median(few)
        beside = f"{median(many) * 1e3:.2f} ms beside {median(few) * 1e3:.2f} ms"
        held(capsys, "league-page", ratio, name, beside)
