"""The one public message of a table: made for its phase, edited in place or moved to the bottom."""

from __future__ import annotations

import asyncio
import logging
from weakref import WeakValueDictionary

import discord

from bot.desk import Desk
from bot.match import Table
from bot.panels import hand, league, lobby, table, threads
from bot.panels.answer import Interaction, channel_of
from bot.panels.reply import Reply
from bot.words import Words

log = logging.getLogger("paifuda")

LOST = frozenset((10003, 10004, 50001))
"""Discord's codes for a channel or a server that is gone, or closed to the bot."""
PUSHED = 5
"""After so many later messages the table is moved to the bottom."""


async def message(client: Desk, one: Table, say: Words) -> Reply:
    """What everybody sees of a table."""
    say = say.at(one.key)
    if one.phase == "lobby":
        return lobby.lobby(one, say, await client.leagues.at(one.channel))
    look = await client.looks.look_of_server(one.guild)
    if one.phase == "playing" and one.deal:
        return await table.playing(one, one.deal, say, look, client.emoji)
    about = league.stamp(one, await client.leagues.of_table(one), say)
    return await table.finished(one, client.ledger, about, say, look, client.emoji)


class Board:
    """Shows tables to their channels, one edit at a time and never an outdated one."""

    def __init__(self, client: Desk) -> None:
        self._client = client
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._shown: WeakValueDictionary[int, Table] = WeakValueDictionary()
        self._last: dict[int, int] = {}

    async def publish(
        self, interaction: Interaction, *, below: bool = False, afresh: bool = False
    ) -> None:
        """Show the table of a channel as it stands now; a finished match keeps its look."""
        channel = channel_of(interaction)
        async with self._lock(channel):
            one = await self._client.tables.at(channel)
            if self._shown.get(channel) is one and not (below or afresh):
                return
            if afresh and one.phase == "over":
                return
            if one.message:
                below = below or await self._pushed(interaction, one.message)
            if not await self._show(one, self._client.public(interaction), below):
                say = self._client.private(interaction)
                await interaction.followup.send(say("refusal-cannot-post"), ephemeral=True)
        await hand.refresh_open(self._client, one, interaction)

    async def renew(self, channel: int) -> None:
        """Show the table of a channel as it stands now, where its message is."""
        async with self._lock(channel):
            one = await self._client.tables.at(channel)
            if self._shown.get(channel) is one:
                return
            await self._show(one, await self._client.spoken(one.guild))
        await hand.refresh_open(self._client, one)

    def _lock(self, channel: int) -> asyncio.Lock:
        return self._locks.setdefault(channel, asyncio.Lock())

    async def _show(self, one: Table, say: Words, below: bool = False) -> bool:
        """Show a table; False when nothing could be sent. What failed is tried again next time."""
        reply = await self._client.message(one, say)
        if one.message is None or below:
            return await self._send(one, reply)
        place = self._place(one)
        try:
            await threads.edited(self._client, place, one.message, reply)
        except discord.HTTPException as error:
            if error.code in LOST:
                await self._client.tables.lose(one.channel)
            elif isinstance(error, discord.NotFound):
                return await self._send(one, reply)
            else:
                log.warning("edit failed table=%d status=%d", one.id, error.status)
        else:
            self._shown[one.channel] = await self._client.tables.reached(one)
        return True

    async def _send(self, one: Table, reply: Reply) -> bool:
        """Send a table as a new message in place of the old one."""
        place = self._place(one)
        try:
            sent = await place.send(**reply.options())
        except discord.HTTPException as error:
            log.warning("send failed table=%d status=%d", one.id, error.status)
            if error.code in LOST:
                await self._client.tables.lose(one.channel)
            return False
        if one.message and one.message != sent.id:
            await removed(place, one.message)
        one = await self._client.tables.posted(one.channel, one.id, sent.id)
        self._shown[one.channel] = await self._client.tables.reached(one)
        return True

    def _place(self, one: Table) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(one.channel, guild_id=one.guild)

    async def _pushed(self, interaction: Interaction, shown: int) -> bool:
        """Whether the conversation has pushed the table up by more than a few messages.

        Each interaction brings the id of the channel's last message, deleted or not; only when that
        is another one than before are the messages after the table counted.
        """
        last, channel = (
            getattr(interaction.channel, "last_message_id", None),
            channel_of(interaction),
        )
        if last is None or last <= max(shown, self._last.get(channel, 0)):
            return False
        place = self._client.get_partial_messageable(channel)
        try:
            later = [
                one
                async for one in place.history(after=discord.Object(shown), limit=3 * PUSHED)
                if not one.flags.ephemeral
            ]
        except discord.HTTPException:
            return False
        if len(later) >= PUSHED:
            return True
        self._last[channel] = last
        return False


async def removed(place: discord.PartialMessageable, message: int) -> None:
    """Delete a message that another one replaces; one that cannot be deleted stays."""
    try:
        await place.get_partial_message(message).delete()
    except discord.HTTPException:
        log.info("an old message could not be removed message=%d", message)
