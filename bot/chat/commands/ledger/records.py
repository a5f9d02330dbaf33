"""`/record` and `/verify`: the text of a match, and the proof that its chance was fair."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from bot.chat.commands.translator import named, worded
from bot.chat.panels.frame.answer import Interaction, answer, channel_of
from bot.chat.reply import Reply
from bot.domain.refusal import Refusal
from bot.domain.tables.fair import Finding
from bot.services.ledger import shares
from bot.words import Words
from rules.record import Record, write

MANY = 40
"""Checking more deals than these takes so long that it is said."""


def commands() -> tuple[app_commands.Command[Any, ..., None], ...]:
    """The commands about records."""
    return _record(), _verify()


def _record() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name=named("command-record"), description=named("command-record-about"))
    async def give(interaction: discord.Interaction[Any]) -> None:
        async def work() -> Reply:
            record = await _of_channel(interaction)
            say = interaction.client.private(interaction)
            if not record.deals:
                return Reply(say("record-none"))
            return Reply(say("record-head"), file=("match.paifuda.txt", write(record).encode()))

        await answer(interaction, work)

    return give


def _verify() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name=named("command-verify"), description=named("command-verify-about"))
    @worded(file="option-file")
    async def check(
        interaction: discord.Interaction[Any], file: discord.Attachment | None = None
    ) -> None:
        async def work() -> Reply:
            found = await (_check_file(interaction, file) if file else _check_match(interaction))
            say = interaction.client.private(interaction)
            if not found:
                return Reply(say("record-none"))
            lines = [say("verify-head"), *findings(found, say)]
            return Reply("\n".join(lines)[:2000])

        await answer(interaction, work)

    return check


def findings(found: Sequence[Finding], say: Words) -> list[str]:
    """What checking a record gave: how many deals are right, a line for each that is not.

    Then what it cannot prove, and which seats have added nothing.
    """
    wrong = [one for one in found if one.fault]
    untimed = sum(not one.timed for one in found)
    silent = Counter(seat for one in found for seat in one.silent)
    return [
        say("verify-good", deals=len(found) - len(wrong)),
        *(say("verify-bad", deal=one.deal, fault=say(f"fault-{one.fault}")) for one in wrong),
        *([say("verify-untimed", deals=untimed)] if untimed else []),
        *(say("verify-silent", seat=n + 1, deals=silent[n]) for n in sorted(silent)),
    ]


async def _of_channel(interaction: Interaction) -> Record:
    client = interaction.client
    return await client.services.ledger.record(
        await client.services.tables.shown_in(channel_of(interaction))
    )


async def _check_match(interaction: Interaction) -> Sequence[Finding]:
    record = await _of_channel(interaction)
    await _tell_long(interaction, len(record.deals))
    return await interaction.client.services.checking.of_record(interaction.user.id, record)


async def _check_file(interaction: Interaction, file: discord.Attachment) -> Sequence[Finding]:
    if file.size > shares.LARGEST:
        raise Refusal("too-large")
    try:
        text = (await file.read()).decode()
    except UnicodeDecodeError:
        raise Refusal("not-a-record") from None
    await _tell_long(interaction, text.count("\ndeal "))
    return await interaction.client.services.checking.of_text(interaction.user.id, text)


async def _tell_long(interaction: Interaction, deals: int) -> None:
    """Say that it takes a while where it does."""
    if deals > MANY:
        say = interaction.client.private(interaction)
        await interaction.response.send_message(say("verify-working", deals=deals), ephemeral=True)
