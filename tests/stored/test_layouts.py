"""The rows of components under every message of every scene are as they are stored."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.stored.make import layouts
from tests.stored.scenes import SCENES, Tour, played
from tests.stored.wires import wired

STORED = json.loads((Path(__file__).parent / "layouts.json").read_text())


@pytest.mark.parametrize("scene", SCENES)
async def test_every_message_has_the_rows_it_had(scene: str, tmp_path: Path) -> None:
    async with wired(tmp_path) as (room, wire):
        await played(Tour(room, wire), scene)
    assert layouts(wire) == STORED[scene]
