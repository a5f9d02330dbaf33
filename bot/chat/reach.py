"""The meaning of a failure to reach Discord, and whether a later try may succeed."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from http import HTTPStatus

import aiohttp
import discord

UNREACHED = (discord.HTTPException, aiohttp.ClientError, OSError)
"""The errors by which a request fails: Discord refused it, or the connection broke or timed out."""
UNKNOWN_MEMBER = 10007
"""Discord's code for a person who is not on a server."""


def passing(error: BaseException) -> bool:
    """Whether a later try may succeed: Discord was too busy, or not reached."""
    if not isinstance(error, discord.HTTPException):
        return True
    return error.status == HTTPStatus.TOO_MANY_REQUESTS or error.status >= 500


def code_of(error: BaseException) -> int:
    """Return Discord's own code of an error; 0 without one."""
    return error.code if isinstance(error, discord.HTTPException) else 0


def what_failed(error: BaseException) -> str:
    """Return the HTTP status of an error, or the kind of a broken connection, for the log."""
    return str(error.status) if isinstance(error, discord.HTTPException) else type(error).__name__


RECENT = timedelta(minutes=5)
"""How long a person who was on a server counts as a member of it."""


class Members:
    """People who were on a server a few minutes ago; `clock` tells the time in UTC.

    Without intents Discord does not tell who leaves, but a press comes from a member.
    """

    def __init__(self, clock: Callable[[], datetime]) -> None:
        self._clock = clock
        self._seen: dict[tuple[int, int], datetime] = {}

    def saw(self, server: int, user: int) -> None:
        """Note that a person is on a server now."""
        now, seen = self._clock(), self._seen
        seen.pop((server, user), None)
        seen[server, user] = now
        while now - next(iter(seen.values())) > RECENT:
            del seen[next(iter(seen))]

    def were_there(self, server: int, user: int) -> bool:
        """Whether a person was on a server a few minutes ago."""
        seen = self._seen.get((server, user))
        return seen is not None and self._clock() - seen <= RECENT


async def has_left(server: discord.Guild, user: int) -> bool:
    """Whether Discord says that a person is not on a server; UNREACHED if it says nothing."""
    try:
        await server.fetch_member(user)
    except UNREACHED as error:
        if code_of(error) != UNKNOWN_MEMBER:
            raise
        return True
    return False
