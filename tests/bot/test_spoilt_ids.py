"""An id with a part that is missing, empty or doubled is refused in a sentence, without a fault."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from bot.chat.client import COMPONENTS
from bot.chat.component import Select
from tests.bot.discord import forged
from tests.bot.discord.component_ids import IDS
from tests.bot.discord.room import Room
from tests.bot.test_forged_ids import failures
from tests.volume import part

pytestmark = pytest.mark.usefixtures("blank", "still")


def spoilt(custom_id: str) -> Iterator[str]:
    """An id with each of its parts dropped, emptied and doubled."""
    parts = custom_id.split(":")
    for at in range(len(parts)):
        before, after = parts[:at], parts[at + 1 :]
        for ways in ((), ("",), (parts[at], parts[at])):
            yield ":".join((*before, *ways, *after))


def forms() -> list[tuple[str, bool]]:
    """Spoilt ids of the first and the last form of every component, and whether it is a select."""
    return [
        *dict.fromkeys(
            (text, issubclass(one, Select))
            for one in COMPONENTS
            for form in (IDS[one.__name__][0], IDS[one.__name__][-1])
            for text in spoilt(form)
        )
    ]


def bare(custom_id: str, values: Sequence[str] | None) -> dict[str, Any]:
    """A button without a label, or a select without options."""
    if values is None:
        return {"type": forged.BUTTON, "style": 2, "custom_id": custom_id}
    return {"type": forged.SELECT, "custom_id": custom_id, "options": []}


async def test_every_spoilt_id_is_refused_in_a_sentence(
    room: Room, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Below a component with a label, and below one without label and options."""
    labelled = forged._component
    await room.open(other="ben", game="mushi")
    await room.press(room.aki, "start")
    board, failed = room.board(), list[str]()
    for number, (custom_id, selects) in enumerate(part(forms(), 12)):
        caplog.clear()
        monkeypatch.setattr(forged, "_component", (bare, labelled)[number % 2])
        result = await forged.press(room.aki, board, custom_id, ["1"] if selects else None)
        failed += failures(caplog, result, custom_id)
    assert not failed, "\n".join(failed)
