"""The query plans of the database."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import Connection, event

from bot.store import Database
from tests.bot.world.caches import engines


async def plans(database: Database, asked: Callable[[], Awaitable[object]]) -> list[str]:
    """Return the plans of all queries that a call makes: each line of a plan with its statement."""
    statements: list[tuple[str, Any]] = []

    def note(_c: Any, _cursor: Any, statement: str, values: Any, *_: Any) -> None:
        statements.append((statement, values))

    (engine,) = engines(database)
    event.listen(engine, "before_cursor_execute", note)
    await asked()
    event.remove(engine, "before_cursor_execute", note)

    def explain(connection: Connection) -> list[str]:
        return [
            f"{row[3]}   [{statement}]"
            for statement, values in statements
            if statement.startswith(("SELECT", "WITH"))
            for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values)
        ]

    return await database.read(explain)
