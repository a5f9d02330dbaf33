"""The pages in a real browser: they fit its window, load nothing from elsewhere, and please axe."""

from __future__ import annotations

import asyncio
import io
import math
import re
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any
from unittest.mock import MagicMock

import pytest
from PIL import Image

import rules
from bot.domain.site.cast import NAMED, Person
from bot.domain.site.past import PastDay
from bot.domain.site.values import Match, Seat
from bot.services.services import Services
from bot.services.site import leagues
from bot.services.stage import Stage
from bot.site import catalogue, daily
from bot.site.daily import Days
from bot.site.keeping import Cabinet
from bot.site.public import Leagues, nowhere
from bot.site.serving import ALWAYS, KINDS
from bot.site.shelf import Shelf, Site
from bot.store import Database
from bot.words import LANGUAGES
from tests.bot.test_local import CHROMIUM, LONG, QUIET
from tests.bot.world import public_league as world
from tests.bot.world.lone_tables import Clock
from tests.site import pages
from tests.volume import FIRST
from tests.volume import LONG as ALL

sync_api = pytest.importorskip("playwright.sync_api")
axe = pytest.importorskip("axe_playwright_python.sync_playwright")
pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed")

HOME = "https://example.org/club/"
SAMPLE = ("index", "leagues", "verify", "rules/koikoi", "terms/tiengow")
"""The pages that the gate looks at, in a language that changes with the commit."""
LANGUAGE = LANGUAGES[FIRST % len(LANGUAGES)]
DAY = PastDay(date(2026, 11, 24), "", "4d" * 32)
LATE = datetime(2026, 9, 30, tzinfo=UTC)
"""A day whose date is long in English."""
NAMES = ("Anna Lena Wolf", "Maximilian Fischer", "Charlotte Schneider", "Ana Lucia Ferreira")
"""The people of each match, whose names need more than one line on a phone."""
PHONE = 360
"""The width of a phone, which every page fits."""
VIEWS = ((PHONE, "light"), (1280, "dark"), (1280, "light"), (PHONE, "dark"))
SIZED = re.compile(r'src="([^"]+)" width="(\d+)" height="(\d+)"')
SHIFT = """() => new Promise(done => {
    let sum = 0;
    new PerformanceObserver(list => list.getEntries().forEach(one => sum += one.value))
        .observe({type: "layout-shift", buffered: true});
    requestAnimationFrame(() => setTimeout(() => done(sum), 0));
})"""

BROKEN = r"""() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), found = [];
    while (texts.nextNode()) {
        const text = texts.currentNode, range = document.createRange();
        if (!text.parentElement.closest("tbody")) continue;
        for (const word of text.data.matchAll(/(?<!\p{L})\p{Script=Latin}{2,8}(?!\p{L})/gu)) {
            range.setStart(text, word.index);
            range.setEnd(text, word.index + word[0].length);
            const lines = new Set([...range.getClientRects()].map(one => Math.round(one.top)));
            if (lines.size > 1) found.push(word[0]);
        }
    }
    return found;
}"""
"""The short words of tables that a line breaks in two, because their column is too narrow."""

TORN = """() => [...document.querySelectorAll("img")]
    .map(image => image.closest("li, figure, section, article"))
    .filter(box => box && box.querySelectorAll("img").length === 1)
    .filter(box => getComputedStyle(box).breakInside !== "avoid")
    .map(box => box.className || box.parentElement.className)
"""
"""The boxes of one picture and its words that two sheets of paper may share."""


class Made:
    """The files of the site for a browser, without a server; the gate draws no pictures.

    `files` are those of further pages, whose pictures are never drawn.
    """

    def __init__(self, files: Mapping[str, bytes]) -> None:
        self._site = catalogue.site(HOME)
        self._cabinet, self._files = Cabinet(self._site), files
        self._thread = ThreadPoolExecutor(1)  # the browser keeps the loop of this thread
        self._sizes: dict[str, tuple[int, int]] = {}
        self.faults: list[str] = []

    def answer(self, route: Any) -> None:
        """Answer a request of the browser."""
        url = route.request.url.partition("?")[0]
        path = url.removeprefix(HOME)
        if path == url:
            self.faults.append(f"something is loaded from {url}")
            route.abort()
            return
        further = "/league/" in path or "/daily/" in path
        blank = path.endswith(".webp") and (further or not ALL)
        body = self._blank(path) if blank else self._file(path)
        headers: Mapping[str, str] = {**ALWAYS, "Content-Type": KINDS[path.rpartition(".")[2]]}
        route.fulfill(body=body, headers=headers)

    def _file(self, path: str) -> bytes:
        body = self._files.get(path) or self._of_site(path)
        for place, width, height in SIZED.findall(body.decode(errors="ignore")):
            self._sizes[place.rpartition("/")[2]] = int(width), int(height)
        return body

    def _of_site(self, path: str) -> bytes:
        found = self._thread.submit(lambda: asyncio.run(self._cabinet.file(path))).result()
        assert found, path
        return found.body

    def _blank(self, path: str) -> bytes:
        """Return an empty picture of the size that the page tells."""
        out, size = io.BytesIO(), self._sizes.get(path.rpartition("/")[2], (1, 1))
        Image.new("L", size).save(out, "PNG")
        return out.getvalue()

    def names(self) -> list[str]:
        """Return the addresses of the pages to look at: in the gate the fullest of each kind."""
        fullest = sorted(self._files, key=lambda path: len(self._files[path]))
        further = [path.removesuffix(".html") for path in fullest if path.endswith(".html")]
        if not ALL:
            kinds = {kind(name): name for name in further if name.startswith(LANGUAGE)}
            return [*(f"{LANGUAGE}/{name}" for name in SAMPLE), *kinds.values()]

        async def every() -> list[str]:
            return [one.name async for one in self._site.volumes() if not one.lasting]

        known = self._thread.submit(lambda: asyncio.run(every())).result()
        return [*dict.fromkeys((*known, *further))]


def kind(name: str) -> str:
    """Return the kind of a page of a league or of the archive, from its address."""
    _, *folders, last = name.split("/")
    return folders[2] if len(folders) > 2 else f"{len(folders)} {last if folders[1:] else ''}"


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, bytes]:
    """The files of a public league and of the deals of a day, made in a thread of their own."""
    folder = tmp_path_factory.mktemp("site")
    with ThreadPoolExecutor(1) as thread, pytest.MonkeyPatch.context() as patched:
        patched.setattr(daily, "GAMES", (rules.game("mushi"), rules.game("tiengow")))
        told = leagues.told_match
        patched.setattr(leagues, "told_match", lambda *about: long(told(*about)))
        return thread.submit(lambda: asyncio.run(made(folder))).result()


def long(match: Match) -> Match:
    """Return a match with a long date and four people with long names."""
    people = [Person(NAMED, name, match.key) for name in NAMES]
    seats = (Seat(person, 1200, place) for place, person in enumerate(people, 1))
    return replace(match, at=LATE, seats=tuple(seats))


async def made(folder: Path) -> Mapping[str, bytes]:
    """Make the pages of a public league and of the deals of a day."""
    database, clock = Database(f"sqlite+aiosqlite:///{folder}/paifuda.sqlite"), Clock()
    await database.open()
    services = Services(database, clock, MagicMock(spec=Stage))
    league = await world.founded(services, clock)
    await services.leagues.rename(league, world.ANNA.user, "W" * 50)

    async def find() -> Database:
        return database

    days = Days(nowhere, HOME, len(rules.GAMES))
    days._past, days._until = {f"{DAY.day}": DAY}, math.inf
    shelves: tuple[Shelf, ...] = (Leagues(find, HOME), days)
    found = await pages(Site(shelves), "" if ALL else LANGUAGE)
    await database.close()
    return found


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with sync_api.sync_playwright() as playwright:
        quiet = [*QUIET, "--disable-dev-shm-usage"]
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=quiet)
        yield found
        found.close()


@pytest.mark.slow
def test_pages_are_fit_for_every_reader(browser: Any, files: Mapping[str, bytes]) -> None:
    made = Made(files)
    for place, (width, scheme) in enumerate(VIEWS if ALL else VIEWS[:2]):
        size = {"width": width, "height": 800}
        context = browser.new_context(viewport=size, color_scheme=scheme)
        page = context.new_page()
        page.set_default_timeout(1000 * LONG)
        page.on("console", lambda message: made.faults.append(f"the console says {message.text}"))
        page.route("**/*", made.answer)
        for name in made.names() if ALL else made.names()[place::2]:
            page.goto(f"{HOME}{name}.html")
            made.faults += [f"{name} at {width} {scheme}: {fault}" for fault in faults(page, width)]
        context.close()
    assert made.faults == []


KEYS = (
    ("ArrowLeft", "mushi.html"),
    ("ArrowRight", "mushi.html#step-1"),
    ("ArrowRight", "mushi.html#step-2"),
    ("ArrowLeft", "mushi.html#step-1"),
    ("Shift+ArrowRight", "mushi.html#step-1"),
    ("#step-12", "mushi.html#step-12"),
    ("ArrowRight", "mushi-2.html#step-13"),
    ("ArrowLeft", "mushi.html#step-12"),
    (".wide", "mushi.html#step-12"),
    ("ArrowRight", "mushi.html#step-12"),
)
"""Keys and the addresses they lead to; a link is followed, and `.wide` is given the focus."""


@pytest.mark.slow
def test_arrow_keys_lead_through_a_replay(browser: Any, files: Mapping[str, bytes]) -> None:
    made, home = Made(files), f"{HOME}{LANGUAGE}/daily/{DAY.day}/"
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.set_default_timeout(1000 * LONG)
    page.route("**/*", made.answer)
    page.goto(f"{home}mushi.html")
    for key, address in KEYS:
        if key == ".wide":
            page.focus(key)
        elif key.startswith("#"):
            page.evaluate("link => location.assign(link)", key)
        else:
            page.keyboard.press(key)
        page.wait_for_url(f"{home}{address}")
    context.close()
    assert made.faults == []


def faults(page: Any, width: int) -> Iterator[str]:
    """Yield the faults of a page that is shown."""
    if (shift := page.evaluate(SHIFT)) > 0.01:
        yield f"the layout shifts by {shift}"
    for each in {width, PHONE}:
        page.set_viewport_size({"width": each, "height": 800})
        yield from tight(page, each)
    page.set_viewport_size({"width": width, "height": 800})
    page.emulate_media(media="print")
    if torn := page.evaluate(TORN):
        yield f"in print a picture stands on another sheet than its words: {torn[:3]}"
    page.emulate_media(media="screen")
    page.keyboard.press("Tab")
    if page.evaluate("document.activeElement.className") != "skip":
        yield "the first key does not lead to the text"
    for one in axe.Axe().run(page).response["violations"]:
        places = "; ".join(str(node["target"]) for node in one["nodes"][:3])
        yield f"{one['help']}: {places}"


def tight(page: Any, width: int) -> Iterator[str]:
    """Yield what does not fit a width."""
    if (wide := page.evaluate("document.documentElement.scrollWidth")) > width:
        yield f"it is {wide} pixels wide where {width} are there"
    if broken := page.evaluate(BROKEN):
        yield f"columns are too narrow at {width} for {', '.join(broken[:5])}"
