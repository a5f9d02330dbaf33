"""A first whole deal after the lessons: a private table with computers that are beginners."""

from __future__ import annotations

from typing import Any

import discord

import rules
from bot.chat.component import Button, Field
from bot.chat.panels.frame.answer import Interaction, answer, person
from bot.chat.panels.tables.match import opening
from bot.chat.reply import Reply
from bot.domain.shards import NOWHERE
from bot.domain.tables import lobby
from bot.domain.tables.table import Table
from bot.words import Words, naming

BEGINNER = "beginner"


class FirstDealButton(Button, custom_id="firstdeal:{game}"):
    """Opens a table outside any server, and deals."""

    game: Field

    def shown(self, say: Words, *, bright: bool = True) -> FirstDealButton:
        """Label the button; it stands out as the next step."""
        style = discord.ButtonStyle.success if bright else discord.ButtonStyle.secondary
        return self.labelled(say("button-first-deal"), style)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Show the table to the person alone."""
        opened = list[Table]()
        if await answer(interaction, lambda: self._dealt(interaction, opened)):
            await opening.stands(interaction, opened[0])

    async def _dealt(self, interaction: Interaction, opened: list[Table]) -> Reply:
        client, user = interaction.client, interaction.user.id
        tables, say = client.services.tables, client.private(interaction)
        deals = 1 if lobby.counts_deals(rules.game(self.game)) else None
        one = await tables.lobbies.open(NOWHERE, user, person(interaction), self.game, deals=deals)
        named = naming.computer(say)
        one = await tables.playing.start(one.id, user, interaction.id, named, BEGINNER)
        opened.append(one)
        return await client.screen.message(one, say)
