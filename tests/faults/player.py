"""A process that plays every game at random and reports acknowledged acts, until it is killed.

It reports `held` if another process works with the database. Otherwise it reports each act twice:
before it, the table and the act, and after its acknowledgement or refusal, the time and the tables
it touched.
"""

from __future__ import annotations

import asyncio
from datetime import timedelta
from random import Random

from bot.services.tables.tables import Tables
from bot.store import Database
from bot.store.lock import HeldError
from bot.store.session import holding
from bot.timers import Timers
from rules import RuleError
from tests.bot.world.lone_tables import Clock
from tests.faults.plays import KINDS, Kind, Play
from tests.forked import Tell

ELSEWHERE = frozenset(("move", "hours", "restart"))
"""The acts that would change other tables."""


class Silent:
    """A timer that never rings: things that come due are acts like others."""

    def cancel(self) -> None:
        """Do nothing, because no timer is set."""


async def play(tell: Tell, url: str, seed: int, seconds: float) -> None:
    """Play at every table at the same time, at random, without end."""
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
    """Continue a table in its present state, or deal its first deal."""
    try:
        one.number = (await tables.shown_in(one.channel)).id
    except RuleError:
        await one.begin(kind)
    one.tell("try", one.number, "restart")


async def go_on(one: Play) -> None:
    """Do one act after the other at a table."""
    while True:
        number = one.number
        one.witness.tables.clear()
        await one.step()
        seconds = (one.clock() - Clock().now).total_seconds()
        one.tell("done", number, seconds, *one.witness.tables.values())


async def hold(tell: Tell, url: str, seed: int, seconds: float) -> None:
    """Play while the database is held."""
    try:
        async with holding(url):
            await play(tell, url, seed, seconds)
    except HeldError:
        tell("held")


def run(tell: Tell, url: str, seed: int, seconds: float) -> None:
    """Play in a process of its own, `seconds` after the first process began."""
    Timers._later = lambda *_: Silent()  # type: ignore[method-assign,assignment]
    asyncio.run(hold(tell, url, seed, seconds))
