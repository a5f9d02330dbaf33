"""Discord fails on schedule: for any fate of an answer, the table shows what was done."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest
from simcord.http.client import FakeHTTPClient, FakeWebhookAdapter, _path_of

from bot.chat.panels import doors
from bot.chat.panels.frame import answer
from bot.chat.reach import TRIES
from bot.words import words
from tests.bot.discord.room import Room, choices

EN = words("en")

WITHIN = 25.0
"""Seconds after a failure within which the table shows the content of the database."""

BROKEN = [ConnectionResetError("reset by peer"), TimeoutError("no answer")]
"""A connection that ends, and one on which nothing comes back."""
BLOCKED = [(403, 40333), (403, 0)]
"""Statuses and codes of the network before Discord."""
REFUSED = [(429, 0), (500, 0), (503, 0), (404, 10008), (404, 10062), *BLOCKED, (400, 40060)]
"""Statuses and codes: too much at once, down, gone, too late, blocked, answered already."""
STRICT = [(401, 0), (413, 40005), (400, 50035)]
"""Statuses and codes of a refusal of the request itself: its token, its size, one of its parts."""
ANSWER, EDIT = "/interactions/", "/channels/"

Weather = Callable[[str, str], BaseException | None]
"""The fate of a request, by its method and path."""


def let(monkeypatch: pytest.MonkeyPatch, weather: Weather) -> None:
    """Let requests meet a weather from now on."""

    def under(request: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def weathered(transport: Any, route: Any, *what: Any, **more: Any) -> Any:
            if error := weather(route.method, _path_of(route.url)):
                raise error
            return await request(transport, route, *what, **more)

        return weathered

    for transport in (FakeHTTPClient, FakeWebhookAdapter):
        monkeypatch.setattr(transport, "request", under(transport.request))


def once(start: str, error: BaseException) -> Weather:
    """The first request of a kind meets an error."""
    left = [error]
    return lambda _, path: left.pop() if left and path.startswith(start) else None


def edits(room: Room) -> int:
    """How often the bot tried to edit the message of the table."""
    path = f"/channels/{room.channel.id}/messages/"
    every = room.env.http_requests
    return sum(one.method == "PATCH" and one.path.startswith(path) for one in every)


async def assert_shown(room: Room) -> None:
    """The message of the table is as the table stands; words of its picture may follow."""
    message = await doors.message(room.client, await room.table(), EN)
    assert room.board().content.startswith(message.content)


@pytest.mark.usefixtures("blank", "still")
@pytest.mark.parametrize("error", BROKEN, ids=lambda one: type(one).__name__)
@pytest.mark.parametrize("what", ["answer", "deferral", "table"])
async def test_a_move_whose_connection_breaks_is_shown(
    room: Room, monkeypatch: pytest.MonkeyPatch, what: str, error: BaseException
) -> None:
    await room.start()
    mover = await room.asked()
    hand = await room.hand(mover)
    before, board = await room.table(), room.board().content
    if what == "deferral":
        monkeypatch.setattr(answer, "PATIENCE", 0.0)
    let(monkeypatch, once(EDIT if what == "table" else ANSWER, error))
    await room.choose(mover, hand, choices(hand)[0])
    assert await room.table() != before
    await room.env.advance_time(WITHIN)
    assert room.board().content != board
    await assert_shown(room)


@pytest.mark.usefixtures("blank", "still")
@pytest.mark.parametrize(
    ("method", "status", "code"),
    [
        *(("POST", *one) for one in REFUSED),
        *(("PATCH", *one) for one in (*REFUSED[:-1], *STRICT)),
    ],
)
async def test_a_move_that_discord_does_not_take_well_is_shown(
    room: Room, method: str, status: int, code: int
) -> None:
    """Its answer is refused (`POST`), or the edit of the table (`PATCH`)."""
    await room.start()
    mover = await room.asked()
    hand, before = await room.hand(mover), await room.table()
    path = "/interactions/*" if method == "POST" else "/channels/*/messages/*"
    room.env.inject_error(method, path, status=status, code=code)
    await room.choose(mover, hand, choices(hand)[0])
    assert await room.table() != before
    await room.env.advance_time(WITHIN)
    await assert_shown(room)


@pytest.mark.usefixtures("blank", "still")
@pytest.mark.parametrize(("status", "code"), STRICT)
async def test_a_refused_state_is_tried_a_few_times(room: Room, status: int, code: int) -> None:
    """Its words alone are sent after the first refusal; the next state has its picture again."""
    await room.start()
    path = "/channels/*/messages/*"
    room.env.inject_error("PATCH", path, status=status, code=code, times=2)
    await room.act()
    await room.env.advance_time(60)
    await assert_shown(room)
    assert not room.board().attachments
    await room.act()
    assert room.board().attachments
    room.env.inject_error("PATCH", path, status=status, code=code, times=99)
    before = edits(room)
    await room.act()
    await room.env.advance_time(3600)
    assert edits(room) - before == TRIES
    assert not room.client.screen.waiting()


@pytest.mark.usefixtures("blank", "still")
@pytest.mark.parametrize("seed", range(3))
async def test_in_bad_weather_every_move_is_shown(
    room: Room, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    """One request in five breaks, at answers, edits and notices alike."""
    rng, clear = Random(seed), [True]
    await room.start()

    def weather(method: str, path: str) -> BaseException | None:
        if clear[0] or rng.random() > 0.2:
            return None
        return rng.choice(BROKEN)

    let(monkeypatch, weather)
    before = await room.table()
    for _ in range(8):
        mover = await room.asked()
        hand = await room.hand(mover)
        clear[0] = False
        await room.choose(mover, hand, choices(hand)[0])
        await room.env.advance_time(WITHIN)
        clear[0] = True
        await room.env.advance_time(WITHIN)
        await assert_shown(room)
    after = await room.table()
    assert after.deal
    assert before.deal
    assert after.deal.ply >= before.deal.ply + 4
