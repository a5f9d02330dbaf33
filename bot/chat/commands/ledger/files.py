"""The commands `/export` and `/import`: the ledger as files, and results from elsewhere."""

from __future__ import annotations

from zoneinfo import ZoneInfo

import discord
from discord import app_commands

from bot.chat.commands.league.settling import part_of
from bot.chat.commands.meaning import OfLeague, renewing
from bot.chat.commands.slash import Then, slash
from bot.chat.commands.typed import Number, OneOf, Reason, worded
from bot.chat.panels.frame.interaction import Interaction
from bot.chat.panels.frame.rights import check_organises
from bot.chat.panels.league import rulings
from bot.chat.panels.ledger import files
from bot.chat.reach import content_of
from bot.chat.reply import Reply
from bot.domain.ledger.results import Written
from bot.domain.refusal import Refusal
from bot.services.ledger.exports import FORMATS, KINDS

LARGEST = 2_000_000
"""The largest file that is read, in bytes."""
Exported = app_commands.Transform[str, OneOf(worded("export", KINDS))]
Format = app_commands.Transform[str, OneOf(worded("format", FORMATS))]


@slash("command-export", league="option-league-only")
async def export(
    interaction: Interaction,
    what: Exported,
    form: Format = FORMATS[0],
    league: OfLeague = None,
    season: Number | None = None,
) -> Reply:
    """Give the ledger, the statistics or the matches as a file."""
    part = await part_of(interaction, league, season)
    file = await interaction.client.services.exports.made(part, what, form)
    return Reply(interaction.client.private(interaction)("export-head"), file=file)


@slash("command-import", file="option-results", league="option-league-only", why="option-source")
async def enter(
    interaction: Interaction,
    file: discord.Attachment,
    enter: bool = False,
    league: OfLeague = None,
    why: Reason = "",
) -> Reply | Then:
    """Show the results in a file, or enter them."""
    client, guild = interaction.client, interaction.guild_id or 0
    chosen = await client.services.leagues.named(guild, league) if league else None
    await check_organises(interaction, chosen)
    person = await client.services.people.at(interaction.user.id)
    zone = ZoneInfo(person.habit.zone)
    language = client.private(interaction).language
    written = Written(await _text(file), language, zone)
    called, imports = files.called(), client.services.imports
    if not enter:
        found = await imports.previewed(guild, written, called, chosen)
        return files.preview(found, interaction, chosen)
    by = interaction.user.id
    found = await imports.entered(guild, by, written, called, chosen, why)
    reply = rulings.imported(interaction, found, chosen)
    if chosen and found.number:
        return renewing(interaction, chosen, reply)
    return reply


async def _text(file: discord.Attachment) -> bytes:
    """Return the content of a file; Refusal if it is too large."""
    if file.size > LARGEST:
        raise Refusal("results-large")
    return await content_of(file)


COMMANDS = (export, enter)
