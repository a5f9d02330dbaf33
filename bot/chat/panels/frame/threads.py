"""Threads of tables: made with a table, archived after it, reopened when needed."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import discord

from bot import logs
from bot.chat.desk import Desk
from bot.chat.panels.frame.interaction import Interaction
from bot.chat.reach import UNREACHED, code_of, shut_out, what_failed
from bot.chat.reply import Reply

log = logs.named("paifuda")

WEEK: Final = 10080
"""The longest time without a message, in minutes, after which Discord can archive a thread."""
IS_ARCHIVED = 50083
"""Discord's code for editing a message in an archived thread."""


class LockedError(Exception):
    """Raised where a moderator has locked a thread: the bot does not open it again."""


def wanted(interaction: Interaction) -> bool:
    """Whether the server wants threads for tables, and this channel can have some."""
    hall = interaction.client.services.halls.of_server(interaction.guild_id or 0)
    return hall.threads and isinstance(interaction.channel, discord.TextChannel)


async def made(interaction: Interaction, name: str, among: Collection[int] = ()) -> int | None:
    """Make a thread in this channel for everybody, or only for the people in `among`.

    A person who has left the server is not in it. Return its id; None if the bot cannot make one.
    """
    channel, rights = interaction.channel, interaction.app_permissions
    if not isinstance(channel, discord.TextChannel) or (among and channel.is_news()):
        return None
    may = rights.create_private_threads if among else rights.create_public_threads
    if not (may and rights.send_messages_in_threads):
        return None
    types = discord.ChannelType
    kind = types.news_thread if channel.is_news() else types.public_thread
    kind = types.private_thread if among else kind
    try:
        thread = await channel.create_thread(
            name=name[:100], type=kind, auto_archive_duration=WEEK, invitable=not among
        )
    except UNREACHED as error:
        log.warning("no thread made", channel=channel.id, status=what_failed(error))
        return None
    for user in among:
        try:
            await thread.add_user(discord.Object(user))
        except UNREACHED as error:
            log.info("not in a thread", thread=thread.id, status=what_failed(error))
    return thread.id


async def stands(client: Desk, thread: int) -> bool:
    """Whether a thread exists, and no moderator has locked it."""
    try:
        found = await client.fetch_channel(thread)
    except (*UNREACHED, discord.InvalidData):
        return False
    return isinstance(found, discord.Thread) and not found.locked


async def archive(client: Desk, thread: int) -> bool:
    """Archive a thread; return False if it failed but may succeed later.

    A thread that is gone or closed to the bot counts as archived.
    """
    try:
        await _set_archived(client, thread, True)
    except UNREACHED as error:
        status = what_failed(error)
        if not shut_out(error):
            log.warning("a thread is not archived yet", thread=thread, status=status)
            return False
        log.warning("a thread cannot be archived", thread=thread, status=status)
    return True


async def reopened(interaction: Interaction) -> None:
    """Reopen the archived thread of a press, because nothing in it can be changed until then."""
    thread = interaction.channel
    if not isinstance(thread, discord.Thread) or not thread.archived or thread.locked:
        return
    try:
        await thread.edit(archived=False)
    except UNREACHED as error:
        log.warning(
            "a thread could not be opened again", thread=thread.id, status=what_failed(error)
        )
    else:
        interaction.client.services.halls.linger(thread.id)


async def edited(
    client: Desk,
    place: discord.PartialMessageable,
    message: int,
    reply: Reply,
    *,
    pictures: bool = True,
) -> None:
    """Edit a message; if its thread is archived, reopen the thread first.

    Without `pictures` the message keeps those it has. LockedError where the thread is locked.
    """
    shown = place.get_partial_message(message)
    try:
        await shown.edit(**reply.changes(pictures=pictures))
    except UNREACHED as error:
        if code_of(error) != IS_ARCHIVED:
            raise
        await _set_archived(client, place.id, False)
        await shown.edit(**reply.changes(pictures=pictures))


async def _set_archived(client: Desk, thread: int, archived: bool) -> None:
    found = await client.fetch_channel(thread)
    if not isinstance(found, discord.Thread):
        return
    if found.locked and not archived:
        raise LockedError
    if found.archived != archived:
        await found.edit(archived=archived)
