"""Commands are refused in channels of a kind that the library does not know."""

from __future__ import annotations

from typing import Any

import pytest
import simcord.interactions

from bot.words import words
from rules import RuleError
from tests.bot.discord.room import Room, said

NEW = 99
"""A kind of channel that Discord may have one day."""


@pytest.fixture(params=["new kind", "no channel"])
def unknown(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Say nothing useful about the channel of an interaction."""
    built = simcord.interactions.base_payload

    def payload(*what: Any, **more: Any) -> Any:
        record, found = built(*what, **more)
        channel = found.pop("channel")
        if request.param == "new kind":
            found["channel"] = {**channel, "type": NEW}
        return record, found

    monkeypatch.setattr(simcord.interactions, "base_payload", payload)


@pytest.mark.usefixtures("unknown")
async def test_a_command_in_an_unknown_kind_of_channel_is_refused(room: Room) -> None:
    told = await room.aki.slash(room.channel, "table open", game="mushi")
    assert told.ephemeral
    assert said(told) == words("en")("refusal-unknown-channel")
    with pytest.raises(RuleError, match="no-table"):
        await room.client.services.tables.shown_in(0)
    assert await room.aki.autocomplete(room.channel, "league join", "league", "") == []
