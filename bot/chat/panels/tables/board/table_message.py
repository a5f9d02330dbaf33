"""The public messages of tables, kept current: edited in place, or moved to the bottom."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Any

import discord

from bot import logs
from bot.chat.desk import Desk
from bot.chat.panels.frame import once, threads
from bot.chat.panels.frame.answer import CHANGED, add, refusal_of
from bot.chat.panels.frame.coalesce import Latest
from bot.chat.panels.frame.interaction import Interaction, words_of
from bot.chat.panels.frame.places import LOST, Places
from bot.chat.panels.tables.board import unnoted
from bot.chat.panels.tables.board.late import Deleted, Unshown
from bot.chat.panels.tables.board.message import message
from bot.chat.panels.tables.board.private_message import PrivateMessages
from bot.chat.panels.tables.hand.open_hands import Hands
from bot.chat.reach import UNREACHED, Retries, code_of, what_failed
from bot.chat.reply import Face, Reply
from bot.domain.recent import Recent
from bot.domain.refusal import Refusal
from bot.domain.tables.table import Table
from bot.timers import Timers
from bot.words import Words

log = logs.named("paifuda")

PUSHED = 5
"""The number of later messages after which the table is moved to the bottom."""
SOON = timedelta(seconds=10)
"""How long after a change the message is updated if no press has done so."""
KEPT = 10_000
"""The number of tables whose last shown state is in memory; any other is shown once more."""
PACE = 0.1
"""Seconds between two tables that are shown after a start, so that presses go first."""


@dataclass(frozen=True, slots=True)
class Wish:
    """A wish for how a table is shown; `pressed` is the last press that asked for it.

    `below` moves the message to the bottom in any case. `afresh` redraws it although nothing was
    played, because its look has changed.
    """

    pressed: Interaction | None = None
    below: bool = False
    afresh: bool = False

    def joined(self, later: Wish) -> Wish:
        """Return one wish that covers this one and a `later` one."""
        pressed = later.pressed or self.pressed
        return Wish(pressed, self.below or later.below, self.afresh or later.afresh)


@dataclass(frozen=True, slots=True)
class Shown:
    """The last shown state of a table: its edition (`turned`), and its look if that is known."""

    turned: int
    face: Face | None = None


class Board:
    """The messages of tables; edits of one message follow each other, each with the newest state.

    Every change in the database is shown, even if its press failed: `late` rings for a table until
    its message is current. A message that would look the same is not edited. The edition that was
    shown is written with the next transaction.
    """

    def __init__(self, client: Desk, renew: Callable[[int], Awaitable[None]]) -> None:
        self._client = client
        self._latest: Latest[int, Wish] = Latest(self._bring, Wish.joined, self._where)
        self._shown = Recent[int, Shown](KEPT)
        self._last: dict[int, int] = {}
        self._renew = renew
        self.late = Timers("tables shown", discord.utils.utcnow, renew)
        self.unshown = Unshown(
            self.late.clock, lambda at: at in self.late or self._latest.shows(at)
        )
        self.hands = Hands(client, self._again)
        self.private = PrivateMessages(client)
        self.places = Places(client)
        self._deleted = Deleted(self.late.clock)
        self._retries = Retries()

    def changed(self, table: Table) -> None:
        """Plan to update the message of a table whose change has been written."""
        seen = table.message is not None and table.lost_at is None
        pressed = CHANGED.get()
        if seen and pressed is not None:
            pressed.add(table.id)
        if seen and not table.private and table.id not in self.late:
            self.unshown.note(table.id)
            self.late.set(table.id, self.late.clock() + SOON)

    def waits(self, number: int | None) -> bool:
        """Whether the current state of the table with this number, if any, is still to be shown."""
        return number in self.late

    def doubts(self, table: Table) -> bool:
        """Whether the message of a table may be gone; if so, the next edit is not skipped."""
        if doubted := self._deleted.doubted(table):
            self._shown.pop(table.id, None)
        return doubted

    def showed(self, table: Table, face: Face | None) -> None:
        """Note that a press has shown a table in its message, so the message exists.

        `face` is the look it has now, if that is known.
        """
        self._deleted.seen.note(table.id)
        self.settle(table, face)

    def settle(self, table: Table, face: Face | None = None) -> None:
        """Note that a message shows its table; if the table has changed since, note nothing."""
        self._shown.pop(table.id, None)
        if not self._client.services.tables.keeper.is_current(table):
            return
        self._shown.keep(table.id, Shown(table.turned, face))
        self._retries.settle(table.id)
        self.unshown.settle(table.id)
        self.late.set(table.id, None)
        self._client.services.tables.keeper.showed(table)

    async def resume(self, due: Sequence[int]) -> None:
        """Show the tables in `due`, then those that were not shown when the bot stopped.

        They come in this order. A table that a press or a deadline has shown meanwhile is skipped.
        """
        for number in dict.fromkeys((*due, *await self._client.services.tables.keeper.unshown())):
            if number not in self._shown:
                await self._renew(number)
                await asyncio.sleep(PACE)

    def _again(self, number: int) -> None:
        """Show a table again later; the delay doubles each time."""
        if number not in self.late:
            self.late.set(number, self.unshown.again(number))

    def _where(self, number: int) -> dict[str, Any]:
        return self._client.services.tables.keeper.where(number)

    async def show(self, number: int, wish: Wish) -> None:
        """Show a table and its open hands as they are now; a finished match keeps its look."""
        table = await self._client.services.tables.at(number)
        if (wish.afresh and table.phase == "over") or not self._client.hold.answers(table.guild):
            return  # another process shows a table of another shard
        if wish.pressed and table.private:
            self.private.pressed(wish.pressed, table)
        if self._needed(table, wish):
            await self._latest.want(number, wish)
            table = await self._client.services.tables.at(number)
        await self.hands.renew(table, wish.afresh)

    def _needed(self, table: Table, wish: Wish) -> bool:
        known = self._shown.get(table.id)
        return wish.below or wish.afresh or known is None or known.turned != table.turned

    async def _reached(self, table: Table, face: Face) -> None:
        """Note that a table's current state is shown; a paused table goes on."""
        log.debug("shown", **self._where(table.id))
        found = await self._client.services.tables.relocating.reached(table)
        if found.looks_like(table):  # otherwise its clocks run again, which is still to be shown
            self.settle(found, face)

    async def _bring(self, number: int, wish: Wish) -> None:
        """Update the message of a table; try again later after an unforeseen failure."""
        try:
            await self._bring_up(number, wish)
        except Exception:
            self._again(number)
            raise

    async def _bring_up(self, number: int, wish: Wish) -> None:
        """Show a table in its message, or in a new one at the bottom."""
        table, pressed = await self._client.services.tables.at(number), wish.pressed
        if not self._needed(table, wish):
            return
        if table.private:
            await self._bring_private(table, wish)
            return
        self.late.set(number, None)
        if table.lost_at and (lost := await self.places.is_lost(table)) is not False:
            if lost is None:
                self._again(number)
            return
        if pressed is None:
            await self._show(table, await self._client.spoken(table.guild), wish.below)
            return
        below = wish.below or await self._pushed(pressed, table)
        if not await self._show(table, self._client.public(pressed), below):
            await add(pressed, Reply(refusal_of(pressed, Refusal("cannot-post"))))

    async def _bring_private(self, table: Table, wish: Wish) -> None:
        """Show a table outside any server in answer to a press; without one, do nothing."""
        if wish.pressed is None:
            return
        reply = await message(self._client, table, words_of(wish.pressed, table))
        try:
            table = await self.private.bring(wish.pressed, table, reply, wish.below)
        except UNREACHED as error:
            await self._put_off("answer", table, error)
        else:
            self.settle(table, reply.face)

    async def _show(self, table: Table, say: Words, below: bool = False) -> bool:
        """Show a table; return False if it could not be shown and no other try is planned."""
        reply = await message(self._client, table, say)
        if self._retries.is_plain(table.id):
            reply = await reply.plain()
        known, face = self._shown.get(table.id), reply.face
        before = known.face if known else None
        if before == face and table.lost_at is None and not below:
            await self._reached(table, face)
            return True
        if table.message is None or below:
            return await self._send(table, reply)
        try:
            await self._edit(table, table.message, reply, before)
        except (*UNREACHED, threads.LockedError) as error:
            if isinstance(error, discord.NotFound) and code_of(error) not in LOST:
                if later := self._deleted.back(table.id):
                    self.unshown.settle(table.id)
                    self.late.set(table.id, later)
                    return True
                return await self._send(table, reply)
            return await self._put_off("edit", table, error)
        self._deleted.seen.note(table.id)
        await self._reached(table, face)
        return True

    async def _edit(self, table: Table, message: int, reply: Reply, before: Face | None) -> None:
        """Show a table in its message; a picture that is already there stays.

        `before` is the look that the message has shown so far, if that is known.
        """
        same = before is not None and before.pictures == reply.face.pictures
        if not same:
            async with self._client.brush:
                reply = await reply.drawn()
        await threads.edited(self._client, self._place(table), message, reply, pictures=not same)

    async def _send(self, table: Table, reply: Reply) -> bool:
        """Replace a table's message by a new one; return False if that failed for good.

        Meanwhile the table has no message. If the bot stops before it has noted the new one, it
        finds the messages of the table in its channel after the next start.
        """
        relocating, old = self._client.services.tables.relocating, table.message
        place, face = self._place(table), reply.face
        async with self._client.brush:
            reply = await reply.drawn()
        try:
            if old is None:
                sent = await unnoted.taken_up(self._client, place, table, reply)
            else:
                await relocating.posted(table.id, None)
                sent = await once.send(place, reply, "table", table.id, table.channel, old)
        except UNREACHED as error:
            if old is not None:
                await relocating.posted(table.id, old)
            return await self._put_off("send", table, error)
        self._deleted.seen.note(table.id)
        if old and old != sent.id:
            await unnoted.removed(place, old)
        posted = await relocating.posted(table.id, sent.id)
        if posted.looks_like(replace(table, message=sent.id)):  # otherwise it has changed since
            await self._reached(posted, face)
        return True

    async def _put_off(self, act: str, table: Table, error: Exception) -> bool:
        """Log a failure; return whether another try is planned.

        A table that has lost its channel is paused. A refused state is tried a few times.
        """
        log.warning(
            "the message of a table failed",
            act=act,
            **self._where(table.id),
            status=what_failed(error),
        )
        if table.private:
            return False
        lost = await self.places.is_lost_by(table, error)
        if lost:
            await self._client.services.tables.relocating.lose(table.id)
        self.late.set(table.id, None)
        if later := not lost and self._retries.may_pass(table.id, error):
            self._again(table.id)
        return later

    def _place(self, table: Table) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(table.channel, guild_id=table.guild)

    async def _pushed(self, interaction: Interaction, table: Table) -> bool:
        """Whether at least `PUSHED` other messages have come below the table.

        Each interaction brings the id of the channel's last message, deleted or not. Messages after
        the table are counted only when that id has changed.
        """
        shown, channel = table.message, table.channel
        if shown is None or interaction.channel_id != channel:
            return False
        last = getattr(interaction.channel, "last_message_id", None)
        if last is None or last <= max(shown, self._last.get(channel, 0)):
            return False
        place = self._client.get_partial_messageable(channel)
        try:
            later = [
                message
                async for message in place.history(after=discord.Object(shown), limit=3 * PUSHED)
                if not message.flags.ephemeral
            ]
        except UNREACHED:
            return False
        if len(later) >= PUSHED:
            return True
        self._last[channel] = last
        return False
