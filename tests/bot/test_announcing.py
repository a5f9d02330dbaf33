"""A member announces three tables and duplicate matches at a time, and six within an hour."""

from __future__ import annotations

import pytest

from bot.domain.tables.clocks import HOUR
from bot.words import words
from tests.bot.discord.room import Room, said

pytestmark = pytest.mark.usefixtures("blank", "still")
EN = words("en")


@pytest.fixture
def many(room: Room) -> str:
    """The refusal of a fourth announcement; the room gives ids to the commands it names."""
    return EN("refusal-announced-many", most="3")


OFTEN = EN("refusal-announced-often", most="6")


async def announced(room: Room, name: str, kind: str = "open") -> str:
    """Tell the answer as Aki announces a table or a duplicate match in a channel of its own."""
    channel = room.guild.create_text_channel(name)
    return said(await room.aki.slash(channel, f"table {kind}", game="mushi"))


async def test_three_announcements_of_a_member_wait_for_people(room: Room, many: str) -> None:
    for name, kind in (("a", "open"), ("b", "duplicate"), ("c", "open")):
        assert many not in await announced(room, name, kind)
    for kind in ("open", "duplicate"):
        assert await announced(room, f"d-{kind}", kind) == many
    other = room.guild.create_text_channel("e")
    assert many not in said(await room.ben.slash(other, "table open", game="mushi"))


async def test_six_announcements_are_made_within_an_hour(room: Room) -> None:
    for number in range(6):
        channel = room.guild.create_text_channel(f"c{number}")
        assert OFTEN not in said(await room.aki.slash(channel, "table open", game="mushi"))
        await room.aki.slash(channel, "table end")
    assert await announced(room, "late") == OFTEN
    await room.env.advance_time(HOUR)
    assert OFTEN not in await announced(room, "later")
