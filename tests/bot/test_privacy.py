"""Data stored about a person is shown, handed out and forgotten; every ledger still balances."""

from __future__ import annotations

import json
from typing import Any

import pytest
from sqlalchemy import Column, select

from bot.services.ledger import rebuilding
from bot.store import schema
from bot.store.people import privacy
from tests.bot.discord.room import Room, said
from tests.bot.people.league_room import EN, LeagueRoom

pytestmark = pytest.mark.usefixtures("blank", "still")


async def everything(room: Room) -> str:
    """All that the database holds, as text."""

    def read(connection: Any) -> str:
        rows = [connection.execute(select(one)).all() for one in schema.metadata.sorted_tables]
        return str(rows)

    return await room.client.services.database.read(read)


@pytest.fixture
async def league(room: Room) -> LeagueRoom:
    """A league in which Ben has played, was handed a handicap and was spoken of."""
    found = LeagueRoom(room)
    await found.found(uma=5)
    await found.plays("mushi", 3, 1)
    await found.does("organise handicap", player=room.ben, points=4)
    await found.match("mushi", "ben", 1)
    why = f"<@{room.ben.id}> was late: ben never is, says Benny"
    await found.does("organise penalty", player=room.ben, points=3, why=why)
    return found


async def test_the_columns_that_name_people_are_all_known() -> None:
    known = {(one.table.name, one.name) for one in privacy.PEOPLE}
    there = {
        (table.name, column.name)
        for table in schema.metadata.sorted_tables
        for column in table.columns
        if column.name in ("user", "owner", "by")
    }
    assert known == there


@pytest.mark.parametrize("column", privacy.PEOPLE, ids=str)
def test_people_are_found_by_an_index(column: Column[Any]) -> None:
    """So nobody waits while somebody is counted, given their rows or forgotten."""
    kept: list[Any] = [column.table.primary_key, *column.table.indexes]
    assert column in [next(iter(one.columns)) for one in kept]


async def test_a_person_is_shown_and_given_what_is_stored(room: Room, league: LeagueRoom) -> None:
    told = said(await room.ben.slash(room.channel, "privacy show"))
    assert EN("privacy-seats", number=1) in told
    assert EN("privacy-members", number=1) in told
    response = (await room.ben.slash(room.channel, "privacy export")).response
    assert response is not None
    assert response.ephemeral
    found = json.loads(await response.attachments[0].read())
    assert {row["user"] for row in found["entries"]} == {room.ben.id}
    assert found["names"][0]["name"] == "Ben"
    assert found["moves"]
    assert "secret" not in json.dumps(found)
    nothing = said(await room.emilia.slash(room.channel, "privacy show"))
    assert nothing == EN("privacy-nothing")


async def test_whoever_is_forgotten_is_named_nowhere_and_ledgers_balance(
    room: Room, league: LeagueRoom
) -> None:
    await room.ben.slash(room.channel, "settings mine")
    before = await room.client.services.ledger.of_server(room.guild.id)
    warned = said(await room.ben.slash(room.channel, "privacy forget"))
    assert warned == EN("privacy-warning")
    assert str(room.ben.id) in await everything(room)
    told = said(await room.ben.slash(room.channel, "privacy forget", sure=True))
    assert told == EN("privacy-forgotten", name=EN("somebody", number=1))
    kept = await everything(room)
    assert str(room.ben.id) not in kept
    assert "'Ben'" not in kept
    assert "#1 never is, says Benny" in kept
    after = await room.client.services.ledger.of_server(room.guild.id)
    assert [row.points for row in after] == [row.points for row in before]
    assert (await room.client.services.database.read(rebuilding.rebuild))[1] == []
    shown = said(await room.aki.slash(room.channel, "league standings"))
    assert EN("somebody", number=1) in shown
    log = said(await room.aki.slash(room.channel, "league log"))
    assert EN("somebody", number=1) in log
    assert str(room.ben.id) not in log
    assert "Ben" not in (await room.table()).names
    await league.match("mushi", "ben", 2)
    told = said(await room.ben.slash(room.channel, "privacy forget", sure=True))
    assert told == EN("privacy-forgotten", name=EN("somebody", number=2))


async def test_nobody_is_forgotten_in_mid_match(room: Room, league: LeagueRoom) -> None:
    await room.open(0, "ben")
    told = said(await room.ben.slash(room.channel, "privacy forget", sure=True))
    assert told == EN("refusal-forget-playing")
    assert str(room.ben.id) in await everything(room)
