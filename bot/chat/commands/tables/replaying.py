"""The command `/replay`: show a finished deal of the channel's match again."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.chat.commands.translator import named, worded
from bot.chat.panels.frame.answer import answer, channel_of
from bot.chat.panels.tables.after import replay
from bot.chat.reply import Reply


def command() -> app_commands.Command[Any, ..., None]:
    """Make the command about replays, which everybody may use."""

    @app_commands.command(name=named("command-replay"), description=named("command-replay-about"))
    @worded(deal="option-which-deal")
    async def again(
        interaction: discord.Interaction[Any], deal: app_commands.Range[int, 1, 9999] | None = None
    ) -> None:
        async def work() -> Reply:
            table = await interaction.client.services.replays.at(channel_of(interaction))
            return await replay.open_panel(interaction, table, deal)

        await answer(interaction, work)

    return again
