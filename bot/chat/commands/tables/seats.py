"""The command `/seat`: leave a seat for a while, hand it over, leave it open,
or resign the match.
"""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.chat.commands.translator import named, worded
from bot.chat.panels.frame.answer import Interaction, Place, answer, number_of, player_of
from bot.chat.panels.tables.match import seats, votes
from bot.chat.reach import UNREACHED, code_of
from bot.chat.reply import Reply
from bot.domain.refusal import Refusal
from bot.words.spelling import escaped

UNKNOWN_MEMBER = 10007
"""Discord's code for a person who is not on a server."""


def group() -> app_commands.Group:
    """Make the commands for a player who has to leave a match."""
    found = app_commands.Group(name=named("command-seat"), description=named("command-seat-about"))
    for command in (_give(), _computer(), _open(), _resign()):
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
    coming = player_of(member)
    table = await client.services.tables.leaving.offer(await number_of(interaction), user, coming)
    return seats.offered(table, user, member.id, client.public(interaction))


def _computer() -> app_commands.Command[Any, ..., None]:
    """Make the command that lets a computer player sit in, for oneself or a person who left."""

    @app_commands.command(
        name=named("command-seat-computer"), description=named("command-seat-computer-about")
    )
    @worded(gone="option-gone")
    async def computer(
        interaction: discord.Interaction[Any], gone: discord.User | None = None
    ) -> None:
        if gone is None or gone.id == interaction.user.id:
            await answer(interaction, lambda: _leave(interaction, "computer"))
        else:
            await answer(interaction, lambda: _fill_in(interaction, gone))

    return computer


def _open() -> app_commands.Command[Any, ..., None]:
    """Make the command that leaves the person's seat open."""

    @app_commands.command(
        name=named("command-seat-open"), description=named("command-seat-open-about")
    )
    async def opens(interaction: discord.Interaction[Any]) -> None:
        await answer(interaction, lambda: _leave(interaction, "open"))

    return opens


async def _leave(interaction: Interaction, how: str) -> Reply:
    client, number = interaction.client, await number_of(interaction)
    await client.services.tables.leaving.go_away(number, interaction.user.id, how)
    return Reply(client.private(interaction)(f"left-{how}"))


async def _fill_in(interaction: Interaction, gone: discord.User) -> Reply:
    """Let a computer player sit in for a person, if Discord says that they left the server."""
    client, number, name = interaction.client, await number_of(interaction), player_of(gone).name
    assert interaction.guild
    try:
        await interaction.guild.fetch_member(gone.id)
    except UNREACHED as error:
        if code_of(error) != UNKNOWN_MEMBER:
            raise Refusal("member-unknown", who=name) from None
    else:
        raise Refusal("still-member", who=name)
    await client.services.tables.leaving.fill_in(number, interaction.user.id, gone.id)
    return Reply(client.private(interaction)("left-behind", name=escaped(name)))


def _resign() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(
        name=named("command-seat-resign"), description=named("command-seat-resign-about")
    )
    async def resign(interaction: discord.Interaction[Any]) -> None:
        await answer(interaction, lambda: votes.resigning(interaction))

    return resign
