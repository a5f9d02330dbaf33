"""`/settings`: the look of pictures, and how and when a person is notified."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.chat.commands import autocomplete
from bot.chat.commands.slash import group, slash
from bot.chat.commands.typed import Name
from bot.chat.panels.frame.interaction import Interaction
from bot.chat.panels.people import preferences, settings
from bot.chat.panels.tables.after import summary
from bot.chat.reply import Reply
from bot.domain.people import calendar

HOURS = [(calendar.written(minutes), calendar.written(minutes)) for minutes in preferences.HOURS]
"""The times of day on offer, as pairs of a name and an equal value."""


@slash("command-settings-mine")
async def mine(interaction: Interaction, weekly: bool | None = None) -> Reply:
    """Show a person's own settings, or turn the summaries of their weeks on or off."""
    if weekly is not None:
        return await summary.turned(interaction, "yes" if weekly else "no")
    return await settings.open_panel(interaction, "mine")


@slash("command-settings-server")
async def server(interaction: Interaction) -> Reply:
    """Show the settings of this server."""
    return await settings.open_panel(interaction, "server")


notices = slash("command-settings-notices")(preferences.open_panel)


async def _offer_zones(_: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer time zones with their current time, by which people recognise their own."""
    now = discord.utils.utcnow()
    every = ((f"{zone} ({calendar.local_time(zone, now)})", zone) for zone in calendar.zones())
    return autocomplete.choices(every, typed.strip().replace(" ", "_"))


async def _offer_hours(_: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return autocomplete.choices(HOURS, typed.strip())


@slash("command-settings-hours")
@app_commands.autocomplete(zone=_offer_zones, wakes=_offer_hours, sleeps=_offer_hours)
async def hours(
    interaction: Interaction,
    zone: Name | None = None,
    wakes: Name | None = None,
    sleeps: Name | None = None,
) -> Reply:
    """Set the time zone and the hours that are given; those left out stay as they are."""
    parts: dict[str, str | int] = {"zone": calendar.zone_of(zone)} if zone else {}
    times = {"wakes": wakes, "sleeps": sleeps}
    parts |= {part: calendar.minutes_of(text) for part, text in times.items() if text}
    return await preferences.choose(interaction, **parts)


SETTINGS = group("command-settings", mine, server, notices, hours)
