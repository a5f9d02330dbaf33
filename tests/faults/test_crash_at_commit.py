"""A process dies before or after any commit: what was acknowledged is there, and once."""

from __future__ import annotations

from datetime import timedelta
from random import Random

import pytest

from bot.services.tables.tables import Tables
from bot.store import Database
from bot.store.tables import reads
from rules import RuleError
from tests.bot.world.lone_tables import Clock
from tests.faults.fate import Fate
from tests.faults.plays import KINDS, Kind, Play, Press, press
from tests.volume import FIRST, volume

pytestmark = [pytest.mark.usefixtures("unhurried"), pytest.mark.both]

EACH = volume(2, 30)
"""How often each kind of table dies here."""
SOON = 12
"""A process dies at one of so many commits."""


@pytest.mark.parametrize(("seed", "kind"), [*enumerate(KINDS, FIRST)], ids=str)
async def test_nothing_acknowledged_is_lost_or_doubled(
    home: str, clock: Clock, fate: Fate, seed: int, kind: Kind
) -> None:
    luck = Random(f"fate {seed}")
    database = Database(home)
    await database.open()
    play = Play(database, clock, Random(seed), [Tables(database, clock)])
    await play.begin(kind)
    while fate.count < EACH:
        await fate.met(play.step, luck, SOON)
        fate.disarm()
        await database.close()
        database = Database(home)
        tables = await play.recover(database)
        assert_rings(tables, play)
        if play.pressed:
            await assert_made_once(tables, play.pressed)
            play.witness.hear(await tables.at(play.number))
    await database.close()


def assert_rings(tables: Tables, play: Play) -> None:
    """A timer is set again for deadlines that come soon."""
    due = play.witness.tables[play.number].next_due
    soon = due is not None and due <= play.clock() + timedelta(minutes=1)
    assert not soon or play.number in tables.timers.numbers


async def assert_made_once(tables: Tables, pressed: Press) -> None:
    """A player who presses again, because nobody has answered, makes no move a second time."""
    before = await tables.at(pressed.number)
    deal, seat = before.deal, before.seat_of(pressed.user)
    if deal is None or seat is None:
        return
    made = await tables.keeper.database.read(lambda c: reads.is_made(c, pressed.id))
    try:
        after = await press(tables, pressed)
    except RuleError:
        assert not made
        return
    if made and after.deal and after.deal.promise == deal.promise:
        again = [move for one, move in after.deal.log[deal.ply :] if one == seat]
        assert not again
