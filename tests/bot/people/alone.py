"""A person who plays in direct messages."""

from __future__ import annotations

from typing import Any

import simcord
import simcord.interactions
from simcord.results import InteractionResult

from bot.chat.client import Paifuda
from bot.domain.tables.table import Table
from bot.words import words
from tests.bot.discord.room import first_move, parts

EN = words("en")


def said(result: InteractionResult) -> str:
    assert result.response
    return result.response.content


class Alone:
    """A person who uses the bot in direct messages."""

    def __init__(self, env: simcord.Env, name: str = "aki") -> None:
        self.env, self.user = env, env.create_user(name, global_name=name.title())

    @property
    def client(self) -> Paifuda:
        assert isinstance(self.env.bot, Paifuda)
        return self.env.bot

    @property
    def boards(self) -> list[Any]:
        """The public messages there that have buttons."""
        seen = self.user.dm_channel.history()
        return [m for m in seen if m.components and not m.flags.ephemeral]

    async def table(self) -> Table:
        return await self.client.services.tables.shown_in(self.user.id)

    async def press(self, act: str, message: Any = None) -> InteractionResult:
        shown = message or self.boards[-1]
        ids = [part["custom_id"] for part in parts(shown)]
        (custom_id,) = [one for one in ids if one.endswith(f":{act}")]
        made: InteractionResult = await self.user.click(shown, custom_id=custom_id)
        return made

    async def start(self, game: str = "koikoi") -> Table:
        await self.user.slash("table open", game=game, deals=2)
        await self.press("fill")
        return await self.table()

    async def move(self) -> InteractionResult:
        """Make the first possible move through the hand."""
        return await first_move(self.user, (await self.press("hand")).response)
