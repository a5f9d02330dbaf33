"""Messages that the bot sends of itself, each of them once, even if a stop comes before its note.

The bot sends a message and then notes it. With the same nonce, Discord sends a message only once
within a few minutes. Later the bot looks for its own message in the channel.
"""

from __future__ import annotations

from datetime import datetime, timedelta

import discord

from bot import logs
from bot.chat.desk import Desk
from bot.chat.reach import UNREACHED, what_failed
from bot.chat.reply import Reply
from bot.domain import nonces

log = logs.named("paifuda")

HELD = timedelta(minutes=1)
"""How long Discord certainly knows a nonce; it says "a few minutes"."""
LOOKED = 200
"""How many messages of a channel are looked through."""
EARLY = timedelta(minutes=1)
"""By how much Discord's clock may be behind ours."""


def in_doubt(since: datetime | None) -> bool:
    """Whether a message may have been sent so long ago that Discord no longer knows its nonce.

    `since` is the earliest time at which it was sent; None if that is unknown.
    """
    return since is None or discord.utils.utcnow() - since > HELD


async def own(
    client: Desk, place: discord.PartialMessageable, since: datetime | None
) -> list[discord.Message]:
    """Return the bot's own messages in a channel, the first ones from a time on.

    Without a time, return the latest ones. The list is empty if the bot may not read the channel.
    """
    after, me = since - EARLY if since else None, client.user
    try:
        return [
            message
            async for message in place.history(
                after=after, limit=LOOKED, oldest_first=after is not None
            )
            if me and message.author.id == me.id
        ]
    except UNREACHED as error:
        log.info("channel not read", status=what_failed(error))
        return []


def ids(message: discord.Message) -> set[str]:
    """Return the ids of the buttons and lists below a message."""
    rows = (row for row in message.components if isinstance(row, discord.ActionRow))
    every = (getattr(part, "custom_id", None) for row in rows for part in row.children)
    return {each for each in every if each}


async def send(place: discord.PartialMessageable, reply: Reply, *about: object) -> discord.Message:
    """Send a message; if it was sent already with the same nonce, update and return that one.

    The nonce follows from what the message is `about`.
    """
    sent = await place.send(**reply.options(), nonce=nonces.nonce(*about))
    if sent.content != reply.options()["content"].strip():  # Discord returned an earlier message
        await sent.edit(**reply.changes())
    return sent


def same(message: discord.Message, reply: Reply) -> bool:
    """Whether a message shows the subject of a reply: it has its words or one of its buttons."""
    mine = {getattr(item, "custom_id", None) for item in reply.items} - {None}
    return message.content == reply.options()["content"] or bool(mine & ids(message))
