"""That somebody is asked a question at a table: when they are told so, and how they were."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple


class Sent(NamedTuple):
    """A message that was sent, and where."""

    channel: int
    message: int


@dataclass(frozen=True, slots=True)
class Notice:
    """A question, by deal and ply, and how often its person was told of it.

    They are to be told at `due`; None: no more. `sent` is the message that told them last. It stays
    to be sent until it is written how it was: what a stop has swallowed is sent at the next start.
    """

    question: tuple[int, int]
    due: datetime | None
    times: int = 0
    sent: Sent | None = None
