"""Discord fails on schedule: for any fate of an answer, the table shows what was done."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from simcord.backend.errors import BackendError
from simcord.http.client import FakeHTTPClient, FakeWebhookAdapter, _path_of, _raise_for

from bot.chat.panels import doors
from bot.chat.panels.frame import answer, door
from bot.chat.reach import TRIES
from bot.words import words
from tests.bot.discord.room import Room, choices, said

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


# --- Answers --------------------------------------------------------------------------------------


def lose(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let Discord take the next first response to a press, and refuse the library's second try."""
    left, request = [BackendError(400, 40060, "already acknowledged")], FakeWebhookAdapter.request

    async def lost(transport: Any, route: Any, *what: Any, **more: Any) -> Any:
        found = await request(transport, route, *what, **more)
        if left and _path_of(route.url).startswith(ANSWER):
            _raise_for(left.pop())
        return found

    monkeypatch.setattr(FakeWebhookAdapter, "request", lost)


def slowly(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Let the work of each press take some time, after which it is acknowledged at once."""
    made = answer._made

    async def slow(*what: Any) -> Any:
        await asyncio.sleep(seconds)
        return await made(*what)

    monkeypatch.setattr(answer, "PATIENCE", 0.0)
    monkeypatch.setattr(answer, "_made", slow)


@pytest.mark.usefixtures("blank", "still")
@pytest.mark.parametrize("lost", ["taken", *BROKEN], ids=str)
@pytest.mark.parametrize("slow", [True, False])
@pytest.mark.parametrize("act", ["hand", "move", "command"])
async def test_an_answer_arrives_though_the_connection_broke(
    room: Room, monkeypatch: pytest.MonkeyPatch, act: str, slow: bool, lost: BaseException | str
) -> None:
    """Discord has taken the first response and refuses a second one, or never got it."""
    await room.start()
    mover = await room.asked()
    hand = await room.hand(mover)
    if slow:
        slowly(monkeypatch, 0.1)
    if isinstance(lost, str):
        lose(monkeypatch)
    else:
        let(monkeypatch, once(ANSWER, lost))
    elsewhere = room.guild.create_text_channel("elsewhere")
    match act:
        case "hand":
            told = await room.press(mover, "hand")
        case "move":
            told = await room.choose(mover, hand, choices(hand)[0])
        case _:
            told = await room.aki.slash(elsewhere, "table open", game="mushi")
    await room.env.advance_time(1)
    assert told.response
    assert told.response.content
    assert told.response.content != EN("refusal-table-exists")


@pytest.mark.usefixtures("blank", "still")
@pytest.mark.parametrize("seconds", [0.0, 1.0, 2.0])
async def test_the_time_at_the_door_counts_before_an_acknowledgement(
    room: Room, monkeypatch: pytest.MonkeyPatch, seconds: float
) -> None:
    """A press has three seconds in all, and part of them may have passed when its work begins."""
    await room.start()
    now, waited, wait = [0.0], list[float](), asyncio.wait

    async def at_door(_: int) -> bool:
        now[0] += seconds
        return False

    async def noted(tasks: Any, **more: Any) -> Any:
        waited.append(more["timeout"])
        return await wait(tasks, **more)

    monkeypatch.setattr(room.client.services.blocked, "at_door", at_door)
    for module in (answer, door):
        clock = SimpleNamespace(perf_counter=lambda: now[0])
        monkeypatch.setattr(module, "time", clock, raising=False)
    monkeypatch.setattr(asyncio, "wait", noted)
    await room.press(room.aki, "hand")
    assert waited[:1] == [max(answer.PATIENCE - seconds, 0.0)]


@pytest.mark.usefixtures("blank", "still", "faultless")
async def test_a_late_press_in_a_closed_channel_is_no_fault(room: Room) -> None:
    """Its answer, the message of the table and the sentence about that are all refused."""
    await room.start()
    mover = await room.asked()
    hand = await room.hand(mover)
    room.env.inject_error("POST", "/interactions/*", status=404, code=10062)
    room.env.inject_error("PATCH", "/channels/*", status=403, code=50013)
    room.env.inject_error("POST", "/webhooks/*", status=404, code=10015)
    await room.choose(mover, hand, choices(hand)[0])
    assert not room.client.screen.waiting()


@pytest.mark.usefixtures("blank", "still", "faultless")
async def test_a_lost_message_after_an_answer_keeps_back_no_other(room: Room) -> None:
    """The report on invitations is lost, and then the channel has no threads."""
    await room.client.services.halls.set_threads(room.guild.id, wanted=True)
    room.env.inject_error("POST", "/channels/*/threads", status=403, code=50013)
    room.env.inject_error("POST", "/webhooks/*", status=503)
    told = await room.aki.slash(room.channel, "table open", game="mushi", invite=room.ben)
    assert said(told).endswith(EN("hall-no-thread"))
    room.env.inject_error("POST", "/webhooks/*", status=404, code=10015, times=2)
    elsewhere = room.guild.create_text_channel("elsewhere")
    guests = {"invite": room.ben, "invite2": room.chiyo}
    await room.aki.slash(elsewhere, "table duplicate", game="mushi", **guests)


# --- Refused states -------------------------------------------------------------------------------


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
