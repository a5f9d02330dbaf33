"""Update the private hands that players have open."""

from __future__ import annotations

import operator
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import render
from bot import logs
from bot.chat.desk import Desk, OpenHand
from bot.chat.panels.frame.coalesce import Latest
from bot.chat.panels.frame.folding import too_old
from bot.chat.panels.tables.hand import hand
from bot.chat.reach import UNREACHED, passing, refused_emoji, what_failed
from bot.chat.reply import Reply
from bot.domain.tables.table import Table
from rules import RuleError

log = logs.named("paifuda")

Owner = tuple[int, int]
"""The key of a hand: its table and its user."""


class Hands:
    """The open hands, each updated on its own; `again` shows a table again after a while.

    A hand is edited only if its words, its components or its picture have changed.
    """

    def __init__(self, client: Desk, again: Callable[[int], None]) -> None:
        self._client, self._again = client, again
        self._latest: Latest[Owner, bool] = Latest(self._show, operator.or_, self._where)

    def _where(self, key: Owner) -> dict[str, Any]:
        """Return the table, the deal and the ply of a hand, as fields for the log."""
        return self._client.services.tables.keeper.where(key[0])

    async def renew(self, table: Table, afresh: bool = False) -> None:
        """Update the hands that are open at a table; with `afresh`, even if nothing was played."""
        for player in table.players:
            key = (table.id, player.user if player else 0)
            opened = self._client.hands.get(key)
            if opened and (afresh or not _shows(opened, table)):
                await self._latest.want(key, afresh)

    async def redraw(self, user: int) -> None:
        """Redraw a person's open hands after their look has changed."""
        for key in [key for key in self._client.hands if key[1] == user]:
            await self._latest.want(key, True)

    async def _show(self, key: Owner, afresh: bool) -> None:
        opened = self._client.hands.get(key)
        if opened is None or too_old(opened.interaction):
            return
        table = await self._client.services.tables.at(key[0])
        if not afresh and _shows(opened, table):
            return
        if not opened.interaction.response.is_done():
            return  # its player has just pressed, so it is updated after the answer
        try:
            await self._edit(opened, await hand.panel(opened.interaction, table))
        except UNREACHED as error:
            self._failed(key, opened, error)
        except RuleError:
            self._client.hands.pop(key, None)  # its player sits there no more

    async def _edit(self, opened: OpenHand, reply: Reply) -> None:
        """Edit the message of an open hand, if its contents have changed."""
        face = reply.face
        if face == opened.face:
            return
        same = face.pictures == opened.face.pictures
        if not same:
            async with self._client.brush:
                reply = await reply.drawn()
        edit = opened.interaction.edit_original_response
        try:
            await edit(**reply.changes(pictures=not same))
        except UNREACHED as error:
            if not refused_emoji(error):
                raise
            self._client.forget_emoji()
            await edit(**reply.without_emojis().changes(pictures=not same))

    def _failed(self, key: Owner, opened: OpenHand, error: Exception) -> None:
        """Forget a hand that was closed; plan another try if Discord could not change it now."""
        newest = self._client.hands.get(key)
        if newest and newest.interaction is not opened.interaction:
            return
        if not passing(error):
            self._client.hands.pop(key, None)
            return
        log.warning("a hand could not be shown", table=key[0], status=what_failed(error))
        self._client.hands[key] = opened
        self._again(key[0])


def _shows(opened: OpenHand, table: Table) -> bool:
    """Whether an open hand is up to date with its table, wherever the table's message is."""
    before = replace(opened.table, message=table.message)
    return before.looks_like(table) or _still_asked(before, table, opened.interaction.user.id)


def _still_asked(before: Table, table: Table, user: int) -> bool:
    """Whether a player sees and is asked the same as before others answered.

    If so, the open hand may stay as it is.
    """
    seat, old, new = table.seat_of(user), before.deal, table.deal
    if seat is None or old is None or new is None:
        return False
    if seat not in old.state.to_act & new.state.to_act:
        return False
    same = (old.window, old.told) == (new.window, new.told)
    if not same or not replace(before, deal=new, clocks=table.clocks).looks_like(table):
        return False
    return render.seen(before.view(seat)) == render.seen(table.view(seat))
