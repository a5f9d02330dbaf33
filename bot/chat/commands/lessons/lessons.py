"""The command `/learn`: the lessons of a game, which are played."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.chat.commands import autocomplete
from bot.chat.commands.translator import named, worded
from bot.chat.panels.frame.answer import answer
from bot.chat.panels.lessons import contents


def command() -> app_commands.Command[Any, ..., None]:
    """Make the command; without a game it shows the reader's progress in all games."""

    @app_commands.command(name=named("command-learn"), description=named("command-learn-about"))
    @worded(game="option-game")
    @app_commands.choices(game=autocomplete.GAMES)
    async def learn(interaction: discord.Interaction[Any], game: str | None = None) -> None:
        await answer(interaction, lambda: contents.begin(interaction, game))

    return learn
