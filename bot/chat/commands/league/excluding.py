"""`/organise exclude|readmit|excluded`: keep people out of a league or of the server."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.chat.commands.meaning import OfLeague, meant
from bot.chat.commands.slash import slash
from bot.chat.commands.typed import OneOf, Reason, worded
from bot.chat.panels.frame import people
from bot.chat.panels.frame.interaction import Interaction
from bot.chat.panels.frame.rights import check_organises, managed
from bot.chat.panels.league import excluded
from bot.chat.reply import Reply
from bot.domain.people.exclusion import FOR_GOOD, TIMES, Scope
from bot.domain.refusal import Refusal
from bot.words.spelling import escaped

Lasting = app_commands.Transform[str, OneOf(worded("exclude", TIMES))]
"""A command's parameter for how long an exclusion lasts."""


@slash("command-organise-exclude", league="option-scope")
async def exclude(
    interaction: Interaction,
    player: discord.User,
    time: Lasting = FOR_GOOD,
    reason: Reason = "",
    league: OfLeague = None,
) -> Reply:
    """Exclude a person from a league, or from the server."""
    scope, name = await _scope(interaction, league)
    _check_excludable(player, scope)
    by, excluding = interaction.user.id, interaction.client.services.excluding
    await excluding.exclude(player.id, scope, by, time, reason, name)
    return _told(interaction, "excluded-done", player.id, name, time)


@slash("command-organise-readmit", league="option-scope")
async def readmit(interaction: Interaction, player: discord.User, league: OfLeague = None) -> Reply:
    """Let an excluded person take part again."""
    scope, name = await _scope(interaction, league)
    by = interaction.user.id
    await interaction.client.services.excluding.lift(player.id, scope, by, name)
    return _told(interaction, "readmitted-done", player.id, name)


@slash("command-organise-excluded")
async def show(interaction: Interaction) -> Reply:
    """List excluded people, for organisers."""
    await check_organises(interaction)
    return await excluded.open_panel(interaction)


async def _scope(interaction: Interaction, league: str | None) -> tuple[Scope, str]:
    """Return the named league, or the server, as a scope with the league's name.

    RuleError unless the person organises leagues; for the server, unless they manage it.
    """
    await check_organises(interaction)
    if league:
        chosen = await meant(interaction, league)
        return Scope(chosen.guild, chosen.id), chosen.name
    return Scope(managed(interaction, "exclude-manager-only")), ""


def _check_excludable(player: discord.User | discord.Member, scope: Scope) -> None:
    """Raise Refusal for a bot, and for a manager of the server who would be excluded from it."""
    if player.bot:
        raise Refusal("no-bots")
    rights = getattr(player, "resolved_permissions", None)
    if rights and rights.manage_guild and not scope.league:
        raise Refusal("exclude-manager")


def _told(interaction: Interaction, key: str, user: int, league: str, time: str = "") -> Reply:
    """Return the answer to an act: a person is excluded, or may take part again."""
    say = interaction.client.private(interaction)
    where = say("exclude-league", league=escaped(league)) if league else say("exclude-server")
    who, lasts = people.mention(user, say), say(f"exclude-{time}") if time else ""
    return Reply(say(key, who=who, where=where, time=lasts))


COMMANDS = (exclude, readmit, show)
