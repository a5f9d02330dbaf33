"""The league that a command means, the parameter that names it, and its standings afterwards."""

from __future__ import annotations

from functools import partial

from discord import app_commands

from bot.chat.commands import autocomplete
from bot.chat.commands.slash import Then
from bot.chat.commands.typed import OneOf, Suggested, worded
from bot.chat.panels.frame.interaction import Interaction, channel_of
from bot.chat.panels.frame.rights import check_organises
from bot.chat.panels.league import ladder
from bot.chat.reply import Reply
from bot.domain.league.season import League
from bot.services.league.fixtures import SEATS

People = app_commands.Transform[int, OneOf(worded("people", SEATS))]
"""A command's parameter for the number of people at a table of a schedule or a tournament."""


async def offer_leagues(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the leagues of the server by name."""
    found = await interaction.client.services.leagues.of_server(interaction.guild_id or 0)
    return autocomplete.choices(((league.name, league.name) for league in found), typed)


OfLeague = app_commands.Transform[str, Suggested(offer_leagues)] | None
"""A command's parameter for a league, by its name; None if it is left out."""


async def meant(interaction: Interaction, name: str | None) -> League:
    """Find the league with a name; without a name, this channel's or the server's only one."""
    channel = channel_of(interaction)
    return await interaction.client.services.leagues.named(interaction.guild_id or 0, name, channel)


async def organised(interaction: Interaction, name: str | None) -> League:
    """Find the league that a command means; RuleError unless the person organises it."""
    chosen = await meant(interaction, name)
    await check_organises(interaction, chosen)
    return chosen


def renewing(interaction: Interaction, league: League, reply: Reply) -> Then:
    """Return an answer after which the public standings of a league are updated."""
    return Then(reply, partial(ladder.renew, interaction, league.id))
