"""The database: its tables, its migrations, its queries and the one writer."""

from bot.store.database import Database, DuplicateError, Row

__all__ = ["Database", "DuplicateError", "Row"]
