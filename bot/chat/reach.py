"""The meaning of a failure to reach Discord, and whether a later try may succeed."""

from __future__ import annotations

import logging
from collections import Counter
from http import HTTPStatus

import aiohttp
import discord

from bot.domain.refusal import Refusal

UNREACHED = (discord.HTTPException, aiohttp.ClientError, OSError)
"""The errors by which a request fails: Discord refused it, or the connection broke or timed out."""
UNKNOWN_MEMBER = 10007
"""Discord's code for a person who is not on a server."""
BLOCKED = frozenset((0, 40333))
"""The codes of a 403 from the network before Discord; its page for browsers has no code."""
INVALID = 50035
"""Discord's code for a message with a part that it does not accept."""


TRIES = 3
"""How often the bot tries to show a state that Discord refuses; after the first time, plainly."""


def passing(error: BaseException) -> bool:
    """Whether a later try may succeed: Discord was too busy, or not reached.

    Now and then the network before Discord blocks all requests for a while, with a 403 of its own.
    """
    if not isinstance(error, discord.HTTPException):
        return True
    blocked = error.status == HTTPStatus.FORBIDDEN and error.code in BLOCKED
    return blocked or error.status == HTTPStatus.TOO_MANY_REQUESTS or error.status >= 500


def shut_out(error: BaseException) -> bool:
    """Whether Discord says that a place is gone or closed to the bot, and not only for now."""
    return isinstance(error, (discord.NotFound, discord.Forbidden)) and not passing(error)


class Retries:
    """Whether and how a state that Discord has refused is sent again, by the number of its message.

    Discord has refused because the token is not valid now, or because the message is too large or
    has a part that it does not accept.
    """

    def __init__(self) -> None:
        self._counted = Counter[int]()

    def may_pass(self, number: int, error: BaseException) -> bool:
        """Count an error if it is a refusal; return whether another try may succeed."""
        if passing(error) or shut_out(error):
            return passing(error)
        self._counted[number] += 1
        return self._counted[number] < TRIES

    def is_plain(self, number: int) -> bool:
        """Whether the next try is made in words alone, and without emojis of the bot."""
        return number in self._counted

    def settle(self, number: int) -> None:
        """Note that a message is current."""
        self._counted.pop(number, None)


def code_of(error: BaseException) -> int:
    """Return Discord's own code of an error; 0 without one."""
    return error.code if isinstance(error, discord.HTTPException) else 0


def refused_emoji(error: BaseException) -> bool:
    """Whether Discord refused a message because it does not know an emoji on a button or option."""
    return code_of(error) == INVALID and "emoji" in str(error).lower()


def what_failed(error: BaseException) -> str:
    """Return the HTTP status of an error, or the kind of a broken connection, for the log."""
    return str(error.status) if isinstance(error, discord.HTTPException) else type(error).__name__


def tells_a_fault(record: logging.LogRecord) -> bool:
    """Whether a line of discord.py tells more than that suggestions could not be sent.

    A person types on before they come, or Discord does not answer. The next letter asks again.
    """
    return not (record.exc_info and isinstance(record.exc_info[1], UNREACHED))


async def content_of(file: discord.Attachment) -> bytes:
    """Return the content of a person's file; Refusal if Discord does not give it."""
    try:
        return await file.read()
    except UNREACHED:
        raise Refusal("file-not-given") from None


async def has_left(server: discord.Guild, user: int) -> bool:
    """Whether Discord says that a person is not on a server; UNREACHED if it says nothing."""
    try:
        await server.fetch_member(user)
    except UNREACHED as error:
        if code_of(error) != UNKNOWN_MEMBER:
            raise
        return True
    return False
