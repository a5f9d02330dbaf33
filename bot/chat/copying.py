"""Scheduled backups: a separate process makes and checks each one while the bot runs."""

from __future__ import annotations

import asyncio
import logging
import os

import discord

from bot.config import Settings
from bot.program import PROGRAM
from bot.services.upkeep import keeping

log = logging.getLogger("paifuda.backup")

AGAIN = 600.0
"""Seconds until a copy that failed is tried again."""
LONGEST = 3600.0
"""The largest number of seconds between two looks at the schedule."""


async def by_schedule(settings: Settings) -> None:
    """Make a copy whenever one is due, for as long as the bot runs."""
    folder = settings.backup_folder
    folder.mkdir(parents=True, exist_ok=True)
    while True:
        wait = keeping.due(folder, settings.backup, discord.utils.utcnow()).total_seconds()
        if wait:
            await asyncio.sleep(min(wait, LONGEST))
        elif not await copied(settings):
            await asyncio.sleep(AGAIN)


async def copied(settings: Settings) -> bool:
    """Make a copy now, delete the oldest, and return whether it was made; log any fault."""
    file = keeping.named(settings.backup_folder, discord.utils.utcnow())
    process = await asyncio.create_subprocess_exec(
        *(*PROGRAM, "backup", str(file)),
        env={**os.environ, "PAIFUDA_DATABASE": settings.database},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    try:
        said, _ = await process.communicate()
    except asyncio.CancelledError:
        process.terminate()
        await process.wait()
        raise
    last = (said.decode().strip().splitlines() or [""])[-1]
    if process.returncode:
        log.error("backup code=%d file=%s said=%s", process.returncode, file, last)
    else:
        log.info("backup file=%s", file)
    if file.exists():
        keeping.let_go(settings.backup_folder, settings.keep)
    return file.exists()
