"""`/catchup` and `/games`: the moves missed here, and a person's own tables."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.chat.commands.translator import named
from bot.chat.panels.frame.answer import answer
from bot.chat.panels.people import whereabouts
from bot.chat.panels.tables.board import catching_up


def commands() -> tuple[app_commands.Command[Any, ..., None], ...]:
    """Make the commands for people who have been away."""
    return _catch_up(), _games()


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
