"""An evening of a club on the simulated Discord: people sign up, press *Play*, and play quickly."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import discord
import simcord
from simcord.results import InteractionResult

from bot.domain.league.tournament import Tournament
from bot.domain.tables.table import Table
from tests.bot.discord.room import Room, parts, said
from tests.bot.people.league_room import LeagueRoom

MINUTE = 60


class Evening:
    """A league whose people play a tournament by pressing buttons."""

    def __init__(self, room: Room) -> None:
        self.room, self.league, self.rng = room, LeagueRoom(room), Random(room.guild.id)
        self.people = dict(room.members)

    async def found(self, count: int, **options: Any) -> None:
        """Found the league with all defaults, and announce a tournament in it."""
        await self.league.found()
        await self.announce(count, **options)

    async def announce(self, count: int, **options: Any) -> None:
        """Announce a tournament, and let people sign up."""
        for number in range(len(self.people), count):
            user = self.room.env.create_user(f"guest{number}", global_name=f"Guest {number}")
            member = self.room.guild.add_member(user)
            self.people[member.id] = member
        await self.league.does("league tournament", **options)
        for member in self.people.values():
            await self.press(member, "tournament:1:enter")

    @property
    def board(self) -> discord.Message:
        """The public message of the latest tournament."""
        return [m for m in self.room.channel.history() if "**Tournament**" in m.content][-1]

    async def press(self, member: simcord.MemberActor, custom_id: str) -> str:
        """Press a button below the tournament, and return the answer."""
        return said(await member.click(self.board, custom_id=custom_id))

    async def play(self, member: simcord.MemberActor) -> str:
        """Press *Play* below the tournament."""
        return await self.press(member, "match:1")

    async def cup(self) -> Tournament:
        """Wait until the next round is paired, and return the tournament."""
        await asyncio.gather(*self.room.client.services.tournaments.timers._running)
        await self.room.env.settle()
        return await self.room.client.services.tournaments.by_id(1)

    def thread(self) -> simcord.ChannelHandle:
        """The thread that was made last."""
        return self.room.channel.threads[-1]

    async def table(self) -> Table:
        """The table in the thread that was made last."""
        return await self.room.client.services.tables.shown_in(self.thread().id)

    async def at_table(self, member: simcord.MemberActor, act: str) -> InteractionResult:
        """Press a button of the table in the thread that was made last."""
        message = next(m for m in reversed(self.thread().history()) if m.components)
        (custom_id,) = [
            part["custom_id"] for part in parts(message) if part["custom_id"].endswith(f":{act}")
        ]
        return await member.click(message, custom_id=custom_id)

    async def meet(self, people: tuple[int, ...], deals: int = 0) -> Table:
        """Let people play a match: all press *Play*, one presses *Start*.

        They play to the end, or vote for the end after some deals.
        """
        for user in people:
            await self.play(self.people[user])
        await self.at_table(self.people[people[0]], "start")
        table = await self.table()
        while table.phase != "over" and (not deals or table.number <= deals):
            table = await self._move(table)
        voting = self.room.client.services.tables.voting
        for user in people if table.phase != "over" else ():
            table, _ = await voting.vote_to_end(table.id, user)
            if table.phase == "over":
                break
        await self.room.env.settle()
        assert table.phase == "over"
        return table

    async def _move(self, table: Table) -> Table:
        """Make a move of any person who is asked, without panels."""
        playing, player = self.room.client.services.tables.playing, self.rng.choice(table.asked)
        if table.phase == "between":
            return await playing.ready(table.id, player.user, self.rng.getrandbits(32))
        seat = table.seat_of(player.user)
        assert seat is not None
        return await playing.play(table.id, player.user, self.rng.choice(table.legal(seat)))
