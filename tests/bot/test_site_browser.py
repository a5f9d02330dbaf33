"""The pages in a real browser: they fit its window, load nothing from elsewhere, and please axe."""

from __future__ import annotations

import asyncio
import io
import re
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from PIL import Image

from bot.site import catalogue
from bot.site.keeping import Cabinet
from bot.site.serving import ALWAYS, KINDS
from bot.words import LANGUAGES
from tests.bot.test_local import CHROMIUM, LONG, QUIET
from tests.volume import FIRST
from tests.volume import LONG as ALL

sync_api = pytest.importorskip("playwright.sync_api")
axe = pytest.importorskip("axe_playwright_python.sync_playwright")
pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed")

HOME = "https://example.org/club/"
SAMPLE = ("index", "leagues", "verify", "rules/koikoi", "terms/tiengow")
"""The pages that the gate looks at, in a language that changes with the commit."""
VIEWS = ((360, "light"), (1280, "dark"), (1280, "light"), (360, "dark"))
SIZED = re.compile(r'src="([^"]+)" width="(\d+)" height="(\d+)"')
SHIFT = """() => new Promise(done => {
    let sum = 0;
    new PerformanceObserver(list => list.getEntries().forEach(one => sum += one.value))
        .observe({type: "layout-shift", buffered: true});
    requestAnimationFrame(() => setTimeout(() => done(sum), 0));
})"""


class Made:
    """The files of the site for a browser, without a server; the gate draws no pictures."""

    def __init__(self) -> None:
        self._site = catalogue.site(HOME)
        self._cabinet = Cabinet(self._site)
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
        body = self._blank(path) if path.endswith(".webp") and not ALL else self._file(path)
        headers: Mapping[str, str] = {**ALWAYS, "Content-Type": KINDS[path.rpartition(".")[2]]}
        route.fulfill(body=body, headers=headers)

    def _file(self, path: str) -> bytes:
        found = self._thread.submit(lambda: asyncio.run(self._cabinet.file(path))).result()
        assert found, path
        for place, width, height in SIZED.findall(found.body.decode(errors="ignore")):
            self._sizes[place.rpartition("/")[2]] = int(width), int(height)
        return found.body

    def _blank(self, path: str) -> bytes:
        """Return an empty picture of the size that the page tells."""
        out, size = io.BytesIO(), self._sizes[path.rpartition("/")[2]]
        Image.new("L", size).save(out, "PNG")
        return out.getvalue()

    def names(self) -> list[str]:
        """Return the addresses of the pages to look at."""
        if not ALL:
            return [f"{LANGUAGES[FIRST % len(LANGUAGES)]}/{name}" for name in SAMPLE]

        async def every() -> list[str]:
            return [one.name async for one in self._site.entries() if not one.lasting]

        return self._thread.submit(lambda: asyncio.run(every())).result()


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with sync_api.sync_playwright() as playwright:
        quiet = [*QUIET, "--disable-dev-shm-usage"]
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=quiet)
        yield found
        found.close()


def test_pages_are_fit_for_every_reader(browser: Any) -> None:
    made = Made()
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


def faults(page: Any, width: int) -> Iterator[str]:
    """Yield the faults of a page that is shown."""
    if (wide := page.evaluate("document.documentElement.scrollWidth")) > width:
        yield f"it is {wide} pixels wide"
    if (shift := page.evaluate(SHIFT)) > 0.01:
        yield f"the layout shifts by {shift}"
    page.keyboard.press("Tab")
    if page.evaluate("document.activeElement.className") != "skip":
        yield "the first key does not lead to the text"
    for one in axe.Axe().run(page).response["violations"]:
        places = "; ".join(str(node["target"]) for node in one["nodes"][:3])
        yield f"{one['help']}: {places}"
