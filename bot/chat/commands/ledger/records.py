"""The commands `/record` and `/verify`: the text of a match, and the proof of its fair chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Sequence

import discord

from bot.chat.commands.slash import slash
from bot.chat.panels.frame.answer import amend
from bot.chat.panels.frame.interaction import Interaction, channel_of
from bot.chat.reach import content_of
from bot.chat.reply import Reply
from bot.domain.refusal import Refusal
from bot.domain.tables.fair import Finding
from bot.domain.typed import decoded
from bot.services.ledger import shares
from bot.words import Words, telling
from bot.words.refusals import refusal
from rules.points import signed
from rules.record import Record, write

MANY = 40
"""The number of deals above which checking takes so long that it is announced."""


@slash("command-record")
async def give(interaction: Interaction) -> Reply:
    """Give the record of this channel's match as a file."""
    record = await _of_channel(interaction)
    say = interaction.client.private(interaction)
    if not record.deals:
        return Reply(say("record-none"))
    return Reply(say("record-head"), file=("match.paifuda.txt", write(record).encode()))


@slash("command-verify")
async def check(interaction: Interaction, file: discord.Attachment | None = None) -> Reply:
    """Verify a record, by default that of this channel's match."""
    return await (_check_file(interaction, file) if file else _check_match(interaction))


def findings(found: Sequence[Finding], say: Words) -> list[str]:
    """Return the verdict on a record: how many deals are right, and a line for each that is wrong.

    Further lines tell the facts that the record cannot prove, the seats that added nothing to the
    shuffle, and how each deal ended.
    """
    if not found:
        return [say("record-none")]
    wrong = [finding for finding in found if finding.fault]
    untimed = sum(not finding.timed for finding in found)
    silent = Counter(seat for finding in found for seat in finding.silent)
    return [
        say("verify-good", deals=len(found) - len(wrong)),
        *(
            say("verify-bad", deal=finding.deal, fault=say(f"fault-{finding.fault}"))
            for finding in wrong
        ),
        *([say("verify-untimed", deals=untimed)] if untimed else []),
        *(
            say("verify-version", version=version)
            for version in {f.version for f in found}
            if version
        ),
        *(say("verify-silent", seat=n + 1, deals=silent[n]) for n in sorted(silent)),
        *(_ended(finding, say) for finding in found if finding.ending),
    ]


def _ended(finding: Finding, say: Words) -> str:
    """Return a line on the end of a deal, so that players can compare it with their memory."""
    most = max(finding.points)
    first = [say("verify-seat", seat=n) for n, own in enumerate(finding.points, 1) if own == most]
    who = telling.listed(say, "names-both", first)
    won = say(f"sheet-{finding.ending}", name=who, count=len(first), points=signed(most))
    points = " / ".join(map(signed, finding.points))
    return say("verify-ended", deal=finding.deal, ending=won, points=points)


async def _of_channel(interaction: Interaction) -> Record:
    client = interaction.client
    return await client.services.ledger.record(
        await client.services.tables.shown_in(channel_of(interaction))
    )


async def _check_match(interaction: Interaction) -> Reply:
    record = await _of_channel(interaction)
    going = interaction.client.services.checking.of_record(interaction.user.id, record)
    return await _verdict(interaction, going, len(record.deals))


async def _check_file(interaction: Interaction, file: discord.Attachment) -> Reply:
    if file.size > shares.LARGEST:
        raise Refusal("too-large")
    try:
        text = decoded(await content_of(file))
    except UnicodeDecodeError:
        raise Refusal("not-a-record") from None
    going = interaction.client.services.checking.of_text(interaction.user.id, text)
    return await _verdict(interaction, going, text.count("\ndeal "))


async def _verdict(
    interaction: Interaction, going: AsyncIterator[Sequence[Finding]], deals: int
) -> Reply:
    """Return the verdict on a record; show the progress where it takes long."""
    say, left = interaction.client.private(interaction), ""
    found: Sequence[Finding] = ()
    if deals > MANY:
        await interaction.response.send_message(say("verify-working", deals=deals), ephemeral=True)
    try:
        async for found in going:
            if len(found) < deals and interaction.response.is_done():
                await amend(interaction, Reply(_so_far(found, say)))
    except Refusal as error:
        if not found:
            raise
        left = refusal(say, error)
    if not found:
        return Reply(say("record-none"))
    lines = [say("verify-head"), *findings(found, say), left]
    return Reply("\n".join(line for line in lines if line)[:2000])


def _so_far(found: Sequence[Finding], say: Words) -> str:
    """Return the verdict on the first deals of a record."""
    if any(finding.fault for finding in found):
        return "\n".join(findings(found, say))[:2000]
    return say("verify-so-far", deals=len(found))


COMMANDS = (give, check)
