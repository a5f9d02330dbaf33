"""A person is one value: read whole, written by difference, with any stored content."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, insert, text

from bot.chat.panels.people import preferences
from bot.domain.people.calendar import Habit, Span
from bot.domain.people.person import Person
from bot.services import remembered
from bot.services.people.people import People
from bot.store import Database
from bot.store.people import schema
from bot.words import words
from rules import RuleError
from tests.bot.discord.room import Room, lives, said
from tests.bot.world.lone_tables import Clock

EN = words("en")
START = datetime(2026, 1, 1, tzinfo=UTC)
DAY = timedelta(days=1)
AWAY = Span(START + DAY, START + 3 * DAY)
TOKYO = Habit("direct", 6, "Asia/Tokyo", 480, 1380)


@pytest.fixture
def two(database: Database, clock: Clock) -> tuple[People, People]:
    """Two processes on one database."""
    return People(database, clock), People(database, clock)


async def test_differing_values_are_written_and_read_again_whole(
    two: tuple[People, People],
) -> None:
    one, other = two
    await one.change(2, lives(TOKYO))
    await one.change(2, lambda p: replace(p.leaving(AWAY), face="large"))
    whole = Person(2, TOKYO, (AWAY,), "large", 2)
    assert await one.at(2) == await other.at(2) == whole
    back = await one.change(2, lambda p: p.back(START + 2 * DAY))
    assert back.vacations == (Span(START + DAY, START + 2 * DAY),)
    assert await one.change(2, lambda p: p.back(START + 5 * DAY)) == back, "nothing changes"
    assert await one.change(2, lambda p: p.back(START)) == replace(whole, vacations=(), edition=4)


async def test_values_written_by_another_process_are_known_after_a_minute(
    two: tuple[People, People], clock: Clock
) -> None:
    one, other = two
    assert await one.at(2) == await other.at(2) == Person(2)
    await one.change(2, lives(TOKYO))
    assert (await other.at(2)).habit == Habit()
    clock.now += remembered.AGE
    assert (await other.at(2)).habit == TOKYO
    await other.change(2, lambda p: replace(p, face="large"))
    await one.change(2, lambda p: p.leaving(AWAY))
    clock.now += remembered.AGE
    whole = Person(2, TOKYO, (AWAY,), "large", 3)
    assert await one.at(2) == await other.at(2) == whole


async def test_changes_made_at_once_are_all_made(two: tuple[People, People]) -> None:
    await asyncio.gather(
        two[0].change(2, lives(TOKYO)),
        two[1].change(2, lambda p: replace(p, face="large")),
        two[0].change(2, lambda p: p.leaving(AWAY)),
    )
    two[0].drop(2)
    assert await two[0].at(2) == Person(2, TOKYO, (AWAY,), "large", 3)


async def test_people_are_read_together_and_not_again(
    database: Database, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    reads: list[object] = []
    read = Database.read

    async def counted(self: Database, query: Any) -> Any:
        reads.append(query)
        return await read(self, query)

    monkeypatch.setattr(Database, "read", counted)
    monkeypatch.setattr(remembered, "KEPT", 3)
    people = People(database, clock)
    assert set(await people.calendars([1, 2, 3])) == {1, 2, 3}
    await people.calendars([3, 2, 1])
    assert len(reads) == 1
    await people.at(4)
    await people.at(1)
    assert len(reads) == 3, "more people are not kept"


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("notify", "shout"),
        ("remind", 7),
        ("zone", "Mars/Olympus"),
        ("wakes", -1),
        ("sleeps", 1440),
        ("sleeps", "late"),
        ("face", "silk"),
    ],
)
async def test_values_never_offered_are_refused_or_read_as_usual(
    database: Database, clock: Clock, part: str, value: object
) -> None:
    people = People(database, clock)

    def chosen(one: Person) -> Person:
        changed: Any = {part: value}
        return replace(one, **changed) if part == "face" else one.choosing(**changed)

    with pytest.raises(RuleError) as refused:
        await people.change(2, chosen)
    assert refused.value.sentence == "no-such-look"
    row = {"user": 2, "face": "large", "remind": 6} | {part: value}
    await database.write(lambda c: c.execute(insert(schema.preferences).values(**row)))
    people.drop(2)
    usual = Person(2, Habit(remind=6), (), "large", 1)
    read = replace(usual, face=None) if part == "face" else usual
    assert await people.at(2) == (replace(read, habit=Habit()) if part == "remind" else read)


async def test_a_choice_of_an_old_panel_is_refused_in_words(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    offered = {**preferences.PARTS, "remind": (24, 7)}
    with monkeypatch.context() as patch:
        patch.setattr(preferences, "PARTS", offered)
        panel = (await room.aki.slash(room.channel, "settings notices")).response
    assert panel is not None
    pressed = await room.aki.select(panel.message, ["7"], custom_id="habit:remind")
    assert said(pressed).endswith(EN("refusal-no-such-look", value="7"))
    assert await room.client.services.people.at(room.aki.id) == Person(room.aki.id)


async def test_values_of_two_rows_are_joined_in_one(tmp_path: Path, clock: Clock) -> None:
    """A database from before is read as it was written, by who had chosen one, both, neither."""
    database = Database(f"sqlite+aiosqlite:///{tmp_path}/old.sqlite")

    def old(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(files("bot.store") / "migrations"))
        config.attributes["connection"] = connection
        command.upgrade(config, "0007")
        connection.execute(text("INSERT INTO preferences VALUES (1, 'large'), (2, 'safe')"))
        rows = "(2, 'direct', 6, 'Asia/Tokyo', 480, 1380), (3, 'none', 0, 'UTC', 0, 0)"
        connection.execute(text(f"INSERT INTO habits VALUES {rows}"))
        command.upgrade(config, "head")

    await database.write(old)
    people = People(database, clock)
    assert [await people.at(user) for user in (1, 2, 3, 4)] == [
        Person(1, Habit(), (), "large", 1),
        Person(2, TOKYO, (), "safe", 1),
        Person(3, Habit("none", 0), (), None, 1),
        Person(4),
    ]
    await database.close()
