"""The command `/seat`: leave a seat for a while, hand it over, leave it open, or resign."""

from __future__ import annotations

from dataclasses import replace

import discord

from bot.chat.commands.slash import group, slash
from bot.chat.panels.frame.interaction import Interaction, Place, number_of, player_of
from bot.chat.panels.tables.match import seats, votes
from bot.chat.reach import UNREACHED, has_left
from bot.chat.reply import Reply
from bot.domain.refusal import Refusal
from bot.words.spelling import escaped


@slash("command-seat-give", Place.PUBLIC)
async def give(interaction: Interaction, member: discord.User) -> Reply:
    """Offer a person's seat to somebody else, whom only the first offer of a match notifies."""
    if member.bot:
        raise Refusal("no-bots")
    client, user = interaction.client, interaction.user.id
    coming = player_of(member)
    leaving, number = client.services.tables.leaving, await number_of(interaction)
    table, first = await leaving.offer(number, user, coming)
    reply = seats.offered(table, user, member.id, client.public(interaction))
    return reply if first else replace(reply, mentions=())


@slash("command-seat-computer")
async def computer(interaction: Interaction, gone: discord.User | None = None) -> Reply:
    """Let a computer play for the person who asks, or for a person who left the server."""
    if gone is None or gone.id == interaction.user.id:
        return await _leave(interaction, "computer")
    return await _fill_in(interaction, gone)


@slash("command-seat-open")
async def opens(interaction: Interaction) -> Reply:
    """Leave the person's seat open."""
    return await _leave(interaction, "open")


async def _leave(interaction: Interaction, how: str) -> Reply:
    client, number = interaction.client, await number_of(interaction)
    await client.services.tables.leaving.go_away(number, interaction.user.id, how)
    return Reply(client.private(interaction)(f"left-{how}"))


async def _fill_in(interaction: Interaction, gone: discord.User) -> Reply:
    """Let a computer play for a person, if Discord says that they left the server."""
    client, number, name = interaction.client, await number_of(interaction), player_of(gone).name
    assert interaction.guild
    try:
        left = await has_left(interaction.guild, gone.id)
    except UNREACHED:
        raise Refusal("member-unknown", who=name) from None
    if not left:
        raise Refusal("still-member", who=name)
    await client.services.tables.leaving.fill_in(number, interaction.user.id, gone.id)
    return Reply(client.private(interaction)("left-behind", name=escaped(name)))


resign = slash("command-seat-resign")(votes.resigning)
SEAT = group("command-seat", give, computer, opens, resign)
