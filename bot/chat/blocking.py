"""Blocked servers, which the owner names in the settings or by a command: the bot leaves them."""

from __future__ import annotations

import discord

from bot import logs
from bot.chat.desk import Desk

log = logs.named("paifuda")


async def leave(client: Desk, guild: int) -> None:
    """Leave a server, unless the bot is not in it."""
    try:
        await client.http.leave_guild(guild)
    except discord.NotFound:
        return
    log.info("left a blocked server", guild=guild)


async def leave_all(client: Desk) -> None:
    """Leave all blocked servers that the bot is in and has not left before."""
    blocked = client.services.blocked
    for guild in await blocked.to_leave():
        await leave(client, guild)
        blocked.left |= {guild}
