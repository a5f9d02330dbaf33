"""The releases with stored data."""

from __future__ import annotations

import gzip
import json
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

from bot.domain.tables.table import Table
from bot.domain.tables.windows import has_fixed_end
from bot.services.tables.tables import Tables
from bot.store import Database
from rules import Move
from tests.stored.places import ring

HERE = Path(__file__).parent
RELEASES = sorted(path.parent for path in HERE.glob("*/tables.sqlite.gz"))


def stored(release: Path, name: str) -> Any:
    """The content of a file of a release."""
    return json.loads((release / name).read_text())


async def opened(release: Path, name: str, folder: Path) -> Database:
    """Open a copy of a stored database, brought up to date once for all tests."""
    file, packed = folder / name, release / f"{name}.gz"
    database = Database(f"sqlite+aiosqlite:///{file}")
    if packed in _forwards:
        file.write_bytes(_forwards[packed])
        return database
    file.write_bytes(gzip.decompress(packed.read_bytes()))
    await database.open()
    await database.close()
    _forwards[packed] = file.read_bytes()
    return await opened(release, name, folder)


_forwards: dict[Path, bytes] = {}
"""For each packed file, its content once it is up to date."""


class Clock:
    """A clock that a test moves, from which the bot reads the time."""

    def __init__(self, now: str) -> None:
        self.now = datetime.fromisoformat(now)

    def __call__(self) -> datetime:
        return self.now


async def step(tables: Tables, clock: Clock, table: Table, rng: Random) -> Table:
    """If a claim window closes at a fixed time, close it; otherwise win if possible, or mostly
    pass.
    """
    if has_fixed_end(table):
        assert table.due
        clock.now = max(clock.now, table.due) + timedelta(seconds=1)
        await ring(tables, table)
        return await tables.shown_in(table.channel)
    seats = [seat for seat in range(len(table.players)) if table.legal(seat)]
    seat = rng.choice(seats)
    player, legal = table.players[seat], table.legal(seat)
    assert player
    move = next((one for one in legal if one.verb == "win"), None) or _quiet(legal, rng)
    return await tables.playing.play(table.id, player.user, move)


def _quiet(legal: tuple[Move, ...], rng: Random) -> Move:
    """Pass if that is possible, otherwise do anything."""
    return next((one for one in legal if one.verb == "pass"), None) or rng.choice(legal)
