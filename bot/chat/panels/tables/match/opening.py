"""Open a table by a press or a command; the answer becomes the message of the table.

A person has one table of their own at a time. If it is in the way, the refusal leads to it. It also
offers to end it and to begin the other one.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Any

import discord

from bot.chat.component import Button, Number
from bot.chat.panels import doors
from bot.chat.panels.frame.answer import (
    Aside,
    Interaction,
    Place,
    answer,
    own_place,
    place_of,
    refusal_of,
    words_of,
)
from bot.chat.panels.tables.match import ways
from bot.chat.panels.tables.match.ways import BEGINNING, Way
from bot.chat.reach import UNREACHED
from bot.chat.reply import Item, Reply, joined
from bot.domain.refusal import Refusal
from bot.domain.tables.table import Table
from bot.words import telling
from rules import RuleError

ENDS, STAYS = "own-table-exists", "own-table-stays"
"""The refusals because of an own table: one that can be ended, and one that cannot."""
GONE = ("no-table", "old-table")
"""The refusals to end a table that has ended already."""


async def rematch(interaction: Interaction, number: int) -> None:
    """Offer a rematch in a new message; that of the finished match stays as it is.

    The rematch of a private match is private, too.
    """
    await begin(interaction, ("again", str(number)), await place_of(interaction, number))


async def begin(
    interaction: Interaction, way: Way, place: Place | None = None, instead: int | None = None
) -> None:
    """Begin a table by a way and show it; on a server, a person's own table only to them.

    `instead` is the number of an own table that is ended if it stands in the way.
    """
    opened = list[Table]()

    async def work() -> Reply:
        try:
            found = await _begun(interaction, way, instead)
        except Refusal as error:
            if error.sentence in (ENDS, STAYS):
                raise Aside(await _offered(interaction, way, error), "refused") from None
            raise
        if isinstance(found, Reply):
            return found
        opened.append(found)
        return await doors.message(interaction.client, found, words_of(interaction, found))

    if await answer(interaction, work, place or own_place(interaction)) and opened:
        await stands(interaction, opened[0])


async def _begun(interaction: Interaction, way: Way, instead: int | None) -> Table | Reply:
    """Begin a table; if only an own table is in its way, end that one first."""
    try:
        return await ways.begun(interaction, way)
    except Refusal as error:
        if error.sentence != ENDS or instead is None:
            raise
        tables, user = interaction.client.services.tables, interaction.user.id
        if not (await tables.at(instead)).private:
            raise
    try:
        await tables.ending.end(instead, user, manages=False)
    except Refusal as error:
        if error.sentence not in GONE:
            raise
    return await ways.begun(interaction, way)


async def _offered(interaction: Interaction, way: Way, error: Refusal) -> Reply:
    """Return a refusal with the table that stands in the way, and buttons to go there or end it."""
    client, say = interaction.client, interaction.client.private(interaction)
    table = await client.services.tables.shown_in(interaction.user.id)
    items: list[Item] = [OwnTableButton(table.id).labelled(say("button-own-back"), BRIGHT)]
    if error.sentence == ENDS:
        items.append(InsteadButton(table.id, way).labelled(say("button-own-instead")))
    about = telling.match_title(say.at(table.key), table.game, table.options)
    return Reply(joined(refusal_of(interaction, error), f"> {about}"), items)


async def stands(interaction: Interaction, table: Table) -> None:
    """Remember that the answer to a press is a table's message; if it was lost, send another."""
    client = interaction.client
    try:
        sent = await interaction.original_response()
    except UNREACHED:  # nobody may have seen the answer, so send a new message
        await client.screen.renew(table.id)
        return
    relocating, hidden = client.services.tables.relocating, table.private and sent.flags.ephemeral
    posted = await relocating.posted(table.id, sent.id, hidden=hidden)
    client.screen.showed(posted, press=interaction)


BRIGHT = discord.ButtonStyle.primary


class OwnTableButton(Button, custom_id="own:{table}"):
    """The button to a person's own table, which stands in the way of another one."""

    table: Number

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Show the table in place of the refusal, or below it in direct messages."""
        await begin(interaction, ("back", str(self.table)), _in_place(interaction))


class InsteadButton(Button, custom_id="instead:{table}:{way}"):
    """The button that ends a person's own table, and begins another one as it was asked for."""

    table: Number
    way: Annotated[Way, BEGINNING]

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Show the new table in place of the refusal, or below it in direct messages."""
        place = _in_place(interaction)
        with suppress(RuleError):  # the press is refused later
            table = await interaction.client.services.tables.at(self.table)
            if interaction.message and interaction.message.id == table.message:
                place = own_place(interaction)  # the message shows the table that ends
        await begin(interaction, self.way, place, self.table)


def _in_place(interaction: Interaction) -> Place:
    place = own_place(interaction)
    return Place.PRESSED if place is Place.PRIVATE else place
