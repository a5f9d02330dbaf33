"""The whole bot dies at any commit or request: what it acknowledged is there, and is shown."""

from __future__ import annotations

from random import Random

import pytest

from bot.chat.client import Paifuda
from bot.store import Database
from tests.bot.discord.room import Room
from tests.faults.fate import Fate
from tests.faults.hall import WITHIN, Hall, assert_current, hall
from tests.faults.plays import KINDS, Kind
from tests.volume import FIRST, volume

pytestmark = [pytest.mark.usefixtures("blank"), pytest.mark.simcord(check_errors=False)]

EACH = volume(2, 20)
"""How often the bot dies at each kind of table."""
SOON = 12
"""It dies at one of so many commits and requests."""


@pytest.mark.parametrize(("seed", "kind"), [*enumerate(KINDS, FIRST)], ids=str)
async def test_acknowledged_moves_are_there_and_shown(
    room: Room, fate: Fate, seed: int, kind: Kind
) -> None:
    luck, play = Random(f"fate {seed}"), hall(room, seed)
    await play.open(kind)
    while fate.count < EACH:
        await die(play, fate, luck)
        await play.witness.check(Database(room.settings.database), {play.number: play.tried})
        await room.env.restart_bot(revived(Paifuda(room.settings), fate))
        await play.follow()
        await room.env.advance_time(WITHIN)
        await play.follow()
        if (await room.table()).message is None:
            await play.look()
        await assert_current(room)


async def die(play: Hall, fate: Fate, luck: Random) -> None:
    """Play until the bot dies."""
    await fate.met(play.step, luck, SOON)
    await play.room.env.settle()


def revived(client: Paifuda, fate: Fate) -> Paifuda:
    """A client of a process that lives once it logs in: the one before is dead until then."""
    login = client.login

    async def begin(token: str) -> None:
        fate.disarm()
        await login(token)

    client.login = begin  # type: ignore[method-assign]
    return client
