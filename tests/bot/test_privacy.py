"""Data stored about a person is shown, handed out and forgotten; every ledger still balances."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Any

import pytest
from sqlalchemy import BigInteger, Column, Connection, Table, select

from bot.chat.commands.people.privacy import summary
from bot.services.ledger import rebuilding
from bot.store import Database, schema
from bot.store.ledger import books
from bot.store.people import privacy
from bot.words import LANGUAGES, words
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
    """A league in which Ben has played and has a handicap, and a penalty's reason names him."""
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


OTHERS = {
    *("guild", "channel", "message", "role", "problems", "press", "addition"),
    *("points", "delta", "tie", "pseudonym", "server"),
}
"""The columns with large numbers that are not those of people."""


def test_every_other_large_number_is_that_of_no_person() -> None:
    """So a person in a column of a new name is not overlooked."""
    columns = (one for table in schema.metadata.sorted_tables for one in table.columns)
    large = {one for one in columns if isinstance(one.type, BigInteger)}
    assert {one.name for one in large.difference(privacy.PEOPLE)} == OTHERS


@pytest.mark.parametrize("column", privacy.PEOPLE, ids=str)
def test_people_are_found_by_an_index(column: Column[Any]) -> None:
    """So nobody waits while somebody is counted, given their rows or forgotten."""
    kept: list[Any] = [column.table.primary_key, *column.table.indexes]
    assert column in [next(iter(one.columns)) for one in kept]


AKI, ELSEBODY = 1_456_074_443_980_800_036, 7
"""The person who is shown their data, and somebody else."""
FOR_TYPES = {str: "x", int: 1, float: 1.0, object: datetime(2026, 1, 1, tzinfo=UTC)}


def row(table: Table, **own: Any) -> dict[str, Any]:
    """A row of a table that names nobody but somebody else."""
    people = {column.name: ELSEBODY for column in privacy.PEOPLE if column.table is table}
    filled = {one.name: FOR_TYPES[one.type.python_type] for one in table.columns}
    return filled | people | own


def with_parents(connection: Connection, table: Table, **own: Any) -> None:
    """Write a row, and the rows it refers to."""
    for key in table.foreign_keys:
        parent = key.column.table
        if connection.execute(select(parent)).first() is None and parent is not table:
            with_parents(connection, parent)
    connection.execute(table.insert().values(row(table, **own)))


KINDS: list[tuple[Table, dict[str, Any], str]] = [
    (one.table, {one.name: AKI}, one.table.name) for one in privacy.PEOPLE
]
KINDS += [
    (books.entries, {text: f"<@{AKI}> was late"}, privacy.MENTIONS) for text in ("why", "match")
]


@pytest.mark.parametrize(("table", "own", "kind"), KINDS, ids=[kind for _, _, kind in KINDS])
async def test_a_person_with_one_row_is_told_that_row_alone(
    database: Database, table: Table, own: dict[str, Any], kind: str
) -> None:
    assert summary(await counted(database), EN) == EN("privacy-nothing")
    await database.write(lambda connection: with_parents(connection, table, **own))
    for language in LANGUAGES:
        say = words(language)
        lines = summary(await counted(database), say).split("\n")
        assert lines == [
            say("privacy-title"),
            say(f"privacy-{kind}", number=1),
            say("privacy-hint"),
        ]


async def counted(database: Database) -> dict[str, int]:
    """Count the rows about Aki."""
    return await database.read(lambda connection: privacy.counted(connection, AKI))


async def test_a_person_is_shown_and_given_what_is_stored(room: Room, league: LeagueRoom) -> None:
    shown = said(await room.ben.slash(room.channel, "privacy show"))
    assert EN("privacy-seats", number=1) in shown
    assert EN("privacy-members", number=1) in shown
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


async def test_a_forgotten_person_is_named_nowhere_and_ledgers_balance(
    room: Room, league: LeagueRoom
) -> None:
    await room.ben.slash(room.channel, "settings mine")
    before = await room.client.services.ledger.of_server(room.guild.id)
    warned = said(await room.ben.slash(room.channel, "privacy forget"))
    assert warned == EN("privacy-warning")
    assert str(room.ben.id) in await everything(room)
    answer = said(await room.ben.slash(room.channel, "privacy forget", sure=True))
    assert answer == EN("privacy-forgotten", name=EN("somebody", number=1))
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
    answer = said(await room.ben.slash(room.channel, "privacy forget", sure=True))
    assert answer == EN("privacy-forgotten", name=EN("somebody", number=2))


async def test_a_match_goes_on_without_a_forgotten_person(room: Room, league: LeagueRoom) -> None:
    """The others see at once that a computer player has the seat."""
    await room.open(0, "ben")
    await room.press(room.aki, "start")
    await room.ben.slash(room.channel, "seat open")
    shown = room.board().content
    answer = said(await room.ben.slash(room.channel, "privacy forget", sure=True))
    assert answer == EN("privacy-forgotten", name=EN("somebody", number=1))
    assert str(room.ben.id) not in await everything(room)
    assert EN("away-open", name="Ben") in shown
    assert EN("away-open", name="Ben") not in room.board().content
    assert [player.computer for player in (await room.table()).players if player] == [False, True]
    assert (await room.finish()).phase == "over"
