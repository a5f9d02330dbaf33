"""A whole deal of mahjong with the same tiles in other hands: what everybody sees is the same."""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

import render
from bot import logs
from bot.domain.tables import fair, windows
from bot.domain.tables.deal import PASS
from bot.domain.tables.table import Table
from bot.services.tables.tables import Tables
from bot.store import Database
from rules import Move
from tests.bot.decks.stacking import stack
from tests.bot.decks.two_worlds import Course, tame, two_deals
from tests.bot.discord.recording import public
from tests.bot.people.agreeing import all_agree
from tests.bot.world.matches import PEOPLE

SECRET = "5e" * 32
CHANNEL = 9
ORDERED = 3
"""The seat that has left an order to pass; nobody else has."""


class Clock:
    """Time as the test has it."""

    now = datetime(2026, 1, 1, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now


class World:
    """The views of one course of a deal: at every change, and as turns began."""

    def __init__(self) -> None:
        self.public: list[Any] = []
        self.turns: list[Any] = []
        self.log: list[str] = []

    async def look(self, one: Table) -> None:
        """Write down the public message as it stands, if it is another one."""
        if one.deal is None or one.deal.result:
            return
        shown = await public(one)
        if not self.public or self.public[-1] != shown:
            self.public.append(shown)
            self.turns += [] if windows.is_open(one) else [shown]


def answer(one: Table, seat: int) -> Move:
    """The move of a seat."""
    assert one.deal is not None
    return tame(one.game, one.deal.state, seat)


async def end_window(tables: Tables, one: Table, clock: Clock) -> Table:
    """Let claiming seats and the first one answer; then let the time of the window come."""
    assert one.deal is not None
    assert one.due is not None
    for seat in sorted(one.deal.state.to_act):
        if seat == 0 or answer(one, seat) != PASS:
            await tables.playing.play(one.id, PEOPLE[seat].user, answer(one, seat))
    clock.now = one.due
    await tables.alarm.rung(one.id)
    return await tables.shown_in(CHANNEL)


async def course(
    path: Path, played: Course, pace: str, monkeypatch: pytest.MonkeyPatch, caplog: Any
) -> World:
    """Play a deal to its end: the seat that is asked moves, or the window closes."""
    monkeypatch.setattr(fair, "draw_secret", lambda: SECRET)
    monkeypatch.setattr(render, "table", lambda *_, **__: b"")
    stack(monkeypatch, played.deck, played.dice)
    caplog.clear()
    database, clock, world = Database(f"sqlite+aiosqlite:///{path}"), Clock(), World()
    await database.open()
    tables = Tables(database, clock)
    one = await tables.lobbies.open(1, CHANNEL, PEOPLE[0], "xiamen", seats=4)
    for player in PEOPLE[1:4]:
        one = await tables.lobbies.join(one.id, player, player.user)
    await tables.lobbies.set_pace(one.id, PEOPLE[0].user, pace)
    await all_agree(tables, one.id)
    await tables.playing.give_order(one.id, PEOPLE[ORDERED].user, "pass", "match")
    one = await tables.playing.start(one.id, PEOPLE[0].user, 7)
    while one.phase == "playing":
        await world.look(one)
        if windows.has_fixed_end(one):
            one = await end_window(tables, one, clock)
            continue
        assert one.deal is not None
        seat = min(one.deal.state.to_act)
        one = await tables.playing.play(one.id, PEOPLE[seat].user, answer(one, seat))
    await database.close()
    tables.timers.stop()
    world.log = [logs.line(r) for r in caplog.records if r.name.startswith("paifuda")]
    return world


@pytest.mark.parametrize("pace", ["", "live-8", "quick"])
@pytest.mark.slow
async def test_a_deal_looks_the_same_with_any_hands(
    pace: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Only where the owner has chosen to ask those alone who can claim do the windows differ."""
    caplog.set_level(logging.INFO)
    worlds = two_deals("xiamen", 4, 1, 300)
    first, other = [
        await course(tmp_path / f"{n}.sqlite", one, pace or "relaxed", monkeypatch, caplog)
        for n, one in enumerate(worlds)
    ]
    assert len(first.turns) > 50
    assert any("Aki pungs" in shown[0] for shown in first.turns)
    assert first.turns == other.turns
    quick = pace == "quick"
    assert (first.public == other.public) is (first.log == other.log) is not quick
