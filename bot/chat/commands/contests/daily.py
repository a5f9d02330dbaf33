"""The command `/daily`: the deal of the day of each game."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.chat.commands import autocomplete
from bot.chat.commands.translator import named, worded
from bot.chat.panels.contests.daily import contents
from bot.chat.panels.frame.answer import answer
from bot.chat.panels.tables.after.daily_button import EVERY


def command() -> app_commands.Command[Any, ..., None]:
    """Make the command; without a game it shows the whole day."""

    @app_commands.command(name=named("command-daily"), description=named("command-daily-about"))
    @worded(game="option-game")
    @app_commands.choices(game=autocomplete.GAMES)
    async def today(interaction: discord.Interaction[Any], game: str | None = None) -> None:
        await answer(
            interaction,
            lambda: contents.open_panel(interaction, None, game or EVERY, "see"),
            renews="daily show",
        )

    return today
