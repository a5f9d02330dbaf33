"""A running deal that the rules as they are now would play otherwise, as its players see it."""

from __future__ import annotations

import pytest

import rules
from bot.services.tables.tables import Tables
from bot.store import Database
from bot.words import LANGUAGES, words
from rules.hanafuda.options import MushiOptions
from tests.bot.discord.room import Room, said
from tests.bot.world.lone_tables import opened, stored
from tests.changed_rules import change, shuffled

EN = words("en")


async def test_everybody_is_told_of_a_called_off_deal(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.start()
    for _ in range(3):
        await room.act()
    old = room.board()
    change(monkeypatch, shuffled)
    await room.restart()
    sentence = EN("table-called-off", game=EN("game-mushi"))
    await room.press(room.aki, "hand", old)
    table = await room.table()
    assert table.phase == "between"
    assert sentence in room.board().content
    for member in (room.aki, room.ben):
        await room.press(member, "ready")
    table = await room.table()
    assert table.phase == "playing"
    assert sentence not in room.board().content
    assert "⚠" not in said(await room.act())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_names_the_game(language: str) -> None:
    say = words(language)
    assert say("game-sakura") in say("table-called-off", game=say("game-sakura"))


async def test_a_match_keeps_its_house_rules_when_presets_change(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await opened(Tables(database), "mushi", 2)
    change(monkeypatch)
    game = rules.game("mushi")
    monkeypatch.setattr(game, "presets", {"mushi": MushiOptions(oni_takes_triple=True)}, False)
    assert table.options == MushiOptions()
    assert (await stored(database)).options == table.options
