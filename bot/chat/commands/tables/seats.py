"""The command `/seat`: leave a seat for a while, hand it over, leave it open,
or resign the match.
"""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.chat.commands.translator import named, worded
from bot.chat.panels.frame.answer import Interaction, Place, answer, number_of
from bot.chat.panels.tables import seats, votes
from bot.chat.reply import Reply
from bot.domain.refusal import Refusal
from bot.domain.tables.player import Player


def group() -> app_commands.Group:
    """Return the commands for a player who has to leave a match."""
    found = app_commands.Group(name=named("command-seat"), description=named("command-seat-about"))
    for command in (_give(), _away("computer"), _away("open"), _resign()):
        found.add_command(command)
    return found


def _give() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(
        name=named("command-seat-give"), description=named("command-seat-give-about")
    )
    @worded(member="option-member")
    async def give(interaction: discord.Interaction[Any], member: discord.User) -> None:
        await answer(interaction, lambda: _offer(interaction, member), Place.PUBLIC)

    return give


async def _offer(interaction: Interaction, member: discord.User) -> Reply:
    if member.bot:
        raise Refusal("no-bots")
    client, user = interaction.client, interaction.user.id
    coming = Player(member.id, member.display_name)
    one = await client.services.tables.leaving.offer(await number_of(interaction), user, coming)
    return seats.offered(one, user, member.id, client.public(interaction))


def _away(how: str) -> app_commands.Command[Any, ..., None]:
    """Let a computer player sit in, or leave the seat open."""

    @app_commands.command(
        name=named(f"command-seat-{how}"), description=named(f"command-seat-{how}-about")
    )
    async def away(interaction: discord.Interaction[Any]) -> None:
        async def work() -> Reply:
            client = interaction.client
            await client.services.tables.leaving.go_away(
                await number_of(interaction), interaction.user.id, how
            )
            return Reply(client.private(interaction)(f"left-{how}"))

        await answer(interaction, work)

    return away


def _resign() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(
        name=named("command-seat-resign"), description=named("command-seat-resign-about")
    )
    async def resign(interaction: discord.Interaction[Any]) -> None:
        await answer(interaction, lambda: votes.resigning(interaction))

    return resign
