"""The commands `/table open|duplicate|show|move|end|vote|list`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import discord
from discord import app_commands

import rules
from bot.chat.commands import autocomplete
from bot.chat.commands.autocomplete import Preset
from bot.chat.commands.contests import duplicate
from bot.chat.commands.slash import Then, declared, group, slash
from bot.chat.commands.typed import OneOf, worded
from bot.chat.panels.frame import threads
from bot.chat.panels.frame.answer import add, answer
from bot.chat.panels.frame.interaction import (
    Interaction,
    Place,
    channel_of,
    number_of,
    only_server_of,
    own_place,
    table_of,
)
from bot.chat.panels.tables.match import opening, votes, ways
from bot.chat.panels.tables.setup import inviting
from bot.chat.reply import Reply
from bot.domain.tables.clocks import CLOCKS
from bot.domain.tables.table import Table

SEATS = range(min(g.seats[0] for g in rules.GAMES), max(g.seats[-1] for g in rules.GAMES) + 1)

SHOWN = 30
"""The largest number of tables in a list."""
ClockName = app_commands.Transform[str, OneOf(worded("clock-name", CLOCKS))]


@declared("command-open")
async def opens(
    interaction: Interaction,
    game: autocomplete.OpenedGame,
    preset: Preset | None = None,
    seats: app_commands.Range[int, SEATS[0], SEATS[-1]] | None = None,
    deals: app_commands.Range[int, 1, 50] | None = None,
    clock: ClockName = ways.USUAL_CLOCK,
    invite: discord.User | None = None,
    invite2: discord.User | None = None,
    invite3: discord.User | None = None,
) -> None:
    """Open a table; outside a server, a match of one person with computers."""
    chosen = autocomplete.preset_meant(interaction, game, preset)
    choices = ways.Choices(game, chosen, seats, deals, clock)
    if interaction.client.is_private(interaction):
        way, place = ways.to_open(choices), own_place(interaction)
        await answer(interaction, lambda: opening.begin(interaction, way), place)
        return
    guests = [user for user in (invite, invite2, invite3) if user]
    await _opened(interaction, choices, guests)


async def _opened(
    interaction: Interaction, choices: ways.Choices, guests: Sequence[discord.User]
) -> None:
    async def work() -> Reply:
        table, reply = await opening.in_public(interaction, choices)
        opened.append(table)
        return reply

    opened: list[Table] = []
    apart = threads.wanted(interaction)
    if not await answer(interaction, work, Place.PUBLIC):
        return
    table = opened[0]
    if guests:
        told = await inviting.invite(interaction, table, guests)
        await add(interaction, Reply(told))
    if apart and not table.own_thread:
        say = interaction.client.private(interaction)
        await add(interaction, Reply(say("hall-no-thread")))


@slash("command-invite")
async def invites(
    interaction: Interaction,
    invite: discord.User,
    invite2: discord.User | None = None,
    invite3: discord.User | None = None,
) -> Reply:
    """Invite people to the table of this channel."""
    guests = [user for user in (invite, invite2, invite3) if user]
    table = await table_of(interaction, await number_of(interaction))
    return Reply(await inviting.invite(interaction, table, guests))


@slash("command-show")
async def show(interaction: Interaction) -> Then:
    """Move the message of this channel's table to the bottom of the channel."""
    number = await number_of(interaction)
    table = await interaction.client.services.tables.playing.awake(number)
    say = interaction.client.private(interaction)
    return _below(interaction, Reply(say("shown", game=say(f"game-{table.key}"))))


def _below(interaction: Interaction, reply: Reply) -> Then:
    """Return an answer after which the table of this channel moves to the bottom."""
    return Then(reply, partial(interaction.client.screen.publish, interaction, below=True))


async def _offer_tables(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """Offer the open tables of the server by game and number."""
    say = interaction.client.private(interaction)
    server = only_server_of(interaction)
    found = await interaction.client.services.tables.keeper.of_server(server)
    every = (
        (say("noted", text=say(f"game-{key}"), note=number), str(number))
        for number, _, key, _ in found
    )
    return [
        app_commands.Choice(name=choice.name, value=int(choice.value))
        for choice in autocomplete.choices(every, typed)
    ]


@slash("command-move-here", table="option-from")
@app_commands.autocomplete(table=_offer_tables)
async def moves(interaction: Interaction, table: int) -> Then:
    """Move a table of the server to this channel."""
    channel, guild = channel_of(interaction), only_server_of(interaction)
    user, manages = interaction.user.id, interaction.permissions.manage_channels
    relocating = interaction.client.services.tables.relocating
    await relocating.move(table, guild, channel, user, manages)
    return _below(interaction, Reply(interaction.client.private(interaction)("moved-here")))


@slash("command-end")
async def end(interaction: Interaction) -> Reply:
    """End the match of this channel."""
    number, manages = await number_of(interaction), interaction.permissions.manage_channels
    await interaction.client.services.tables.ending.end(number, interaction.user.id, manages)
    return Reply(interaction.client.private(interaction)("ended"))


vote = slash("command-vote")(votes.ask_to_end)


@slash("command-list")
async def lists(interaction: Interaction) -> Reply:
    """List the open tables of this server."""
    say, guild = interaction.client.private(interaction), only_server_of(interaction)
    found = await interaction.client.services.tables.keeper.of_server(guild)
    if not found:
        return Reply(say("list-none"))
    lines = [
        say("list-line", channel=str(channel), game=say(f"game-{key}"), phase=say(f"phase-{phase}"))
        for _, channel, key, phase in found[:SHOWN]
    ]
    return Reply("\n".join([say("list-head"), *lines]))


TABLE = group("command-table", opens, duplicate.opens, invites, show, moves, end, vote, lists)
