"""The command `/table duplicate`: the same deals at several tables, compared."""

from __future__ import annotations

from functools import partial

import discord
from discord import app_commands

from bot.chat.commands import autocomplete
from bot.chat.commands.autocomplete import Game, Preset
from bot.chat.commands.slash import Then, slash
from bot.chat.panels.contests.duplicate import message
from bot.chat.panels.frame.answer import add
from bot.chat.panels.frame.interaction import (
    Interaction,
    Place,
    channel_of,
    only_server_of,
    person,
    player_of,
)
from bot.chat.panels.tables.setup import inviting
from bot.chat.reach import UNREACHED
from bot.chat.reply import Reply, address
from bot.domain.contests.duplicate import DAYS, DEALS, SIDES, Match
from bot.domain.contests.gathering import Announcement
from bot.words.spelling import escaped

USUAL = {"deals": 4, "days": 3}


@slash("command-duplicate", Place.PUBLIC, days="option-match-days")
async def opens(
    interaction: Interaction,
    game: Game,
    preset: Preset | None = None,
    deals: app_commands.Range[int, DEALS[0], DEALS[-1]] = USUAL["deals"],
    side: app_commands.Range[int, SIDES[0], SIDES[-1]] = SIDES[0],
    days: app_commands.Range[int, DAYS[0], DAYS[-1]] = USUAL["days"],
    invite: discord.User | None = None,
    invite2: discord.User | None = None,
    invite3: discord.User | None = None,
) -> Then:
    """Announce a duplicate match, and invite people to it."""
    guild, channel = only_server_of(interaction), channel_of(interaction)
    chosen = autocomplete.preset_meant(interaction, game, preset)
    about = Announcement(guild, channel, person(interaction), game, chosen, deals, side, days)
    services = interaction.client.services
    async with services.announcing.one_more(guild, interaction.user.id):
        match = await services.duplicates.open(about)
    guests = [user for user in (invite, invite2, invite3) if user]
    reply = message.shown(match, interaction.client.public(interaction))
    return Then(reply, partial(_announced, interaction, match, guests))


async def _announced(interaction: Interaction, match: Match, guests: list[discord.User]) -> None:
    await _stands(interaction, match)
    await _invite(interaction, match, guests)


async def _stands(interaction: Interaction, match: Match) -> None:
    """Remember that the answer is the message of the match; if it was lost, send another."""
    client = interaction.client
    try:
        sent = await interaction.original_response()
    except UNREACHED:  # nobody may have seen the answer, so send a new message
        await client.screen.show_duplicate(match.id)
    else:
        await client.services.duplicates.posted(match.id, sent.id)


async def _invite(interaction: Interaction, match: Match, guests: list[discord.User]) -> None:
    """Invite people to the match, and tell the owner the names of those who cannot be invited."""
    asked = await inviting.willing(interaction.client, match.guild, guests)
    if not guests:
        return
    client, here = interaction.client, await interaction.client.services.duplicates.by_id(match.id)
    if asked:
        say, game = client.public(interaction), f"game-{match.key}"
        told = say(
            "duplicate-invited",
            names=say("comma").join(f"<@{user}>" for user in asked),
            owner=escaped(person(interaction).name),
            game=say(game),
            match=address(match.guild, match.channel, here.message),
        )
        await add(interaction, Reply(told, mentions=tuple(asked)), hidden=False)
    if closed := [guest for guest in guests if guest.id not in asked]:
        say = client.private(interaction)
        names = say("comma").join(escaped(player_of(user).name) for user in closed)
        await add(interaction, Reply(say("invited-closed", names=names)))
