"""A forged id is refused in a sentence, and nothing of it is logged as a fault."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator

import pytest

from bot.chat.client import COMPONENTS
from bot.chat.component import Select
from bot.words import words
from rules import RuleError
from tests.bot.discord import forged
from tests.bot.discord.component_ids import IDS
from tests.bot.discord.room import Room, said

pytestmark = pytest.mark.usefixtures("blank", "still")
EN = words("en")

HOSTILE = (
    *("", " ", "   ", "0", "1", "3", "99", "999", "-1", "-999999", "9" * 9, "8999999999999999999"),
    *("x", "none", "all", "mushi", "xiamen", "win", "end", "a_b", "éa", "Ａ", "٣", "1-0", "9-9"),
    *("999999999-999999999", "play", "play x", "lay 1p", "lead 9-9", "rain.oni", "no.card"),
    *("2026-13-45", "0001-01-01", "9999-12", "0000-01", "ffffff", "0" * 64, "end-9", "back-9-9"),
    *("wait-0-0", "table:-1", "player:-5", "season:8999999999999999999", "win c4p5p", "sets99"),
    *("contents", "stories-99", "zzz-1", "x" * 40),
)


def hostile_ids() -> Iterator[tuple[str, bool]]:
    """Ids that a component takes for its own, each with one part that nobody offered."""
    for one in COMPONENTS:
        first, *_ = IDS[one.__name__]
        match = one.__discord_ui_compiled_template__.fullmatch(first)
        assert match
        for name, part in one._parts.items():
            begin, end = match.span(name)
            for text in HOSTILE:
                if re.fullmatch(part.pattern, text) and text != match[name]:
                    yield first[:begin] + text + first[end:], issubclass(one, Select)


async def test_every_forged_id_is_refused_in_a_sentence(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    await room.open(other="ben", game="mushi")
    await room.press(room.aki, "start")
    board, failed = room.board(), list[str]()
    for number, (custom_id, selects) in enumerate(dict.fromkeys(hostile_ids())):
        caplog.clear()
        values = VALUES[number % len(VALUES)] if selects else None
        result = await forged.press(room.aki, board, custom_id, values)
        faults = [one.getMessage() for one in caplog.records if one.levelno >= logging.ERROR]
        if faults or not result.acknowledged or EN("failure") in said(result):
            failed.append(f"{custom_id} {values}: {faults[:1]}")
    assert not failed, "\n".join(failed)


VALUES: tuple[list[str], ...] = (["1"], ["x", "y"], [], ["-1"], ["play"])


@pytest.mark.parametrize("option", ["deals", "side", "days"])
@pytest.mark.parametrize("number", [0, -1, 99])
async def test_a_forged_number_of_a_command_opens_no_duplicate_match(
    room: Room, option: str, number: int
) -> None:
    options = {"game": "mushi", option: number}
    result = await forged.command(room.aki, room.channel, "table duplicate", options, {})
    assert EN("failure") not in said(result)
    with pytest.raises(RuleError):
        await room.client.services.duplicates.by_id(1)
