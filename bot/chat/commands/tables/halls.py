"""`/hall threads`, `board` and `problems`: a server's additions to its tables."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.chat.commands.translator import named, worded
from bot.chat.panels.frame.answer import answer, channel_of
from bot.chat.panels.frame.rights import managed
from bot.chat.panels.tables.board import hall
from bot.chat.reply import Reply


def group() -> app_commands.Group:
    """Make the group of commands about a server's tables; each checks the permission itself."""
    found = app_commands.Group(name=named("command-hall"), description=named("command-hall-about"))
    for command in (_threads(), _board(), _problems()):
        found.add_command(command)
    return found


def _threads() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(
        name=named("command-hall-threads"), description=named("command-hall-threads-about")
    )
    @worded(wanted="option-threads")
    async def threads(interaction: discord.Interaction[Any], wanted: bool = True) -> None:
        async def work() -> Reply:
            guild = managed(interaction)
            await interaction.client.services.halls.set_threads(guild, wanted)
            key = "hall-threads-on" if wanted else "hall-threads-off"
            return Reply(interaction.client.private(interaction)(key))

        await answer(interaction, work)

    return threads


def _board() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(
        name=named("command-hall-board"), description=named("command-hall-board-about")
    )
    @worded(shown="option-board")
    async def board(interaction: discord.Interaction[Any], shown: bool = True) -> None:
        async def work() -> Reply:
            guild, client = managed(interaction), interaction.client
            if shown:
                await hall.put_up(interaction)
            else:
                await hall.take_down(client, guild)
            return Reply(
                client.private(interaction)("hall-board-up" if shown else "hall-board-down")
            )

        await answer(interaction, work)

    return board


def _problems() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(
        name=named("command-hall-problems"), description=named("command-hall-problems-about")
    )
    @worded(posted="option-problems")
    async def problems(interaction: discord.Interaction[Any], posted: bool = True) -> None:
        async def work() -> Reply:
            guild, client = managed(interaction), interaction.client
            channel = channel_of(interaction) if posted else None
            await client.services.problems.ask_for(guild, channel)
            key = "hall-problems-on" if posted else "hall-problems-off"
            return Reply(client.private(interaction)(key))

        await answer(interaction, work)

    return problems
