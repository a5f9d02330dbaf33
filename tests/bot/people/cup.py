"""Tournaments: the public message on the server, and a tournament of many people."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import timedelta
from itertools import count
from random import Random
from typing import Any

from sqlalchemy import select

from bot.domain.contests.course import Plan
from bot.domain.league.season import League
from bot.domain.league.tournament import WAIT, Tournament
from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from bot.services.ledger import posting
from bot.services.services import Services
from bot.store import Connection, schema
from tests.bot.discord.room import Room, said
from tests.bot.world.lone_tables import GUILD, Clock
from tests.bot.world.press_numbers import pressed

MINUTE = 60


async def press(room: Room, name: str, act: str) -> str:
    """Press a button below the tournament, and return the answer."""
    (message,) = [m for m in room.channel.history() if "**Tournament**" in m.content]
    member = getattr(room, name)
    return said(await member.click(message, custom_id=f"tournament:1:{act}"))


def board(room: Room) -> str:
    """Return the public message of the tournament."""
    (message,) = [m for m in room.channel.history() if "**Tournament**" in m.content]
    return str(message.content)


class Cup:
    """A tournament of many people; the test moves its time, and dice decide its matches."""

    def __init__(self, services: Services, clock: Clock, league: League, seed: int) -> None:
        self.services, self.clock, self.league = services, clock, league
        self.rng, self.numbers = Random(seed), count()
        self.like: Any = None
        self.over: Any = None

    async def value(self) -> Tournament:
        return await self.services.tournaments.by_id(1)

    async def ring(self, minutes: int) -> None:
        """Let time pass, and do everything that comes due."""
        self.clock.now += timedelta(minutes=minutes)
        await self.services.tournaments._rung(1)

    async def enter(self, user: int) -> None:
        player, press = Player(user, f"P{user}"), pressed(self.clock(), user)
        await self.services.tournaments.enter(self.league, 1, player, press)

    async def open(self, people: tuple[int, ...], channel: int = 5) -> Table:
        """Return the table of a match that has begun."""
        tables = self.services.tables
        await self.services.leagues.bind(self.league, 1, channel, True)
        first, second = (Player(user, f"P{user}") for user in people)
        table = await tables.lobbies.open(GUILD, channel, first, "mushi", seats=2)
        table = await tables.lobbies.join(table.id, second, 1000)
        return await tables.playing.start(table.id, first.user, 2000)

    async def meet(self, people: tuple[int, ...]) -> None:
        """Play a match like the first one, which ends in a tie or by resigning."""
        self.like = self.like or await self.open(people)
        players = tuple(Player(user, f"P{user}") for user in people)
        number, resigned = 100 + next(self.numbers), self.rng.choice((0, 1, None))
        table = replace(self.like, id=number, players=players, phase="over")
        t = schema.tables

        def end(connection: Connection) -> None:
            row = connection.execute(select(t).where(t.c.id == self.like.id)).mappings().one()
            own = {**row, "id": number, "channel": number, "phase": "over"}
            connection.execute(t.update().where(t.c.id == self.like.id).values(phase="over"))
            connection.execute(t.insert().values(**own))
            posting.post_match(connection, table, self.clock.now, resigned)

        await self.services.database.write(end)
        self.over = table

    async def noticed(self) -> None:
        """Tell the service that tables have ended."""
        self.services.tournaments.watch(self.over)
        await asyncio.gather(*self.services.tournaments.timers._running)


async def cup(
    services: Services, clock: Clock, kind: str, people: int, rounds: int = 0, late: str = WAIT
) -> Cup:
    """Announce a tournament, and let people sign up."""
    league = await services.leagues.create(GUILD, 1, "Spring", 9_000, "mushi")
    plan = Plan(kind, "mushi", 2, 10, 30, rounds, 1, late)
    await services.tournaments.announce(league, 1, plan)
    found = Cup(services, clock, league, people)
    for user in range(1, people + 1):
        await found.enter(user)
    return found
