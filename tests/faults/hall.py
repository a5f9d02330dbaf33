"""The whole bot on a simulated Discord, with a table of any game, whose moves use panels."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from random import Random
from typing import ClassVar

from bot.chat.panels import doors
from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from bot.services.tables.alarm import SEEN
from bot.services.tables.tables import Tables
from bot.words import words
from tests.bot.discord.room import Room, choices, parts
from tests.bot.people.agreeing import all_agree
from tests.bot.people.random_acts import SAID
from tests.bot.world.lone_tables import Clock
from tests.faults.plays import Kind, Play

EN = words("en")
TIME = re.compile(r"(?<=<t:)\d+(?=:)")
WITHIN = 25.0
"""The seconds after a failure within which the message of the table must show what the database
holds.
"""


@dataclass
class Hall(Play):
    """A play at the table of a room, through the services of the running bot."""

    room: Room = field(kw_only=True)
    ACTS: ClassVar = ("awake", *(one for one in SAID if one not in ("rung", "reached")))

    async def open(self, kind: Kind) -> None:
        """Deal the first deal to people of the room, and show the table."""
        tables, here = self.room.client.services.tables, self.room.channel.id
        names = zip(self.room.members, self.room.names, strict=True)
        first, *others = [Player(*one) for one in names][: kind.people]
        seats = kind.people + kind.computers
        table = await tables.lobbies.open(
            self.room.guild.id, here, first, kind.key, seats=seats, clock=kind.clock
        )
        for player in others:
            await tables.lobbies.join(table.id, player, player.user)
        for _ in range(kind.computers):
            await tables.lobbies.add_computer(table.id, first.user, "Computer {}".format)
        if kind.pace:
            await tables.lobbies.set_pace(table.id, first.user, kind.pace)
            await all_agree(tables, table.id)
        table = await tables.playing.start(table.id, first.user, 1)
        self.number, self.channel = table.id, here
        with self.room.env._bot_scope():
            await self.room.client.screen.renew(table.id)
        await self.room.env.settle()
        self.witness.hear(await tables.at(table.id))

    def somebody(self) -> Player:
        """Return any person in the room."""
        user = self.rng.choice([*self.room.members])
        return Player(user, "Somebody")

    def _next(self, table: Table) -> str:
        match table.phase:
            case "between":
                return "ready"
            case "over":
                return "rematch"
            case _:
                return self.rng.choice(["play"] * 10 + ["rung"] * 2 + [*self.ACTS])

    async def act(self, name: str, table: Table, tables: Tables) -> object:
        """Do one act; an act of the clock is done by moving the clock."""
        match name:
            case "rung":
                await self.room.env.advance_time(self.rng.choice([1, 10, 600]))
            case "play" if table.asked and table.message:  # opened by no press: no message yet
                await self._press(table)
            case "rematch" if self._offered("rematch"):
                await self.room.press(self.room.aki, "rematch")
            case _:
                with self.room.env._bot_scope():
                    await super().act(name, table, tables)
                await self.room.env.settle()
        return None

    async def _press(self, table: Table) -> None:
        """Make a move through the panel of a hand, if the panel arrives."""
        member = self.room.members[self.rng.choice(table.asked).user]
        opens = "answer" if self._offered("answer") else "hand"
        if not self._offered(opens):  # what is shown may be a moment behind
            await self.room.env.advance_time(WITHIN)
            return
        hand = (await self.room.press(member, opens)).response
        while hand:
            choice = self.rng.choice(choices(hand))
            hand = (await self.room.choose(member, hand, choice)).response
            if choice.move:
                return

    def _offered(self, act: str) -> bool:
        """Whether the message of the table has a button whose id ends with this act."""
        return any(part["custom_id"].endswith(f":{act}") for part in parts(self.room.board()))

    async def look(self) -> None:
        """Let a person ask for the table."""
        await self.room.emilia.slash(self.room.channel, "table show")
        await self.room.env.advance_time(WITHIN)
        await self.follow()

    async def follow(self) -> None:
        """Take the database and the services of the bot that runs now, and hear of its table."""
        tables = self.room.client.services.tables
        self.database, self.services = self.room.client.services.database, [tables]
        with self.room.env._bot_scope():  # a table that is read may have to be shown in a while
            await self._hear(tables)


def hall(room: Room, seed: int) -> Hall:
    """Open a table in a room, by a seed."""
    services = room.client.services
    return Hall(services.database, Clock(), Random(seed), [services.tables], room=room)


def same(one: str, other: str) -> bool:
    """Whether two texts are equal, apart from a time that a start has
    extended by under a minute.
    """
    if TIME.split(one) != TIME.split(other):
        return False
    times = zip(TIME.findall(one), TIME.findall(other), strict=True)
    return all(abs(int(a) - int(b)) < SEEN.total_seconds() for a, b in times)


async def assert_current(room: Room) -> None:
    """Assert that the message of the table shows its current state."""
    shown = (await doors.message(room.client, await room.table(), EN)).options()
    board = room.board()
    assert same(board.content, shown["content"]), (board.content, shown["content"])
    rows = shown["view"].to_components()
    wanted = [part["custom_id"] for row in rows for part in row["components"]]
    offered = [part["custom_id"] for part in parts(board)]
    assert offered == wanted, (offered, wanted)
