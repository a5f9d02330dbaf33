"""`/settings mine` and `/settings server`: how pictures look."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.commands.translator import named
from bot.panels import settings
from bot.panels.answer import answer


def group() -> app_commands.Group:
    """The commands about looks; Discord hides no part of a group, so the panel asks for rights."""
    found = app_commands.Group(
        name=named("command-settings"), description=named("command-settings-about"), guild_only=True
    )
    for whose in ("mine", "server"):
        found.add_command(_panel(whose))
    return found


def _panel(whose: str) -> app_commands.Command[Any, ..., None]:
    @app_commands.command(
        name=named(f"command-settings-{whose}"),
        description=named(f"command-settings-{whose}-about"),
    )
    async def choose(interaction: discord.Interaction[Any]) -> None:
        await answer(interaction, lambda: settings.opened(interaction, whose))

    return choose
