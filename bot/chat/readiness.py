"""Whether the bot can answer presses, as `/readyz` tells it."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from bot.chat.meter import Watched

PATIENCE = 2.0
"""Seconds within which the database must answer for the bot to count as ready."""


def is_reached(client: Watched) -> bool:
    """Whether every shard has a connection to Discord."""
    return client.connections.shards == client.hold.shards


async def lacking(client: Watched) -> str:
    """Return the reason why the bot cannot answer presses; empty if it can."""
    if not client.hold.stands:
        return "the database is not held"
    if not client.prepared:
        return "the database is brought up to date"
    if not is_reached(client) or not client.is_ready():
        return "Discord is not connected"
    if client.services.tables.alarm.cannot_write:
        return "nothing can be written into the database"
    with suppress(Exception):
        await asyncio.wait_for(client.services.database.respond(), PATIENCE)
        return ""
    return "the database does not answer"


async def readiness(client: Watched) -> tuple[bool, str]:
    """Return whether the bot is ready, and a line that says so or why not.

    It is ready even if backups are late, no presses come from a shard, or a maintenance refuses all
    presses. The line then tells of that.
    """
    if lacks := await lacking(client):
        return False, lacks
    closed = "in maintenance" if client.services.bulletins.is_maintained() else ""
    silent = ", ".join(map(str, sorted(client.connections.hearing.silent)))
    unheard = f"no presses come from shard {silent}" if silent else ""
    late = client.backups.lacking() if client.backups else ""
    but = ", and ".join(filter(None, (closed, unheard, late)))
    return True, f"ready, but {but}" if but else "ready"
