"""The consequences of a ruling: standings shown again, *Undo*, unusual flows of points."""

from __future__ import annotations

from dataclasses import replace

from bot.chat.component import Button, Number
from bot.chat.panels.frame import people
from bot.chat.panels.frame.interaction import Interaction
from bot.chat.panels.frame.rights import check_organises, check_rules_on
from bot.chat.panels.league import ladder
from bot.chat.panels.ledger import files, ledger
from bot.chat.reply import Reply, joined
from bot.domain.league.flows import FEWEST, Flow
from bot.domain.league.season import League
from bot.domain.ledger.entries import Entry
from bot.domain.ledger.results import Preview
from bot.services.ledger.ledger import Scope
from bot.words import Words
from bot.words.spelling import escaped

SHOWN = 10
"""The largest number of pairs in a report."""


async def show(interaction: Interaction, number: int) -> None:
    """Update the public standings in which an entry counts, and the tournament of its match."""
    sheet = await interaction.client.services.ledger.sheet(interaction.guild_id or 0, number)
    await _show(interaction, sheet.posted.entry)


async def show_match(interaction: Interaction, table: int) -> None:
    """Update the public standings in which a match counts."""
    ledger = interaction.client.services.ledger
    page = await ledger.page(interaction.guild_id or 0, Scope("table", table))
    for posted in page.entries[:1]:
        await _show(interaction, posted.entry)


async def show_import(interaction: Interaction, number: int) -> None:
    """Update the public standings in which the results of an import count."""
    guild = interaction.guild_id or 0
    for entry in (await interaction.client.services.imports.entries(guild, number))[:1]:
        await show(interaction, entry)


async def _show(interaction: Interaction, entry: Entry) -> None:
    if entry.season is not None:
        services = interaction.client.services
        season = await services.leagues.season(entry.season)
        last = await services.tournaments.last(await services.leagues.by_id(season.league))
        services.tournaments.check(season.id, *([last.id] if last else []))
        await ladder.renew(interaction, season.league)


async def entered(interaction: Interaction, number: int, league: League) -> Reply:
    """Return an entry that was just made, with the button that takes it back."""
    say, found = interaction.client.private(interaction), await ledger.entry(interaction, number)
    match, counts = await interaction.client.services.meetings.round_of(number), ""
    if match:
        round, in_tournament = match
        counts = say("reported-round" if in_tournament else "reported-planned", number=round)
    told = joined(
        say("reported", number=number), counts, *files.unrated(league, say), found.content
    )
    undo = UndoButton(number).labelled(say("button-undo"))
    return Reply(told, (undo,), found.picture, found.alt)


class UndoButton(Button, custom_id="undo:{entry}"):
    """The button that takes back an entry that an organiser has made."""

    entry: Number

    async def pressed(self, interaction: Interaction) -> Reply:
        """Take the entry back, and show it again."""
        await check_rules_on(interaction, "entry", self.entry)
        guild, by = interaction.guild_id or 0, interaction.user.id
        why = interaction.client.public(interaction)("undone")
        await interaction.client.services.organisers.void(guild, by, self.entry, why)
        return await ledger.entry(interaction, self.entry)

    async def afterwards(self, interaction: Interaction) -> None:
        """Update the standings."""
        await show(interaction, self.entry)


def imported(interaction: Interaction, found: Preview, league: League | None) -> Reply:
    """Return the results of a file that were just entered, with the button that voids them.

    `league` is the league in which they count, if there is one.
    """
    told, say = files.entered(found, interaction, league), interaction.client.private(interaction)
    undo = UndoImportButton(found.number).labelled(say("button-undo"))
    return replace(told, items=(undo,)) if found.number else told


async def void_import(interaction: Interaction, number: int, why: str) -> Reply:
    """Void a whole import, and tell how many of its results were still valid."""
    await check_organises(interaction)
    say, guild = interaction.client.private(interaction), interaction.guild_id or 0
    organisers = interaction.client.services.organisers
    results = await organisers.void_import(guild, interaction.user.id, number, why)
    return Reply(say("import-void", number=number, results=results))


class UndoImportButton(Button, custom_id="undoimport:{act}"):
    """The button that voids a whole import."""

    act: Number

    async def pressed(self, interaction: Interaction) -> Reply:
        """Void every result of the import."""
        return await void_import(
            interaction, self.act, interaction.client.public(interaction)("undone")
        )

    async def afterwards(self, interaction: Interaction) -> None:
        """Update the standings."""
        await show_import(interaction, self.act)


async def flows(interaction: Interaction, league: League) -> Reply:
    """Return the report of pairs with an unusual flow of points."""
    say = interaction.client.private(interaction)
    found = await interaction.client.services.organisers.flows(league)
    name = escaped(league.name)
    if not found:
        return Reply(say("flows-none", league=name, fewest=FEWEST))
    lines = [say("flows-title", league=name, number=league.season.number)]
    lines += [_line(flow, say) for flow in found[:SHOWN]]
    return Reply("\n".join([*lines, say("flows-caution")]))


def _line(flow: Flow, say: Words) -> str:
    return say(
        "flows-line",
        giver=people.mention(flow.giver, say),
        taker=people.mention(flow.taker, say),
        points=f"{flow.points:.1f}",
        others=f"{flow.others:.1f}".replace("-", "−"),
        deals=flow.deals,
        errors=f"{flow.errors:.1f}",
    )
