"""The archive of the deals of the day: only days that are over, each deal as computers play it."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from functools import partial

import pytest

import rules
from bot.domain.contests import daily
from bot.domain.contests.daily import Day
from bot.domain.tables import fair
from bot.services.services import Services
from bot.services.site import archive
from bot.site import catalogue, replayed
from bot.site import daily as pages_of_days
from bot.site.daily import Days
from bot.site.problems import Problems, archived
from bot.site.public import Leagues, nowhere
from bot.store.contests import dailies
from bot.words import LANGUAGES
from rules.record import read
from tests.bot.test_site_leagues import there
from tests.site import faults, pages, undocumented
from tests.volume import FIRST

LANGUAGE = LANGUAGES[FIRST % len(LANGUAGES)]
DAY = "2026-11-24"
SECRET = "4d" * 32


async def drawn(services: Services, *days: str) -> None:
    """Draw the secrets of days."""
    for day in days:
        await services.database.write(partial(dailies.add_day, day=Day(day, SECRET, "")))


MOMENTS = [
    ("a day that runs", "2026-11-24T23:59:59", []),
    ("a day that is over", "2026-11-25T00:00:00", ["2026-11-24"]),
    ("the latest day first", "2026-11-26T00:00:00", ["2026-11-25", "2026-11-24"]),
    ("no day of long ago", "2026-12-24T00:00:00", ["2026-11-25"]),
]


async def test_the_archive_has_the_last_days_that_are_over(services: Services) -> None:
    await drawn(services, DAY, "2026-11-25")
    for about, now, expected in MOMENTS:
        at = datetime.fromisoformat(now).replace(tzinfo=UTC)
        found = await services.database.read(partial(archive.days, now=at))
        assert [f"{one.day}" for one in found] == expected, about


async def test_pages_of_days_are_valid_and_whole(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last day is shown step by step; of the one before there are the openings alone."""
    monkeypatch.setattr(pages_of_days, "GAMES", (rules.game("mushi"), rules.game("tiengow")))
    monkeypatch.setattr(replayed, "LANGUAGES", (LANGUAGE,))
    before = daily.moved(DAY, -1)
    await drawn(services, before, DAY)
    shelf = Days(there(services), "", 2, lambda: daily.begins(daily.moved(DAY, 1)))
    site = catalogue.site("", shelf, Leagues(), Problems("", archived(nowhere)))
    files = await pages(site, f"{LANGUAGE}/daily")
    assert await faults(site, files) == []
    assert undocumented(files) == {}
    told = json.loads(files[f"{LANGUAGE}/daily/{DAY}.json"])
    assert fair.commitment(told["secret"]) == told["promise"]
    for one in told["games"]:
        record = read(one["record"])
        (finding,) = fair.verify(record)
        assert finding.fault is None
        assert list(finding.points) == one["sheet"]["gains"]
        assert record.deals[0].secret == fair.derived(SECRET, f"{DAY}:{one['game']}")
        own = pages_of_days.reel(shelf._past[DAY], one["game"])
        assert all(own.steps[int(own.dealt) - 1].view(None).hand_sizes), "a closed pack is shown"
        assert f"/{own.dealt}." in one["picture"]["path"]
        (drawing,) = (await shelf.volume(one["picture"]["path"])).make().values()  # type: ignore[union-attr]
        assert drawing.startswith(b"RIFF")
    for name in (
        f"xx/daily/{DAY}",
        f"{LANGUAGE}/daily/{DAY}/chess",
        f"{LANGUAGE}/daily/{DAY}/mushi-99",
        f"{LANGUAGE}/daily/{before}/mushi",
        f"{LANGUAGE}/daily/{daily.moved(DAY, 1)}",
        f"{LANGUAGE}/daily/2026-12",
    ):
        assert await shelf.volume(name) is None, name
