"""How a press or a command is answered: in time, in the person's language, whatever happens."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from enum import Enum, auto

import discord

from bot.chat.desk import Desk
from bot.chat.panels.frame import threads
from bot.chat.reach import UNREACHED, what_failed
from bot.chat.reply import Reply
from bot.domain.refusal import Refusal
from bot.domain.tables.table import Player, Table
from bot.words.refusals import refusal
from rules import RuleError

log = logging.getLogger("paifuda")

CHANGED: ContextVar[set[int] | None] = ContextVar("CHANGED", default=None)
"""The tables that the press which is being answered has changed: then they are shown."""

PATIENCE = 1.5
"""Seconds before an answer that takes longer is acknowledged first; Discord allows three."""

Interaction = discord.Interaction[Desk]


class Place(Enum):
    """Where an answer appears."""

    PRIVATE = auto()
    PUBLIC = auto()
    PRESSED = auto()
    """In place of the message whose component was used."""


async def answer(
    interaction: Interaction,
    work: Callable[[], Awaitable[Reply]],
    place: Place = Place.PRIVATE,
) -> bool:
    """Answer with what `work` makes; False when it was refused or failed.

    A refusal is always a private sentence; an unexpected failure is logged and told in a line.
    What was done is done, whether or not the answer arrives, and what it has changed is shown.
    """
    interaction.client.services.notices.saw(interaction.channel_id or 0, interaction.user.id)
    changed: set[int] = set()
    CHANGED.set(changed)
    making = asyncio.ensure_future(_made(interaction, work))
    await asyncio.wait({making}, timeout=PATIENCE)
    late = not making.done() or interaction.response.is_done()
    try:
        if not making.done() and not interaction.response.is_done():
            thinking = place is not Place.PRESSED
            private = place is Place.PRIVATE
            await interaction.response.defer(ephemeral=private, thinking=thinking)
        done, reply = await making
        await _give(interaction, reply, place, late=late, done=done)
        if place is Place.PRESSED:
            _settle(interaction, reply)
    except UNREACHED as error:
        channel = interaction.channel_id or 0
        log.warning("answer failed channel=%d status=%s", channel, what_failed(error))
    done, _ = await making
    await interaction.client.screen.follow(interaction, changed)
    return done


def _settle(interaction: Interaction, reply: Reply) -> None:
    """The message that was pressed shows its table now, where it is that of a table."""
    table, message = reply.shows, interaction.message
    if table and message and message.id == table.message:
        interaction.client.screen.showed(table, reply.face)


async def _give(
    interaction: Interaction, reply: Reply, place: Place, *, late: bool, done: bool
) -> None:
    response = interaction.response
    if not done and place is not Place.PRIVATE:
        await _refuse(interaction, reply, place, late)
    elif late:
        await interaction.edit_original_response(**reply.changes())
    elif place is Place.PRESSED:
        await response.edit_message(**reply.changes())
    else:
        await response.send_message(ephemeral=place is Place.PRIVATE, **reply.options())


async def _refuse(interaction: Interaction, reply: Reply, place: Place, late: bool) -> None:
    """Say it to one person though the answer was to be seen elsewhere."""
    if not late:
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
    """Whether the work was done, and what to answer."""
    say = interaction.client.private(interaction)
    try:
        await threads.reopened(interaction)
        try:
            return True, await (await work()).drawn()
        except RuleError as error:
            return False, Reply(refusal(say, error))
    except Exception:
        channel = interaction.channel_id or 0
        log.exception(
            "failed channel=%d at=%s",
            channel,
            interaction.client.services.tables.keeper.where_in(channel),
        )
        return False, Reply(say("failure"))


def person(interaction: Interaction) -> Player:
    """Who pressed."""
    return Player(interaction.user.id, interaction.user.display_name)


async def table_of(interaction: Interaction, number: int | None = None) -> Table:
    """The table a press is about; without its number, that of the channel.

    Where it is over and another one is shown in its place, that one.
    """
    tables = interaction.client.services.tables
    if number is None:
        return await tables.shown_in(channel_of(interaction))
    return await tables.latest(number)


async def number_of(interaction: Interaction) -> int:
    """The number of the table of the channel; RuleError when there was none."""
    return await interaction.client.services.tables.number_at(channel_of(interaction))


def channel_of(interaction: Interaction) -> int:
    """The channel of a press; RuleError outside of a server."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refusal("server-only")
    return interaction.channel_id
