"""`/catchup`, `/replay` and `/games`: missed moves, finished deals, and a person's own tables."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.chat.commands.translator import named, worded
from bot.chat.panels.frame.answer import answer, channel_of
from bot.chat.panels.people import whereabouts
from bot.chat.panels.tables.after import replay
from bot.chat.panels.tables.board import catching_up
from bot.chat.reply import Reply


def commands() -> tuple[app_commands.Command[Any, ..., None], ...]:
    """Make the commands for people who have been away."""
    return _catch_up(), _replay(), _games()


def _catch_up() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name=named("command-catchup"), description=named("command-catchup-about"))
    async def catch_up(interaction: discord.Interaction[Any]) -> None:
        await answer(interaction, lambda: catching_up.open_panel(interaction))

    return catch_up


def _games() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name=named("command-games"), description=named("command-games-about"))
    async def sits(interaction: discord.Interaction[Any]) -> None:
        await answer(interaction, lambda: whereabouts.open_panel(interaction))

    return sits


def _replay() -> app_commands.Command[Any, ..., None]:
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
