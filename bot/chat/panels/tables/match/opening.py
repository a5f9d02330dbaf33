"""Open a table by a press or a command; the answer becomes the message of the table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.chat.panels.frame.answer import Interaction, Place, answer, place_of, words_of
from bot.chat.reach import UNREACHED
from bot.chat.reply import Reply
from bot.domain.tables.table import Table


async def rematch(interaction: Interaction, number: int) -> None:
    """Offer a rematch in a new message; that of the finished match stays as it is.

    The rematch of a private match is as private.

    For a player alone with computers it is dealt at once, as nobody else has to agree.
    """
    client, opened = interaction.client, list[Table]()

    async def work() -> Reply:
        tables, user = client.services.tables, interaction.user.id
        one = await tables.lobbies.rematch(number, user)
        if [asked.user for asked in one.asked] == [user]:
            one = await tables.playing.ready(one.id, user, interaction.id)
        opened.append(one)
        return await client.screen.message(one, words_of(interaction, one))

    if await answer(interaction, work, await place_of(interaction, number)):
        await stands(interaction, opened[0])


async def lone(interaction: Interaction, begin: Callable[[], Awaitable[Table | Reply]]) -> None:
    """Show a table to a person who plays alone, on a server to nobody else.

    `begin` returns it, or a reply in its place.
    """
    client, opened = interaction.client, list[Table]()

    async def work() -> Reply:
        found = await begin()
        if isinstance(found, Reply):
            return found
        opened.append(found)
        return await client.screen.message(found, client.private(interaction))

    place = Place.PUBLIC if client.is_private(interaction) else Place.PRIVATE
    if await answer(interaction, work, place) and opened:
        await stands(interaction, opened[0])


async def stands(interaction: Interaction, table: Table) -> None:
    """Remember that the answer to a press now shows a table."""
    client = interaction.client
    try:
        sent = await interaction.original_response()
    except UNREACHED:  # nobody may have seen the answer, so send a new message
        await client.screen.renew(table.id)
        return
    posted = await client.services.tables.relocating.posted(table.id, sent.id)
    client.screen.showed(posted)
    client.screen.stood(interaction, posted)
