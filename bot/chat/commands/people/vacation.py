"""`/vacation plan|end|show`: clocks stand still during a person's vacation."""

from __future__ import annotations

from datetime import timedelta

import discord
from discord import app_commands

from bot.chat.commands.slash import group, slash
from bot.chat.panels.frame.interaction import Interaction
from bot.chat.panels.people import vacations
from bot.chat.reply import Reply
from bot.domain.people.calendar import DAY, Span

LONGEST = 60
FARTHEST = 365


@slash("command-vacation-from", days="option-vacation-days", later="option-in")
async def plan(
    interaction: Interaction,
    days: app_commands.Range[int, 1, LONGEST],
    later: app_commands.Range[int, 0, FARTHEST] = 0,
) -> Reply:
    """Begin a vacation, today or some days later."""
    first = discord.utils.utcnow() + timedelta(days=later)
    away = Span(first, first + days * DAY)
    tables, user = interaction.client.services.tables, interaction.user.id
    await tables.alarm.change_hours(user, lambda person: person.leaving(away))
    return await vacations.open_panel(interaction)


@slash("command-vacation-end")
async def end(interaction: Interaction) -> Reply:
    """End the vacation of a person who is back early."""
    tables, user = interaction.client.services.tables, interaction.user.id
    now = discord.utils.utcnow()
    await tables.alarm.change_hours(user, lambda person: person.back(now))
    await interaction.client.services.notices.retime(user)
    return Reply(interaction.client.private(interaction)("vacation-ended"))


show = slash("command-vacation-show")(vacations.open_panel)
VACATION = group("command-vacation", plan, end, show)
