"""Scheduled backups: a separate process makes and checks each one while the bot runs."""

from __future__ import annotations

import asyncio
import os
from datetime import datetime
from pathlib import Path

import discord

from bot import logs
from bot.config import Settings
from bot.lasting import UnfinishedError
from bot.program import command
from bot.services.upkeep import keeping

log = logs.named("paifuda.backup")

LONGEST = 3600.0
"""The largest number of seconds between two looks at the schedule."""


class Backups:
    """The backups of a bot, made on the schedule of its settings.

    `last` is the time of the newest backup. `went_well` tells whether the last try made one without
    faults.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.every = keeping.EVERY[settings.backup]
        self.last: datetime | None = None
        self.went_well = True

    @property
    def folder(self) -> Path:
        """The folder of the backups."""
        return self._settings.backup_folder

    def lacking(self) -> str:
        """Return the fault of the backups as a phrase; empty if there is none."""
        if not self.went_well:
            return "the last backup failed"
        if self.last is None:
            return "there is no backup yet"
        late = discord.utils.utcnow() - self.last > 2 * self.every
        return f"the last backup is of {self.last:%Y-%m-%d %H:%M} UTC" if late else ""

    def newest(self) -> float:
        """Return the time of the newest backup in seconds since 1970; 0 without one."""
        return self.last.timestamp() if self.last else 0.0

    async def by_schedule(self) -> None:
        """Make a copy if one is due, otherwise wait.

        UnfinishedError if the copy fails or has faults.
        """
        now = discord.utils.utcnow()
        self.last = await asyncio.to_thread(keeping.last, self.folder, now)
        wait = keeping.due(self.last, self._settings.backup, now).total_seconds()
        if wait:
            await asyncio.sleep(min(wait, LONGEST))
            return
        try:
            await self._make()
        except Exception:
            self.went_well = False
            raise
        self.went_well = True

    async def _make(self) -> None:
        """Make a copy now, and delete the oldest copies beyond the number to keep.

        UnfinishedError if the copy failed.
        """
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            why = f"the folder {self.folder} cannot be made: {error.strerror}"
            raise UnfinishedError(why) from error
        now = discord.utils.utcnow()
        await asyncio.to_thread(keeping.clear, self.folder)
        file = keeping.named(self.folder, now)
        code, said = await self._run(file)
        if file.exists():
            keeping.delete_old(self.folder, self._settings.keep, now)
        if code:
            raise UnfinishedError(f"{file}: {said} (code {code})")
        log.info("backup", file=file)

    async def _run(self, file: Path) -> tuple[int, str]:
        """Make a copy in another process; return its exit code and the last line it printed."""
        database = {"PAIFUDA_DATABASE": self._settings.database}
        process = await asyncio.create_subprocess_exec(
            *command("database", "backup", str(file), config=self._settings.file),
            env={**os.environ, **database, "PAIFUDA_LOG_FORMAT": "text"},
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        try:
            said, _ = await process.communicate()
        except asyncio.CancelledError:
            process.terminate()
            await process.wait()
            raise
        return process.returncode or 0, (said.decode().strip().splitlines() or [""])[-1]
