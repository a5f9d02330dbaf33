"""Numbers of presses, as Discord counts them."""

from __future__ import annotations

from datetime import datetime

from bot.domain.tables import fair


def pressed(at: datetime, low: int = 1) -> int:
    """Return the number that Discord would give to a press at a time."""
    return (fair.milliseconds(at) or 0) - 1420070400000 << 22 | low
