"""A table is found by its number; its channel only says where it is shown."""

from __future__ import annotations

import pytest

from bot.services.tables.tables import Tables
from bot.store import Database
from bot.words import words
from rules import RuleError
from tests.bot.discord.room import Room, said
from tests.bot.world.lone_tables import GUILD, HERE, THERE, Clock, opened, stored
from tests.bot.world.matches import PEOPLE

pytestmark = pytest.mark.usefixtures("unhurried", "secrets")
EN = words("en")


@pytest.fixture
def tables(database: Database, clock: Clock) -> Tables:
    return Tables(database, clock)


async def test_a_moved_table_is_equal_and_leaves_its_old_channel(
    tables: Tables, database: Database
) -> None:
    table = await opened(tables, "mushi", 2)
    moved = await tables.relocating.move(table.id, GUILD, THERE, 1, False)
    assert await tables.at(table.id) == await tables.shown_in(THERE) == moved
    for one in (tables, Tables(database)):
        with pytest.raises(RuleError) as refused:
            await one.shown_in(HERE)
        assert refused.value.sentence == "no-table"


async def test_a_table_moved_by_another_process_is_found(
    tables: Tables, database: Database
) -> None:
    table, other = await opened(tables, "mushi", 2), Tables(database)
    await other.shown_in(HERE)
    await tables.relocating.move(table.id, GUILD, THERE, 1, False)
    assert (await other.shown_in(THERE)).channel == THERE
    with pytest.raises(RuleError):
        await other.shown_in(HERE)


async def test_a_channel_shows_its_running_table_not_an_ended_one(
    tables: Tables, database: Database
) -> None:
    table = await opened(tables, "mushi", 2)
    later = await tables.lobbies.open(GUILD, THERE, PEOPLE[0], "koikoi")
    await tables.ending.end(later.id, 1, False)
    moved = await tables.relocating.move(table.id, GUILD, THERE, 1, False)
    assert later.id > table.id
    assert await tables.shown_in(THERE) == await stored(database, THERE) == moved
    assert await tables.latest(later.id) == moved


@pytest.mark.parametrize("remembered", [True, False])
async def test_a_button_of_a_replaced_table_is_refused(
    tables: Tables, database: Database, remembered: bool
) -> None:
    old = await opened(tables, "mushi", 2)
    await tables.ending.end(old.id, 1, False)
    new = await tables.lobbies.rematch(old.id, 1)
    tables = tables if remembered else Tables(database)
    for act in (
        tables.lobbies.rematch(old.id, 1),
        tables.ending.end(old.id, 1, True),
        tables.playing.play(old.id, 1, old.legal(old.waits_for[0])[0]),
    ):
        with pytest.raises(RuleError) as refused:
            await act
        assert refused.value.sentence == "old-table"
    assert await tables.latest(old.id) == await tables.shown_in(HERE) == new


async def test_an_ended_table_can_be_played_again_in_place(
    tables: Tables, database: Database
) -> None:
    """Over, it is still the one that its channel shows, in memory as for another process."""
    table = await opened(tables, "mushi", 2)
    over = await tables.ending.end(table.id, 1, False)
    assert await tables.shown_in(HERE) == await Tables(database).shown_in(HERE) == over
    again = await Tables(database).lobbies.rematch(table.id, 1)
    assert again.id > table.id


@pytest.mark.usefixtures("blank")
async def test_a_hand_that_is_open_goes_with_its_table(room: Room) -> None:
    """Pressed where the table was, a move is made at the table wherever it is shown now."""
    table = await room.start()
    member = await room.asked()
    hand = await room.hand(member)
    elsewhere = room.guild.create_text_channel("elsewhere")
    assert said(await room.aki.slash(elsewhere, "table move", table=table.id)) == EN("moved-here")
    await room.act(member, hand=hand)
    room.channel = elsewhere
    moved = await room.table()
    assert moved.deal
    assert (moved.id, moved.deal.ply) == (table.id, 1)
    assert moved.message == room.board().id
