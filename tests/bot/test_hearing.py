"""A shard that stays connected but gets no presses is told from one where nobody plays."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import timedelta
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, MagicMock

import pytest

from bot import logs
from bot.chat import silence
from bot.domain.hearing import EXPECTED, SILENCE, UNANSWERED, Hearing
from bot.domain.shards import Hold, Shards
from tests.bot.world.lone_tables import Clock

MANY = int(EXPECTED) * 2
QUARTER, SOON = SILENCE, SILENCE - timedelta(seconds=1)


@pytest.mark.parametrize(
    ("before", "wait", "presses", "late", "silent"),
    [
        ((), QUARTER, 0, range(UNANSWERED), {0}),
        ((), SOON, 0, range(UNANSWERED), set()),
        ((), QUARTER, 0, range(UNANSWERED - 1), set()),
        ((), QUARTER, 0, [7] * UNANSWERED, set()),
        ((0, 1), timedelta(hours=12), 0, (), set()),
        ((0, 1) * MANY, QUARTER, MANY, (), {0}),
        ((0, 1) * MANY, SOON, MANY, (), set()),
        ((0, 1) * MANY, QUARTER, 2, (), set()),
        ((0, *[1] * MANY), QUARTER, MANY, (), set()),
        ((1,) * MANY, QUARTER, MANY, (), set()),
        ((0,) * MANY, QUARTER, 1, (), set()),
    ],
    ids=lambda value: str(value)[:20],
)
def test_a_shard_is_silent_if_people_should_press_and_nobody_does(
    before: Sequence[int],
    wait: timedelta,
    presses: int,
    late: Sequence[int],
    silent: set[int],
    clock: Clock,
) -> None:
    """Shard 0 is quiet for a while; shard 1 has presses meanwhile."""
    hearing = Hearing(clock)
    assert hearing.silent((0, 1)) == {}
    for shard in before:
        hearing.heard(shard)
    clock.now += wait
    for _ in range(presses):
        hearing.heard(1)
    for table in late:
        hearing.ran_out(0, table)
    assert set(hearing.silent((0, 1))) - {1} == silent
    assert hearing.silent((1,)).keys() <= {1}
    hearing.heard(0)
    assert 0 not in hearing.silent((0, 1))


async def test_the_log_tells_once_of_a_silent_shard_and_once_of_its_end(
    clock: Clock, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(silence, "asyncio", SimpleNamespace(sleep=AsyncMock()))
    shards = Shards.read("2")
    client: Any = MagicMock(hearing=Hearing(clock), silent=frozenset(), hold=Hold(shards))
    client.reachable, client.is_private.return_value = shards, False
    await silence.watch(client)
    for number in range(UNANSWERED):
        silence.ran_out(client, MagicMock(id=number, guild=1 << 22))
    clock.now += SILENCE
    for _ in range(2):
        await silence.watch(client)
    assert client.silent == {1}
    silence.note(client, MagicMock(guild_id=1 << 22))
    client.meter.heard.assert_called_once_with(1, clock.now)
    await silence.watch(client)
    assert client.silent == frozenset()
    told = [(record.levelno, logs.line(record)) for record in caplog.records]
    assert [level for level, _ in told] == [logging.ERROR, logging.WARNING]
    assert all("shard=1" in line for _, line in told)
    client.is_private.return_value = True
    silence.note(client, MagicMock(guild_id=5 << 22))
    silence.note(client, MagicMock(guild_id=None))
    assert [call.args[0] for call in client.meter.heard.call_args_list] == [1, 0]
