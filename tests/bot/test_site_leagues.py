"""Pages of public leagues are valid and whole, and gone when a league is taken down."""

from __future__ import annotations

import json
import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from unittest.mock import MagicMock
from xml.etree import ElementTree as Xml

import pytest
from sqlalchemy import delete, insert

from bot.config import Settings
from bot.console import site as console
from bot.domain.site.cast import Person
from bot.domain.site.values import Course, Curve, League, Rating, Row, Season, Standings
from bot.services.services import Services
from bot.services.stage import Stage
from bot.site import catalogue, curves, frame, leagues, public, replayed
from bot.site.daily import Days
from bot.site.feed import ATOM
from bot.site.problems import Problems, archived
from bot.site.public import Find, Leagues, nowhere
from bot.store import Database
from bot.store.people.schema import blocked
from bot.words import LANGUAGES, words
from tests.bot.world import public_league as world
from tests.bot.world.lone_tables import Clock
from tests.site import Read, faults, pages, undocumented
from tests.volume import FIRST

HOSTILE = "</a><script>x</script>\uffff &amp; 'A\u0335\u0335\u0335\u0335' \"b\""
LANGUAGE = LANGUAGES[FIRST % len(LANGUAGES)]


def there(services: Services) -> Find:
    """Find the database of the services."""

    async def find() -> Database:
        return services.database

    return find


@pytest.mark.usefixtures("unhurried")
@pytest.mark.slow
async def test_league_pages_are_valid_and_gone_when_withdrawn(
    services: Services, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    league = await world.founded(services, clock)
    await services.leagues.rename(league, world.ANNA.user, HOSTILE)
    shelf = Leagues(there(services))
    monkeypatch.setattr(replayed, "LANGUAGES", (LANGUAGE,))
    problems = Problems("", archived(there(services)))
    site = catalogue.site("", shelf, problems, Days(nowhere, "", 0))
    files = await pages(site, f"{LANGUAGE}/league")
    names = {path for path in files if path.endswith(".html")}
    for kind in (
        "leagues",
        "index",
        "season-1",
        "person/",
        "match/",
        "tournament/",
        "entry/",
        "deal/",
    ):
        assert any(kind in name for name in names), kind
    assert await faults(site, files) == []
    text = b"".join(files.values()).decode()
    hidden = (world.HIDDEN.name, world.ANNA.name, str(world.GUILD), str(world.ANNA.user))
    assert [word for word in hidden if word in text] == []
    assert "A. B. (2)" in text
    assert not re.search(r"[> ]\d{4}-\d\d-\d\d<", text), "a day as the language writes it"
    told = [json.loads(body) for path, body in files.items() if path.endswith(".json")]
    assert {one["kind"] for one in told} == {
        *("leagues", "league", "season", "person", "match", "tournament", "entry", "deal")
    }
    assert undocumented(files) == {}
    best = [hand for one in told if one["kind"] == "person" for hand in one["best"]]
    assert best
    for hand in best:
        assert "/sheet." in hand["picture"]["path"]
        assert await site.find(hand["picture"]["path"])
    await _only_the_newest_deals_are_shown_step_by_step(services, tuple(best))
    (feed,) = (Xml.fromstring(body) for path, body in files.items() if path.endswith(".atom"))
    titles = [one.text or "" for one in feed.iter(f"{{{ATOM}}}title")]
    assert len(titles) == 3, "the league and two matches"
    assert "A. B." in titles[1]
    told = [one.find(f"{{{ATOM}}}content") for one in feed.iter(f"{{{ATOM}}}entry")]
    assert [one is not None and one.text for one in told] == titles[1:], "without links"
    monkeypatch.setattr(public, "FRESH", public.FRESH * 0)
    block = insert(blocked).values(server=world.GUILD, why="", at=clock())
    await services.database.write(lambda c: c.execute(block))
    assert all([await site.find(path) is None for path in names - {f"{LANGUAGE}/leagues.html"}])
    await services.database.write(lambda c: c.execute(delete(blocked)))
    assert await site.find(max(names - {f"{LANGUAGE}/leagues.html"}))
    await services.leagues.publish(league, world.ANNA.user, False)
    for path in names - {f"{LANGUAGE}/leagues.html"}:
        assert await site.find(path) is None
    assert "A. B." not in repr((await site.find(f"{LANGUAGE}/leagues.html")).make())  # type: ignore[union-attr]


async def _only_the_newest_deals_are_shown_step_by_step(
    services: Services, best: tuple[Any, ...]
) -> None:
    """The pictures of best deals stay; a deal that is not among the newest has no other file."""
    for replays in (0, 1):
        shelf = Leagues(there(services), "", replays)
        names = {name async for name in shelf.names()}
        shown = {name.split("/")[4] for name in names if "/deal/" in name and "webp" not in name}
        assert len({name.partition("-")[0] for name in shown}) == replays
        for hand in best:
            path, step = hand["picture"]["path"], hand["entry"]
            assert path in names
            assert await shelf.volume(path)
            page = await shelf.volume(f"{LANGUAGE}/league/{path.split('/')[2]}/deal/{step}")
            assert (page is not None) == (step in shown)


@pytest.mark.parametrize(
    "name", ["en/league/../leagues", "xx/leagues", "en/league/aaaaaaaaaaaaa/index", "en/leagues/x"]
)
async def test_other_addresses_lead_nowhere(name: str, services: Services) -> None:
    assert await Leagues(there(services)).volume(name) is None


@pytest.mark.parametrize("rating", [None, Rating(25.0, 3.0, provisional=False)])
def test_standings_have_a_column_of_ratings_if_anybody_has_one(rating: Rating | None) -> None:
    moment = datetime(2026, 1, 1, tzinfo=UTC)
    season = Season(1, moment, None, None, ())
    people = Person("named", "A", "a"), Person("named", "B", "b")
    rows = Row(1, people[0], 5, 1, 1, rating), Row(1, people[1], 5, 1, 1, None)
    course = Course("x", season, Curve((), (), ()), (), (), ())
    of = League("x", "X", False, (season,), (), 0, ())
    shown = Standings("x", season, "", rows, 0, 1)
    page = Read("x", leagues.season(of, shown, course, (), frame.Frame("en")).html)
    assert len(page.all("th")) - len(rows) == 5 + (rating is not None)
    assert page.faults() == []


def test_a_curve_keeps_its_ends_and_its_zero() -> None:
    times = tuple(datetime(2026, 1, 1, tzinfo=UTC) for _ in range(500))
    points = tuple((place, -place) for place in range(501))
    people = (Person("named", "A", "a"), Person("named", "B", "b"))
    found = curves.drawing(Curve(people, points, times))
    assert found
    assert len(found.rows) == curves.ROWS
    assert (found.high, found.low) == (500, -500)
    assert found.rows[-1][1] == (500, -500)
    first, last = (line.split() for line in found.lines)
    assert len(first) == len(last) == curves.POINTS
    assert first[0] == last[0] == f"{float(curves.EDGE)},{found.zero}"
    assert curves.drawing(Curve(people, ((0, 0),), ())) is None


async def test_the_site_waits_for_a_database_to_be_made(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(public, "FRESH", public.FRESH * 0)
    address = f"sqlite+aiosqlite:///{tmp_path}/paifuda.sqlite"
    async with console.opened(Settings(database=address), patient=True) as site:

        async def listed() -> bool:
            entry = await site.find("en/leagues.html")
            assert entry
            return "Spring" in repr(entry.make())

        assert not await listed()
        database = Database(address)
        await database.open()
        services = Services(database, clock, MagicMock(spec=Stage))
        league = await services.leagues.create(world.GUILD, 1, "Spring", world.HERE, "mushi")
        assert not await listed()
        await services.leagues.publish(league, 1, True)
        assert await listed()
        await database.close()


@pytest.mark.parametrize(
    ("last", "count"), [("2026-01-10T21:30:00", 1), ("2026-01-11T00:10:00", 2)]
)
def test_a_span_within_one_day_names_it_once(last: str, count: int) -> None:
    parts = frame._environment().get_template("league_parts.html").module
    span = parts.days("2026-01-10T19:00:00", last, words("en"))  # type: ignore[attr-defined]
    assert span.count("<time") == count
