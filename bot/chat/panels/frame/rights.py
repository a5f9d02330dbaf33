"""The rights of a person who presses: managing the server, or organising its leagues."""

from __future__ import annotations

from bot.chat.panels.frame.interaction import Interaction, only_server_of
from bot.domain.league.season import League
from bot.domain.refusal import Refusal
from bot.services.league.organising import Official
from rules import RuleError


def official(interaction: Interaction) -> Official:
    """Return the person who presses, with the rights and roles from the interaction."""
    roles = getattr(interaction.user, "_roles", ())  # `roles` needs the server in memory
    manages = interaction.permissions.manage_guild
    return Official(interaction.user.id, manages, frozenset(roles))


def managed(interaction: Interaction, refusal: str = "hall-managers-only") -> int:
    """Return the number of the server for people who manage it; raise the `refusal` for others."""
    server = only_server_of(interaction)
    if not interaction.permissions.manage_guild:
        raise Refusal(refusal)
    return server


async def check_organises(interaction: Interaction, league: League | None = None) -> None:
    """Raise RuleError unless the person organises a league, or all leagues of this server."""
    await interaction.client.services.organisers.check(
        interaction.guild_id or 0, official(interaction), league
    )


async def check_rules_on(interaction: Interaction, kind: str, number: int) -> None:
    """Raise RuleError unless the person organises the league of an `entry` or a `match`.

    For anything else, the person must organise all leagues of the server.
    """
    organisers, guild = interaction.client.services.organisers, interaction.guild_id or 0
    await check_organises(interaction, await organisers.league_of(guild, kind, number))


async def organises(interaction: Interaction, league: League | None = None) -> bool:
    """Whether the person organises a league, or all leagues of this server."""
    try:
        await check_organises(interaction, league)
    except RuleError:
        return False
    return True
