"""The commands `/league create|rules|game|channel|join|leave|standings|season|close|archive|…`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

import rules
from bot.chat.commands import autocomplete
from bot.chat.commands.contests.tournament import tournament
from bot.chat.commands.league import seasons
from bot.chat.commands.meaning import meant, offer_leagues
from bot.chat.commands.translator import named, worded
from bot.chat.commands.typed import Name, NewName, Points, Reason
from bot.chat.panels.frame.answer import Interaction, answer, channel_of
from bot.chat.panels.frame.rights import check_organises
from bot.chat.panels.league import ladder, log_of_acts, rulings, standings_message, terms
from bot.chat.reply import Reply
from bot.domain.contests import days
from bot.domain.league.charter import STAKE
from bot.domain.league.season import League
from bot.words.spelling import escaped
from rules import RuleError

Number = app_commands.Range[int, 1, 100_000]
COUNTED = [
    *autocomplete.GAMES,
    app_commands.Choice(name=named(f"game-{days.KEY}"), value=days.KEY),
]
"""The games with standings of their own in a league, and the deals of the day."""


def group() -> app_commands.Group:
    """Make the group of commands about leagues."""
    found = app_commands.Group(
        name=named("command-league"), description=named("command-league-about")
    )
    commands = (
        _create(),
        _rules(),
        _game(),
        _channel(),
        _standings(),
        _report(),
        seasons.schedule(),
        tournament(),
        seasons.season(),
        _log(),
    )
    people = (_person("join", standings_message.joined), _person("leave", standings_message.left))
    for command in (*commands, *people, seasons.ending("close"), seasons.ending("archive")):
        found.add_command(command)
    return found


def _create() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(
        name=named("command-league-create"), description=named("command-league-create-about")
    )
    @worded(name="option-name", game="option-game")
    @app_commands.choices(game=autocomplete.GAMES)
    async def create(
        interaction: discord.Interaction[Any], name: NewName, game: str | None = None
    ) -> None:
        async def work() -> Reply:
            await check_organises(interaction)
            client, channel = interaction.client, channel_of(interaction)
            by, guild = interaction.user.id, interaction.guild_id or 0
            played = game or await _played_in(interaction, channel)
            league = await client.services.leagues.create(guild, by, name, channel, played)
            made.append(league.id)
            say = client.private(interaction)
            here = channel in await client.services.leagues.channels(league)
            key = "league-created" if here else "league-created-elsewhere"
            told = (say(key, league=escaped(league.name)), *terms.games(league.charter, say))
            return Reply("\n".join(told))

        made: list[int] = []
        if await answer(interaction, work):
            await ladder.renew(interaction, made[0])

    return create


async def _played_in(interaction: Interaction, channel: int) -> str | None:
    """Return the game of the table in a channel; None if there is no table."""
    tables = interaction.client.services.tables
    try:
        return (await tables.shown_in(channel)).key
    except RuleError:
        return None


def _rules() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(
        name=named("command-league-rules"), description=named("command-league-rules-about")
    )
    @worded(league="option-league")
    @app_commands.autocomplete(league=offer_leagues)
    async def show(interaction: discord.Interaction[Any], league: Name | None = None) -> None:
        async def work() -> Reply:
            return await terms.open_panel(interaction, await meant(interaction, league))

        await answer(interaction, work)

    return show


def _game() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(
        name=named("command-league-game"), description=named("command-league-game-about")
    )
    @worded(
        game="option-game",
        stake="option-worth",
        preset="option-preset",
        here="option-here",
        drop="option-drop",
        league="option-league",
    )
    @app_commands.choices(game=autocomplete.GAMES)
    @app_commands.autocomplete(preset=autocomplete.offer_presets, league=offer_leagues)
    async def play(
        interaction: discord.Interaction[Any],
        game: str,
        stake: app_commands.Range[int, 0, STAKE] | None = None,
        preset: Name | None = None,
        here: bool = False,
        drop: bool = False,
        league: Name | None = None,
    ) -> None:
        async def work() -> Reply:
            await check_organises(interaction)
            shown, leagues = await meant(interaction, league), interaction.client.services.leagues
            by = interaction.user.id
            if drop:
                shown = await leagues.drop_game(shown, by, game)
            else:
                table = await _table_of(interaction, game) if here else None
                chosen = autocomplete.preset_meant(interaction, game, preset)
                shown = await leagues.set_game(
                    shown, by, game, preset=chosen, stake=stake, table=table
                )
            return await terms.open_panel(interaction, shown)

        if await answer(interaction, work):
            await interaction.client.screen.publish(interaction, afresh=True)

    return play


async def _table_of(interaction: Interaction, game: str) -> Any:
    """Return the table of this channel; RuleError if it plays another game."""
    table = await interaction.client.services.tables.shown_in(channel_of(interaction))
    if table.key != game:
        raise rules.RuleError("The table here plays another game.", "other-game")
    return table


def _channel() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(
        name=named("command-league-channel"), description=named("command-league-channel-about")
    )
    @worded(counts="option-counts", league="option-league")
    @app_commands.autocomplete(league=offer_leagues)
    async def channel(
        interaction: discord.Interaction[Any], counts: bool = True, league: Name | None = None
    ) -> None:
        async def work() -> Reply:
            await check_organises(interaction)
            chosen, here = await meant(interaction, league), channel_of(interaction)
            await interaction.client.services.leagues.bind(
                chosen, interaction.user.id, here, counts
            )
            say = interaction.client.private(interaction)
            key = "league-bound" if counts else "league-unbound"
            return Reply(say(key, league=escaped(chosen.name), channel=f"<#{here}>"))

        if await answer(interaction, work):
            await interaction.client.screen.publish(interaction, afresh=True)

    return channel


def _person(
    act: str, done: Callable[[Interaction, League], Awaitable[Reply]]
) -> app_commands.Command[Any, ..., None]:
    """Make the command to join or to leave a league."""

    @app_commands.command(
        name=named(f"command-league-{act}"), description=named(f"command-league-{act}-about")
    )
    @worded(league="option-league")
    @app_commands.autocomplete(league=offer_leagues)
    async def person(interaction: discord.Interaction[Any], league: Name | None = None) -> None:
        async def work() -> Reply:
            chosen = await meant(interaction, league)
            changed.append(chosen.id)
            return await done(interaction, chosen)

        changed: list[int] = []
        if await answer(interaction, work):
            await ladder.renew(interaction, changed[0])

    return person


def _standings() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(
        name=named("command-league-standings"), description=named("command-league-standings-about")
    )
    @worded(league="option-league", season="option-season", game="option-game")
    @app_commands.choices(game=COUNTED)
    @app_commands.autocomplete(league=offer_leagues)
    async def standings(
        interaction: discord.Interaction[Any],
        league: Name | None = None,
        season: Number | None = None,
        game: str = "",
    ) -> None:
        async def work() -> Reply:
            chosen = await meant(interaction, league)
            return await ladder.open_panel(interaction, chosen, season, 0, game)

        await answer(interaction, work)

    return standings


def _report() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(
        name=named("command-league-report"), description=named("command-league-report-about")
    )
    @worded(game="option-game", result="option-result", why="option-source", league="option-league")
    @app_commands.choices(game=autocomplete.GAMES)
    @app_commands.autocomplete(league=offer_leagues)
    async def report(
        interaction: discord.Interaction[Any],
        game: str,
        result: Points,
        why: Reason = "",
        league: Name | None = None,
    ) -> None:
        async def work() -> Reply:
            await check_organises(interaction)
            chosen, by = await meant(interaction, league), interaction.user.id
            imports = interaction.client.services.imports
            number = await imports.reported(chosen, by, game, result, why)
            changed.append(chosen.id)
            return await rulings.entered(interaction, number)

        changed: list[int] = []
        if await answer(interaction, work):
            await ladder.renew(interaction, changed[0])

    return report


def _log() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(
        name=named("command-league-log"), description=named("command-league-log-about")
    )
    async def log(interaction: discord.Interaction[Any]) -> None:
        await answer(interaction, lambda: log_of_acts.open_panel(interaction))

    return log
