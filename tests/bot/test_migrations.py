"""A database that is up to date is known by its newest migration, without Alembic."""

from __future__ import annotations

from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory

from bot.store import Database
from bot.store import migrating as store


def test_the_newest_file_is_the_head_of_one_straight_chain() -> None:
    scripts = ScriptDirectory(str(store.MIGRATIONS))
    assert scripts.get_heads() == [store.NEWEST]


async def test_alembic_is_asked_once_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    upgrade = command.upgrade

    def upgrading(config: Config, revision: str) -> None:
        asked.append(revision)
        upgrade(config, revision)

    monkeypatch.setattr(command, "upgrade", upgrading)
    for _ in range(2):
        database = Database(f"sqlite+aiosqlite:///{tmp_path}/new.sqlite")
        async with database._engine.begin() as connection:
            await connection.run_sync(store.migrate)
        await database.close()
    assert asked == ["head"]
