"""The commands `/table open|duplicate|show|move|end|vote|list`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands

import rules
from bot.chat.commands import autocomplete
from bot.chat.commands.contests import duplicate
from bot.chat.commands.translator import named, worded
from bot.chat.commands.typed import Name
from bot.chat.panels import doors
from bot.chat.panels.frame import threads
from bot.chat.panels.frame.answer import (
    Interaction,
    Place,
    answer,
    channel_of,
    number_of,
    only_server_of,
    own_place,
    person,
    server_of,
    table_of,
)
from bot.chat.panels.tables.match import opening, votes, ways
from bot.chat.panels.tables.setup import inviting
from bot.chat.reply import Reply
from bot.domain.tables.clocks import CLOCKS
from bot.domain.tables.table import Table
from bot.words.spelling import escaped

SEATS = range(min(g.seats[0] for g in rules.GAMES), max(g.seats[-1] for g in rules.GAMES) + 1)

INVITE = ("invite", "invite2", "invite3")
"""The options that name people to invite to the table."""
USUAL_CLOCK = "days"
"""The clock of a table whose opener chooses none."""
CLOCK_NAMES = [app_commands.Choice(name=named(f"clock-name-{name}"), value=name) for name in CLOCKS]


def group() -> app_commands.Group:
    """Make the group of commands about tables."""
    found = app_commands.Group(
        name=named("command-table"), description=named("command-table-about")
    )
    for command in (
        _open(),
        duplicate.command(),
        _invite(),
        _show(),
        _move(),
        _end(),
        _vote(),
        _list(),
    ):
        found.add_command(command)
    return found


def _open() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name=named("command-open"), description=named("command-open-about"))
    @worded(game="option-game", preset="option-preset", seats="option-seats", deals="option-deals")
    @worded(clock="option-clock", **{name: f"option-{name}" for name in INVITE})
    @app_commands.choices(game=autocomplete.OPENED, clock=CLOCK_NAMES)
    @app_commands.autocomplete(preset=autocomplete.offer_presets)
    async def opens(
        interaction: discord.Interaction[Any],
        game: str,
        preset: Name | None = None,
        seats: app_commands.Range[int, SEATS[0], SEATS[-1]] | None = None,
        deals: app_commands.Range[int, 1, 50] | None = None,
        clock: str = USUAL_CLOCK,
        invite: discord.User | None = None,
        invite2: discord.User | None = None,
        invite3: discord.User | None = None,
    ) -> None:
        chosen = autocomplete.preset_meant(interaction, game, preset)
        if interaction.client.is_private(interaction):
            way, place = ways.to_open(game, chosen, seats, deals), own_place(interaction)
            await answer(interaction, lambda: opening.begin(interaction, way), place)
            return
        guests = [user for user in (invite, invite2, invite3) if user]
        await _opened(interaction, game, chosen, seats, deals, clock, guests)

    return opens


def _invite() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name=named("command-invite"), description=named("command-invite-about"))
    @worded(**{name: f"option-{name}" for name in INVITE})
    async def invites(
        interaction: discord.Interaction[Any],
        invite: discord.User,
        invite2: discord.User | None = None,
        invite3: discord.User | None = None,
    ) -> None:
        guests = [user for user in (invite, invite2, invite3) if user]

        async def work() -> Reply:
            table = await table_of(interaction, await number_of(interaction))
            return Reply(await inviting.invite(interaction, table, guests))

        await answer(interaction, work)

    return invites


async def _opened(
    interaction: Interaction,
    game: str,
    preset: str | None,
    seats: int | None,
    deals: int | None,
    clock: str,
    guests: Sequence[discord.User],
) -> None:
    client = interaction.client

    async def work() -> Reply:
        channel, guild = channel_of(interaction), server_of(interaction)
        opener = person(interaction)
        thread = _thread(interaction, game) if apart else None
        async with client.services.announcing.one_more(guild, opener.user):
            table = await client.services.tables.lobbies.open(
                guild, channel, opener, game, preset, seats, deals, clock, thread
            )
        opened.append(table)
        say = client.public(interaction)
        if not table.own_thread:
            return replace(await doors.message(client, table, say), stands=True)
        await client.screen.renew(table.id)
        name, place = escaped(opener.name), f"<#{table.channel}>"
        return Reply(say("hall-opened", game=say(f"game-{game}"), name=name, thread=place))

    opened: list[Table] = []
    apart = threads.wanted(interaction)
    if not await answer(interaction, work, Place.PUBLIC):
        return
    table = opened[0]
    if guests:
        told = await inviting.invite(interaction, table, guests)
        await interaction.followup.send(told, ephemeral=True)
    if apart and not table.own_thread:
        say = client.private(interaction)
        await interaction.followup.send(say("hall-no-thread"), ephemeral=True)


def _thread(interaction: Interaction, game: str) -> Callable[[], Awaitable[int | None]]:
    """Return a function that makes the thread of a table, named after its game and its opener."""
    say, name = interaction.client.public(interaction), person(interaction).name
    title = say("hall-thread", game=say(f"game-{game}"), name=name)
    return lambda: threads.made(interaction, title)


def _show() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name=named("command-show"), description=named("command-show-about"))
    async def show(interaction: discord.Interaction[Any]) -> None:
        async def work() -> Reply:
            table = await interaction.client.services.tables.playing.awake(
                await number_of(interaction)
            )
            say = interaction.client.private(interaction)
            return Reply(say("shown", game=say(f"game-{table.key}")))

        await answer(interaction, work)
        await interaction.client.screen.publish(interaction, below=True)

    return show


def _move() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(
        name=named("command-move-here"), description=named("command-move-here-about")
    )
    @worded(table="option-from")
    @app_commands.autocomplete(table=_offer_tables)
    async def moves(interaction: discord.Interaction[Any], table: int) -> None:
        async def work() -> Reply:
            manages = interaction.permissions.manage_channels
            channel, guild = channel_of(interaction), only_server_of(interaction)
            user = interaction.user.id
            await interaction.client.services.tables.relocating.move(
                table, guild, channel, user, manages
            )
            return Reply(interaction.client.private(interaction)("moved-here"))

        await answer(interaction, work)
        await interaction.client.screen.publish(interaction, below=True)

    return moves


async def _offer_tables(
    interaction: discord.Interaction[Any], typed: str
) -> list[app_commands.Choice[int]]:
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


def _end() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name=named("command-end"), description=named("command-end-about"))
    async def end(interaction: discord.Interaction[Any]) -> None:
        async def work() -> Reply:
            manages = interaction.permissions.manage_channels
            await interaction.client.services.tables.ending.end(
                await number_of(interaction), interaction.user.id, manages
            )
            return Reply(interaction.client.private(interaction)("ended"))

        await answer(interaction, work)

    return end


def _vote() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name=named("command-vote"), description=named("command-vote-about"))
    async def vote(interaction: discord.Interaction[Any]) -> None:
        await answer(interaction, lambda: votes.put_to_end(interaction), Place.PUBLIC)

    return vote


def _list() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name=named("command-list"), description=named("command-list-about"))
    async def lists(interaction: discord.Interaction[Any]) -> None:
        async def work() -> Reply:
            say = interaction.client.private(interaction)
            found = await interaction.client.services.tables.keeper.of_server(
                only_server_of(interaction)
            )
            if not found:
                return Reply(say("list-none"))
            lines = [
                say(
                    "list-line",
                    channel=str(channel),
                    game=say(f"game-{key}"),
                    phase=say(f"phase-{p}"),
                )
                for _, channel, key, p in found[:SHOWN]
            ]
            return Reply("\n".join([say("list-head"), *lines]))

        await answer(interaction, work)

    return lists


SHOWN = 30
"""The largest number of tables in a list."""
