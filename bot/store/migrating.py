"""The migration of the tables at a start, by the first process that needs it."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

from sqlalchemy import Connection, func, inspect, select, text

from bot.store.declared import metadata

MIGRATIONS = files("bot.store") / "migrations"
KNOWN = sorted(file.name[:4] for file in (MIGRATIONS / "versions").iterdir() if file.is_file())
"""The numbers of all migrations of this release, in order."""
NEWEST = KNOWN[-1]
"""The number of the newest migration."""
FIRST = frozenset({"tables", "seats", "deals", "moves"})
"""Tables that every release has had: a database without them is another program's."""
VERSIONS = """
CREATE TABLE alembic_version (
    version_num VARCHAR(32) NOT NULL, CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
)
"""
"""The statement that creates Alembic's own table, as Alembic creates it."""
MIGRATING = int.from_bytes(b"migrate")
"""The key of PostgreSQL's lock for migrating the tables."""
PATIENCE = 600_000
"""Milliseconds a process waits for another one that migrates SQLite's tables."""


class NewerError(Exception):
    """A newer release has written the database.

    The text names the last migration of the database, and that of this release.
    """


class StrangerError(Exception):
    """The tables in the database are those of another program; the text is its name."""


class EncodingError(Exception):
    """A PostgreSQL database that cannot store every script; the text names its encoding."""


class OlderError(Exception):
    """An older release has written the database; the text names the last migrations of both."""


class EmptyError(Exception):
    """No release has written into the database yet; the text is its name."""


def check_encoding(connection: Connection) -> None:
    """Check that a database can store text in every script; EncodingError unless it is in UTF-8."""
    if connection.dialect.name == "postgresql":
        encoding = connection.exec_driver_sql("SHOW server_encoding").scalar()
        if encoding != "UTF8":
            raise EncodingError(encoding)


def migrate(connection: Connection, before: Callable[[], None] = lambda: None) -> None:
    """Create all tables in a new database; call `before` and migrate an old one step by step.

    Of several processes that find an old database, one migrates it and the others wait.
    """
    if is_behind(connection):
        before()
        _upgrade(connection)
    elif not is_current(connection):
        _make(connection)


def is_behind(connection: Connection) -> bool:
    """Whether the tables of an earlier release are to be migrated.

    If anything is to be made or migrated, no other process does so until this transaction ends.
    """
    if is_current(connection):
        return False
    _wait_for_others(connection)
    return _version(connection) is not None and not is_current(connection)


def assert_current(connection: Connection) -> None:
    """Check that this release wrote the tables; otherwise OlderError, NewerError, StrangerError or
    EmptyError.
    """
    if is_current(connection):
        return
    if known := _version(connection):
        raise OlderError(f"{known}, {NEWEST}")
    raise EmptyError(Path(connection.engine.url.database or "").name)


def _make(connection: Connection) -> None:
    """Create every declared table, and write that no migration is missing."""
    metadata.create_all(connection, checkfirst=False)
    connection.execute(text(VERSIONS))
    connection.execute(text("INSERT INTO alembic_version VALUES (:newest)"), {"newest": NEWEST})


def _upgrade(connection: Connection) -> None:
    """Run the missing migrations; Alembic is imported only here, because that takes long."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def is_current(connection: Connection) -> bool:
    """Whether the tables are up to date; NewerError if a newer release has written them,
    StrangerError if another program has.
    """
    known = _version(connection)
    if known != NEWEST and not _is_ours(connection, known):
        raise StrangerError(Path(connection.engine.url.database or "").name)
    if known and known > NEWEST:
        raise NewerError(f"{known}, {NEWEST}")
    return known == NEWEST


def _is_ours(connection: Connection, known: str | None) -> bool:
    """Whether a release has written the tables, the last migration being `known`, or may do so.

    A PostgreSQL database may hold tables of other programs beside ours, an SQLite file may not.
    """
    names = {*inspect(connection).get_table_names()}
    if known is None:
        return connection.dialect.name != "sqlite" or not names
    return names >= FIRST if known in KNOWN else known.isdecimal() and known > NEWEST


def _wait_for_others(connection: Connection) -> None:
    """Wait until no other process migrates, and keep others out until this transaction ends."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(f"PRAGMA busy_timeout={PATIENCE}")
        begin(connection)
    else:
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))


def _version(connection: Connection) -> str | None:
    """Return the number of the last migration of a database; None for a new database."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found


def begin(connection: Connection) -> None:
    """Begin a transaction on SQLite; otherwise the end of the first savepoint would commit."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
