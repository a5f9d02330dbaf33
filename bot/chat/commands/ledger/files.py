"""The commands `/export` and `/import`: the ledger as files, and results from elsewhere."""

from __future__ import annotations

from typing import Any
from zoneinfo import ZoneInfo

import discord
from discord import app_commands

from bot.chat.commands.league.settling import part_of
from bot.chat.commands.meaning import offer_leagues
from bot.chat.commands.translator import named, worded
from bot.chat.commands.typed import Name, Reason
from bot.chat.panels.frame.answer import answer
from bot.chat.panels.frame.rights import check_organises
from bot.chat.panels.league import ladder, rulings
from bot.chat.panels.ledger import files
from bot.chat.reply import Reply
from bot.domain.ledger.results import Written
from bot.domain.refusal import Refusal
from bot.services.ledger.exports import FORMATS, KINDS

Number = app_commands.Range[int, 1, 2**31 - 1]
LARGEST = 2_000_000
"""The largest file that is read, in bytes."""
WHAT = [app_commands.Choice(name=named(f"export-{kind}"), value=kind) for kind in KINDS]
HOW = [app_commands.Choice(name=named(f"format-{form}"), value=form) for form in FORMATS]


def commands() -> tuple[app_commands.Command[Any, ..., None], ...]:
    """Make the commands about files."""
    return _export(), _import()


def _export() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name=named("command-export"), description=named("command-export-about"))
    @worded(
        what="option-what", form="option-form", league="option-league-only", season="option-season"
    )
    @app_commands.choices(what=WHAT, form=HOW)
    @app_commands.autocomplete(league=offer_leagues)
    async def export(
        interaction: discord.Interaction[Any],
        what: str,
        form: str = FORMATS[0],
        league: Name | None = None,
        season: Number | None = None,
    ) -> None:
        async def work() -> Reply:
            part = await part_of(interaction, league, season)
            file = await interaction.client.services.exports.made(part, what, form)
            say = interaction.client.private(interaction)
            return Reply(say("export-head"), file=file)

        await answer(interaction, work)

    return export


def _import() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name=named("command-import"), description=named("command-import-about"))
    @worded(
        file="option-results",
        enter="option-enter",
        league="option-league-only",
        why="option-source",
    )
    @app_commands.autocomplete(league=offer_leagues)
    async def enter(
        interaction: discord.Interaction[Any],
        file: discord.Attachment,
        enter: bool = False,
        league: Name | None = None,
        why: Reason = "",
    ) -> None:
        async def work() -> Reply:
            await check_organises(interaction)
            client, guild = interaction.client, interaction.guild_id or 0
            chosen = await client.services.leagues.named(guild, league) if league else None
            person = await client.services.people.of(interaction.user.id)
            zone = ZoneInfo(person.habit.zone)
            language = client.private(interaction).language
            written = Written(await _text(file), language, zone)
            called, imports = files.called(), client.services.imports
            if not enter:
                found = await imports.previewed(guild, written, called, chosen)
                return files.preview(found, interaction, chosen)
            by = interaction.user.id
            found = await imports.entered(guild, by, written, called, chosen, why)
            if chosen and found.number:
                changed.append(chosen.id)
            return rulings.imported(interaction, found, chosen)

        changed: list[int] = []
        if await answer(interaction, work) and changed:
            await ladder.renew(interaction, changed[0])

    return enter


async def _text(file: discord.Attachment) -> bytes:
    """Return the content of a file; Refusal if it is too large."""
    if file.size > LARGEST:
        raise Refusal("results-large")
    return await file.read()
