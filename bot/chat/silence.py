"""The watch for shards that Discord keeps connected without sending any interactions.

The clocks of such a shard stand still, as they do while it has no connection.
"""

from __future__ import annotations

import asyncio

import discord

from bot import logs
from bot.chat.desk import Desk
from bot.domain.tables.table import Table

log = logs.named("paifuda.shards")

LOOK = 60.0
"""Seconds between two looks for silent shards."""


def note(client: Desk, interaction: discord.Interaction[Desk]) -> None:
    """Note that an interaction has come from its shard.

    A server that the bot is not in belongs to no shard for certain, so it is left out.
    """
    if interaction.guild_id is None or not client.is_private(interaction):
        shard = client.hold.shards.of(interaction.guild_id)
        if shard in client.connections.hearing.silent:
            log.warning("presses come again", shard=shard)
        client.meter.heard(shard, client.connections.hearing.heard(shard))


async def ran_out(client: Desk, table: Table) -> None:
    """Note that time has run out at a table, which may show that its shard is silent."""
    moved = await client.services.whereabouts.pressed_at(table)
    client.connections.hearing.ran_out(client.hold.shards.of(table.guild), table.id, moved)
    await listen(client)


async def listen(client: Desk) -> None:
    """Find shards that are silent now, and stop their clocks as of their last press."""
    for shard, ear in client.connections.hearing.listen(client.connections.shards.mine).items():
        last = ear.last.isoformat(timespec="seconds")
        log.error("connected, but no presses come", shard=shard, last=last, late=len(ear.late))
        await client.services.tables.alarm.stood(client.hold.shards.only((shard,)), ear.last)


async def watch(client: Desk) -> None:
    """Look for silent shards, restart clocks that stood too long, and wait for a moment."""
    await listen(client)
    if tired := client.connections.hearing.tire():
        log.warning("clocks run on, though no presses come", shards=tired)
        await client.services.tables.alarm.pulse()
    await asyncio.sleep(LOOK)
