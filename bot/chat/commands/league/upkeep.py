"""The commands `/league rename|remove|organisers`: a league's name, its members, its organisers."""

from __future__ import annotations

from functools import partial

import discord

from bot.chat.commands.meaning import OfLeague, meant, organised, renewing
from bot.chat.commands.slash import Then, slash
from bot.chat.commands.typed import NewName, Reason
from bot.chat.panels.frame import people
from bot.chat.panels.frame.interaction import Interaction
from bot.chat.panels.frame.rights import check_organises
from bot.chat.panels.league import ladder
from bot.chat.reply import Reply
from bot.words.spelling import escaped


@slash("command-league-rename")
async def rename(interaction: Interaction, name: NewName, league: OfLeague = None) -> Then:
    """Give a league another name."""
    chosen, by = await organised(interaction, league), interaction.user.id
    renamed = await interaction.client.services.leagues.rename(chosen, by, name)
    names = {"league": escaped(chosen.name), "name": escaped(renamed.name)}
    reply = Reply(interaction.client.private(interaction)("league-renamed", **names))
    return Then(reply, partial(_shown, interaction, chosen.id))


async def _shown(interaction: Interaction, league: int) -> None:
    """Show the standings, the last tournament and the table of the channel with the new name."""
    await ladder.renew(interaction, league)
    found = await interaction.client.services.leagues.by_id(league)
    if cup := await interaction.client.services.tournaments.last(found):
        await interaction.client.screen.show_tournament(cup.id)
    await interaction.client.screen.publish(interaction, afresh=True)


@slash("command-league-remove")
async def remove(
    interaction: Interaction, player: discord.User, why: Reason, league: OfLeague = None
) -> Then:
    """End a person's membership of a league."""
    chosen, by = await organised(interaction, league), interaction.user.id
    await interaction.client.services.leagues.remove(chosen, by, player.id, why)
    say = interaction.client.private(interaction)
    who = people.mention(player.id, say)
    reply = Reply(say("league-removed", who=who, league=escaped(chosen.name)))
    return renewing(interaction, chosen, reply)


@slash("command-league-organisers", role="option-own-role")
async def organisers(
    interaction: Interaction, role: discord.Role | None = None, league: OfLeague = None
) -> Reply:
    """Let a role organise one league; only organisers of the whole server may do so."""
    await check_organises(interaction)
    chosen, by = await meant(interaction, league), interaction.user.id
    number = role.id if role else None
    await interaction.client.services.leagues.set_role(chosen, by, number)
    key = "own-role-set" if role else "own-role-none"
    say, mention = interaction.client.private(interaction), f"<@&{number}>"
    return Reply(say(key, league=escaped(chosen.name), role=mention))
