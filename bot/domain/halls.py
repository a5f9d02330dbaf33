"""A server's choices about threads and its board, and the tables shown on the board."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple


@dataclass(frozen=True, slots=True)
class Hall:
    """A server's choices: whether its new tables get `threads`, and where its board is.

    The board is `message` in `channel`, None without a board. `problems` is the channel for the
    problem of the day, `posted` the ordinal of the day whose problem was posted last.
    """

    guild: int
    threads: bool = False
    channel: int | None = None
    message: int | None = None
    problems: int | None = None
    posted: int = 0


class Standing(NamedTuple):
    """A table that is not over; `moved` is the time of its last move, or of its opening if there is
    none.
    """

    table: int
    phase: str
    moved: datetime
