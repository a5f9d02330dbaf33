"""Two databases that differ only where one person cannot look, and everything shown from each."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy.engine import Connection

import render
from bot.domain.tables.table import Table
from bot.store import Database
from bot.words import Words
from rules import Move
from tests.bot.decks.dealt_anew import dealt_anew, rewrite
from tests.bot.discord.recording import Done, World, Worlds, assert_alike
from tests.bot.discord.room import Room

PNG = b"\x89PNG\r\n\x1a\n"
PICTURES = (*("table", "hand", "scores", "ladder", "career", "standings", "open_table", "film"),)
Begin = Callable[[Room], Awaitable[Sequence[int]]]
"""A function that begins tables in a room and returns their numbers."""


def written(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace each picture by the text of its arguments, so that no two views give equal bytes."""

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


async def apart(worlds: Worlds, monkeypatch: pytest.MonkeyPatch, begin: Begin, look: Done) -> World:
    """Assert that two worlds whose first seats see the same show them the same; return the first
    world.
    """
    written(monkeypatch)
    files = [worlds.folder / name for name in ("begun.sqlite", "first.sqlite", "other.sqlite")]

    async def prepare(room: Room) -> None:
        tables = [await room.client.services.tables.at(one) for one in await begin(room)]
        copied(files[0], files[1])
        await deal_anew(room.client.services.database, tables)
        copied(files[0], files[2])

    await worlds.seen(prepare, file=files[0])
    first, other = [await worlds.seen(look, file=file) for file in files[1:]]
    for here, there in zip(first.private, other.private, strict=True):
        assert here == there
    for here, there in zip(first.requests, other.requests, strict=True):
        assert here == there
    assert_alike(first, other, but="notice")  # notices come by the clock, not by a press
    return first


async def deal_anew(database: Database, tables: Sequence[Table]) -> None:
    """Write other deals in place of those of some tables; the first seats see the same."""
    rng = Random(7)
    changed = [(one, dealt_anew(one, 0, rng)) for one in tables]

    def work(connection: Connection) -> None:
        for table, deal in changed:
            rewrite(connection, table, deal)

    await database.write(work)


def copied(source: Path, target: Path) -> None:
    """Copy a database in its present state."""
    with closing(sqlite3.connect(source)) as one, closing(sqlite3.connect(target)) as other:
        one.backup(other)


def safe(table: Table, rng: Random) -> Move:
    """Choose a move, for the seat that is asked, that does not end the deal at once."""
    seat = min(table.waits_for)
    if table.game.family == "mahjong":
        return table.absent(seat)
    legal = [one for one in table.legal(seat) if one.verb not in ("stop", "luck", "redeal")]
    return rng.choice(legal or table.legal(seat))
