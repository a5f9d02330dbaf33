"""The choices of a server about threads and its board, and the tables shown on the board."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple


@dataclass(frozen=True, slots=True)
class Hall:
    """Whether new tables of a server get threads, and where its board is, if it has one.

    `problems` is the channel for the problem of the day, `posted` the ordinal of the last one's
    day.
    """

    guild: int
    threads: bool = False
    channel: int | None = None
    message: int | None = None
    problems: int | None = None
    posted: int = 0


class Standing(NamedTuple):
    """A table that is not over, and when it was last moved on; before that, when it was opened."""

    table: int
    phase: str
    moved: datetime
