"""`/vacation plan|end|show`: clocks stand still while a person is away."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import discord
from discord import app_commands

from bot.chat.commands.translator import named, worded
from bot.chat.panels.frame.answer import Interaction, answer
from bot.chat.panels.people import vacations
from bot.chat.reply import Reply
from bot.domain.people.calendar import DAY, Span

LONGEST = 60
FARTHEST = 365


def group() -> app_commands.Group:
    """Make the group of commands about vacations."""
    found = app_commands.Group(
        name=named("command-vacation"), description=named("command-vacation-about")
    )
    for command in (_plan(), _end(), _show()):
        found.add_command(command)
    return found


def _plan() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(
        name=named("command-vacation-from"), description=named("command-vacation-from-about")
    )
    @worded(days="option-vacation-days", later="option-in")
    async def plan(
        interaction: discord.Interaction[Any],
        days: app_commands.Range[int, 1, LONGEST],
        later: app_commands.Range[int, 0, FARTHEST] = 0,
    ) -> None:
        first = discord.utils.utcnow() + timedelta(days=later)
        await answer(interaction, lambda: _away(interaction, Span(first, first + days * DAY)))

    return plan


async def _away(interaction: Interaction, span: Span) -> Reply:
    tables, user = interaction.client.services.tables, interaction.user.id
    await tables.alarm.change_hours(user, lambda person: person.leaving(span))
    return await vacations.open_panel(interaction)


def _end() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(
        name=named("command-vacation-end"), description=named("command-vacation-end-about")
    )
    async def end(interaction: discord.Interaction[Any]) -> None:
        await answer(interaction, lambda: _back(interaction))

    return end


async def _back(interaction: Interaction) -> Reply:
    tables, user = interaction.client.services.tables, interaction.user.id
    now = discord.utils.utcnow()
    await tables.alarm.change_hours(user, lambda person: person.back(now))
    await interaction.client.services.notices.retime(user)
    return Reply(interaction.client.private(interaction)("vacation-ended"))


def _show() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(
        name=named("command-vacation-show"), description=named("command-vacation-show-about")
    )
    async def show(interaction: discord.Interaction[Any]) -> None:
        await answer(interaction, lambda: vacations.open_panel(interaction))

    return show
