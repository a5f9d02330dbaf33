"""A database of an earlier release answers everything: messages, replays, reviews, files."""

from __future__ import annotations

import json
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from bot.chat.panels import doors
from bot.domain.ledger.reading import Part
from bot.domain.refusal import Refusal
from bot.services.ledger import exports
from bot.words import LANGUAGES, words
from tests.bot.discord.room import Room
from tests.bot.world.baseline import address
from tests.stored.releases import RELEASES, opened

pytestmark = pytest.mark.parametrize("release", RELEASES, ids=lambda path: path.name)


@pytest.fixture
async def home(release: Path, name: str, tmp_path: Path) -> str:
    """The address of a stored database that the bot has brought up to date."""
    database = await opened(release, f"{name}.sqlite", tmp_path)
    return address(Path(database.url.database or ""))


async def rows(room: Room, query: str) -> list[Any]:
    database = room.client.services.database
    return await database.read(lambda c: [*c.execute(text(query))])


@pytest.mark.parametrize("name", ["season", "tables"])
@pytest.mark.usefixtures("blank")
async def test_every_table_has_a_message(room: Room) -> None:
    shown = 0
    for (number,) in await rows(room, "SELECT id FROM tables"):
        table = await room.client.services.tables.keeper.at(number)
        language = LANGUAGES[number % len(LANGUAGES)]
        message = await doors.message(room.client, table, words(language))
        assert message.content
        shown += 1
    assert shown > 5


@pytest.mark.parametrize("name", ["season", "tables"])
async def test_every_finished_deal_is_replayed_reviewed_and_recorded(room: Room) -> None:
    services, done = room.client.services, Counter[str]()
    query = 'SELECT tables.id, guild, deal FROM tables JOIN deals ON "table" = tables.id'
    for number, guild, deal in await rows(room, query):
        table = await services.tables.keeper.at(number)
        person = next(one for one in table.players if one and one.user > 0)
        record = await services.ledger.record(table)
        done["deals"] += len(record.deals)
        with suppress(Refusal):  # the deal is not over
            replay = await services.replays.open(guild, number, deal)
            done["steps"] += len(replay.steps)
            review = await services.reviews.open(guild, person.user, number, deal)
            done["choices"] += len(review.choices)
    assert done["steps"] > 100
    assert done["choices"] > 40
    assert done["deals"]


@pytest.mark.parametrize("name", ["season"])
async def test_every_file_of_the_ledger_is_exported(room: Room) -> None:
    made = Counter[str]()
    for (guild,) in await rows(room, "SELECT DISTINCT guild FROM tables"):
        for kind in exports.KINDS:
            for form in exports.FORMATS:
                await room.client.services.exports.made(Part(guild), kind, form)
                made[kind] += 1
    assert {*made} == {*exports.KINDS}


@pytest.mark.parametrize("name", ["season"])
async def test_every_person_has_a_career_and_a_file(room: Room) -> None:
    services = room.client.services
    for guild, user in await rows(room, "SELECT guild, user FROM names"):
        assert json.loads((await services.privacy.file(user)).content)
        await services.ledger.account(guild, user)
        await services.ledger.curve(guild, [user])
        await services.summaries.due(user)
        with suppress(Refusal):  # this person has won and lost nothing
            await services.statistics.career(guild, user)
