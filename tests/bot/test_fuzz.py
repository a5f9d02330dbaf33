"""Any press, text or upload is answered, notifies nobody, and breaks nothing."""

from __future__ import annotations

import logging
from pathlib import Path
from random import Random
from typing import Any

import pytest
import simcord
import simcord.interactions

from bot import logs
from bot.config import Settings
from tests.bot.discord import fuzz
from tests.bot.discord.room import Room
from tests.volume import seeds

EACH = 100
"""The number of interactions in a world."""


@pytest.mark.slow
@pytest.mark.usefixtures("blank")
@pytest.mark.parametrize("seed", seeds(2, 100))
async def test_no_interaction_does_what_it_may_not(
    simcord_env: simcord.Env,
    settings: Settings,
    seed: int,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    room = Room(simcord_env, settings, fuzz.NAMES)
    world = fuzz.World(room, Random(seed), Path(settings.database.partition(":///")[2]))
    await world.begin()
    _speak(world, monkeypatch)
    faults: list[str] = []
    after, sent = world.stored(), len(simcord_env.backend.http_requests)
    for number in range(EACH):
        caplog.clear()
        before = after
        who, what, result = await fuzz.step(world)
        done = f"{seed}/{number}: {who.name} {what}"
        after, new = world.stored(), simcord_env.backend.http_requests[sent:]
        sent += len(new)
        wrong = [logs.line(one) for one in caplog.records if one.levelno >= logging.ERROR]
        changed = fuzz.overreached(world, who, what, before, after)
        wrong += [f"may not change {changed}"] if changed else []
        wrong += [] if result.acknowledged else ["not answered"]
        faults += [f"{done}: {one}" for one in (*wrong, *fuzz.pings(new))]
    assert not faults, "\n".join(faults)


def _speak(world: fuzz.World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody's Discord has the language that was drawn for the interaction."""
    built = simcord.interactions.base_payload

    def payload(*what: Any, **more: Any) -> Any:
        record, found = built(*what, **more)
        return record, {**found, "locale": world.locale}

    monkeypatch.setattr(simcord.interactions, "base_payload", payload)
