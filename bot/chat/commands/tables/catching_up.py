"""`/catchup`, `/replay` and `/games`: missed moves, finished deals, and a person's own tables."""

from __future__ import annotations

from discord import app_commands

from bot.chat.commands.slash import slash
from bot.chat.panels.frame.answer import Interaction, channel_of
from bot.chat.panels.people import whereabouts
from bot.chat.panels.tables.after import replay
from bot.chat.panels.tables.board import catching_up
from bot.chat.reply import Reply


@slash("command-catchup")
async def catch_up(interaction: Interaction) -> Reply:
    """Show the moves that a person has missed."""
    return await catching_up.open_panel(interaction)


@slash("command-games")
async def games(interaction: Interaction) -> Reply:
    """Show a person's own tables."""
    return await whereabouts.open_panel(interaction)


@slash("command-replay", deal="option-which-deal")
async def again(
    interaction: Interaction, deal: app_commands.Range[int, 1, 9999] | None = None
) -> Reply:
    """Show a finished deal of this channel's match; by default the last one."""
    table = await interaction.client.services.replays.at(channel_of(interaction))
    return await replay.open_panel(interaction, table, deal)


COMMANDS = (catch_up, again, games)
