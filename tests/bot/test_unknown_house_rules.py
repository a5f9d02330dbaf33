"""House rules that this version of the bot does not know are refused in a sentence."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import Connection, Table, select

from bot.store import schema
from bot.store.contests import schema as contests
from bot.store.ledger import books
from bot.words import words
from tests.bot.discord import forged
from tests.bot.discord.room import Room, said
from tests.bot.people.league_room import LeagueRoom

pytestmark = pytest.mark.usefixtures("blank", "still", "faultless")
EN = words("en")
TOLD = EN("refusal-unknown-house-rules")


def changing(of: Table, column: str, change: Callable[[str], str]) -> Callable[[Connection], None]:
    """Return the work that changes a text in every row, as another version of the bot writes it."""

    def work(connection: Connection) -> None:
        for row in connection.execute(select(of.c.id, of.c[column])).all():
            values = {column: change(row[1])}
            connection.execute(of.update().where(of.c.id == row.id).values(values))

    return work


def lacking(facts: dict[str, Any], *path: str) -> dict[str, Any]:
    """Return facts with a field of an unknown name below a path."""
    inner = facts
    for name in path:
        inner = inner[name]
    inner["unheard"] = "of"
    return facts


WRITTEN: dict[str, Callable[[str], str]] = {
    "a field": lambda text: f"{text} unheard=of",
    "a value": lambda text: re.sub(r"=\S+", "=unheard", text, count=1),
}
PRESET = changing(schema.tables, "preset", lambda _: "unheard")
ROWS = {
    name: changing(schema.tables, "differences", change) for name, change in WRITTEN.items()
} | {"a preset": PRESET}


@pytest.mark.parametrize("work", ROWS.values(), ids=list(ROWS))
async def test_a_table_of_another_version_is_refused(room: Room, work: Any) -> None:
    await room.start(2)
    board = room.board()
    await room.client.services.database.write(work)
    await room.restart()
    for custom_id in ("table:1:hand", "rules:1:0", "1:1-0:pass"):
        assert said(await forged.press(room.aki, board, custom_id)) == TOLD, custom_id
    for command in ("hand", "games"):
        assert said(await room.ben.slash(room.channel, command)) != EN("failure")


CHARTERS = {"a term": ("terms",), "a rule of a game": ("games", "mushi", "differences")}


@pytest.mark.parametrize("path", CHARTERS.values(), ids=list(CHARTERS))
async def test_a_league_of_another_version_is_refused(room: Room, path: tuple[str, ...]) -> None:
    league = LeagueRoom(room)
    await league.found()
    await league.plays("mushi", 1, 2)

    def change(text: str) -> str:
        return json.dumps(lacking(json.loads(text), *path))

    for of in (books.leagues, books.seasons):
        await room.client.services.database.write(changing(of, "charter", change))
    await room.restart()
    told = said(await room.aki.slash(room.channel, "league standings"))
    assert told == TOLD


async def test_a_duplicate_match_of_another_version_is_refused(room: Room) -> None:
    await room.aki.slash(room.channel, "table duplicate", game="mushi")
    message = room.board()
    work = changing(contests.duplicates, "differences", WRITTEN["a field"])
    await room.client.services.database.write(work)
    await room.restart()
    told = said(await forged.press(room.ben, message, "duplicate:1:join"))
    assert told == TOLD
