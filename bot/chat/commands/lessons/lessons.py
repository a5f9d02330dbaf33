"""`/learn` and `/problem`: lessons that are played, and positions with one right answer."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.chat.commands import autocomplete
from bot.chat.commands.translator import named, worded
from bot.chat.panels.frame.answer import answer
from bot.chat.panels.lessons import contents
from bot.chat.panels.lessons.problems import asking
from bot.chat.panels.lessons.problems.presses import ANY


def commands() -> tuple[app_commands.Command[Any, ..., None], ...]:
    """Make the commands; without a game they are about all games."""
    return _learn(), _problem()


def _learn() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name=named("command-learn"), description=named("command-learn-about"))
    @worded(game="option-game")
    @app_commands.choices(game=autocomplete.GAMES)
    async def learn(interaction: discord.Interaction[Any], game: str | None = None) -> None:
        await answer(interaction, lambda: contents.begin(interaction, game))

    return learn


def _problem() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name=named("command-problem"), description=named("command-problem-about"))
    @worded(game="option-game")
    @app_commands.choices(game=autocomplete.GAMES)
    async def problem(interaction: discord.Interaction[Any], game: str = ANY) -> None:
        await answer(interaction, lambda: asking.next_panel(interaction, game))

    return problem
