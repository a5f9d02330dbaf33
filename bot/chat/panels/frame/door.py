"""The check that every command, press, choice and suggestion passes first."""

from __future__ import annotations

import time
from contextlib import suppress

import discord

from bot.chat import blocking, silence
from bot.chat.panels.frame.answer import refused
from bot.chat.panels.frame.interaction import ARRIVED, Interaction, server_of
from bot.chat.reach import UNREACHED
from bot.domain.refusal import Refusal

OPEN = "privacy"
"""The command that excluded people and blocked servers may still use, to reach their data."""


async def admitted(interaction: Interaction) -> bool:
    """Whether an interaction is answered; a person who is refused is told why.

    It is not answered during maintenance, on a blocked server, or for an excluded person. Nothing
    is said if another process answers it. A person who types is offered nothing. The bot leaves a
    blocked server.

    The interaction shows that Discord reaches its shard. Before it counts, clocks that stood still
    get their time back.
    """
    interaction.extras.setdefault(ARRIVED, time.perf_counter())
    client = interaction.client
    silence.note(client, interaction)
    if not client.answers(interaction):
        return False
    await client.services.tables.alarm.settled()
    if closed := client.services.bulletins.refusal():
        await sent_away(interaction, closed)
        return False
    if _is_open(interaction):
        return True
    if interaction.guild_id and await client.services.blocked.at_door(interaction.guild_id):
        await sent_away(interaction, Refusal("blocked-server"))
        if not client.is_private(interaction):
            with suppress(*UNREACHED):  # the next press tries again
                await blocking.leave(client, interaction.guild_id)
        return False
    about = interaction.user.id, server_of(interaction)
    exclusion = await client.services.exclusions.at_door(*about)
    if exclusion:
        await sent_away(interaction, exclusion.refusal())
    return exclusion is None


async def sent_away(interaction: Interaction, why: Refusal) -> None:
    """Refuse an interaction; offer nothing to a person who is typing."""
    if interaction.type is discord.InteractionType.autocomplete:
        with suppress(*UNREACHED):
            await interaction.response.autocomplete([])
    else:
        await refused(interaction, why)


def _is_open(interaction: Interaction) -> bool:
    """Whether the interaction is a command that is open to everybody."""
    command = interaction.command
    return command is not None and command.qualified_name.split()[0] == OPEN
