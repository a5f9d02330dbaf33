"""Whether somebody who presses organises the leagues of the server."""

from __future__ import annotations

from bot.chat.panels.frame.answer import Interaction
from bot.services.league.organising import Official
from rules import RuleError


def official(interaction: Interaction) -> Official:
    """Who presses, with the rights and roles that Discord sends along."""
    roles = getattr(interaction.user, "_roles", ())  # `roles` would need the server in memory
    manages = interaction.permissions.manage_guild
    return Official(interaction.user.id, manages, frozenset(roles))


async def check_organises(interaction: Interaction) -> None:
    """RuleError unless somebody organises."""
    await interaction.client.services.organisers.check(
        interaction.guild_id or 0, official(interaction)
    )


async def organises(interaction: Interaction) -> bool:
    """Whether somebody organises."""
    try:
        await check_organises(interaction)
    except RuleError:
        return False
    return True
