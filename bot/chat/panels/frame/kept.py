"""A message of a channel that is kept current for as long as its object lasts."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import discord

from bot.chat.desk import Desk
from bot.chat.panels.frame.coalesce import Latest
from bot.chat.reach import UNREACHED, passing, what_failed
from bot.chat.reply import Face, Reply
from bot.timers import Timers
from bot.words import Words

log = logging.getLogger("paifuda")


@dataclass(frozen=True, slots=True)
class Post:
    """The contents of a message in a channel; without a `message` it is sent, otherwise edited.

    `posted` is called with the id of a new message. A new message is `pinned` if the bot may.
    """

    guild: int
    channel: int
    message: int | None
    reply: Reply
    posted: Callable[[int], Awaitable[None]]
    pinned: bool = True


async def keep(client: Desk, post: Post) -> None:
    """Show a post in its message, or in a new one if the old one is gone."""
    place = client.get_partial_messageable(post.channel, guild_id=post.guild)
    if post.message is None or not await _edited(place, post.message, post.reply):
        sent = await place.send(**post.reply.options())
        await post.posted(sent.id)
        if post.pinned:
            await _pin(sent)


async def _edited(place: discord.PartialMessageable, message: int, reply: Reply) -> bool:
    """Edit a message; False if it is gone."""
    try:
        await place.get_partial_message(message).edit(**reply.changes())
    except discord.NotFound:
        return False
    return True


async def _pin(message: discord.Message) -> None:
    """Pin a message if the bot has the permission."""
    try:
        await message.pin()
    except UNREACHED as error:
        log.info("not pinned status=%s", what_failed(error))


class Kept:
    """The objects of one kind, each shown in a message of its own.

    `made` returns the post of a number, in the words of a press if there is one. `show` is called
    to try again after a failure.
    """

    def __init__(
        self,
        client: Desk,
        what: str,
        made: Callable[[int, Words | None], Awaitable[Post]],
        show: Callable[[int], Awaitable[None]],
    ) -> None:
        self._client, self._what, self._made = client, what, made
        self._latest: Latest[int, Words | None] = Latest(
            self._bring, lambda earlier, later: later or earlier, f"{what} {{}}".format
        )
        self._shown: dict[int, Face] = {}
        self.late = Timers(discord.utils.utcnow, show)

    async def show(self, number: int, say: Words | None = None) -> None:
        """Show the current state of a kept post."""
        await self._latest.want(number, say)

    async def _bring(self, number: int, say: Words | None) -> None:
        post = await self._made(number, say)
        if self._shown.get(number) == post.reply.face:
            return
        try:
            await keep(self._client, post)
        except UNREACHED as error:
            about = self._what, number, what_failed(error)
            log.warning("%s not shown number=%d status=%s", *about)
            if passing(error):
                self.late.again(number)
        else:
            self._shown[number] = post.reply.face
            self._client.followed += 1
