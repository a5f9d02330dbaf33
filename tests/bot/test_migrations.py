"""A new database is as one that all migrations have made; an old one is known by its newest."""

from __future__ import annotations

import errno
import re
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect
from sqlalchemy.ext.asyncio import create_async_engine

from bot.console.exits import AGAIN, SETTINGS
from bot.console.failures import named
from bot.services.upkeep import keeping
from bot.services.upkeep.upgrades import UncopiedError, bring_up_to_date
from bot.store import Database, looked_at
from bot.store import migrating as store
from bot.store.declared import metadata
from bot.store.upkeep import backups
from tests.bot.test_upkeep import programs

__all__ = ["programs"]

pytestmark = pytest.mark.both

CALLED = re.compile(r"\w+(?=_(?:seq|fkey)\b)")


def test_the_newest_file_is_the_head_of_one_straight_chain() -> None:
    scripts = ScriptDirectory(str(store.MIGRATIONS))
    assert scripts.get_heads() == [store.NEWEST]


def told(connection: Connection) -> dict[str, Any]:
    """The facts of a database on all its tables.

    The order of columns and the names of keys and their sequences are left out: these keep the name
    of a table that was renamed.
    """
    ask = inspect(connection)
    kinds = (
        ask.get_columns,
        ask.get_indexes,
        ask.get_foreign_keys,
        ask.get_unique_constraints,
        ask.get_check_constraints,
        lambda name: ask.get_pk_constraint(name)["constrained_columns"],
    )
    return {
        name: [sorted(str(_plain(one)) for one in kind(name)) for kind in kinds]
        for name in sorted(ask.get_table_names())
    }


def _plain(one: Any) -> Any:
    """The facts of a database in words: conditions and types, too."""
    if isinstance(one, dict):
        return sorted((key, str(_plain(value))) for key, value in one.items())
    return CALLED.sub("", one) if isinstance(one, str) else one


def upgrade(connection: Connection, to: str = "head") -> None:
    """Do the migrations one by one."""
    config = Config()
    config.set_main_option("script_location", str(store.MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, to)


@pytest.mark.slow
async def test_a_new_database_equals_one_made_by_all_migrations(bare: str) -> None:
    engine = create_async_engine(bare)
    found = []
    for make in (upgrade, store.migrate):
        async with engine.connect() as connection:
            await connection.run_sync(make)
            assert await connection.run_sync(store.is_current)
            found.append(await connection.run_sync(told))
            await connection.run_sync(dropped)
            await connection.commit()
    await engine.dispose()
    assert found[0] == found[1]


def dropped(connection: Connection) -> None:
    """Let every table go; those must be there that are declared."""
    assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    metadata.drop_all(connection, checkfirst=False)
    connection.exec_driver_sql("DROP TABLE alembic_version")


async def test_an_old_database_is_copied_and_then_migrated_once(
    bare: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, programs: None
) -> None:
    asked: list[str] = []
    original, copies = command.upgrade, tmp_path / "copies"

    def upgrading(config: Config, revision: str) -> None:
        asked.append(revision)
        original(config, revision)

    database = Database(bare)
    await database.write(lambda connection: upgrade(connection, "0022"))
    monkeypatch.setattr(command, "upgrade", upgrading)
    with monkeypatch.context() as patch:
        patch.setattr(backups, "make", no_room)
        with pytest.raises(UncopiedError, match="No space left") as full:
            await bring_up_to_date(database, copies)
    assert named(full.value, SETTINGS) == (SENTENCE, AGAIN)
    assert await version(bare) == "0022"
    place = copies if "postgresql" in bare else tmp_path
    copy = place / f"{backups.name(bare)}.before-{store.NEWEST}"
    copy.parent.mkdir(exist_ok=True)
    copy.with_name(f"{copy.name}.part").write_bytes(b"left by a killed process")
    for _ in range(2):
        await bring_up_to_date(database, copies)
    await database.close()
    assert await version(bare) == store.NEWEST
    assert asked == ["head"]
    assert [copy] == [*tmp_path.rglob("*.before-*")]  # noqa: ASYNC240
    await keeping.restore(bare, copy, replace=True)
    assert await version(bare) == "0022"


async def version(address: str) -> str | None:
    """The last migration of a database."""
    async with looked_at(address) as database:
        return await database.read(store._version)


def no_room(*_: object) -> None:
    """A disk on which there is no room for a copy."""
    raise OSError(errno.ENOSPC, "No space left on device")


SENTENCE = (
    "This database is of an older release and stays so, because no copy could be made first: [Errno"
    " 28] No space left on device. Mend that, or set copy_before_upgrade = false."
)
