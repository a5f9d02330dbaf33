"""The door: every command, press, choice and suggestion passes it before anything else is done."""

from __future__ import annotations

import discord

from bot.chat.panels.frame.answer import Interaction, refused, server_of

OPEN = "privacy"
"""The command that excluded people may use: their rights to their data stay."""


async def admitted(interaction: Interaction) -> bool:
    """Whether an interaction is answered: this process answers it, and the person is not excluded.

    An excluded person is told so; while they type, they are offered nothing.
    """
    client = interaction.client
    if not client.answers(interaction):
        return False
    if _is_open(interaction):
        return True
    about = interaction.user.id, server_of(interaction)
    exclusion = await client.services.exclusions.at_door(*about)
    if exclusion is None:
        return True
    if interaction.type is discord.InteractionType.autocomplete:
        await interaction.response.autocomplete([])
    else:
        await refused(interaction, exclusion.refusal())
    return False


def _is_open(interaction: Interaction) -> bool:
    """Whether the interaction is a command that is open to everybody."""
    command = interaction.command
    return command is not None and command.qualified_name.split()[0] == OPEN
