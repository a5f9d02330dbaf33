"""`/statistics`: the sums of a person's deals."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.chat.commands.autocomplete import GAMES
from bot.chat.commands.translator import named, worded
from bot.chat.panels.frame.answer import answer
from bot.chat.panels.ledger import statistics


def command() -> app_commands.Command[Any, ..., None]:
    """Make the command that shows the career of a player."""

    @app_commands.command(
        name=named("command-statistics"), description=named("command-statistics-about")
    )
    @worded(player="option-player", game="option-game")
    @app_commands.choices(game=GAMES)
    async def show(
        interaction: discord.Interaction[Any], player: discord.User | None = None, game: str = ""
    ) -> None:
        user = (player or interaction.user).id
        await answer(interaction, lambda: statistics.open_panel(interaction, user, game))

    return show
