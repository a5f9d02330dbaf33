"""A notice that a person is asked a question at a table: its times and its message."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple


class Sent(NamedTuple):
    """A message that was sent, and the channel it is in."""

    channel: int
    message: int


@dataclass(frozen=True, slots=True)
class Notice:
    """A question, by deal and ply, and how often its person was notified.

    They are to be notified at `due`; None: not again. `sent` is the last message. A notice stays
    due until its message is recorded, so that one lost by a stop is sent at the next start.
    """

    question: tuple[int, int]
    due: datetime | None
    times: int = 0
    sent: Sent | None = None
