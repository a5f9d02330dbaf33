"""`/organise`: results corrected and taken back, penalties, substitutes, disputes, the role."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

import discord
from discord import app_commands

from bot.chat.commands.contests import steering
from bot.chat.commands.league import excluding
from bot.chat.commands.meaning import offer_leagues, organised
from bot.chat.commands.slash import Then, declared, group, slash
from bot.chat.commands.typed import Name, Number, Reason
from bot.chat.desk import Final
from bot.chat.panels.frame import people
from bot.chat.panels.frame.answer import Interaction, player_of
from bot.chat.panels.frame.asking import asked
from bot.chat.panels.frame.rights import check_rules_on
from bot.chat.panels.league import corrections, ladder, rulings
from bot.chat.panels.league.substitution import substituting
from bot.chat.panels.ledger import ledger
from bot.chat.reply import Reply
from bot.domain.refusal import Refusal
from bot.domain.tables.player import Player
from bot.services.league.organising import MOST
from bot.words.spelling import escaped

Points = app_commands.Range[int, 1, MOST]
AnyPoints = app_commands.Range[int, -MOST, MOST]


@declared(
    "command-organise-correct",
    entry="option-entry",
    payer="option-payer",
    receiver="option-receiver",
    points="option-points",
    why="option-why",
)
async def correct(
    interaction: Interaction,
    entry: Number,
    payer: discord.User,
    receiver: discord.User,
    points: Points,
    why: Reason,
) -> None:
    """Ask before an entry is corrected."""

    async def final() -> Final:
        return corrections.correcting(entry, payer, receiver, points, why)

    await asked(interaction, final)


@slash("command-organise-freeze", entry="option-entry", why="option-why")
async def freeze(interaction: Interaction, entry: Number, why: Reason) -> Then:
    """Freeze an entry."""
    return await _ruled(interaction, interaction.client.services.organisers.freeze, entry, why)


@slash("command-organise-release", entry="option-entry", why="option-why")
async def release(interaction: Interaction, entry: Number, why: Reason) -> Then:
    """Let a frozen entry stand."""
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


@declared("command-organise-void", number="option-entry", why="option-why")
async def void(interaction: Interaction, number: Number, why: Reason) -> None:
    """Ask before an entry is taken back."""
    await _void(interaction, "entry", number, why)


@declared("command-organise-match", number="option-number", why="option-why")
async def void_match(interaction: Interaction, number: Number, why: Reason) -> None:
    """Ask before a match is taken back."""
    await _void(interaction, "match", number, why)


@declared("command-organise-import", number="option-import", why="option-why")
async def void_import(interaction: Interaction, number: Number, why: Reason) -> None:
    """Ask before an import is taken back."""
    await _void(interaction, "import", number, why)


async def _void(interaction: Interaction, kind: str, number: int, why: str) -> None:
    async def final() -> Final:
        return corrections.voiding(kind, number, why)

    await asked(interaction, final)


@slash(
    "command-organise-penalty",
    player="option-player",
    points="option-points",
    why="option-why",
    league="option-league",
)
@app_commands.autocomplete(league=offer_leagues)
async def penalty(
    interaction: Interaction,
    player: discord.User,
    points: Points,
    why: Reason,
    league: Name | None = None,
) -> Then:
    """Take points from a player."""
    chosen, organisers = (
        await organised(interaction, league),
        interaction.client.services.organisers,
    )
    by = interaction.user.id
    number = await organisers.penalise(chosen, by, player.id, points, why)
    await people.known(interaction, player)
    reply = await ledger.entry(interaction, number)
    return Then(reply, partial(ladder.renew, interaction, chosen.id))


@slash(
    "command-organise-handicap",
    player="option-player",
    points="option-start",
    league="option-league",
)
@app_commands.autocomplete(league=offer_leagues)
async def handicap(
    interaction: Interaction, player: discord.User, points: AnyPoints, league: Name | None = None
) -> Then:
    """Set the points with which a player begins a season."""
    chosen, organisers = (
        await organised(interaction, league),
        interaction.client.services.organisers,
    )
    await organisers.handicap(chosen, interaction.user.id, player.id, points)
    await people.known(interaction, player)
    say = interaction.client.private(interaction)
    who = people.mention(player.id, say)
    reply = Reply(say("handicap-set", who=who, points=points, league=escaped(chosen.name)))
    return Then(reply, partial(ladder.renew, interaction, chosen.id))


@declared("command-organise-substitute", leaving="option-leaving", coming="option-coming")
async def substitute(
    interaction: Interaction, leaving: discord.User, coming: discord.User | None = None
) -> None:
    """Ask before a seat is given to somebody else."""

    async def final() -> Final:
        return substituting(leaving.id, _player(coming) if coming else None)

    await asked(interaction, final)


def _player(user: discord.User) -> Player:
    if user.bot:
        raise Refusal("no-bots")
    return player_of(user)


@slash("command-organise-flows", league="option-league")
@app_commands.autocomplete(league=offer_leagues)
async def flows(interaction: Interaction, league: Name | None = None) -> Reply:
    """Show who gives points to whom in a league."""
    return await rulings.flows(interaction, await organised(interaction, league))


@slash("command-organise-role", role="option-role")
async def set_role(interaction: Interaction, role: discord.Role | None = None) -> Reply:
    """Set the role whose members organise the leagues of this server."""
    say = interaction.client.private(interaction)
    _check_manages(interaction)
    guild, by = interaction.guild_id or 0, interaction.user.id
    await interaction.client.services.organisers.set_role(guild, by, role.id if role else None)
    key = "role-set" if role else "role-none"
    return Reply(say(key, role=f"<@&{role.id}>" if role else ""))


def _check_manages(interaction: Interaction) -> None:
    if not interaction.permissions.manage_guild:
        raise Refusal("role-manager-only")


ORGANISE = group(
    "command-organise",
    *(correct, freeze, release, void, void_match, void_import),
    *(penalty, handicap, substitute, *excluding.COMMANDS, flows, set_role),
    steering.rounds(),
)
