"""Answers to presses and commands: in time, in the person's language, also after a failure."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from contextvars import ContextVar

import discord

from bot import logs
from bot.chat.panels.frame import folding, threads
from bot.chat.panels.frame.interaction import ARRIVED, Interaction, Place
from bot.chat.panels.frame.interaction import person as person
from bot.chat.reach import UNREACHED, code_of, refused_emoji, what_failed
from bot.chat.reply import Reply
from bot.domain.tables.table import Table
from bot.logs import PERSON, PRESS
from bot.words.refusals import refusal
from rules import RuleError

log = logs.named("paifuda")

CHANGED: ContextVar[set[int] | None] = ContextVar("CHANGED", default=None)
"""The numbers of the tables that the current press has changed; they are shown after it."""

PATIENCE = 1.5
"""Seconds after which a slow press is acknowledged before its answer; Discord allows three."""
ACKNOWLEDGED = 40060
"""Discord's code for a second first response to a press."""


class Aside(Exception):  # noqa: N818
    """Raised to answer one person privately, although the pressed message is public.

    `outcome` is the name under which the press is counted.
    """

    def __init__(self, reply: Reply, outcome: str = "done") -> None:
        super().__init__()
        self.reply, self.outcome = reply, outcome


async def answer(
    interaction: Interaction,
    work: Callable[[], Awaitable[Reply]],
    place: Place = Place.PRIVATE,
    renews: str = "",
) -> bool:
    """Answer with the reply of `work`; return False if it was refused, failed, or raised `Aside`.

    With `renews`, a private view of that subject takes the place of the person's last one. A
    refusal is always a private sentence. An unexpected failure is logged, and the person sees a
    line about it. The work stays done even if the answer does not arrive, and its changes are
    shown.
    """
    changed = _prepare(interaction, place)
    now = time.perf_counter()
    began, meter = interaction.extras.get(ARRIVED, now), interaction.client.meter
    making = asyncio.ensure_future(_made(interaction, work))
    interaction.client.tasks.answer(making, asyncio.current_task())
    await asyncio.wait({making}, timeout=max(began + PATIENCE - now, 0.0))
    try:
        if not making.done() and not interaction.response.is_done():
            await _acknowledge(interaction, place, began)
        done, reply = await making
        late = interaction.response.is_done()
        await _give(interaction, reply, place, done=done)
        if not late:
            meter.acknowledged(time.perf_counter() - began)
        log.debug("answered", channel=interaction.channel_id or 0, done=done)
        if place is Place.PRESSED:
            _settle(interaction, reply)
        if renews and done and place is Place.PRIVATE:
            await folding.renewed(interaction, renews)
    except UNREACHED as error:
        channel = interaction.channel_id or 0
        log.warning("an answer could not be sent", channel=channel, status=what_failed(error))
    done, reply = await making
    await interaction.client.screen.follow(interaction, changed)
    if done and reply.stands and reply.shows:
        await _stands(interaction, reply.shows)
    return done


def _prepare(interaction: Interaction, place: Place) -> set[int]:
    """Prepare the answer to a press; return the set that collects the tables changed by the
    press.
    """
    interaction.client.services.notices.saw(interaction.channel_id or 0, interaction.user.id)
    interaction.client.public(interaction)  # remembers the language of the server
    if place is Place.PRESSED and interaction.message:
        interaction.extras[folding.REPLACED] = interaction.message.id
    PRESS.set(interaction.id)
    PERSON.set(interaction.user.id)
    changed: set[int] = set()
    CHANGED.set(changed)
    return changed


async def _acknowledge(interaction: Interaction, place: Place, began: float) -> None:
    """Acknowledge a press before its answer; after a failure, the answer itself does that."""
    thinking, private = place is not Place.PRESSED, place is Place.PRIVATE
    try:
        await interaction.response.defer(ephemeral=private, thinking=thinking)
    except UNREACHED as error:
        log.warning("a press could not be acknowledged", status=what_failed(error))
    else:
        interaction.client.meter.acknowledged(time.perf_counter() - began)


async def add(interaction: Interaction, reply: Reply, *, hidden: bool = True) -> None:
    """Send another message after an answer, `hidden` from all others; log a failure."""
    try:
        await interaction.followup.send(ephemeral=hidden, **(await reply.drawn()).options())
    except UNREACHED as error:
        channel = interaction.channel_id or 0
        log.warning("a message could not be added", channel=channel, status=what_failed(error))


async def amend(interaction: Interaction, reply: Reply) -> None:
    """Replace the answer to a press; do nothing if Discord cannot."""
    with suppress(*UNREACHED):
        await interaction.edit_original_response(**(await reply.drawn()).changes())
        interaction.client.followed += 1


def _settle(interaction: Interaction, reply: Reply) -> None:
    """Note that the pressed message now shows its table, if it is a table's message."""
    table, message = reply.shows, interaction.message
    if table and message and message.id == table.message:
        interaction.client.screen.showed(table, reply.face)


async def _stands(interaction: Interaction, table: Table) -> None:
    """Remember that the answer to a press is a table's message; if it was lost, send another."""
    client = interaction.client
    try:
        sent = await interaction.original_response()
    except UNREACHED:  # nobody may have seen the answer, so send a new message
        await client.screen.renew(table.id)
        return
    relocating, hidden = client.services.tables.relocating, table.private and sent.flags.ephemeral
    posted = await relocating.posted(table.id, sent.id, hidden=hidden)
    client.screen.showed(posted, press=interaction)


async def _give(interaction: Interaction, reply: Reply, place: Place, *, done: bool) -> None:
    """Give the answer; once more if the connection broke, or without an emoji Discord refuses.

    The labels say the same as emojis.
    """
    try:
        await _given(interaction, reply, place, done=done)
    except UNREACHED as error:
        if refused_emoji(error):
            interaction.client.forget_emoji()
            reply = reply.without_emojis()
        elif isinstance(error, discord.HTTPException):
            raise
        await _given(interaction, reply, place, done=done)


async def _given(interaction: Interaction, reply: Reply, place: Place, *, done: bool) -> None:
    if not done and place is not Place.PRIVATE:
        await _refuse(interaction, reply, place)
        return
    message: int | None
    if interaction.response.is_done():
        message = await _replaced(interaction, reply)
    else:
        message = await _first(interaction, reply, place)
    if place is Place.PRIVATE:
        await folding.fold(interaction, message)


async def _first(interaction: Interaction, reply: Reply, place: Place) -> int | None:
    """Give the answer as the first response; return the id of its message, if it is a new one.

    Discord may have got a first response although the connection broke: the answer replaces it.
    """
    response, private = interaction.response, place is Place.PRIVATE
    try:
        if place is Place.PRESSED:
            await response.edit_message(**reply.changes())
            return None
        return (await response.send_message(ephemeral=private, **reply.options())).message_id
    except discord.HTTPException as error:
        if code_of(error) != ACKNOWLEDGED:
            raise
        return await _replaced(interaction, reply)


async def _replaced(interaction: Interaction, reply: Reply) -> int:
    return (await interaction.edit_original_response(**reply.changes())).id


async def _refuse(interaction: Interaction, reply: Reply, place: Place) -> None:
    """Tell one person why their press is refused, in place of a public answer."""
    if not interaction.response.is_done():
        await interaction.response.send_message(ephemeral=True, **reply.options())
        return
    if place is Place.PUBLIC:
        await interaction.delete_original_response()
    await interaction.followup.send(ephemeral=True, **reply.options())


async def refused(interaction: Interaction, error: RuleError) -> None:
    """Refuse a press before anything is done about it."""

    async def work() -> Reply:
        raise error

    await answer(interaction, work)


async def _made(
    interaction: Interaction, work: Callable[[], Awaitable[Reply]]
) -> tuple[bool, Reply]:
    """Do the work; return whether it was done, and the reply with its picture drawn."""
    try:
        await threads.reopened(interaction)
        try:
            reply = await (await work()).drawn()
            interaction.client.meter.answered("done")
            return True, reply
        except Aside as aside:
            interaction.client.meter.answered(aside.outcome)
            return False, await aside.reply.drawn()
        except RuleError as error:
            interaction.client.meter.answered("refused")
            return False, Reply(refusal_of(interaction, error))
    except Exception:
        interaction.client.meter.answered("failed")
        channel = interaction.channel_id or 0
        where = interaction.client.services.tables.keeper.where_in(channel)
        log.exception(
            "a press failed", **{"guild": interaction.guild_id or 0, **where}, channel=channel
        )
        return False, Reply(interaction.client.private(interaction)("failure"))


def refusal_of(interaction: Interaction, error: RuleError) -> str:
    """Return a refusal in the person's language, worded for the place of the press."""
    return refusal(interaction.client.private(interaction), error, place=_kind_of(interaction))


def _kind_of(interaction: Interaction) -> str:
    """Return the kind of a press's place: `alone`, `thread`, `channel` or `room`.

    It is `alone` outside the servers of the bot. It is `channel` only where the person may open
    threads.
    """
    if interaction.client.is_private(interaction):
        return "alone"
    if isinstance(interaction.channel, discord.Thread):
        return "thread"
    rights = interaction.permissions
    opens = rights.create_public_threads and rights.send_messages_in_threads
    return "channel" if opens and isinstance(interaction.channel, discord.TextChannel) else "room"
