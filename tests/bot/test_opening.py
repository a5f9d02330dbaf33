"""`/table open`: the presets of the chosen game are offered, and what a game lacks is refused."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType

import pytest

import rules
from bot.words import Words
from rules import Carry, Length, Options
from rules.hanafuda.mushi import Mushi
from rules.options import option
from tests.bot.discord.room import Room, answers, said

pytestmark = pytest.mark.usefixtures("blank")


@dataclass(frozen=True)
class Endless(Options):
    """House rules without a number of deals."""

    wild: bool = option((False, True), "Wild", "More wild.", "Nobody says so.")


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch) -> None:
    presets = MappingProxyType({"mushi": Endless(), "some-play": Endless(wild=True)})
    monkeypatch.setattr(Mushi, "presets", presets)
    monkeypatch.setattr(Mushi, "opening", lambda *_: Carry(1, 0, (0, 0)))
    monkeypatch.setattr(Mushi, "length", lambda *_: Length("deals", 0, ""))


async def test_the_presets_of_the_chosen_game_are_offered(room: Room, say: Words) -> None:
    command = (room.channel, "table open", "preset")
    for game in rules.GAMES:
        offered = await room.aki.autocomplete(*command, "", game=game.key)
        assert {one["value"]: one["name"] for one in offered} == {
            preset: say(f"preset-{preset}") for preset in game.presets
        }, game.key
        last = list(game.presets)[-1]
        typed = say(f"preset-{last}")[1:5].upper()
        narrowed = await room.aki.autocomplete(*command, typed, game=game.key)
        assert last in [one["value"] for one in narrowed], game.key
        wide = await room.aki.autocomplete(*command, typed.translate(WIDE), game=game.key)
        assert wide == narrowed, game.key
        assert await room.aki.autocomplete(*command, "\u2603", game=game.key) == [], game.key


WIDE = {sign: sign + 0xFEE0 for sign in range(0x21, 0x7F)}
"""Letters and digits in the width of Japanese and Chinese keyboards."""


@pytest.mark.parametrize("written", ["some-play", "name", "wide", None])
async def test_a_preset_is_taken_by_its_name_too(
    room: Room, say: Words, written: str | None
) -> None:
    name = say("preset-some-play").upper()
    named = {"name": name, "wide": name.translate(WIDE)}.get(written or "", written)
    more = {"preset": named} if named else {}
    await room.aki.slash(room.channel, "table open", game="mushi", **more)
    assert (await room.table()).preset == ("some-play" if written else "mushi")


@pytest.mark.usefixtures("endless")
async def test_a_game_without_a_number_of_deals_says_so(room: Room, say: Words) -> None:
    refused = await room.aki.slash(room.channel, "table open", game="mushi", deals=3)
    assert said(refused) == say("refusal-no-deals")
    assert all(one.ephemeral for one in answers(refused))
    await room.aki.slash(room.channel, "table open", game="mushi")
    table = await room.table()
    assert table.game.length(table.options).deals == 0
    assert room.board().content.startswith(f"**{say('game-mushi')}**\n")
    changed = await room.client.services.tables.lobbies.set_rules(
        table.id, room.aki.id, "some-play", {}
    )
    assert changed.options == Endless(wild=True)
