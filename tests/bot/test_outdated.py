"""Commands that Discord still shows from another version, and suggestions that come too late."""

from __future__ import annotations

import logging
from typing import Any

import pytest
from simcord import actors
from simcord.enums import InteractionType
from simcord.results import InteractionResult

from bot.words import words
from tests.bot.discord.room import Room, said

pytestmark = pytest.mark.simcord(check_errors=False)
EN = words("en")
SUB, TEXT, MENU = 1, 3, 2

OTHER_VERSIONS: dict[str, dict[str, Any]] = {
    "a command": {"name": "gone"},
    "a subcommand": {"name": "table", "options": [{"name": "gone", "type": SUB, "options": []}]},
    "a group": {"name": "table", "options": []},
    "an option": {"name": "table", "options": [{"name": "open", "type": SUB, "options": []}]},
    "a menu": {"name": "gone", "type": MENU, "target_id": "1", "resolved": {}},
}
"""The forms of commands that this version does not have: without its group, without an option."""


async def used(room: Room, what: dict[str, Any], how: InteractionType) -> InteractionResult:
    data = {"id": "7", "type": 1, "options": [], **what}
    return await actors._dispatch_actor_interaction(room.aki, how, room.channel, data)


@pytest.mark.usefixtures("faultless")
@pytest.mark.parametrize("what", OTHER_VERSIONS.values(), ids=OTHER_VERSIONS)
async def test_a_command_of_another_version_is_refused(room: Room, what: dict[str, Any]) -> None:
    told = await used(room, what, InteractionType.APPLICATION_COMMAND)
    assert told.ephemeral
    assert said(told) == EN("refusal-outdated")


@pytest.mark.usefixtures("faultless")
async def test_a_command_of_another_version_offers_nothing(room: Room) -> None:
    option = {"name": "gone", "type": TEXT, "value": "a", "focused": True}
    what = {"name": "gone", "options": [option]}
    told = await used(room, what, InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE)
    assert told.autocomplete_choices == []


@pytest.mark.usefixtures("faultless")
@pytest.mark.parametrize(("status", "code"), [(404, 10062), (400, 40060), (503, 0)])
async def test_a_suggestion_that_comes_too_late_is_no_fault(
    room: Room, status: int, code: int
) -> None:
    room.env.inject_error("POST", "/interactions/*", status=status, code=code)
    assert await room.aki.autocomplete(room.channel, "league join", "league", "") == []


async def test_a_suggestion_that_fails_is_a_fault(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fails(*_: object) -> None:
        raise ValueError

    monkeypatch.setattr(room.client.services.leagues, "of_server", fails)
    await room.aki.autocomplete(room.channel, "league join", "league", "")
    assert [one.levelno for one in caplog.get_records("call")] == [logging.ERROR]
