"""Discord fails on schedule: within 25 seconds every table is shown as the database holds it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from simcord.backend.errors import BackendError
from simcord.http.client import FakeHTTPClient, FakeWebhookAdapter, _path_of, _raise_for

from tests.bot.discord.room import Room
from tests.faults.hall import WITHIN, assert_current, hall
from tests.faults.plays import KINDS
from tests.volume import FIRST, volume

pytestmark = [
    pytest.mark.usefixtures("blank"),
    pytest.mark.simcord(check_errors=False),
]

EACH = volume(2, 20)
"""How many requests meet each fault."""
LATE = 5.0
"""Discord answers after so many seconds: too late for a press."""

Request = Callable[[], Awaitable[Any]]
Fault = Callable[[Request], Awaitable[Any]]


def refused(status: int, code: int = 0) -> Fault:
    """Discord refuses, by a status and a code of its own."""

    async def meet(_: Request) -> Any:
        _raise_for(BackendError(status, code, "as the schedule says"))

    return meet


def broken(error: OSError, *, done: bool) -> Fault:
    """The connection breaks, before or after the request was `done`."""

    async def meet(request: Request) -> Any:
        if done:
            await request()
        raise error

    return meet


async def late(request: Request) -> Any:
    """Discord takes its time."""
    await asyncio.sleep(LATE)
    return await request()


ANSWERS, MESSAGES, ALL = "/interactions/", "/channels/", "/"
FAULTS: dict[str, tuple[str, Fault]] = {
    "too many": (ALL, refused(429)),
    "internal error": (ALL, refused(500)),
    "bad gateway": (ALL, refused(502)),
    "unavailable": (ALL, refused(503)),
    "reset": (ALL, broken(ConnectionResetError("reset by peer"), done=False)),
    "reset once done": (ALL, broken(ConnectionResetError("reset by peer"), done=True)),
    "timeout": (ALL, broken(TimeoutError("no answer"), done=False)),
    "unknown message": (MESSAGES, refused(404, 10008)),
    "unknown interaction": (ANSWERS, refused(404, 10062)),
    "acknowledged": (ANSWERS, refused(400, 40060)),
    "no access": (MESSAGES, refused(403, 50001)),
    "no permission": (MESSAGES, refused(403, 50013)),
    "late": (ALL, late),
}
"""The requests that meet a fault, by how their path begins, and the fault."""

ASKED = ("no access", "no permission")
"""Where the bot may not write it waits until somebody presses: it may never be allowed to again."""
TWICE = "unknown message"
"""A message that is gone comes back by itself once a day, and then when somebody asks for it."""


class Weather:
    """Every third request of a kind meets a fault, while it is `bad`."""

    def __init__(self, start: str, fault: Fault) -> None:
        self.start, self.fault = start, fault
        self.bad, self.met = False, 0
        self._count = 0

    async def let(self, path: str, request: Request) -> Any:
        """A request is made under this weather."""
        if not self.bad or not path.startswith(self.start):
            return await request()
        self._count += 1
        if self._count % 3 != 1:
            return await request()
        self.met += 1
        return await self.fault(request)


def under(weather: Weather, request: Callable[..., Awaitable[Any]]) -> Callable[..., Any]:
    """A transport under a weather."""

    async def made(transport: Any, route: Any, *what: Any, **more: Any) -> Any:
        return await weather.let(
            _path_of(route.url), lambda: request(transport, route, *what, **more)
        )

    return made


@pytest.mark.parametrize(("seed", "name"), [*enumerate(FAULTS, FIRST)])
async def test_every_table_is_shown_in_any_discord_weather(
    room: Room, monkeypatch: pytest.MonkeyPatch, seed: int, name: str
) -> None:
    weather, play = Weather(*FAULTS[name]), hall(room, seed)
    for transport in (FakeHTTPClient, FakeWebhookAdapter):
        monkeypatch.setattr(transport, "request", under(weather, transport.request))
    await play.open(KINDS[seed % len(KINDS)])
    while weather.met < EACH:
        weather.bad = True
        await play.step()
        weather.bad = False
        await room.env.advance_time(WITHIN)
        await play.follow()
        asked = name in ASKED or (name == TWICE and weather.met > 1)
        if asked or (await room.table()).message is None:
            await play.look()
        await assert_current(room)
    await play.witness.check(play.database, {})
