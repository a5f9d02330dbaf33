"""`paifuda local` in a real browser: sit down with the computer, play, stop, go on."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from bot.words import words
from tests.volume import LONG as ALL
from tests.volume import volume

ROOT = Path(__file__).parent.parent.parent
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
HAND = re.compile(r"Your turn\.|your hand\.|Cut the pack|You (hold|turned)")
SEEDED = """
import sys
from itertools import count
from bot.__main__ import main
from bot.domain.tables import fair

numbers, chance = count(), fair.chance
fair.draw_secret = lambda: f"{next(numbers):064x}"
fair.chance = lambda secret, additions, deck: chance(secret, (), deck)
main()
"""
"""The same deals every time: when somebody pressed is no part of them."""
LONG = 1800
"""Seconds after which what is waited for never comes."""
sync_api = pytest.importorskip("playwright.sync_api")
pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed")


class Local:
    """The command, running, and the address of its page."""

    def __init__(self, home: Path, *more: str) -> None:
        asked = ["local", "--no-browser", "--port", "0", *more]
        command = [sys.executable, "-c", SEEDED, *asked]
        places = dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"), str(home))
        settings = {**places, "PYTHONUNBUFFERED": "1"}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, cwd=ROOT, env={**os.environ, **settings}
        )
        self.url = self.address()

    def address(self) -> str:
        """The next address that the command prints; none if it ends before."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := re.search(r"http://\S+", line):
                return found[0]
        return ""

    def stop(self) -> int:
        """Ctrl-C: the exit code."""
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(timeout=LONG)


@contextmanager
def local(home: Path, *more: str) -> Iterator[Local]:
    found = Local(home, *more)
    try:
        assert found.url, "the command printed no address"
        yield found
    finally:
        if found.process.poll() is None:
            found.process.kill()
        found.process.wait()
        assert found.process.stdout is not None
        found.process.stdout.close()


@pytest.fixture(scope="module")
def browser() -> Iterator[sync_api.Browser]:  # type: ignore[name-defined]
    with sync_api.sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        yield found
        found.close()


WORDS = """message => {
    const copy = message.cloneNode(true);
    copy.querySelectorAll(".preview-select").forEach(select => select.remove());
    return copy.textContent;
}"""
SEEN = """message => {
    const copy = message.cloneNode(true);
    copy.querySelectorAll("img").forEach(image => image.replaceWith(` ${image.alt} `));
    return copy.textContent;
}"""


class Page:
    """The channel as Aki sees it."""

    def __init__(self, browser: sync_api.Browser, url: str) -> None:  # type: ignore[name-defined]
        self.page = browser.new_page(viewport={"width": 1280, "height": 2600})
        self.page.set_default_timeout(1000 * LONG)
        self.page.goto(url)
        self.messages = self.page.locator(".channel-message")
        self.messages.first.wait_for()

    def table(self) -> str:
        """The message of the table, from its first words on, its pictures by what they show."""
        text = str(self.messages.filter(has_text="Mushi ·").first.evaluate(SEEN))
        return text[text.index("Mushi ·") :]

    def press(self, label: str, until: str | re.Pattern[str]) -> None:
        """Press a button and wait until a message says something."""
        self.page.locator("button.component-button", has_text=label).last.click()
        self.messages.filter(has_text=until).last.wait_for()
        assert self._changed("")

    def move(self) -> None:
        """Make the first move of the hand: a value of its select, otherwise its first button.

        A press that a busy page has swallowed is made again.
        """
        before = self._told()
        for _ in range(3):
            panel = self.messages.last
            if panel.locator(".select-trigger").count():
                self._select(panel)
            else:
                panel.locator("button.component-button").first.click()
            if self._changed(before):
                return
        raise AssertionError(f"the page did not change from: {before}")

    def _told(self) -> str:
        """The words of the last message, without what its select shows."""
        return str(self.messages.last.evaluate(WORDS))

    def _select(self, panel: sync_api.Locator) -> None:  # type: ignore[name-defined]
        """Take the first value; a list that closes because the page moved is opened again."""
        for _ in range(5):
            panel.locator(".select-trigger").first.click()
            with suppress(sync_api.TimeoutError):
                self.page.locator("[role=option]:visible").first.click(timeout=1000)
                return
        raise AssertionError("the select did not open")

    def _changed(self, before: str) -> bool:
        """Wait until the last message is another than before and stays as it is."""
        seen, since = before, time.monotonic()
        while time.monotonic() - since < LONG:
            self.page.wait_for_timeout(150)
            now = self._told()
            if now == seen != before:
                return True
            seen = now
        return False


@pytest.mark.slow
def test_a_newcomer_plays_the_computer_stops_and_goes_on(
    tmp_path: Path,
    browser: sync_api.Browser,  # type: ignore[name-defined]
) -> None:
    with local(tmp_path, "--fresh", "--no-league") as running:
        page = Page(browser, running.url)
        page.press("Start with computers", "deal 1 of")
        first = page.table()
        page.press("My hand", HAND)
        for _ in range(volume(3, 5)):
            page.move()
        assert page.table() != first
        assert "The computer" not in page.messages.last.inner_text()
        told = page.table()
        page.page.close()
        assert running.stop() == 0
    with local(tmp_path, "--no-league") as running:
        page = Page(browser, running.url)
        again = page.table()
        assert again == told
        page.press("My hand", HAND)
        page.move()
        page.move()
        assert page.table() != again
        page.page.close()
        assert running.stop() == 0


@pytest.mark.skipif(not ALL, reason="the long lane alone plays the whole season")
def test_a_newcomer_looks_at_an_example_of_a_league(
    tmp_path: Path,
    browser: sync_api.Browser,  # type: ignore[name-defined]
) -> None:
    with local(tmp_path) as running:
        page = browser.new_page()
        page.goto(running.address())
        assert words("en")("web-example") in page.content()
        page.locator(".list a").first.click()
        page.locator("h1").wait_for()
        assert words("en")("web-example") in page.content()
        page.close()
        assert running.stop() == 0
    assert sorted(one.name for one in tmp_path.rglob("*.sqlite")) == ["local.sqlite"]
