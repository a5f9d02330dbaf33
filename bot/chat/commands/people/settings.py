"""`/settings`: the look of pictures, and how and when a person is notified."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.chat.commands import autocomplete
from bot.chat.commands.translator import named, worded
from bot.chat.commands.typed import Name
from bot.chat.panels.frame.answer import Interaction, answer
from bot.chat.panels.people import preferences, settings
from bot.chat.reply import Reply
from bot.domain.people import calendar

HOURS = [(calendar.written(minutes), calendar.written(minutes)) for minutes in preferences.HOURS]
"""The times of day on offer, each under its own name."""


def group() -> app_commands.Group:
    """Make the group of commands about settings.

    Discord cannot hide part of a group, so the panels check permissions themselves.
    """
    found = app_commands.Group(
        name=named("command-settings"), description=named("command-settings-about")
    )
    for whose in ("mine", "server"):
        found.add_command(_panel(whose))
    found.add_command(_notices())
    found.add_command(_hours())
    return found


def _panel(whose: str) -> app_commands.Command[Any, ..., None]:
    @app_commands.command(
        name=named(f"command-settings-{whose}"),
        description=named(f"command-settings-{whose}-about"),
    )
    async def choose(interaction: discord.Interaction[Any]) -> None:
        await answer(interaction, lambda: settings.open_panel(interaction, whose))

    return choose


def _notices() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(
        name=named("command-settings-notices"),
        description=named("command-settings-notices-about"),
    )
    async def choose(interaction: discord.Interaction[Any]) -> None:
        await answer(interaction, lambda: preferences.open_panel(interaction))

    return choose


def _hours() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(
        name=named("command-settings-hours"), description=named("command-settings-hours-about")
    )
    @worded(zone="option-zone", wakes="option-wakes", sleeps="option-sleeps")
    @app_commands.autocomplete(zone=_offer_zones, wakes=_offer_hours, sleeps=_offer_hours)
    async def choose(
        interaction: discord.Interaction[Any],
        zone: Name | None = None,
        wakes: Name | None = None,
        sleeps: Name | None = None,
    ) -> None:
        await answer(interaction, lambda: _choose(interaction, zone, wakes, sleeps))

    return choose


async def _choose(
    interaction: Interaction, zone: str | None, wakes: str | None, sleeps: str | None
) -> Reply:
    """Set the hours that were typed; the others stay."""
    parts: dict[str, str | int] = {"zone": calendar.zone_of(zone)} if zone else {}
    times = {"wakes": wakes, "sleeps": sleeps}
    parts |= {part: calendar.minutes_of(text) for part, text in times.items() if text}
    return await preferences.choose(interaction, **parts)


async def _offer_zones(_: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer time zones with their current time, by which people recognise their own."""
    now = discord.utils.utcnow()
    every = ((f"{zone} ({calendar.local_time(zone, now)})", zone) for zone in calendar.zones())
    return autocomplete.choices(every, typed.strip().replace(" ", "_"))


async def _offer_hours(_: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return autocomplete.choices(HOURS, typed.strip())
