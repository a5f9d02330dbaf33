"""Whether tables can be played where they are: a channel may be gone, closed or locked."""

from __future__ import annotations

import discord

from bot.chat.desk import Desk
from bot.chat.panels.frame.threads import IS_ARCHIVED, LockedError
from bot.chat.reach import UNREACHED, code_of, shut_out
from bot.domain.tables.table import Table

LOST = frozenset((10003, 10004, 50001))
"""Discord's codes for a channel or a server that is gone, or closed to the bot."""


class Places:
    """The check whether tables have lost their channels.

    Only a request to Discord shows that a thread is locked: a bot that may manage threads can still
    edit messages there, and gets presses.
    """

    def __init__(self, client: Desk) -> None:
        self._client = client
        self._unlockable: set[int] = set()

    async def is_lost(self, table: Table) -> bool | None:
        """Whether a table has lost its channel; None if Discord gives no clear answer.

        A channel is lost if it is gone, closed to the bot, or a locked thread. A private table has
        no channel to lose. A channel that is not a thread is fetched only once, because it cannot
        be locked, and a failed edit shows that it is gone. Once lost, it is fetched again.
        """
        known = table.channel in self._unlockable and table.lost_at is None
        if table.private or known:
            return False
        try:
            found = await self._client.fetch_channel(table.channel)
        except (*UNREACHED, discord.InvalidData) as error:
            return shut_out(error) or None
        if isinstance(found, discord.Thread):
            return found.locked
        self._unlockable.add(table.channel)
        return False

    async def is_lost_by(self, table: Table, error: Exception) -> bool:
        """Whether a failure at a table shows that its channel is lost."""
        code = code_of(error)
        if isinstance(error, LockedError) or code in LOST:
            return True
        closed = isinstance(error, discord.Forbidden) or code == IS_ARCHIVED
        return closed and bool(await self.is_lost(table))
