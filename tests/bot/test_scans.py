"""No statement of the forgetting of a person reads a table that grows from end to end.

`tests/stored/test_layouts.py` checks the same for every scene.
"""

from __future__ import annotations

import pytest

from bot.store import Database
from tests.bot.people.forgotten import BEN, World
from tests.bot.world.lone_tables import Clock
from tests.bot.world.scanning import listen, scans


@pytest.mark.usefixtures("unhurried", "secrets")
async def test_no_step_of_forgetting_scans_a_table_that_grows(
    database: Database, clock: Clock
) -> None:
    world = World.on(database, clock)
    await world.fill()
    issued = listen(database)
    await world.services.privacy.forget(BEN.user)
    assert len(issued) > 60
    assert not await database.read(lambda c: scans(c, [*issued.values()]))
