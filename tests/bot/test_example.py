"""The example of a league: alike each time, marked on every page, and away from all other data."""

from __future__ import annotations

import asyncio
import json
import os
import re
from datetime import timedelta
from unittest.mock import AsyncMock

import pytest

import rules
from bot import timers
from bot.config import PREFIX
from bot.console import example
from bot.domain.tables import fair
from bot.domain.tables.fair import draw_secret
from bot.services.example import season
from bot.services.example.people import PEOPLE
from bot.site import catalogue, daily, replayed
from bot.site.shelf import Site
from bot.words import LANGUAGES, words
from tests.site import faults
from tests.volume import FIRST, LONG

LANGUAGE = LANGUAGES[FIRST % len(LANGUAGES)]
MARK = words(LANGUAGE)("web-example")
DAYS = None if LONG else 1
"""The days that the example is played: all, or one."""
ARCHIVE = (
    *("problems/index", "problems/2026-10-03", "daily/index", "daily/2026-10"),
    *("daily/2026-10-04", "daily/2026-10-04/mushi", "daily/2026-10-04/mushi-2"),
)
LONGEST = 600
"""Seconds after which the example is never ready."""
VARYING = re.compile(rf"[a-z2-7]{{13}}|\d+|\b({'|'.join(game.key for game in rules.GAMES)})\b")
"""The parts of an address that say nothing of the kind of its page."""


async def _named(site: Site) -> list[str]:
    """Return the addresses of the pages in a language, those of the archive without its deals."""
    fixed, _, leagues, *_ = site.shelves
    every = [name for shelf in (fixed, leagues) async for name in shelf.names()]
    return [
        *(name for name in every if name.startswith(f"{LANGUAGE}/") and ".webp" not in name),
        *(f"{LANGUAGE}/{name}" for name in ARCHIVE),
    ]


async def _made(site: Site) -> dict[str, bytes]:
    """Return the files of a page of each kind; in the long lane, those of all pages."""
    names = await _named(site)
    some = {VARYING.sub("*", name): name for name in names}.values()
    files: dict[str, bytes] = {}
    for name in names if LONG else some:
        entry = await site.find(name)
        assert entry, name
        files |= entry.make()
    return files


@pytest.mark.slow
async def test_each_page_of_the_example_says_so_and_never_changes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(replayed, "LANGUAGES", (LANGUAGE,))
    monkeypatch.setattr(daily, "GAMES", (rules.game("mushi"),))
    monkeypatch.setattr(fair, "draw_secret", draw_secret)  # other tests have numbers
    usual = fair.SOURCE.get()
    async with example.opened(days=DAYS) as site:
        names, files = await _named(site), await _made(site)
        if LONG:
            assert await faults(site, files) == []
    assert fair.SOURCE.get() is usual
    unmarked = [path for path, body in files.items() if MARK not in body.decode()]
    assert {path for path in unmarked if not path.endswith(".json")} == set()
    told = [json.loads(body) for path, body in files.items() if path.endswith(".json")]
    assert all(one["example"] for one in told)
    assert {one["kind"] for one in told} >= {
        *("front", "rules", "house rules", "terms", "verify", "problems", "problem"),
        *("leagues", "league", "season", "person", "match", "entry", "deal"),
        *("days", "month", "day", "deal of the day"),
    }
    async with example.opened(days=DAYS) as again:
        assert await _named(again) == names
        season = next(path for path in files if "/season-" in path)
        assert (await again.find(season)).make()[season] == files[season]  # type: ignore[union-attr]


async def test_pages_of_a_bot_are_never_called_an_example() -> None:
    site = catalogue.site()
    for name in ("index", "404", *(f"{LANGUAGE}/{one}" for one in ("leagues", *ARCHIVE[::2]))):
        if entry := await site.find(name):
            for path, body in entry.make().items():
                assert MARK not in body.decode(), path
                assert not path.endswith(".json") or "example" not in json.loads(body)


async def test_the_example_beside_the_local_table_is_told_no_setting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """So it cannot open the database of a bot, nor that of the local table."""
    started = AsyncMock()
    started.return_value.returncode = 0
    monkeypatch.setattr(asyncio, "create_subprocess_exec", started)
    for name in ("DATABASE", "token", "SITE"):
        monkeypatch.setenv(f"{PREFIX}{name}", "127.0.0.1:1")
    async with example.beside("ja"):
        pass
    command, options = started.call_args
    assert command[command.index("--config") + 1] == os.devnull
    told = {
        name: value for name, value in options["env"].items() if name.upper().startswith(PREFIX)
    }
    assert told == {f"{PREFIX}LANGUAGE": "ja"}


@pytest.mark.slow
async def test_the_example_is_ready_on_a_slow_machine_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """No work is cut short there: without its round, a tournament would be waited for in vain."""
    monkeypatch.setattr(timers, "REST", timedelta(0))
    monkeypatch.setattr(season, "CUP", 0)
    monkeypatch.setattr(season, "PEOPLE", PEOPLE[:4])
    async with asyncio.timeout(LONGEST), example.opened(days=1) as site:
        names = [name async for name in site.shelves[2].names()]
    assert any("/tournament/" in name for name in names)
