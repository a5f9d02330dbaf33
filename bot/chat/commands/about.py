"""`/about`: the release that runs here, for people who manage a server."""

from __future__ import annotations

import math
from typing import Any

import discord
from discord import app_commands

from bot.chat.commands.translator import named
from bot.chat.meter import release
from bot.chat.panels.frame.answer import Interaction, answer
from bot.chat.panels.frame.rights import managed
from bot.chat.reply import Reply


def command() -> app_commands.Command[Any, ..., None]:
    """Make the command; it refuses people who do not manage the server."""

    @app_commands.command(name=named("command-about"), description=named("command-about-about"))
    async def about(interaction: discord.Interaction[Any]) -> None:
        async def work() -> Reply:
            managed(interaction)
            return Reply(_told(interaction))

        await answer(interaction, work)

    return about


def _told(interaction: Interaction) -> str:
    client, say = interaction.client, interaction.client.private(interaction)
    shards, latency = client.hold.shards, client.latency
    return "\n".join(
        [
            f"**Paifuda {release()}**",
            say("about-since", time=discord.utils.format_dt(client.since, "R")),
            say("about-shard", shard=shards.of(interaction.guild_id) + 1, shards=shards.count),
            *([say("about-latency", ms=round(1000 * latency))] if math.isfinite(latency) else []),
        ]
    )
