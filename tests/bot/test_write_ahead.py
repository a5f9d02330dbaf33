"""SQLite's log beside the database: a long read lets it grow, and it is cut afterwards."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import make_url, text

from bot.store import engines
from tests.bot.world.baseline import address


def test_the_log_is_cut_after_a_long_read(tmp_path: Path) -> None:
    file = tmp_path / "club.sqlite"
    log = file.with_name(f"{file.name}-wal")
    engine = engines.of_file(make_url(address(file)), writes=True)
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE filled (content BLOB)"))
    with closing(sqlite3.connect(file)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM filled").fetchall()
        for _ in range(3):
            with engine.begin() as connection:
                connection.execute(text("INSERT INTO filled VALUES (randomblob(4000000))"))
        assert log.stat().st_size > engines.LOG
    for _ in range(2):
        with engine.begin() as connection:
            connection.execute(text("INSERT INTO filled VALUES (1)"))
    assert log.stat().st_size <= engines.LOG
    engine.dispose()
