"""`/ledger server|table|player|season|between|entry`, gains and losses, and `/statistics`."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.chat.commands.autocomplete import GAMES
from bot.chat.commands.meaning import offer_leagues
from bot.chat.commands.translator import named, worded
from bot.chat.commands.typed import Name
from bot.chat.panels.frame.answer import answer, channel_of, number_of
from bot.chat.panels.ledger import ledger, statistics
from bot.chat.reply import Reply
from bot.services.ledger.ledger import Scope

Number = app_commands.Range[int, 1, 2**31 - 1]


def group() -> app_commands.Group:
    """Make the group of commands about the ledger."""
    found = app_commands.Group(
        name=named("command-ledger"), description=named("command-ledger-about")
    )
    for command in (_server(), _table(), _player(), _season(), _between(), _entry()):
        found.add_command(command)
    return found


def _server() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(
        name=named("command-ledger-server"), description=named("command-ledger-server-about")
    )
    async def server(interaction: discord.Interaction[Any]) -> None:
        scope = Scope("server", interaction.guild_id or 0)
        await answer(interaction, lambda: ledger.open_panel(interaction, scope))

    return server


def _table() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(
        name=named("command-ledger-table"), description=named("command-ledger-table-about")
    )
    @worded(number="option-number")
    async def table(interaction: discord.Interaction[Any], number: Number | None = None) -> None:
        async def work() -> Reply:
            own = number or await number_of(interaction)
            return await ledger.open_panel(interaction, Scope("table", own))

        await answer(interaction, work)

    return table


def _player() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(
        name=named("command-ledger-player"), description=named("command-ledger-player-about")
    )
    @worded(player="option-player")
    async def player(
        interaction: discord.Interaction[Any], player: discord.User | None = None
    ) -> None:
        scope = Scope("player", (player or interaction.user).id)
        await answer(interaction, lambda: ledger.open_panel(interaction, scope))

    return player


def _season() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(
        name=named("command-ledger-season"), description=named("command-ledger-season-about")
    )
    @worded(league="option-league", season="option-season")
    @app_commands.autocomplete(league=offer_leagues)
    async def season(
        interaction: discord.Interaction[Any],
        league: Name | None = None,
        season: Number | None = None,
    ) -> None:
        async def work() -> Reply:
            leagues = interaction.client.services.leagues
            chosen = await leagues.named(interaction.guild_id or 0, league, channel_of(interaction))
            found = (await leagues.ladder(chosen, season)).season
            return await ledger.open_panel(interaction, Scope("season", found.id))

        await answer(interaction, work)

    return season


def _between() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(
        name=named("command-ledger-between"), description=named("command-ledger-between-about")
    )
    @worded(player="option-player", other="option-other")
    async def between(
        interaction: discord.Interaction[Any],
        player: discord.User,
        other: discord.User | None = None,
    ) -> None:
        second = other or interaction.user
        await answer(interaction, lambda: ledger.met(interaction, player.id, second.id))

    return between


def _entry() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(
        name=named("command-ledger-entry"), description=named("command-ledger-entry-about")
    )
    @worded(entry="option-entry")
    async def entry(interaction: discord.Interaction[Any], entry: Number) -> None:
        await answer(interaction, lambda: ledger.entry(interaction, entry))

    return entry


def career() -> app_commands.Command[Any, ..., None]:
    """Make the command that shows the career of a player."""

    @app_commands.command(
        name=named("command-statistics"), description=named("command-statistics-about")
    )
    @worded(player="option-player", game="option-game")
    @app_commands.choices(game=GAMES)
    async def show(
        interaction: discord.Interaction[Any], player: discord.User | None = None, game: str = ""
    ) -> None:
        user = (player or interaction.user).id
        await answer(interaction, lambda: statistics.open_panel(interaction, user, game))

    return show
