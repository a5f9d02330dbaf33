"""Messages of a table that were sent before a stop and not noted: found again, and taken up."""

from __future__ import annotations

import discord

from bot import logs
from bot.chat.desk import Desk
from bot.chat.panels.frame import once, threads
from bot.chat.reach import UNREACHED
from bot.chat.reply import Reply
from bot.domain.tables.table import Table

log = logs.named("paifuda")

SIGNS = 2
"""How many buttons a message of a table shares with the reply that shows it; a notice has one."""


async def taken_up(
    client: Desk, place: discord.PartialMessageable, table: Table, reply: Reply
) -> discord.Message:
    """Show a table that has no message in its last one in the channel, or in a new message.

    Older messages of the table there are deleted.
    """
    own = f":{table.id}:"
    every = (getattr(item, "custom_id", None) or "" for item in reply.items)
    signs = {sign for sign in every if own in f"{sign}:"}
    seen = [m for m in await once.own(client, place, None) if len(signs & once.ids(m)) >= SIGNS]
    for message in seen[1:]:
        await removed(place, message.id)
    for message in seen[:1]:
        await threads.edited(client, place, message.id, reply)
        return message
    return await once.send(place, reply, "table", table.id, table.channel)


async def removed(place: discord.PartialMessageable, message: int) -> None:
    """Delete a message that another one replaces; log a failure."""
    try:
        await place.get_partial_message(message).delete()
    except UNREACHED:
        log.info("an old message could not be removed", message_id=message)
