"""The rulings to confirm: entering or correcting a result, voiding, and giving a seat away."""

from __future__ import annotations

from functools import partial

import discord

from bot.chat.desk import Final
from bot.chat.panels.frame import people
from bot.chat.panels.frame.interaction import Interaction, number_of
from bot.chat.panels.frame.rights import check_organises, check_rules_on
from bot.chat.panels.league import rulings
from bot.chat.panels.ledger import ledger
from bot.chat.reply import Reply, dated, joined
from bot.domain.league.season import League
from bot.domain.tables import seating
from bot.domain.tables.player import COMPUTER, Player
from bot.words import naming


def correcting(
    number: int, payer: discord.User, receiver: discord.User, points: int, why: str
) -> Final:
    """Return the act that corrects an entry; it needs a confirmation if it is unusual."""

    async def tell(interaction: Interaction) -> str:
        await check_rules_on(interaction, "entry", number)
        guild, organisers = interaction.guild_id or 0, interaction.client.services.organisers
        found = await organisers.correcting(guild, number, payer.id, receiver.id, points)
        say = interaction.client.private(interaction)
        if not found.unusual:
            return ""
        who = (people.mention(user.id, say) for user in (payer, receiver))
        about = dict(zip(("payer", "receiver"), who, strict=True))
        outside, more = "", ""
        if found.outside is not None:
            outside = say("question-outside", who=people.mention(found.outside, say), entry=number)
        if points > found.moved:
            more = say("question-more", entry=number, points=found.moved)
        return joined(say("question-correct", entry=number, points=points, **about), outside, more)

    async def correct(interaction: Interaction) -> Reply:
        guild, by = interaction.guild_id or 0, interaction.user.id
        organisers = interaction.client.services.organisers
        made = await organisers.correct(guild, by, number, payer.id, receiver.id, points, why)
        await people.known(interaction, payer, receiver)
        return await ledger.entry(interaction, made)

    return Final("correct", tell, correct, lambda interaction: rulings.show(interaction, number))


def reporting(league: League, game: str, result: str, why: str) -> Final:
    """Return the act that enters a result; it needs a confirmation if an equal one was entered."""

    async def tell(interaction: Interaction) -> str:
        await check_organises(interaction, league)
        found = await interaction.client.services.imports.alike(league, game, result)
        say = interaction.client.private(interaction)
        if not found:
            return ""
        known.append(found.number)
        return say("question-report", entry=found.number, when=dated(found.at))

    async def enter(interaction: Interaction) -> Reply:
        by, imports = interaction.user.id, interaction.client.services.imports
        made.append(await imports.reported(league, by, game, result, why, *known[-1:]))
        return await rulings.entered(interaction, made[-1], league)

    async def after(interaction: Interaction) -> None:
        await rulings.show(interaction, made[-1])

    made, known = list[int](), list[int]()
    return Final("report", tell, enter, after)


def voiding(kind: str, number: int, why: str) -> Final:
    """Return the act that voids an `entry`, all entries of a `match`, or an `import`."""

    async def tell(interaction: Interaction) -> str:
        await check_rules_on(interaction, kind, number)
        organisers = interaction.client.services.organisers
        found = await organisers.undoing(interaction.guild_id or 0, kind, number)
        say = interaction.client.private(interaction)
        told = say(f"question-void-{kind}", number=number, **found._asdict())
        corrections = found.entries - 1 if kind == "entry" else 0
        more = say("question-corrections", corrections=corrections) if corrections else ""
        return joined(told, more)

    show = {"entry": rulings.show, "match": rulings.show_match, "import": rulings.show_import}[kind]
    return Final(
        f"void-{kind}",
        tell,
        lambda interaction: VOIDED[kind](interaction, number, why),
        lambda interaction: show(interaction, number),
    )


async def _entry(interaction: Interaction, number: int, why: str) -> Reply:
    guild, by = interaction.guild_id or 0, interaction.user.id
    await interaction.client.services.organisers.void(guild, by, number, why)
    return await ledger.entry(interaction, number)


async def _match(interaction: Interaction, table: int, why: str) -> Reply:
    guild, by = interaction.guild_id or 0, interaction.user.id
    entries = await interaction.client.services.organisers.void_match(guild, by, table, why)
    return Reply(
        interaction.client.private(interaction)("match-void", table=table, entries=entries)
    )


VOIDED = {"entry": _entry, "match": _match, "import": rulings.void_import}
"""The functions that void an entry, a match or an import, and report it."""


def substituting(leaving: int, coming: Player | None) -> Final:
    """Return the act that gives a seat to a newcomer or, without one, to a computer player.

    It has to be confirmed for a computer player, from which nobody can take the seat back.
    """

    async def tell(interaction: Interaction) -> str:
        await check_organises(interaction)
        client = interaction.client
        table = await client.services.tables.at(await number_of(interaction))
        seating.check_played(table)
        seating.check_not_own(table, interaction.user.id)
        say = client.private(interaction)
        newcomer = coming or seating.computer(table, naming.computer(client.public(interaction)))
        seating.handed_over(table, leaving, newcomer)
        if coming:
            return ""
        who = people.mention(leaving, say)
        return say("question-substitute", leaving=who, table=table.id)

    return Final("substitute", tell, partial(_substitute, leaving, coming))


async def _substitute(leaving: int, coming: Player | None, interaction: Interaction) -> Reply:
    """Give the seat to the newcomer or to a computer, and note the act in the log."""
    client, number = interaction.client, await number_of(interaction)
    say, leave = client.private(interaction), client.services.tables.leaving
    if coming is None:
        named = naming.computer(client.public(interaction))
        after, came = await leave.replace(number, leaving, named), COMPUTER
    else:
        after, came = await leave.substitute(number, leaving, coming), coming.user
    by = interaction.user.id
    await client.services.organisers.substituted(after.guild, by, after.id, leaving, came)
    names = (people.mention(leaving, say), people.mention(came, say))
    key = "substituted" if coming else "substituted-computer"
    return Reply(say(key, leaving=names[0], coming=names[1]))
