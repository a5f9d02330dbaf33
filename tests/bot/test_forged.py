"""Presses that were never offered are refused in a sentence, and change nothing."""

from __future__ import annotations

from types import SimpleNamespace
from unittest.mock import AsyncMock

import discord
import pytest
from simcord.results import InteractionResult

from bot.domain.people.calendar import Habit
from bot.words import words
from tests.bot.discord import forged
from tests.bot.discord.room import Room, said

pytestmark = pytest.mark.usefixtures("blank", "faultless")
EN = words("en")
STALE = EN("refusal-stale")
MANAGES = discord.Permissions(manage_guild=True)


async def test_a_preference_that_was_never_offered_is_not_stored(room: Room) -> None:
    for custom_id, values in (
        ("habit:notify", ["nobody"]),
        ("habit:remind", ["7"]),
        ("habit:remind", ["soon"]),
        ("habit:wakes", ["x"]),
        ("habit:notify", []),
        ("look:mine:face", ["golden"]),
    ):
        command = "settings mine" if custom_id.startswith("look") else "settings notices"
        panel = (await room.aki.slash(room.channel, command)).response
        assert panel
        told = said(await forged.press(room.aki, panel, custom_id, values))
        assert told == STALE, (custom_id, values)
        habit = (await room.client.services.people.at(room.aki.id)).habit
        assert habit == Habit(), (custom_id, values)
        again = await room.aki.slash(room.channel, command)
        assert again.response
        assert again.response.components == panel.components, (custom_id, values)


async def test_a_value_nobody_offered_is_answered(room: Room) -> None:
    await room.open(other=None)
    before = await room.table()
    for custom_id, values in (
        ("slip:server:1", ["x"]),
        ("replay-deal:1", ["-1"]),
        ("replay-deal:1", ["x"]),
        ("choose:1:1-0", []),
        ("pace:1", ["slow"]),
        ("clock:1:preset", ["never"]),
        ("clock:1:hours", ["x"]),
        ("rule:1:0:hands", ["x"]),
        ("rule:1:0:preset", ["x"]),
        ("order:1", ["x"]),
        ("claims:1:turn:win", ["x"] * 30),
        ("needs:1:1-0", ["x"]),
    ):
        result = await forged.press(room.aki, room.board(), custom_id, values)
        assert result.acknowledged, custom_id
        assert EN("failure") not in said(result), custom_id
        assert await room.table() == before, custom_id


async def test_a_number_of_no_table_is_answered(room: Room) -> None:
    await room.open(other=None)
    for shape in ("table:{}:hand", "lobby:{}:start", "{}:1-0:pass", "back:{}"):
        for number in ("9" * 18, "8" * 19):
            made = await forged.press(room.aki, room.board(), shape.format(number))
            assert made.acknowledged, (shape, number)
            assert EN("failure") not in said(made), (shape, number)


# --- What is typed and what is uploaded -----------------------------------------------------------


HUGE = "match,game,player,points\n" + "x" * 140_000 + ",mushi,1,2\n"
LARGE = """match,game,player,points
a,mushi,99999999999999999999,5
a,mushi,<@18446744073709551615>,-5
"""


async def entered(room: Room, text: str) -> InteractionResult:
    boss = room.guild.add_member(
        room.env.create_user("olga"), roles=[room.guild.create_role("m", permissions=MANAGES)]
    )
    return await boss.slash(room.channel, "import", file=("a.csv", text.encode()), enter=True)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (HUGE, EN("import-fault-unreadable")),
        (LARGE, EN("import-fault-player", value="99999999999999999999")),
        ("x" * 100_000, "missing"),
        (f"match,game,player,points\na,{'g' * 9000},b,c", "ggg"),
    ],
)
async def test_an_import_names_the_line_it_cannot_read(room: Room, text: str, told: str) -> None:
    assert told in said(await entered(room, text))


LOST = (
    discord.NotFound(SimpleNamespace(status=404, reason="gone"), "gone"),
    discord.DiscordServerError(SimpleNamespace(status=503, reason="down"), "down"),
    ConnectionResetError("reset by peer"),
)
"""The ways in which Discord does not give a file; its message may have vanished meanwhile."""


@pytest.mark.parametrize("error", LOST, ids=lambda error: type(error).__name__)
async def test_a_file_that_discord_does_not_give_is_refused(
    room: Room, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    monkeypatch.setattr(discord.Attachment, "read", AsyncMock(side_effect=error))
    told = EN("refusal-file-not-given")
    assert said(await entered(room, "x")) == told
    assert said(await room.aki.slash(room.channel, "verify", file=("a.txt", b"x"))) == told


@pytest.mark.parametrize("melds", ["*", "+", "(((", "()", "(*)+"])
async def test_a_meld_without_a_tile_is_refused(room: Room, melds: str) -> None:
    result = await room.aki.slash(room.channel, "appraise", rules="xiamen", hand="1z", melds=melds)
    assert EN("refusal-no-such-meld", meld="|").partition("|")[0] in said(result)
