"""What it means that Discord could not be reached, and whether it may be later."""

from __future__ import annotations

from http import HTTPStatus

import aiohttp
import discord

UNREACHED = (discord.HTTPException, aiohttp.ClientError, OSError)
"""Discord refused, was too busy, or the connection broke or took too long."""


def passing(error: BaseException) -> bool:
    """Whether Discord may do later what it did not do now: it was too busy, or not reached."""
    if not isinstance(error, discord.HTTPException):
        return True
    return error.status == HTTPStatus.TOO_MANY_REQUESTS or error.status >= 500


def code_of(error: BaseException) -> int:
    """Discord's own code of what it refused; 0 where it said nothing."""
    return error.code if isinstance(error, discord.HTTPException) else 0


def what_failed(error: BaseException) -> str:
    """The status of a refusal, or the kind of a broken connection, for the log."""
    return str(error.status) if isinstance(error, discord.HTTPException) else type(error).__name__
