"""The database: its tables, its migrations, its queries and the single task that writes."""

from sqlalchemy import Connection

from bot.store.database import Database, DuplicateError, OvertakenError, Row, connected, write_rows
from bot.store.migrating import NewerError

__all__ = [
    "Connection",
    "Database",
    "DuplicateError",
    "NewerError",
    "OvertakenError",
    "Row",
    "connected",
    "write_rows",
]
