"""Long decisions, made step by step, so that others are answered meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from rules import Move


async def weighed(steps: Iterator[Move | None]) -> Move:
    """Return the move that the last step gives; between two steps the event loop goes on."""
    for move in steps:
        if move:
            return move
        await asyncio.sleep(0)
    raise AssertionError("the last step gives a move")
