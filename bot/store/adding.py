"""Statements that add rows, some of which may exist already.

SQLite and PostgreSQL say ON CONFLICT in the same words, so one statement serves both.
"""

from __future__ import annotations

from sqlalchemy import Insert, Table
from sqlalchemy.dialects.postgresql import insert


def once(table: Table) -> Insert:
    """Return the statement that adds a row unless one with the same key exists."""
    return insert(table).on_conflict_do_nothing()


def latest(table: Table, *columns: str) -> Insert:
    """Return the statement that adds a row, or updates these columns if its key exists."""
    row = insert(table)
    changed = {column: row.excluded[column] for column in columns}
    return row.on_conflict_do_update(index_elements=[*table.primary_key], set_=changed)
