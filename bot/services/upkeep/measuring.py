"""Measurements of the disks that a bot needs."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from bot.store import Database
from bot.store.upkeep import backups, sizes


class Measures(NamedTuple):
    """The free bytes by place, `database` or `backups`, and the bytes of the database."""

    free: Mapping[str, int]
    database: int


async def measure(database: Database, folder: Path | None) -> Measures:
    """Measure a database and the free space on its disk, and on that of backups in a `folder`."""
    every = {"database": backups.folder(str(database.url)), "backups": folder}
    places = {name: place for name, place in every.items() if place}

    def free() -> dict[str, int]:
        return {name: sizes.free(place) for name, place in places.items()}

    return Measures(await asyncio.to_thread(free), await sizes.of_database(database))
