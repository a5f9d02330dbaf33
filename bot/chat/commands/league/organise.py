"""`/organise`: corrections, penalties, substitutes, disputes, and the organisers' role."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

import discord
from discord import app_commands

from bot.chat.commands.contests import steering
from bot.chat.commands.league import excluding
from bot.chat.commands.meaning import OfLeague, organised, renewing
from bot.chat.commands.slash import Then, group, slash
from bot.chat.commands.typed import Number, Reason
from bot.chat.desk import Final
from bot.chat.panels.frame import people
from bot.chat.panels.frame.interaction import Interaction, player_of
from bot.chat.panels.frame.rights import check_rules_on, managed
from bot.chat.panels.league import corrections, rulings
from bot.chat.panels.league.corrections import substituting
from bot.chat.panels.ledger import ledger
from bot.chat.reply import Reply
from bot.domain.refusal import Refusal
from bot.domain.tables.player import Player
from bot.services.league.organising import MOST
from bot.words.spelling import escaped

Points = app_commands.Range[int, 1, MOST]
AnyPoints = app_commands.Range[int, -MOST, MOST]


@slash("command-organise-correct")
async def correct(
    interaction: Interaction,
    entry: Number,
    payer: discord.User,
    receiver: discord.User,
    points: Points,
    why: Reason,
) -> Final:
    """Correct an entry."""
    return corrections.correcting(entry, payer, receiver, points, why)


@slash("command-organise-freeze")
async def freeze(interaction: Interaction, entry: Number, why: Reason) -> Then:
    """Freeze an entry."""
    return await _ruled(interaction, interaction.client.services.organisers.freeze, entry, why)


@slash("command-organise-release")
async def release(interaction: Interaction, entry: Number, why: Reason) -> Then:
    """Release a frozen entry."""
    return await _ruled(interaction, interaction.client.services.organisers.release, entry, why)


async def _ruled(
    interaction: Interaction,
    rule: Callable[[int, int, int, str], Awaitable[None]],
    entry: int,
    why: str,
) -> Then:
    """Make a ruling on an entry, and show the entry."""
    await check_rules_on(interaction, "entry", entry)
    await rule(interaction.guild_id or 0, interaction.user.id, entry, why)
    reply = await ledger.entry(interaction, entry)
    return Then(reply, partial(rulings.show, interaction, entry))


@slash("command-organise-void", number="option-entry")
async def void(interaction: Interaction, number: Number, why: Reason) -> Final:
    """Void an entry."""
    return corrections.voiding("entry", number, why)


@slash("command-organise-match")
async def void_match(interaction: Interaction, number: Number, why: Reason) -> Final:
    """Void all entries of a match."""
    return corrections.voiding("match", number, why)


@slash("command-organise-import", number="option-import")
async def void_import(interaction: Interaction, number: Number, why: Reason) -> Final:
    """Void all results of an import."""
    return corrections.voiding("import", number, why)


@slash("command-organise-penalty")
async def penalty(
    interaction: Interaction,
    player: discord.User,
    points: Points,
    why: Reason,
    league: OfLeague = None,
) -> Then:
    """Take points from a player."""
    chosen, by = await organised(interaction, league), interaction.user.id
    organisers = interaction.client.services.organisers
    number = await organisers.penalise(chosen, by, player.id, points, why)
    await people.known(interaction, player)
    reply = await ledger.entry(interaction, number)
    return renewing(interaction, chosen, reply)


@slash("command-organise-handicap", points="option-start")
async def handicap(
    interaction: Interaction, player: discord.User, points: AnyPoints, league: OfLeague = None
) -> Then:
    """Set the points with which a player begins a season."""
    chosen, by = await organised(interaction, league), interaction.user.id
    await interaction.client.services.organisers.handicap(chosen, by, player.id, points)
    await people.known(interaction, player)
    say = interaction.client.private(interaction)
    who = people.mention(player.id, say)
    reply = Reply(say("handicap-set", who=who, points=points, league=escaped(chosen.name)))
    return renewing(interaction, chosen, reply)


@slash("command-organise-substitute")
async def substitute(
    interaction: Interaction, leaving: discord.User, coming: discord.User | None = None
) -> Final:
    """Give a seat to somebody else or, without a newcomer, to a computer player."""
    return substituting(leaving.id, _player(coming) if coming else None)


def _player(user: discord.User) -> Player:
    if user.bot:
        raise Refusal("no-bots")
    return player_of(user)


@slash("command-organise-flows")
async def flows(interaction: Interaction, league: OfLeague = None) -> Reply:
    """Show the pairs of people in a league between whom points flow in an unusual way."""
    return await rulings.flows(interaction, await organised(interaction, league))


@slash("command-organise-role")
async def set_role(interaction: Interaction, role: discord.Role | None = None) -> Reply:
    """Set the role whose members organise the leagues of this server."""
    say, by = interaction.client.private(interaction), interaction.user.id
    guild = managed(interaction, "role-manager-only")
    await interaction.client.services.organisers.set_role(guild, by, role.id if role else None)
    key = "role-set" if role else "role-none"
    return Reply(say(key, role=f"<@&{role.id}>" if role else ""))


ORGANISE = group(
    "command-organise",
    *(correct, freeze, release, void, void_match, void_import),
    *(penalty, handicap, substitute, *excluding.COMMANDS, flows, set_role),
    steering.rounds(),
)
