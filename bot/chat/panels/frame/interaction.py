"""The facts of a press or command: its person, its table, and the place of its answer."""

from __future__ import annotations

from contextlib import suppress
from enum import Enum, auto

import discord

from bot.chat.desk import Desk
from bot.domain.people.names import called
from bot.domain.shards import NOWHERE, Server, server
from bot.domain.tables.player import NAMELESS, Player
from bot.domain.tables.table import Table
from bot.words import Words
from rules import RuleError

Interaction = discord.Interaction[Desk]
ARRIVED = "arrived"
"""The key in the extras of a press for the time at which it came, by the performance counter."""


class Place(Enum):
    """The place where an answer appears."""

    PRIVATE = auto()
    PUBLIC = auto()
    PRESSED = auto()
    """The answer replaces the message whose component was used."""


class ByPress(Enum):
    """A place that follows from the press."""

    TABLE = auto()
    """A new message about the table of the component, by `place_of`."""
    OWN = auto()
    """The place of a person's own table, by `own_place`."""
    VIEW = auto()
    """The place of a private view, by `private_place`."""


def person(interaction: Interaction) -> Player:
    """Return the person who pressed, as a player."""
    return player_of(interaction.user)


def player_of(user: discord.User | discord.Member) -> Player:
    """Return a person as a player, by their user name if their display name cannot be seen."""
    return Player(user.id, called(user.display_name, user.name) or NAMELESS)


async def table_of(interaction: Interaction, number: int | None = None) -> Table:
    """Return the table with a number; if it is over, the table now shown in its place.

    Without a number, return the table of the channel.
    """
    tables = interaction.client.services.tables
    if number is None:
        return await tables.shown_in(channel_of(interaction))
    return await tables.latest(number)


async def table_here(interaction: Interaction, number: int | None = None) -> Table | None:
    """Return the table that `table_of` returns; None where `table_of` refuses."""
    with suppress(RuleError):
        return await table_of(interaction, number)
    return None


async def number_of(interaction: Interaction) -> int:
    """Return the number of the table of the channel; RuleError if there has been none."""
    return await interaction.client.services.tables.number_at(channel_of(interaction))


async def placed(interaction: Interaction, place: Place | ByPress, number: int) -> Place:
    """Return the place of an answer; `number` is that of the table it is about."""
    match place:
        case ByPress.TABLE:
            return await place_of(interaction, number)
        case ByPress.OWN:
            return own_place(interaction)
        case ByPress.VIEW:
            return private_place(interaction)
    return place


async def place_of(interaction: Interaction, number: int) -> Place:
    """Return where to answer about a table: in public, or by `own_place` if it is private."""
    with suppress(RuleError):  # the press is refused later, privately
        if (await interaction.client.services.tables.at(number)).private:
            return own_place(interaction)
    return Place.PUBLIC


def own_place(interaction: Interaction) -> Place:
    """Return the place of an answer about a table of one person alone.

    On a server, only that person sees it. In direct messages with the bot nobody else is there. In
    other places, a command is answered to everybody there, and a press on a private message
    privately.
    """
    if not interaction.client.is_private(interaction):
        return Place.PRIVATE
    message = interaction.message
    hidden = message is not None and message.flags.ephemeral and not interaction.context.dm_channel
    return Place.PRIVATE if hidden else Place.PUBLIC


def private_place(interaction: Interaction) -> Place:
    """Return the place of a private view: the pressed message if it is one, otherwise a new one."""
    message = interaction.message
    return Place.PRESSED if message and message.flags.ephemeral else Place.PRIVATE


def words_of(interaction: Interaction, table: Table) -> Words:
    """Return the words of the person for a private table, otherwise of the server."""
    client = interaction.client
    return client.private(interaction) if table.private else client.public(interaction)


def channel_of(interaction: Interaction) -> int:
    """Return the id of the channel of a press; where the bot is not a member, the person's id."""
    if interaction.client.is_private(interaction):
        return interaction.user.id
    return interaction.channel_id or 0


def server_of(interaction: Interaction) -> int:
    """Return the number of a press's server; NOWHERE outside the servers that the bot is in."""
    if interaction.client.is_private(interaction):
        return NOWHERE
    return interaction.guild_id or NOWHERE


async def server_of_table(interaction: Interaction, number: int) -> int:
    """Return the server of a press about a table; NOWHERE for the person's own private table."""
    with suppress(RuleError):  # the table does not exist, or cannot be shown
        table = await interaction.client.services.tables.at(number)
        if table.private and table.seat_of(interaction.user.id) is not None:
            return NOWHERE
    return server_of(interaction)


def only_server_of(interaction: Interaction) -> Server:
    """Return the number of a press's server; RuleError outside servers."""
    return server(server_of(interaction))
