"""Scheduled backups go on after any failure, and say what is wrong with them."""

from __future__ import annotations

import asyncio
import errno
import os
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from contextlib import closing
from pathlib import Path
from unittest.mock import Mock

import pytest

from bot import lasting, logs, program
from bot.chat.backups import Backups
from bot.config import Settings
from bot.console import doctor
from bot.services.upkeep import keeping, upgrades
from bot.store import Database
from bot.store.migrating import NEWEST
from bot.store.upkeep import backups as files


class Scripted(Backups):
    """Backups whose process ends as a script says; the last makes the file."""

    def __init__(self, settings: Settings, codes: list[int]) -> None:
        super().__init__(settings)
        self._codes = codes
        self.lacked: list[str] = []
        self.meanwhile: list[str] = []

    async def by_schedule(self) -> None:
        """Work on, noting before each try what is wrong."""
        self.lacked.append(self.lacking())
        await super().by_schedule()

    async def _run(self, file: Path) -> tuple[int, str]:
        self.meanwhile.append(self.lacking())
        code = self._codes.pop(0)
        if code < 2:
            await asyncio.to_thread(file.touch)
        return code, "as the script says"


@pytest.mark.parametrize(
    ("codes", "failed", "went_well"),
    [([0], 0, True), ([75, 70, 0], 2, True), ([1], 1, False), ([75, 1], 2, False)],
)
async def test_a_backup_that_fails_is_made_again_at_once(
    codes: list[int], failed: int, went_well: bool, tmp_path: Path, failures: Counter[str]
) -> None:
    """One with faults is kept, and the next one is made by the schedule."""
    backups = Scripted(Settings(backup="daily", backup_folder=tmp_path / "a" / "b"), [*codes])
    working = asyncio.create_task(lasting.repeated("backups", backups.by_schedule))
    while backups.last is None:  # noqa: ASYNC110
        await asyncio.sleep(0.001)
    working.cancel()
    assert failures["backups"] == failed
    assert backups.went_well is went_well
    assert (backups.lacking() == "") is went_well
    assert backups.lacked[1 : failed + 1] == ["the last backup failed"] * failed
    assert backups.meanwhile == backups.lacked[: len(codes)]


async def test_a_folder_is_named_until_it_can_be_made(
    tmp_path: Path, failures: Counter[str], caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "file"
    file.touch()
    backups = Scripted(Settings(backup="hourly", backup_folder=file / "kept"), [0])
    working = asyncio.create_task(lasting.repeated("backups", backups.by_schedule))
    while failures["backups"] < 3:  # noqa: ASYNC110
        await asyncio.sleep(0.001)
    line = f'because="the folder {file}/kept cannot be made: Not a directory"'
    assert all(logs.line(record).endswith(line) for record in caplog.records)
    file.unlink()
    while backups.last is None:  # noqa: ASYNC110
        await asyncio.sleep(0.001)
    working.cancel()
    assert backups.lacking() == ""


async def test_a_failure_is_told_plainly_and_earlier_remains_are_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also beside a log in JSON: the failure becomes a field of one of its lines."""
    script = 'echo "told in $PAIFUDA_LOG_FORMAT"; exit 9'
    monkeypatch.setattr(program, "PROGRAM", ("sh", "-c", script))
    monkeypatch.setenv("PAIFUDA_LOG_FORMAT", "json")
    (tmp_path / "paifuda-20260301T120000Z.backup.part").touch()
    (tmp_path / "paifuda-20260302T120000Z.backup.check-a1").mkdir()
    backups = Backups(Settings(backup="daily", backup_folder=tmp_path))
    with pytest.raises(lasting.UnfinishedError, match=r"told in text \(code 9\)"):
        await backups.by_schedule()
    assert not [*tmp_path.iterdir()]  # noqa: ASYNC240


def test_a_full_disk_of_copies_is_not_the_database_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    full = sqlite3.OperationalError("database or disk is full")
    full.sqlite_errorcode = sqlite3.SQLITE_FULL
    database = Mock()
    database.backup.side_effect = full
    monkeypatch.setattr(files, "read_only", lambda _: database)
    (tmp_path / "club.sqlite").touch()
    with pytest.raises(OSError, match="No space left") as failed:
        files.make(f"sqlite:///{tmp_path}/club.sqlite", tmp_path / "club.backup")
    assert failed.value.errno == errno.ENOSPC


KILLED = """
import asyncio, os, sys
from pathlib import Path
from bot.services.upkeep import keeping
from bot.store.upkeep import backups
PLACE.NAME = lambda *_: os._exit(9)
asyncio.run(keeping.make(f"sqlite:///{sys.argv[1]}", Path(sys.argv[2])))
"""


@pytest.mark.parametrize("moment", ["backups.assert_whole", "keeping.check"])
def test_a_killed_backup_leaves_no_file_of_its_name(tmp_path: Path, moment: str) -> None:
    database, copy = tmp_path / "club.sqlite", tmp_path / "club.backup"
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("CREATE TABLE t (n)")
    killed = subprocess.run(
        [sys.executable, "-c", KILLED.replace("PLACE.NAME", moment), database, copy]
    )
    assert killed.returncode == 9
    assert {*tmp_path.iterdir()} == {database, tmp_path / "club.backup.part"}
    files.make(f"sqlite:///{database}", copy)
    assert {*tmp_path.iterdir()} == {database, copy}


def test_the_folder_of_a_killed_check_goes_a_day_later(tmp_path: Path) -> None:
    database, copy = tmp_path / "club.sqlite", tmp_path / "club.backup"
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("CREATE TABLE t (n)")
    for _ in range(3):
        killed = KILLED.replace("PLACE.NAME", "backups.is_current")
        assert subprocess.run([sys.executable, "-c", killed, database, copy]).returncode == 9
    old, young, foreign = tmp_path.glob("club.backup.check-*")
    (foreign / "mine").touch()
    for folder in (old, foreign):
        os.utime(folder, (0, time.time() - files.LEFT - 60))
    asyncio.run(keeping.make(f"sqlite:///{database}", copy))
    assert {*tmp_path.iterdir()} == {database, copy, young, foreign}


def test_doctor_names_what_killed_commands_have_left(tmp_path: Path) -> None:
    database, kept = tmp_path / "club.sqlite", tmp_path / "backups"
    kept.mkdir()
    left = {
        *(tmp_path / f"club.sqlite.{end}" for end in ("new", "before-0043.part")),
        *(tmp_path / "today.backup.part", kept / "today.backup.part"),
    }
    others = {database, tmp_path / "film.part", tmp_path / "x.new", kept / "today.backup"}
    for file in left | others:
        file.touch()
    for folder in (tmp_path / "today.backup.check-abcdefgh", kept / "a.backup.check-12345678"):
        folder.mkdir()
        left.add(folder)
    settings = Settings(database=f"sqlite+aiosqlite:///{database}", backup_folder=kept)
    found = [*doctor.unfinished(settings)]
    assert {finding.sentence.partition(" is unfinished")[0] for finding in found} == {
        str(path) for path in left
    }
    assert all(finding.well for finding in found)


async def test_copies_that_cannot_be_deleted_do_not_stop_a_start(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    stays, goes, newest = (
        tmp_path / f"club.sqlite.before-{number}" for number in ("0001", "0002", NEWEST)
    )
    stays.mkdir()
    for file in (goes, newest):
        file.touch()
    upgrades.delete_old(Database(f"sqlite+aiosqlite:///{tmp_path}/club.sqlite"), tmp_path)
    assert {*tmp_path.iterdir()} == {stays, newest}  # noqa: ASYNC240
    (record,) = caplog.records
    assert f"file={stays} because=" in logs.line(record)
