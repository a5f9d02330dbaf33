"""Damage in a database: pages that a lost write, a failing disk or a wrong file has spoilt."""

from __future__ import annotations

import sqlite3

from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from bot.store.declared import metadata

UNCHECKED = {
    "42501": "this role may not use amcheck",
    "40001": "an index was made a moment ago; try again",
}
"""The reasons why PostgreSQL cannot check a database, by its code."""
DAMAGED = "XX00"
"""The beginning of PostgreSQL's codes for damage."""
TOOLS = """
SELECT quote_ident(nspname) FROM pg_extension JOIN pg_namespace AS n ON n.oid = extnamespace
WHERE extname = 'amcheck'
"""
"""The query for the schema of PostgreSQL's means to check a database."""
INDEXES = """
SELECT {tools}.bt_index_check(i.indexrelid, true)
FROM pg_index AS i JOIN pg_class AS c ON c.oid = i.indexrelid JOIN pg_am AS a ON a.oid = c.relam
WHERE a.amname = 'btree' AND i.indrelid = ANY (ARRAY[{tables}]::regclass[])
"""
"""The check of all indexes, each against its table; its first fault is an error."""


class UncheckedError(Exception):
    """PostgreSQL cannot check the database; the text says why."""


def find(connection: Connection) -> str | None:
    """Return the first fault of a database that is not whole; UncheckedError if it cannot tell.

    SQLite reads the whole file, which takes about half a minute a gigabyte.
    """
    if connection.dialect.name == "sqlite":
        return _in_file(connection)
    return _on_server(connection)


def _in_file(connection: Connection) -> str | None:
    try:
        told = connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar_one()
    except DBAPIError as error:
        code = getattr(error.orig, "sqlite_errorcode", 0) & 0xFF
        if code != sqlite3.SQLITE_CORRUPT:
            raise
        return str(error.orig)
    return None if told == "ok" else str(told).splitlines()[-1]


def _on_server(connection: Connection) -> str | None:
    tools = connection.execute(text(TOOLS)).scalar()
    if tools is None:
        raise UncheckedError("it needs `CREATE EXTENSION amcheck` in the database")
    tables = ", ".join(f"'{name}'" for name in metadata.tables)
    try:
        connection.execute(text(INDEXES.format(tools=tools, tables=tables)))
    except DBAPIError as error:
        code = getattr(error.orig, "sqlstate", None) or ""
        if code in UNCHECKED:
            raise UncheckedError(UNCHECKED[code]) from None
        if not code.startswith(DAMAGED):
            raise
        return str(error.orig).partition(">: ")[2] or str(error.orig)
    return None
