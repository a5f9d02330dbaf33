"""The table tells what it waits for: an ordinary turn, or the question of another phase."""

from __future__ import annotations

import re

import pytest

import rules
from bot.words import LANGUAGES, words
from tests.bot.discord.room import Room
from tests.pages import ROOT

TURNS = {"play", "turn", "over"}
"""Phases in which the player on turn moves as usual, or nobody does."""
PHASE = re.compile(r'\bphase\b[^"\n]*"(\w+)"')


def phases() -> set[str]:
    """The phases that the rules of any game name."""
    files = (ROOT / "rules").rglob("*.py")
    return {name for file in files for name in PHASE.findall(file.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_but_a_turn_tells_its_question(language: str) -> None:
    say = words(language)
    assert {"cut", "take", "koikoi", "wall", "claim", "look"} <= phases()
    asked = {
        key: [f"table-turn-{key}" in say.at(game.key) for game in rules.GAMES] for key in phases()
    }
    assert {key for key, there in asked.items() if not any(there)} <= TURNS


@pytest.mark.usefixtures("blank", "still")
async def test_seats_are_chosen_as_seen_from_a_player_named(room: Room) -> None:
    """The dice of the first players may have left the table's message by then."""
    await room.open(0, "ben chiyo daeun", "tiengow")
    await room.press(room.aki, "start")
    table = await room.table()
    assert table.deal
    state = table.deal.state
    assert state.phase == "sit"
    highest = table.names[state.ranking[0]]
    for text in (room.board().content, (await room.hand(await room.asked())).content):
        assert f"{highest}, who rolled highest" in text
