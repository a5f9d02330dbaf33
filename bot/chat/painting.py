"""Pictures are drawn beside the event loop, a few at once."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

log = logging.getLogger("paifuda")

BRUSHES = os.cpu_count() or 1
"""So many pictures are drawn at once; with more the event loop would wait for its turn."""

_painters = ThreadPoolExecutor(BRUSHES, "painter")

Drawn = TypeVar("Drawn")


async def drawn(draw: Callable[..., Drawn], *what: Any, **more: Any) -> Drawn | None:
    """Pictures, drawn beside the event loop; None, logged, when drawing fails: words remain."""
    try:
        return await asyncio.get_running_loop().run_in_executor(
            _painters, partial(draw, *what, **more)
        )
    except Exception:
        log.exception("a picture could not be drawn")
        return None
