"""Messages in channels that the bot keeps current, such as the message of a tournament."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

import discord

from bot import logs
from bot.chat.desk import Desk
from bot.chat.panels.frame import once, threads
from bot.chat.panels.frame.coalesce import Latest
from bot.chat.reach import UNREACHED, Retries, what_failed
from bot.chat.reply import Face, Reply
from bot.timers import Timers
from bot.words.announcing import announced

log = logs.named("paifuda")


@dataclass(frozen=True, slots=True)
class Post:
    """A message in a channel: sent if `message` is None, otherwise edited.

    `posted` is called with the id of a new message. If `pinned` is set, a new message is pinned
    where the bot has the permission. If the message was deleted, `gone` is called; without `gone`,
    a new message is sent. `pictured` adds the picture to the reply just before it is shown.
    `subject` names the post among all others. A message was sent `since` then at the earliest;
    None if that is unknown. `others` are messages that look similar, but show something else.
    """

    guild: int
    channel: int
    message: int | None
    reply: Reply
    posted: Callable[[int], Awaitable[None]] | None = None
    pinned: bool = True
    gone: Callable[[], Awaitable[None]] | None = None
    pictured: Callable[[Reply], Awaitable[Reply]] | None = None
    subject: str = ""
    since: datetime | None = None
    others: frozenset[int] = frozenset()


async def _headed(client: Desk, post: Post) -> Post:
    """Return a post with the operator's announcement above its words, if there is one."""
    found, picture = client.services.bulletins.announcement(), post.pictured
    if found is None:
        return post
    line = announced(await client.spoken(post.guild), found)

    async def pictured(reply: Reply) -> Reply:
        return (await picture(post.reply)).headed(line) if picture else reply

    return replace(post, reply=post.reply.headed(line), pictured=pictured)


async def _keep(client: Desk, post: Post, *, plain: bool) -> int | None:
    """Show a post in its message or in a new one; return its id, None after a call of `gone`.

    A `plain` one has words alone.
    """
    place = client.get_partial_messageable(post.channel, guild_id=post.guild)
    reply = await post.pictured(post.reply) if post.pictured else post.reply
    reply = await reply.plain() if plain else reply
    if post.message:
        try:
            await threads.edited(client, place, post.message, reply)
        except discord.NotFound:
            if post.gone:
                await post.gone()
                return None
        else:
            return post.message
    sent = await _sent(client, post, reply, place)
    if post.posted:
        await post.posted(sent.id)
    if post.pinned:
        await _pin(sent)
    return sent.id


async def _sent(
    client: Desk, post: Post, reply: Reply, place: discord.PartialMessageable
) -> discord.Message:
    """Send a post; if a message was sent already but not noted, update and return that one."""
    about = post.subject, post.channel, post.message
    since = discord.utils.snowflake_time(post.message) if post.message else post.since
    if once.in_doubt(since):
        for message in await once.own(client, place, since):
            if message.id not in post.others and once.same(message, reply):
                await threads.edited(client, place, message.id, reply)
                return message
    return await once.send(place, reply, *about)


async def _pin(message: discord.Message) -> None:
    """Pin a message if the bot has the permission."""
    try:
        await message.pin()
    except UNREACHED as error:
        log.info("not pinned", status=what_failed(error))


class Kept:
    """The objects of one kind, such as tournaments, each shown in messages of its own.

    `made` returns the posts of an object.
    """

    def __init__(
        self,
        client: Desk,
        kind: str,
        made: Callable[[Desk, int], Awaitable[Sequence[Post]]],
    ) -> None:
        self._client, self._kind, self._made = client, kind, made
        self._latest: Latest[int, None] = Latest(
            self._bring, lambda *_: None, lambda number: {"kind": kind, "number": number}
        )
        self._faces: dict[int, Face] = {}
        self._retries = Retries()
        self.late = Timers(f"{kind} shown", discord.utils.utcnow, self.show)

    async def show(self, number: int) -> None:
        """Show the current state of an object."""
        await self._latest.want(number, None)

    async def _bring(self, number: int, _: None) -> None:
        for made in await self._made(self._client, number):
            post = await _headed(self._client, made)
            if post.message is None or self._faces.get(post.message) != post.reply.face:
                await self._show(number, post)

    async def _show(self, number: int, post: Post) -> None:
        """Show a post, and remember its look; after a failure that may pass, try again later."""
        plain = self._retries.is_plain(post.message or -number)
        try:
            message = await _keep(self._client, post, plain=plain)
        except (*UNREACHED, threads.LockedError) as error:
            log.warning(
                "a message could not be shown",
                kind=self._kind,
                number=number,
                status=what_failed(error),
            )
            locked = isinstance(error, threads.LockedError)
            if not locked and self._retries.may_pass(post.message or -number, error):
                self.late.again(number)
        else:
            self._retries.settle(post.message or -number)
            self._faces.pop(post.message or 0, None)
            if message:
                self._faces[message] = post.reply.face
            self._client.followed += 1
