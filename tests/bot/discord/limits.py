"""Discord's rate limits on a simulated Discord: early requests wait in line and are counted."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import simcord
from simcord.http.client import FakeHTTPClient, FakeWebhookAdapter, _path_of

Line = tuple[str, str]
"""The scope of a limit by its kind and its id: a channel, a private message, or the whole bot."""

EVERYBODY = ("bot", "")
MOST = {"channels": (5, 5.0), "webhooks": (5, 2.0), "bot": (50, 1.0)}
"""The number of requests that pass in a period, and the length of the period in seconds."""


class Limits:
    """Lines of requests as in discord.py: first come, first served, and none is refused.

    `sent` counts requests by method and line, `waiting` those that wait now, `longest` the most
    that waited at once; `speed` is the factor by which Discord is faster.
    """

    def __init__(self, env: simcord.Env, speed: float = 1.0) -> None:
        self._env, self._speed = env, speed
        self._passed: dict[Line, deque[float]] = {}
        self.sent: Counter[tuple[str, Line]] = Counter()
        self.waiting: Counter[Line] = Counter()
        self.longest: Counter[Line] = Counter()

    def edits(self, kind: str = "channels") -> int:
        """Return the number of edited messages of a kind: `channels`, or `webhooks` for private
        ones.
        """
        return sum(
            n for (method, line), n in self.sent.items() if (method, line[0]) == ("PATCH", kind)
        )

    def most(self, kind: str = "channels") -> int:
        """Return the largest number of requests that waited at once in a line of a kind."""
        return max((n for line, n in self.longest.items() if line[0] == kind), default=0)

    async def passes(self, method: str, path: str) -> None:
        """Wait until a request may pass; the answer to a press always may."""
        kind, _, rest = path.strip("/").partition("/")
        if kind == "interactions":
            return
        own = (kind, rest.split("/")[kind == "webhooks"])
        lines = [own] if kind == "webhooks" else [own, EVERYBODY]
        self.sent[method, own] += 1
        for line in lines:
            self.waiting[line] += 1
            self.longest[line] = max(self.longest[line], self.waiting[line])
        now = self._env.now().timestamp()
        wait = max(self._turn(line, now) for line in lines) - now
        try:
            if wait > 0:
                await asyncio.sleep(wait)
        finally:
            self.waiting.subtract(lines)

    def _turn(self, line: Line, now: float) -> float:
        """Return the time at which the next request of a line may pass."""
        most, seconds = MOST.get(line[0], MOST["bot"])
        passed = self._passed.setdefault(line, deque(maxlen=most))
        full = len(passed) == most
        passed.append(max(now, passed[0] + seconds / self._speed) if full else now)
        return passed[-1]


def limited(env: simcord.Env, monkeypatch: pytest.MonkeyPatch, speed: float = 1.0) -> Limits:
    """Apply the limits to a simulated Discord from now on."""
    limits = Limits(env, speed)

    def kept(request: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def passing(self: Any, route: Any, *what: Any, **more: Any) -> Any:
            await limits.passes(route.method, _path_of(route.url))
            return await request(self, route, *what, **more)

        return passing

    for transport in (FakeHTTPClient, FakeWebhookAdapter):
        monkeypatch.setattr(transport, "request", kept(transport.request))
    return limits


@contextmanager
def at_once(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let all presses inside this block reach the bot at the same moment."""

    async def not_yet(*_: Any, **__: Any) -> None:
        """Do not wait for the bot's work."""

    with monkeypatch.context() as patch:
        patch.setattr(simcord.Env, "_settle_internal", not_yet)
        yield
