"""Two databases that differ only where one person cannot look, and all that is shown of each."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
import simcord
from sqlalchemy.engine import Connection

import render
from bot.chat.client import create_client
from bot.config import Settings
from bot.domain.tables import fair
from bot.domain.tables.table import Table
from bot.words import Words
from rules import Move
from tests.bot.decks.dealt_anew import dealt_anew, rewrite
from tests.bot.discord.recording import World, watched
from tests.bot.discord.room import Room

PNG = b"\x89PNG\r\n\x1a\n"
PICTURES = (
    *("table", "hand", "scores", "final", "ladder", "career", "standings", "open_table", "film"),
)
LOGS = ("paifuda", "paifuda.tables", "paifuda.dailies", "paifuda.duplicates")
"""The logs of what is done; notices come by the clock, at no time that a press decides."""
Begin = Callable[[Room], Awaitable[Sequence[int]]]
"""Begins tables in a room, and gives their numbers."""
Look = Callable[[Room], Awaitable[None]]
"""Asks the bot for everything that somebody may ask for."""


def written(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have each picture hold what it would be drawn from: no two views give equal bytes."""

    def plain(value: Any) -> Any:
        match value:
            case Words():
                return value.language
            case map():
                return [*value]
            case _:
                return value

    def stand_in(name: str) -> Callable[..., bytes]:
        def draw(*about: Any, **more: Any) -> bytes:
            return PNG + repr((name, [*map(plain, about)], more)).encode()

        return draw

    for name in PICTURES:
        monkeypatch.setattr(render, name, stand_in(name))


async def apart(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    begin: Begin,
    look: Look,
) -> tuple[World, World]:
    """Return what is shown in both worlds; their first seats see the same."""
    monkeypatch.setattr(fair, "draw_secret", lambda: "5e" * 32)
    written(monkeypatch)
    caplog.set_level(logging.INFO)
    first, other = folder / "first.sqlite", folder / "other.sqlite"

    async def prepare(room: Room) -> None:
        tables = [await room.client.services.tables.at(one) for one in await begin(room)]
        await _copied(room, first)
        rng = Random(7)
        changed = [(one, dealt_anew(one, 0, rng)) for one in tables]

        def work(connection: Connection) -> None:
            for table, deal in changed:
                rewrite(connection, table, deal)

        await room.client.services.database.write(work)
        await _copied(room, other)

    await _within(folder / "begun.sqlite", prepare)
    worlds = []
    for database in (first, other):
        world = World()
        caplog.clear()

        async def looked(room: Room, world: World = world) -> None:
            watched(room.env, world, monkeypatch)
            await look(room)

        await _within(database, looked)
        said = (one.getMessage() for one in caplog.records if one.name in LOGS)
        world.log = [*said]
        worlds.append(world)
    return worlds[0], worlds[1]


async def _within(database: Path, work: Callable[[Room], Awaitable[None]]) -> None:
    settings = Settings(database=f"sqlite+aiosqlite:///{database}", emoji=False)
    async with simcord.run(create_client(settings)) as env:
        with env.time_context():
            room = Room(env, settings)
            await work(room)


async def _copied(room: Room, target: Path) -> None:
    """Copy the database of a room as it stands."""
    source = room.settings.database.partition(":///")[2]
    with closing(sqlite3.connect(source)) as one, closing(sqlite3.connect(target)) as other:
        one.backup(other)


def safe(table: Table, rng: Random) -> Move:
    """A move of the seat that is asked which does not end the deal at once."""
    seat = min(table.waits_for)
    if table.game.family == "mahjong":
        return table.absent(seat)
    legal = [one for one in table.legal(seat) if one.verb not in ("stop", "luck", "redeal")]
    return rng.choice(legal or table.legal(seat))
