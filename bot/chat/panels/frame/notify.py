"""Tell people that a table waits for them: in its channel, or each privately."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence

import discord

from bot import logs
from bot.chat.desk import Desk
from bot.chat.panels.frame.places import Places
from bot.chat.reach import UNREACHED, code_of, what_failed
from bot.chat.reply import Item, Reply, address
from bot.domain.contests.meeting import Meeting
from bot.domain.tables import windows
from bot.domain.tables.notice import Sent
from bot.domain.tables.table import Table
from bot.words import Words, poster, telling
from bot.words.spelling import escaped

log = logs.named("paifuda.notices")


async def call(
    client: Desk,
    places: Places,
    table: Table,
    users: Sequence[int],
    nonce: str,
    items: Sequence[Item] = (),
) -> Sent | None:
    """Mention people with one question in a table's channel; if that fails, log it, return None.

    `places` judges whether a failure shows that the channel is lost. For a repeated `nonce`,
    Discord sends no second message within a few minutes, but returns the first.
    """
    say = await client.spoken(table.guild)
    who = telling.listed(say, "names-and", (f"<@{user}>" for user in users))
    text = say("notice-call", who=who, what=await _question(client, table, users[0], say))
    reply = Reply(text, items, mentions=tuple(users))
    place = client.get_partial_messageable(table.channel, guild_id=table.guild)
    return await _sent(client, table, place.send(**reply.options(), nonce=nonce), places)


async def whisper(client: Desk, table: Table, user: int, nonce: str) -> Sent | None:
    """Send a person a direct message; if that fails, log it and return None."""
    reply = Reply(await _question(client, table, user, await client.spoken(table.guild)))

    async def written() -> discord.Message:
        return await (await client.fetch_user(user)).send(**reply.options(), nonce=nonce)

    return await _sent(client, table, written())


async def take_back(client: Desk, sent: Sent) -> None:
    """Delete a message; log a failure."""
    place = client.get_partial_messageable(sent.channel)
    try:
        await place.get_partial_message(sent.message).delete()
    except UNREACHED as error:
        log.info("a notice could not be deleted", status=what_failed(error))


async def _sent(
    client: Desk, table: Table, sending: Awaitable[discord.Message], places: Places | None = None
) -> Sent | None:
    """Return the sent message; after a failure, log it and return None.

    With `places`, the message was for the table's channel: a failure may show that the channel is
    lost.
    """
    try:
        message = await sending
    except UNREACHED as error:
        log.warning(
            "a notice could not be sent",
            table=table.id,
            status=what_failed(error),
            code=code_of(error),
        )
        if places and await places.is_lost_by(table, error):
            await client.services.tables.relocating.lose(table.id)
        return None
    return Sent(message.channel.id, message.id)


async def _question(client: Desk, table: Table, user: int, say: Words) -> str:
    """Return the sentence of a notice on what a table asks a person, with a link to the table."""
    game, link = say(f"game-{table.key}"), address(table.guild, table.channel, table.message)
    match = await _match(client, table)
    if match and match.own:
        return say("notice-tournament", number=match.round, game=game, link=link)
    if table.phase == "lobby" and table.seat_of(user) is not None:
        return say("notice-agree", game=game, link=link)
    if table.phase == "lobby":
        owner = next((person.name for person in table.people if person.user == table.owner), "")
        about = poster.choice(say, table.game)
        return say("notice-invited", name=escaped(owner), game=about, link=link)
    if table.phase == "between":
        return say("notice-rematch" if table.offered else "notice-ready", game=game, link=link)
    return say("notice-claim" if windows.is_open(table) else "notice-turn", game=game, link=link)


async def _match(client: Desk, table: Table) -> Meeting | None:
    """Return the match of a tournament whose people gather at a table, or None."""
    counting = client.services.tables.counting
    bound = await counting.bound(table.channel) if table.phase == "lobby" else None
    return await counting.meeting(bound, table) if bound else None
