"""The database: its tables, its migrations, its queries and the single task that writes."""

from sqlalchemy import Connection

from bot.store.database import Database, DuplicateError, OvertakenError, Row, write_rows
from bot.store.migrating import EmptyError, NewerError, OlderError
from bot.store.opening import connected, looked_at

__all__ = [
    "Connection",
    "Database",
    "DuplicateError",
    "EmptyError",
    "NewerError",
    "OlderError",
    "OvertakenError",
    "Row",
    "connected",
    "looked_at",
    "write_rows",
]
