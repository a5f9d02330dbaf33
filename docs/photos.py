"""Photographs of the pages for the web, in which a browser shows the example of a league."""

from __future__ import annotations

import io
import shutil
from collections.abc import AsyncIterator
from typing import Any

from PIL import Image
from playwright.async_api import async_playwright

from bot.console import example
from bot.site.keeping import Cabinet
from bot.site.serving import ALWAYS, KINDS

HOME = "https://example.org/"
WIDTH, HEIGHT = 560, 1110
STEP = "daily/2026-10-03/koikoi.html#step-8"
"""The address of the step of a replay."""
QUALITY = 70


async def photos() -> AsyncIterator[tuple[str, bytes]]:
    """Yield a photograph of standings and one of a step of a replay.

    They need Chromium, and fonts with Han letters.
    """
    async with example.opened() as site, async_playwright() as playwright:
        leagues = site.shelves[2]
        names = [name async for name in leagues.names() if name.startswith("en/league/")]
        (season,) = (name for name in names if name.endswith("/season-1"))
        cabinet = Cabinet(site)

        async def answer(route: Any) -> None:
            path = route.request.url.removeprefix(HOME).partition("#")[0]
            found = await cabinet.file(path)
            assert found, path
            kind = KINDS[path.rpartition(".")[2]]
            await route.fulfill(body=found.body, headers={**ALWAYS, "Content-Type": kind})

        browser = await playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        page = await browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        await page.route("**/*", answer)
        for name, address in (("standings", f"{season}.html#standings"), ("step", f"en/{STEP}")):
            await page.goto(f"{HOME}{address}", wait_until="networkidle")
            yield name, _webp(await page.screenshot())
        await browser.close()


def _webp(picture: bytes) -> bytes:
    out = io.BytesIO()
    Image.open(io.BytesIO(picture)).save(out, "WEBP", quality=QUALITY, method=6)
    return out.getvalue()
