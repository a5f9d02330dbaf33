"""A notice: a person is asked a question at a table, and the bot sends them a message about it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple


class Sent(NamedTuple):
    """A message the bot has sent, and the channel it is in."""

    channel: int
    message: int


@dataclass(frozen=True, slots=True)
class Notice:
    """A question, by deal and ply, and how often the bot has notified its person.

    The next message is due at `due`, or never if that is None. `sent` is the last message. A notice
    stays due until its message is recorded. So a message lost by a stop is sent after the next
    start.
    """

    question: tuple[int, int]
    due: datetime | None
    times: int = 0
    sent: Sent | None = None
