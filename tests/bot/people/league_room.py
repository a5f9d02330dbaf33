"""A league on the simulated Discord: its organiser, its rules, its matches, its standings."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import discord
import simcord
from simcord.results import InteractionResult
from sqlalchemy import select
from sqlalchemy.sql import Select

from bot.chat.panels.league.terms import PAGE
from bot.domain.league.charter import Terms
from bot.domain.tables.table import Table
from bot.words import words
from rules import choices
from tests.bot.discord.room import Room, parts, said

EN = words("en")
LINE = re.compile(r"(\S+) · (<@(\d+)>|Computer|Pot|Out of play) · \*\*([+−]?\d+)\*\*(.*)")
DEALS = r"(one|\d+) deals?, (not |none |\d+ )?won"
REST = re.compile(rf" · {DEALS}(?: · ([\d.]+) ±([\d.]+)(\??))?")
NUMBERS = {"one": 1, "not ": 0, "none ": 0, "": 1}
"""Numbers of deals, and of deals won, that standings write as words."""


@dataclass
class LeagueRoom:
    """A room, and a person with the organisers' role."""

    room: Room
    organiser: simcord.MemberActor = field(init=False)

    async def prepare(self) -> None:
        """Make the role of organisers, and give it to a person."""
        manager = self.room.guild.create_role(
            "Managers", permissions=discord.Permissions(manage_guild=True)
        )
        role = self.room.guild.create_role("Organisers")
        boss = self.room.guild.add_member(self.room.env.create_user("boss"), roles=[manager])
        user = self.room.env.create_user("olga", global_name="Olga")
        self.organiser = self.room.guild.add_member(user, roles=[role])
        await boss.slash(self.room.channel, "organise role", role=role)

    async def does(self, command: str, **options: object) -> str:
        """Use a command as the organiser, say that they are sure if they are asked, and return the
        answer.
        """
        told = await self.organiser.slash(self.room.channel, command, **options)
        return said(await self.sure(told))

    async def sure(self, told: InteractionResult) -> InteractionResult:
        """Press the button of an answer that asks whether the organiser is sure; return the last
        answer.
        """
        asked = parts(told.response) if told.response else []
        sure = [part["custom_id"] for part in asked if part["custom_id"].startswith("sure:")]
        if not sure or not told.response:
            return told
        return await self.organiser.click(told.response.message, custom_id=sure[0])

    async def found(self, name: str = "Spring", **terms: object) -> None:
        """Found a league in the room's channel under some terms."""
        await self.prepare()
        await self.does("league create", name=name)
        for term, value in terms.items():
            await self.sets(term, str(value).lower())

    async def sets(self, term: str, value: str) -> str:
        """Set one of the terms in the panel of the rules, and return the panel's words."""
        page = [one.name for one in choices(Terms)].index(term) // PAGE
        shown = (await self.organiser.slash(self.room.channel, "league rules")).response
        for _ in range(page):
            assert shown
            (more,) = [p["custom_id"] for p in parts(shown) if p["custom_id"].startswith("terms:")]
            shown = (await self.organiser.click(shown.message, custom_id=more)).response
        assert shown
        (field,) = [p["custom_id"] for p in parts(shown) if p["custom_id"].endswith(f":{term}")]
        return said(await self.organiser.select(shown.message, [value], custom_id=field))

    async def plays(self, game: str, worth: int, deals: int = 0) -> None:
        """Set the worth of a game and the number of deals of its matches."""
        if not deals:
            await self.does("league game", game=game, worth=worth)
            return
        await self.does("league channel", counts=False)
        await self.room.open(deals, None, game)
        await self.does("league channel")
        await self.does("league game", game=game, worth=worth, here=True)
        await self.room.aki.slash(self.room.channel, "table end")

    async def match(self, game: str, others: str, seed: int) -> Table:
        """Play a whole match under the rules of the league, without panels."""
        await self.room.open(0, others, game)
        await self.room.press(self.room.aki, "start")
        return await self.room.play_on(seed)

    def notice(self, at: int = -1) -> discord.Message:
        """Return the public message with the standings of a season."""
        return [m for m in self.room.channel.history() if m.pinned][at]

    async def rows(self, query: Select[Any]) -> Sequence[Any]:
        """Return the rows of a query."""
        return await self.room.client.services.database.read(lambda c: c.execute(query).all())

    async def column(self, column: Any) -> list[Any]:
        """Return the values of a column."""
        return [row[0] for row in await self.rows(select(column))]


def standings(text: str) -> dict[int | str, tuple[str, int, int, int, str, str, str]]:
    """The lines of standings by person: place, points, deals won, deals, rating, margin,
    provisional.
    """
    found: dict[int | str, tuple[str, int, int, int, str, str, str]] = {}
    for line in text.split("\n"):
        match = LINE.fullmatch(line)
        if match is None:
            continue
        rest = REST.fullmatch(match[5])
        deals, won, *rated = rest.groups("") if rest else ("0", "0", "", "", "")
        points = int(match[4].replace("−", "-"))
        name: int | str = int(match[3]) if match[3] else match[2]
        counts = [NUMBERS[text] if text in NUMBERS else int(text) for text in (won, deals)]
        found[name] = (match[1], points, counts[0], counts[1], rated[0], rated[1], rated[2])
    return found
