"""The delay that visitors of the pages cause to players: a load with them, and one without.

    python -m tests.benchmarks.scale.pages --tables 20 --seconds 40

Further arguments are those of `tests.benchmarks.scale.load`, whose line of figures is printed for
each run; compare the presses. The pages are served by a process of their own and are asked for
again and again, so they are cached. For them it prints answers a second, and the time of an answer.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory

import aiohttp

PAGES = ("en/index.html", "ja/rules/mushi.html", "en/terms/tiengow.html", "zh-Hant/verify.html")
PLACE = "127.0.0.1:8099"
WARM = 120.0
"""Seconds within which the first pages must have been made."""


async def loaded(folder: str, name: str, more: Sequence[str]) -> None:
    """Run a load on a database of its own; it prints its figures."""
    database = f"sqlite+aiosqlite:///{folder}/{name}.sqlite"
    command = ("-m", "tests.benchmarks.scale.load", "--database", database, *more)
    process = await asyncio.create_subprocess_exec(sys.executable, *command)
    if await process.wait():
        raise SystemExit("the load has failed")


async def visited(session: aiohttp.ClientSession, rate: float, took: list[float]) -> None:
    """Ask for cached pages at an even rate until cancelled; note the seconds of each answer."""
    began, sent = time.perf_counter(), 0
    async with asyncio.TaskGroup() as group:
        while True:
            group.create_task(asked(session, PAGES[sent % len(PAGES)], took))
            sent += 1
            await asyncio.sleep(max(0.0, began + sent / rate - time.perf_counter()))


async def asked(session: aiohttp.ClientSession, page: str, took: list[float]) -> None:
    """Ask for a page; an answer other than 200 ends the run."""
    begun = time.perf_counter()
    async with session.get(f"http://{PLACE}/{page}") as answer:
        await answer.read()
        answer.raise_for_status()
    took.append(time.perf_counter() - begun)


async def warmed(session: aiohttp.ClientSession) -> None:
    """Wait until every page has been made once."""
    until = time.monotonic() + WARM
    for page in PAGES:
        while True:
            with suppress(aiohttp.ClientConnectionError):
                await asked(session, page, [])
                break
            if time.monotonic() > until:
                raise SystemExit("no page is served")
            await asyncio.sleep(0.2)


async def compared(rate: float, more: Sequence[str]) -> None:
    """Run the same load without visitors and with them, and print the answers to the visitors and
    their times.
    """
    with TemporaryDirectory() as folder:
        print("without visitors:", flush=True)
        await loaded(folder, "without", more)
        database = f"sqlite+aiosqlite:///{Path(folder, 'site')}.sqlite"
        own = {**os.environ, "PAIFUDA_SITE": PLACE, "PAIFUDA_DATABASE": database}
        site = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", "site", cwd=Path.cwd(), env=own
        )
        try:
            async with aiohttp.ClientSession() as session:
                await warmed(session)
                took, began = list[float](), time.perf_counter()
                visitors = asyncio.create_task(visited(session, rate, took))
                print(f"with {rate:.0f} requests a second:", flush=True)
                await loaded(folder, "with", more)
                seconds = time.perf_counter() - began
                visitors.cancel()
                with suppress(asyncio.CancelledError):
                    await visitors
        finally:
            site.terminate()
            await site.wait()
    half, late = (1e3 * quantiles(took, n=100)[at] for at in (49, 98))
    print(f"pages: {len(took) / seconds:.0f} answers a second")
    print(f"half within {half:.1f} ms, 99% within {late:.1f} ms")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rate", type=float, default=200.0)
    chosen, further = parser.parse_known_args()
    asyncio.run(compared(chosen.rate, further))
