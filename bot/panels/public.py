"""The one public message of a table: made for its phase, edited in place or moved to the bottom."""

from __future__ import annotations

import asyncio
import logging
from weakref import WeakValueDictionary

import discord

from bot.desk import Desk
from bot.match import Table
from bot.panels import hand, lobby, table
from bot.panels.answer import Interaction, channel_of
from bot.panels.reply import Reply
from bot.words import Words

log = logging.getLogger("paifuda")

PUSHED = 5
"""After so many later messages the table is moved to the bottom."""


async def message(client: Desk, one: Table, say: Words) -> Reply:
    """What everybody sees of a table."""
    say = say.at(one.key)
    if one.phase == "lobby":
        return lobby.lobby(one, say)
    look = await client.looks.look_of_server(one.guild)
    if one.phase == "playing" and one.deal:
        return await table.playing(one, one.deal, say, look, client.emoji)
    return await table.finished(one, client.ledger, say, look, client.emoji)


class Board:
    """Shows tables to their channels, one edit at a time and never an outdated one."""

    def __init__(self, client: Desk) -> None:
        self._client = client
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._shown: WeakValueDictionary[int, Table] = WeakValueDictionary()

    async def publish(
        self, interaction: Interaction, *, below: bool = False, afresh: bool = False
    ) -> None:
        """Show the table of a channel as it stands now; a finished match keeps its look."""
        channel = channel_of(interaction)
        async with self._locks.setdefault(channel, asyncio.Lock()):
            one = await self._client.tables.at(channel)
            if self._shown.get(channel) is one and not (below or afresh):
                return
            if afresh and one.phase == "over":
                return
            say = self._client.public(interaction)
            reply = await self._client.message(one, say)
            if one.message is None or below or await self._pushed(interaction, one.message):
                shown = await self._send(interaction, one, reply)
            else:
                shown = await self._edit(interaction, one, reply)
            if shown:
                self._shown[channel] = shown
        await hand.refresh_open(interaction, one)

    async def _edit(self, interaction: Interaction, one: Table, reply: Reply) -> Table | None:
        """The table as it is shown now; None when that failed, to be tried with the next change."""
        place = self._client.get_partial_messageable(one.channel, guild_id=one.guild)
        try:
            await place.get_partial_message(one.message or 0).edit(**reply.changes())
        except discord.NotFound:
            return await self._send(interaction, one, reply)
        except discord.HTTPException as error:
            log.warning("edit failed table=%d status=%d", one.id, error.status)
            return None
        return one

    async def _send(self, interaction: Interaction, one: Table, reply: Reply) -> Table | None:
        """The table with its new message; None when it could not be sent, which is told."""
        place = self._client.get_partial_messageable(one.channel, guild_id=one.guild)
        try:
            sent = await place.send(**reply.options())
        except discord.HTTPException as error:
            log.warning("send failed table=%d status=%d", one.id, error.status)
            say = self._client.private(interaction)
            await interaction.followup.send(say("refusal-cannot-post"), ephemeral=True)
            return None
        if one.message and one.message != sent.id:
            await _removed(place, one.message)
        return await self._client.tables.posted(one.channel, one.id, sent.id)

    async def _pushed(self, interaction: Interaction, shown: int) -> bool:
        """Whether the conversation has pushed the table up by more than a few messages.

        Each interaction brings the id of the channel's last message; only when that is another one
        are the messages after the table counted.
        """
        last = getattr(interaction.channel, "last_message_id", None)
        if last is None or last <= shown:
            return False
        place = self._client.get_partial_messageable(interaction.channel_id or 0)
        try:
            later = [
                one
                async for one in place.history(after=discord.Object(shown), limit=3 * PUSHED)
                if not one.flags.ephemeral
            ]
        except discord.HTTPException:
            return False
        return len(later) >= PUSHED


async def _removed(place: discord.PartialMessageable, message: int) -> None:
    try:
        await place.get_partial_message(message).delete()
    except discord.HTTPException:
        log.info("an old table message could not be removed message=%d", message)
