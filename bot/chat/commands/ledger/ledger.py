"""`/ledger server|table|player|season|between|entry`, gains and losses, and `/statistics`."""

from __future__ import annotations

import discord

from bot.chat.commands.autocomplete import Game
from bot.chat.commands.meaning import OfLeague, meant
from bot.chat.commands.slash import group, slash
from bot.chat.commands.typed import Number
from bot.chat.panels.frame.interaction import Interaction, number_of
from bot.chat.panels.ledger import ledger, statistics
from bot.chat.reply import Reply
from bot.services.ledger.ledger import Scope


@slash("command-ledger-server")
async def server(interaction: Interaction) -> Reply:
    """Show the ledger of this server."""
    return await ledger.open_panel(interaction, Scope("server", interaction.guild_id or 0))


@slash("command-ledger-table")
async def table(interaction: Interaction, number: Number | None = None) -> Reply:
    """Show the ledger of a table, by default of this channel's table."""
    own = number or await number_of(interaction)
    return await ledger.open_panel(interaction, Scope("table", own))


@slash("command-ledger-player")
async def player(interaction: Interaction, player: discord.User | None = None) -> Reply:
    """Show the ledger of a player, by default of the person who asks."""
    return await ledger.open_panel(interaction, Scope("player", (player or interaction.user).id))


@slash("command-ledger-season")
async def season(
    interaction: Interaction, league: OfLeague = None, season: Number | None = None
) -> Reply:
    """Show the ledger of a season, by default of the current season."""
    chosen = await meant(interaction, league)
    found = (await interaction.client.services.leagues.ladder(chosen, season)).season
    return await ledger.open_panel(interaction, Scope("season", found.id))


@slash("command-ledger-between")
async def between(
    interaction: Interaction, player: discord.User, other: discord.User | None = None
) -> Reply:
    """Show the deals that two players both played."""
    return await ledger.met(interaction, player.id, (other or interaction.user).id)


@slash("command-ledger-entry")
async def entry(interaction: Interaction, entry: Number) -> Reply:
    """Show an entry of the ledger."""
    return await ledger.entry(interaction, entry)


@slash("command-statistics")
async def career(
    interaction: Interaction, player: discord.User | None = None, game: Game = ""
) -> Reply:
    """Show the statistics of a player, by default of the person who asks."""
    return await statistics.open_panel(interaction, (player or interaction.user).id, game)


LEDGER = group("command-ledger", server, table, player, season, between, entry)
