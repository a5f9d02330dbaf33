"""Processes that play every game at random and tell what was acknowledged, until they are killed.

A process is forked for each line of the input: the database, a seed, and the time in seconds. It
writes its number; `held` where another works with the database; then for each act the table and
what is tried, and once that is acknowledged or refused the time and the tables that were touched.
"""

from __future__ import annotations

import asyncio
import base64
import os
import pickle
import sys
from datetime import timedelta
from random import Random
from typing import Any

from bot.services.tables.tables import Tables
from bot.store import Database
from bot.store.holding import holding
from bot.store.lock import HeldError
from bot.timers import Timers
from rules import RuleError
from tests.bot.world.lone_tables import Clock
from tests.faults.plays import KINDS, Kind, Play

ELSEWHERE = frozenset(("move", "hours", "restart"))
"""The acts that would change other tables than the own one."""


class Silent:
    """A timer that never rings: what is due is an act among others."""

    def cancel(self) -> None:
        """Nothing was to ring."""


def tell(*what: Any) -> None:
    """Write a line, at once; the line before it may have been cut off."""
    sys.stdout.write("\n" + base64.b64encode(pickle.dumps(what)).decode() + "\n")
    sys.stdout.flush()


async def play(url: str, seed: int, seconds: float) -> None:
    """Play at every table at the same time, at random, for ever."""
    database, clock = Database(url), Clock()
    clock.now += timedelta(seconds=seconds)
    tables = Tables(database, clock)
    plays = []
    for at, kind in enumerate(KINDS, 1):
        one = Play(database, clock, Random(seed + at), [tables], channel=at)
        one.without, one.tell = ELSEWHERE, tell
        plays.append(one)
        await begin(one, kind, tables)
    await tables.reopen()
    await asyncio.gather(*map(go_on, plays))


async def begin(one: Play, kind: Kind, tables: Tables) -> None:
    """Take a table up as it stands, or deal its first deal."""
    try:
        one.number = (await tables.shown_in(one.channel)).id
    except RuleError:
        await one.begin(kind)
    tell("try", one.number, "restart")


async def go_on(one: Play) -> None:
    """Do one thing after the other at a table."""
    while True:
        number = one.number
        one.witness.tables.clear()
        await one.step()
        seconds = (one.clock() - Clock().now).total_seconds()
        tell("done", number, seconds, *one.witness.tables.values())


async def hold(url: str, seed: int, seconds: float) -> None:
    """Play while the database is held."""
    async with holding(url):
        await play(url, seed, seconds)


def run(line: str) -> None:
    """Run a forked process."""
    url, seed, seconds = line.split()
    tell("born", os.getpid())
    try:
        asyncio.run(hold(url, int(seed), float(seconds)))
    except HeldError:
        tell("held")


def main() -> None:
    """Fork for each line, and wait for the end of that process."""
    Timers._later = lambda *_: Silent()  # type: ignore[method-assign,assignment]
    for line in sys.stdin:
        if child := os.fork():
            os.waitpid(child, 0)
            tell("ended")
        else:
            run(line)
            os._exit(0)


if __name__ == "__main__":
    main()
