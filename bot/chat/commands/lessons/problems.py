"""The command `/problem`: a position from a deal between computers, with one right answer."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.chat.commands import autocomplete
from bot.chat.commands.translator import named, worded
from bot.chat.panels.frame.answer import answer
from bot.chat.panels.lessons.problems import asking
from bot.chat.panels.lessons.problems.presses import ANY


def command() -> app_commands.Command[Any, ..., None]:
    """Make the command; without a game it asks problems of all games."""

    @app_commands.command(name=named("command-problem"), description=named("command-problem-about"))
    @worded(game="option-game")
    @app_commands.choices(game=autocomplete.GAMES)
    async def problem(interaction: discord.Interaction[Any], game: str = ANY) -> None:
        await answer(interaction, lambda: asking.next_panel(interaction, game))

    return problem
