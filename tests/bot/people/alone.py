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


class Private:
    """A private place where a person plays; `seen` are its messages."""

    env: simcord.Env
    user: Any

    @property
    def seen(self) -> list[Any]:
        raise NotImplementedError

    async def slash(self, command: str, **options: Any) -> InteractionResult:
        """Use a command in this place."""
        raise NotImplementedError

    @property
    def client(self) -> Paifuda:
        assert isinstance(self.env.bot, Paifuda)
        return self.env.bot

    @property
    def boards(self) -> list[Any]:
        """The public messages there that have buttons."""
        return [m for m in self.seen if m.components and not m.flags.ephemeral]

    async def table(self) -> Table:
        return await self.client.services.tables.shown_in(self.user.id)

    async def press(self, act: str, message: Any = None, who: Any = None) -> InteractionResult:
        shown = message or self.boards[-1]
        ids = [part["custom_id"] for part in parts(shown)]
        (custom_id,) = [one for one in ids if one.endswith(f":{act}")]
        made: InteractionResult = await (who or self.user).click(shown, custom_id=custom_id)
        return made

    async def start(self, game: str = "koikoi") -> Table:
        await self.slash("table open", game=game, deals=2)
        await self.press("fill")
        return await self.table()

    async def move(self) -> InteractionResult:
        """Make the first possible move through the hand."""
        return await first_move(self.user, (await self.press("hand")).response)


class Alone(Private):
    """A person who uses the bot in direct messages."""

    def __init__(self, env: simcord.Env, name: str = "aki") -> None:
        self.env, self.user = env, env.create_user(name, global_name=name.title())

    @property
    def seen(self) -> list[Any]:
        return [*self.user.dm_channel.history()]

    async def slash(self, command: str, **options: Any) -> InteractionResult:
        used: InteractionResult = await self.user.slash(command, **options)
        return used
