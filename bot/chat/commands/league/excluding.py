"""`/organise exclude|readmit|excluded`: keep people out of a league or of the server."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.chat.commands.meaning import meant, offer_leagues
from bot.chat.commands.slash import slash
from bot.chat.commands.translator import named
from bot.chat.commands.typed import Name, Reason
from bot.chat.panels.frame import people
from bot.chat.panels.frame.answer import Interaction, only_server_of
from bot.chat.panels.frame.rights import check_organises
from bot.chat.panels.league import excluded
from bot.chat.reply import Reply
from bot.domain.people.exclusion import GOOD, TIMES, Scope
from bot.domain.refusal import Refusal
from bot.words.spelling import escaped

LASTING = [app_commands.Choice(name=named(f"exclude-{time}"), value=time) for time in TIMES]


@app_commands.choices(time=LASTING)
@app_commands.autocomplete(league=offer_leagues)
@slash(
    "command-organise-exclude",
    player="option-player",
    time="option-time",
    reason="option-reason",
    league="option-scope",
)
async def exclude(
    interaction: Interaction,
    player: discord.User,
    time: str = GOOD,
    reason: Reason = "",
    league: Name | None = None,
) -> Reply:
    """Exclude a person from a league, or from the server."""
    scope, name = await _scope(interaction, league)
    _check_excludable(player, scope)
    by, excluding = interaction.user.id, interaction.client.services.excluding
    await excluding.exclude(player.id, scope, by, time, reason, name)
    return _told(interaction, "excluded-done", player.id, name, time)


@app_commands.autocomplete(league=offer_leagues)
@slash("command-organise-readmit", player="option-player", league="option-scope")
async def readmit(
    interaction: Interaction, player: discord.User, league: Name | None = None
) -> Reply:
    """Let an excluded person take part again."""
    scope, name = await _scope(interaction, league)
    by = interaction.user.id
    await interaction.client.services.excluding.lift(player.id, scope, by, name)
    return _told(interaction, "readmitted-done", player.id, name)


@slash("command-organise-excluded")
async def show(interaction: Interaction) -> Reply:
    """List who is excluded, for organisers."""
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
    if not interaction.permissions.manage_guild:
        raise Refusal("exclude-manager-only")
    return Scope(only_server_of(interaction)), ""


def _check_excludable(player: discord.User | discord.Member, scope: Scope) -> None:
    """Raise Refusal for a bot, and for somebody who manages the server they are excluded from."""
    if player.bot:
        raise Refusal("no-bots")
    rights = getattr(player, "resolved_permissions", None)
    if rights and rights.manage_guild and not scope.league:
        raise Refusal("exclude-manager")


def _told(interaction: Interaction, key: str, user: int, league: str, time: str = "") -> Reply:
    """Return the answer to an act: who was excluded from what, or is let in again."""
    say = interaction.client.private(interaction)
    where = say("exclude-league", league=escaped(league)) if league else say("exclude-server")
    who, lasts = people.mention(user, say), say(f"exclude-{time}") if time else ""
    return Reply(say(key, who=who, where=where, time=lasts))


COMMANDS = (exclude, readmit, show)
