"""The statements of a database, and those among them that scan a table that grows."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple

from sqlalchemy import Connection, event

from bot.store import Database
from bot.store.declared import metadata
from tests.bot.world.caches import engines

SMALL = frozenset(
    (
        "heartbeats",
        "absences",
        "organisers",
        "days",
        "recalls",
        "exclusions",
        "bulletins",
        "blocked",
    )
)
"""Tables that stay small, however many servers, people or deals there are."""
ALLOWED = {
    **dict.fromkeys(
        ("privacy.rows", "privacy.counted"),
        "texts that people wrote are searched in the thread of long reads",
    ),
    "forgetting.begin": "charters are searched for handicaps: a few milliseconds for thousands",
}
"""The functions that may scan, as MODULE.FUNCTION, and why."""
SCAN = re.compile(r"SCAN (\w+?)(?:_\d+)?(?: |$)")


class Issued(NamedTuple):
    """A statement with values it was given, and the function of the store that issued it."""

    text: str
    values: Any
    by: str


def listen(database: Database) -> dict[str, Issued]:
    """Note the statements of a database from now on, each once."""
    issued: dict[str, Issued] = {}

    def note(_c: Any, _cursor: Any, text: str, values: Any, _context: Any, many: bool) -> None:
        if text.startswith(("SELECT", "UPDATE", "DELETE", "WITH")) and text not in issued:
            issued[text] = Issued(text, values[0] if many else values, issuer(sys._getframe()))

    for engine in engines(database):
        event.listen(engine, "before_cursor_execute", note)
    return issued


def issuer(frame: FrameType | None) -> str:
    """Name the innermost function of the store that runs."""
    while frame and not _is_of_the_store(frame):
        frame = frame.f_back
    return f"{Path(frame.f_code.co_filename).stem}.{frame.f_code.co_name}" if frame else ""


def scans(connection: Connection, issued: Iterable[Issued]) -> list[str]:
    """Find the statements that scan a table that grows."""
    grows, found = metadata.tables.keys() - SMALL, []
    for one in issued:
        plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {one.text}", one.values).all()
        read = {hit[1] for row in plan if (hit := SCAN.match(row[3]))} & grows
        if read and one.by not in ALLOWED:
            found.append(f"{one.by} scans {sorted(read)}: {one.text}")
    return found


def _is_of_the_store(frame: FrameType) -> bool:
    """Whether a frame runs a named function of the store."""
    code = frame.f_code
    return "/bot/store/" in code.co_filename and not code.co_name.startswith("<")
