"""`/table open|show|end|vote|list`."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

import rules
from bot.commands import offered
from bot.commands.translator import named
from bot.panels import votes
from bot.panels.answer import Interaction, Place, answer, channel_of, person
from bot.panels.reply import Reply

SEATS = range(min(g.seats[0] for g in rules.GAMES), max(g.seats[-1] for g in rules.GAMES) + 1)


def group() -> app_commands.Group:
    """The commands about tables."""
    found = app_commands.Group(
        name=named("command-table"), description=named("command-table-about"), guild_only=True
    )
    for command in (_open(), _show(), _end(), _vote(), _list()):
        found.add_command(command)
    return found


def _open() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name=named("command-open"), description=named("command-open-about"))
    @app_commands.rename(
        game=named("option-game"),
        preset=named("option-preset"),
        seats=named("option-seats"),
        deals=named("option-deals"),
    )
    @app_commands.describe(
        game=named("option-game-about"),
        preset=named("option-preset-about"),
        seats=named("option-seats-about"),
        deals=named("option-deals-about"),
    )
    @app_commands.choices(game=offered.GAMES)
    async def opens(
        interaction: discord.Interaction[Any],
        game: str,
        preset: str | None = None,
        seats: app_commands.Range[int, SEATS[0], SEATS[-1]] | None = None,
        deals: app_commands.Range[int, 1, 50] | None = None,
    ) -> None:
        await _opened(interaction, game, preset, seats, deals)

    @opens.autocomplete("preset")
    async def offer(
        interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        found = offered.presets(interaction, interaction.namespace.game)
        return offered.choices(found.items(), typed)

    return opens


async def _opened(
    interaction: Interaction, game: str, preset: str | None, seats: int | None, deals: int | None
) -> None:
    client = interaction.client

    async def work() -> Reply:
        channel, guild = channel_of(interaction), interaction.guild_id or 0
        opener = person(interaction)
        chosen = offered.preset_meant(interaction, game, preset)
        one = await client.tables.open(guild, channel, opener, game, chosen, seats, deals)
        return await client.message(one, client.public(interaction))

    if await answer(interaction, work, Place.PUBLIC):
        sent = await interaction.original_response()
        one = await client.tables.at(channel_of(interaction))
        await client.tables.posted(one.channel, one.id, sent.id)


def _show() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name=named("command-show"), description=named("command-show-about"))
    async def show(interaction: discord.Interaction[Any]) -> None:
        async def work() -> Reply:
            one = await interaction.client.tables.awake(channel_of(interaction))
            say = interaction.client.private(interaction)
            return Reply(say("shown", game=say(f"game-{one.key}")))

        await answer(interaction, work)
        await interaction.client.publish(interaction, below=True)

    return show


def _end() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name=named("command-end"), description=named("command-end-about"))
    async def end(interaction: discord.Interaction[Any]) -> None:
        async def work() -> Reply:
            manages = interaction.permissions.manage_channels
            await interaction.client.tables.end(
                channel_of(interaction), interaction.user.id, manages
            )
            return Reply(interaction.client.private(interaction)("ended"))

        await answer(interaction, work)
        await interaction.client.publish(interaction)

    return end


def _vote() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name=named("command-vote"), description=named("command-vote-about"))
    async def vote(interaction: discord.Interaction[Any]) -> None:
        await answer(interaction, lambda: votes.put_to_end(interaction), Place.PUBLIC)
        await interaction.client.publish(interaction)

    return vote


def _list() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name=named("command-list"), description=named("command-list-about"))
    async def lists(interaction: discord.Interaction[Any]) -> None:
        async def work() -> Reply:
            say = interaction.client.private(interaction)
            found = await interaction.client.tables.of_server(interaction.guild_id or 0)
            if not found:
                return Reply(say("list-none"))
            lines = [
                say(
                    "list-line",
                    channel=str(channel),
                    game=say(f"game-{key}"),
                    phase=say(f"phase-{p}"),
                )
                for channel, key, p in found[:SHOWN]
            ]
            return Reply("\n".join([say("list-head"), *lines]))

        await answer(interaction, work)

    return lists


SHOWN = 30
"""How many tables a list names."""
