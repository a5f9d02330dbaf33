"""The watch for shards that Discord keeps connected without sending any interactions."""

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
        client.meter.heard(shard, client.hearing.heard(shard))


def ran_out(client: Desk, table: Table) -> None:
    """Note that time has run out at a table, without a press on its shard."""
    client.hearing.ran_out(client.hold.shards.of(table.guild), table.id)


async def watch(client: Desk) -> None:
    """Look for silent shards, tell about them in the log, and wait for a moment."""
    found = client.hearing.silent(client.reachable.mine)
    for shard in found.keys() - client.silent:
        ear = found[shard]
        last = ear.last.isoformat(timespec="seconds")
        log.error("connected, but no presses come", shard=shard, last=last, late=len(ear.late))
    for shard in client.silent - found.keys():
        log.warning("presses come again", shard=shard)
    client.silent = frozenset(found)
    await asyncio.sleep(LOOK)
