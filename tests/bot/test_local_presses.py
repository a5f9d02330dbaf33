"""At the local table a press waits for nothing that goes on beside it."""

from __future__ import annotations

from concurrent.futures import Future
from typing import Any

import pytest

from bot.console import local
from bot.domain.players import MASTER
from bot.services.tables.thinking import LONGEST
from bot.worker import Lane
from tests.bot.discord.room import Room


@pytest.mark.usefixtures("blank")
async def test_a_press_does_not_wait_for_a_thought(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thought that never ends is given up in time: the clock goes on between presses."""
    asked: list[Future[Any]] = []

    def schedule(*_: Any) -> Future[Any]:
        asked.append(Future())
        return asked[-1]

    monkeypatch.setattr(Lane, "_schedule", schedule)
    local._hold_timers(room.env)
    local._let_think(room.env, room.client)
    services = room.client.services
    await services.tables.levels.set_server(room.guild.id, MASTER)
    await room.start(other="computer")
    while (await room.table()).asked:
        await room.act()
    one, followed = await room.table(), room.client.followed
    assert one.deal
    assert asked
    await room.press(room.emilia, "scores")
    assert (await room.table()).deal == one.deal
    await room.env.advance_time(LONGEST + 1)
    later = (await room.table()).deal
    assert later
    assert later.ply > one.deal.ply, "the usual player has moved in its place"
    assert room.client.followed > followed, "so the page is brought up to date"
