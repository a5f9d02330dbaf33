"""`/privacy show|export|forget`: the data stored about the person who asks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands

from bot.chat.commands.translator import named, worded
from bot.chat.panels.frame.answer import Interaction, answer
from bot.chat.reply import Reply
from bot.words import Words


def group() -> app_commands.Group:
    """Return the commands about stored data."""
    found = app_commands.Group(
        name=named("command-privacy"), description=named("command-privacy-about")
    )
    for command in (_show(), _export(), _forget()):
        found.add_command(command)
    return found


def _show() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(
        name=named("command-privacy-show"), description=named("command-privacy-show-about")
    )
    async def show(interaction: discord.Interaction[Any]) -> None:
        await answer(interaction, lambda: _shown(interaction))

    return show


async def _shown(interaction: Interaction) -> Reply:
    say = interaction.client.private(interaction)
    return Reply(told(await interaction.client.services.privacy.counted(interaction.user.id), say))


def told(counted: Mapping[str, int], say: Words) -> str:
    """Return a line for each kind of row that is stored about a person."""
    lines = [say(f"privacy-{name}", number=number) for name, number in counted.items() if number]
    if not lines:
        return say("privacy-nothing")
    return "\n".join([say("privacy-title"), *lines, say("privacy-hint")])


def _export() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(
        name=named("command-privacy-export"), description=named("command-privacy-export-about")
    )
    async def export(interaction: discord.Interaction[Any]) -> None:
        async def work() -> Reply:
            file = await interaction.client.services.privacy.file(interaction.user.id)
            return Reply(interaction.client.private(interaction)("export-head"), file=file)

        await answer(interaction, work)

    return export


def _forget() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(
        name=named("command-privacy-forget"), description=named("command-privacy-forget-about")
    )
    @worded(sure="option-sure")
    async def forget(interaction: discord.Interaction[Any], sure: bool = False) -> None:
        async def work() -> Reply:
            say = interaction.client.private(interaction)
            if not sure:
                return Reply(say("privacy-warning"))
            number = await interaction.client.services.privacy.forget(interaction.user.id)
            return Reply(say("privacy-forgotten", name=say("somebody", number=number)))

        await answer(interaction, work)

    return forget
