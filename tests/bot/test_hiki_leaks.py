"""A hiki out of turn tells nothing about the hand of the player on turn."""

from __future__ import annotations

import pytest

from rules import Chance
from tests.bot.decks.gaji_window import HIKI, PACK
from tests.bot.decks.stacking import DICE
from tests.bot.discord.recording import Done, Worlds, assert_alike
from tests.bot.discord.room import Room
from tests.bot.people.agreeing import all_agree

pytestmark = pytest.mark.usefixtures("blank", "still")
GAJI = "rain.oni"
HOUR = 3600
WITHOUT = tuple({GAJI: PACK[-1], PACK[-1]: GAJI}.get(card, card) for card in PACK)
"""The same pack, but the gaji lies in the stock: Aki, who is on turn, does not hold it."""


def called(clock: str) -> Done:
    """Ben calls the plums in Aki's turn, who thinks for a day."""

    async def done(room: Room) -> None:
        await room.open(other="ben chiyo daeun emilia", game="sakura")
        table = await room.table()
        await room.client.services.tables.lobbies.set_clock(table.id, room.aki.id, clock)
        await all_agree(room.client.services.tables, table.id)
        await room.press(room.aki, "start")
        await room.make("touch")
        await room.wait(HOUR)
        await room.make(HIKI, room.ben)
        await room.wait(24 * HOUR)

    return done


@pytest.mark.parametrize("clock", ["none", "172800 move", "86400+3600 move"])
async def test_a_hiki_out_of_turn_tells_nobody_of_the_gaji(worlds: Worlds, clock: str) -> None:
    """The gaji could take a plum before, so its holder has fewer moves afterwards."""
    first, other = [
        await worlds.seen(called(clock), Chance(deck, DICE)) for deck in (PACK, WITHOUT)
    ]
    assert_alike(first, other)
