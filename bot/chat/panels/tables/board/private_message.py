"""The message of a table outside any server: the bot may only write it in answer to a press.

For fifteen minutes, a press can change its own message, or the message that answered it. So a table
is shown in its message by the last press that can still change it. Without such a press, the table
is sent again, in answer to the press that moved it. Where other people are in the channel, that
message is private.

Discord allows at most five messages after a press; the bot sends one.
"""

from __future__ import annotations

from typing import NamedTuple

import discord

from bot import logs
from bot.chat.desk import Desk
from bot.chat.panels.frame.folding import too_old
from bot.chat.panels.frame.interaction import Interaction, Place, own_place
from bot.chat.reach import UNREACHED, what_failed
from bot.chat.reply import Reply
from bot.domain.tables.table import Table

log = logs.named("paifuda")

IN_PLACE = (
    discord.InteractionResponseType.message_update,
    discord.InteractionResponseType.deferred_message_update,
)
"""The kinds of answers that edit the message of the press."""


class Leave(NamedTuple):
    """A press, and the message that it may change."""

    press: Interaction
    message: int


class PrivateMessages:
    """The messages of private tables, by the numbers of the tables."""

    def __init__(self, client: Desk) -> None:
        self._client = client
        self._leave: dict[int, Leave] = {}

    def stood(self, press: Interaction, table: Table) -> None:
        """Note a press by which the message of a private table can be changed."""
        if not table.private or table.message is None:
            return
        self._leave.pop(table.id, None)
        self._leave[table.id] = Leave(press, table.message)
        while too_old(next(iter(self._leave.values())).press):
            del self._leave[next(iter(self._leave))]

    def pressed(self, press: Interaction, table: Table) -> None:
        """Note a press if its answer has changed the message of a table."""
        if press.message and press.message.id == table.message and press.response.type in IN_PLACE:
            self.stood(press, table)

    async def bring(self, press: Interaction, table: Table, reply: Reply, below: bool) -> Table:
        """Show a table in its message, or with `below` in a new one; return the table after that.

        A failure to send raises one of UNREACHED.
        """
        async with self._client.brush:
            reply = await reply.drawn()
        leave = self._leave.get(table.id)
        if leave and leave.message == table.message and not (below or too_old(leave.press)):
            try:
                await leave.press.followup.edit_message(leave.message, **reply.changes())
            except UNREACHED as error:
                log.info("private table sent anew", status=what_failed(error))
            else:
                return table
        hidden, relocating = _is_hidden(press, table), self._client.services.tables.relocating
        alone = hidden or not self._client.is_private(press)
        sent = await press.followup.send(wait=True, ephemeral=alone, **reply.options())
        table = await relocating.posted(table.id, sent.id, hidden=hidden)
        self.stood(press, table)
        return table


def _is_hidden(press: Interaction, table: Table) -> bool:
    """Whether a table is shown to its player alone; never in direct messages.

    A hidden table stays hidden. Another table becomes hidden if the press is answered privately.
    That press must be on the table's message, or the table has no message yet. A press on the
    player's hand does not count.
    """
    if press.context.dm_channel:
        return False
    pressed = press.message.id if press.message else None
    asked = table.message in (None, pressed) and own_place(press) is Place.PRIVATE
    return table.hidden or asked
