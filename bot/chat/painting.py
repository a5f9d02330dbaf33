"""Draw pictures in threads: a few at once, and equal pictures only once."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property, lru_cache, partial
from typing import Any, Protocol, TypeVar

import render
from bot import logs
from bot.domain.recent import Recent
from bot.words import Words
from render import Look
from rules import View

log = logs.named("paifuda")

BRUSHES = os.cpu_count() or 1
"""The number of pictures drawn at once; with more of them the event loop would wait."""
KEPT = 256
"""The number of drawn pictures in the cache, with their words: about 15 MB."""

HEARERS: list[Callable[[str, float, int], None]] = []
"""The functions called for each drawn picture with its kind, its seconds and its bytes."""

_painters = ThreadPoolExecutor(BRUSHES, "painter")
_drawn = Recent[Hashable, tuple[bytes, str]](KEPT)

Drawn = TypeVar("Drawn")


async def drawn(draw: Callable[..., Drawn], *given: Any, **more: Any) -> Drawn | None:
    """Call `draw` with these arguments in another thread; if it fails, log that and return None."""
    try:
        return await asyncio.get_running_loop().run_in_executor(
            _painters, partial(draw, *given, **more)
        )
    except Exception:
        log.exception("a picture could not be drawn")
        return None


class Unpainted(Protocol):
    """A picture that is drawn when it is sent."""

    @property
    def key(self) -> Hashable:
        """The values the picture depends on: pictures with equal keys look the same."""

    async def drawn(self) -> tuple[bytes | None, str]:
        """Return the picture and its words; without a picture if drawing failed."""


@dataclass(frozen=True)
class Bill:
    """The poster of a game, with its lines of text."""

    game: str
    title: str
    told: tuple[str, ...]
    say: Words
    look: Look

    @property
    def key(self) -> Hashable:
        """The values the picture depends on."""
        return "poster", self.game, self.title, self.told, self.say.language, self.look

    async def drawn(self) -> tuple[bytes | None, str]:
        """Return the picture and its words; without a picture if drawing failed."""
        about = self.game, self.title, self.told, self.say, self.look
        words = "\n".join((self.title, *self.told))
        return await _kept("poster", self.key, lambda: render.poster(*about)[0], lambda: words)


@dataclass(frozen=True)
class Sketch:
    """A picture of a view, drawn when it is sent.

    `kind` is the name of its function in `render`, `more` are further arguments of that function.
    `first` is a sentence before the words of a hand.
    """

    kind: str
    view: View
    names: Sequence[str]
    say: Words
    look: Look
    more: tuple[tuple[str, Any], ...] = ()
    first: str = ""

    @cached_property
    def key(self) -> Hashable:
        """The values the picture depends on: sketches with equal keys are drawn alike."""
        seen, say = render.seen(self.view), self.say.language
        return self.kind, seen, tuple(self.names), say, self.look, self.more, self.first

    async def drawn(self) -> tuple[bytes | None, str]:
        """Return the picture and its words; without a picture if drawing failed."""
        draw: Callable[..., bytes] = getattr(render, self.kind)
        about = self.view, self.names, self.say
        paint = partial(draw, *about, self.look, **dict(self.more))
        return await _kept(self.kind, (draw, self.key), paint, self._words)

    def _words(self) -> str:
        """Describe a score sheet, open hands, readings, ringed pieces, or the whole view."""
        seen: Any = render.seen(self.view)
        if hands := dict(self.more).get("hands"):
            return render.describe_opened(seen, hands, self.names, self.say)
        if self.kind == "scores":
            return render.describe_scores(seen, self.names, self.say, **dict(self.more))
        choice, instead = (dict(self.more).get(kind, ()) for kind in ("choice", "instead"))
        if choice or instead or self.first:
            about = seen, self.names, self.say
            return render.describe_hand(*about, choice, instead, self.first)
        if each := dict(self.more).get("each"):
            return render.describe_readings(each, self.say)
        return _described(seen, tuple(self.names), self.say)


@lru_cache(KEPT)
def _described(view: View, names: tuple[str, ...], say: Words) -> str:
    """Describe a view in words; they are the same in every look, so all looks share the cache."""
    return render.describe(view, names, say)


async def _kept(
    kind: str, key: Hashable, paint: Callable[[], bytes], describe: Callable[[], str]
) -> tuple[bytes | None, str]:
    """Return a picture with its words, from the cache or painted now; None if painting failed."""
    if found := _drawn.get(key):
        return _drawn.keep(key, found)
    began = time.perf_counter()
    found = await drawn(lambda: (paint(), describe()))
    picture, words = found or (None, describe())
    if picture:
        for hear in HEARERS:
            hear(kind, time.perf_counter() - began, len(picture))
        _drawn.keep(key, (picture, words))
    return picture, words
