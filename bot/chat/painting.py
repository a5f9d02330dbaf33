"""Pictures are drawn beside the event loop, a few at once, and equal ones only once."""

from __future__ import annotations

import asyncio
import logging
import os
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any, TypeVar

import render
from bot.words import Words
from render import Look
from rules import View

log = logging.getLogger("paifuda")

BRUSHES = os.cpu_count() or 1
"""So many pictures are drawn at once; with more the event loop would wait for its turn."""
KEPT = 256
"""So many drawn pictures are kept with their words: about 15 MB."""

_painters = ThreadPoolExecutor(BRUSHES, "painter")
_drawn: OrderedDict[Hashable, tuple[bytes, str]] = OrderedDict()

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


@dataclass(frozen=True)
class Sketch:
    """A picture of a view that is drawn when it is sent: the `kind` is what `render` calls it.

    `more` is what that kind shows beside the view.
    """

    kind: str
    view: View
    names: Sequence[str]
    say: Words
    look: Look
    more: tuple[tuple[str, Any], ...] = ()

    @cached_property
    def key(self) -> Hashable:
        """What the picture depends on: sketches with equal keys are drawn alike."""
        seen, say = render.seen(self.view), self.say.language
        return self.kind, seen, tuple(self.names), say, self.look, self.more

    async def drawn(self) -> tuple[bytes | None, str]:
        """The picture, and the same in words; without a picture where drawing failed."""
        draw: Callable[..., bytes] = getattr(render, self.kind)
        key = draw, self.key
        if found := _drawn.get(key):
            _drawn.move_to_end(key)
            return found
        about = self.view, self.names, self.say
        picture = await drawn(draw, *about, self.look, **dict(self.more))
        words = render.describe(*about)
        if picture:
            _drawn[key] = picture, words
            while len(_drawn) > KEPT:
                _drawn.popitem(last=False)
        return picture, words
