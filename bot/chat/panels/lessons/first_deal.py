"""A first whole deal after the lessons: a private table with computers that are beginners."""

from __future__ import annotations

import discord

from bot.chat.component import Button, Field
from bot.chat.panels.frame.answer import Interaction, Place, own_place
from bot.chat.panels.tables.match import opening
from bot.chat.reply import Reply
from bot.words import Words


class FirstDealButton(Button, custom_id="firstdeal:{game}"):
    """The button that opens a table outside any server, and deals."""

    game: Field

    def shown(self, say: Words, *, bright: bool = True) -> FirstDealButton:
        """Label the button; it stands out as the next step."""
        style = discord.ButtonStyle.success if bright else discord.ButtonStyle.secondary
        return self.labelled(say("button-first-deal"), style)

    async def answers_in(self, interaction: Interaction) -> Place:
        """Answer where the person has tables of their own."""
        return own_place(interaction)

    async def pressed(self, interaction: Interaction) -> Reply:
        """Open the table, deal, and show it."""
        return await opening.begin(interaction, ("deal", self.game))
