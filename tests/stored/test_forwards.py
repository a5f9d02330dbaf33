"""Every released schema comes forwards on PostgreSQL as it does on SQLite, row by row."""

from __future__ import annotations

import gzip
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, DateTime, MetaData, select
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from bot.services.ledger import rebuilding
from bot.store import Database
from bot.store import migrating as store
from bot.store.declared import metadata
from tests.stored.releases import RELEASES

Rows = dict[str, list[dict[str, Any]]]


def written(file: Path) -> Rows:
    """Everything in a file as its release has written it."""
    with closing(sqlite3.connect(file)) as connection:
        connection.row_factory = sqlite3.Row
        names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        return {
            name: [dict(row) for row in connection.execute(f'SELECT * FROM "{name}"')]
            for (name,) in names
        }


def fill(connection: Connection, rows: Rows) -> None:
    """Make the tables of a release, with all that it has written."""
    config = Config()
    config.set_main_option("script_location", str(store.MIGRATIONS))
    config.attributes["connection"] = connection
    version = rows.pop("alembic_version")[0]["version_num"]
    command.upgrade(config, version)
    if version not in SCHEMAS:
        SCHEMAS[version] = MetaData()
        SCHEMAS[version].reflect(connection)
    for table in SCHEMAS[version].sorted_tables:
        times = [one.name for one in table.columns if isinstance(one.type, DateTime)]
        found = [
            row | {name: moment(row[name]) for name in times if name in row}
            for row in rows.get(table.name, [])
        ]
        if found:
            connection.execute(table.insert(), found)
    assert set(rows) <= set(SCHEMAS[version].tables)


SCHEMAS: dict[str, MetaData] = {}
"""The tables of each version on PostgreSQL; to read them from the server takes long."""


def moment(text: str | None) -> datetime | None:
    """A time as SQLite keeps it: in UTC, which it does not say."""
    return datetime.fromisoformat(text).replace(tzinfo=UTC) if text else None


async def found(address: str) -> Rows:
    """All rows of a database, ordered by key, after it is brought up to date."""

    def read(connection: Connection) -> Rows:
        return {
            table.name: [
                dict(row)
                for row in connection.execute(select(table).order_by(*table.primary_key)).mappings()
            ]
            for table in metadata.sorted_tables
        }

    database = Database(address)
    await database.open()
    try:
        assert (await database.read(rebuilding.rebuild)).faults == []
        return await database.read(read)
    finally:
        await database.close()


@pytest.mark.parametrize("name", ["tables.sqlite", "season.sqlite"])
@pytest.mark.parametrize("release", RELEASES, ids=lambda path: path.name)
async def test_an_old_database_comes_forwards_on_either_server(
    release: Path, name: str, tmp_path: Path, empty: str
) -> None:
    file = tmp_path / name
    file.write_bytes(gzip.decompress((release / f"{name}.gz").read_bytes()))
    rows = written(file)
    engine = create_async_engine(empty, poolclass=NullPool)
    async with engine.begin() as connection:
        await connection.run_sync(fill, rows)
    assert await found(empty) == await found(f"sqlite+aiosqlite:///{file}")
