"""Colour is never the only sign: a hand says in words which pieces have buttons that stand out."""

from __future__ import annotations

import re
from random import Random

import pytest
from discord import ButtonStyle
from simcord.results import ResponseMessage

from bot.words import words
from tests.bot.discord.room import Room, parts
from tests.bot.people.alone import EN

pytestmark = pytest.mark.usefixtures("blank", "usual")
OF_A_PIECE = re.compile(r"piece:|\d+:\d+-\d+:(play .+|(beat|fold|discard) \S+)$")
HANDS = 12
"""The number of hands that are looked at."""


def standing_out(hand: ResponseMessage) -> list[str]:
    """The pieces whose buttons stand out from those of other pieces, by their labels."""
    pieces = [part for part in parts(hand) if OF_A_PIECE.match(part.get("custom_id", ""))]
    plain = [part for part in pieces if part["style"] == ButtonStyle.secondary.value]
    return [part["label"] for part in pieces if part not in plain] if plain else []


@pytest.mark.parametrize(
    ("game", "key"),
    [
        *((game, "tell-able") for game in ("mushi", "sakura", "koikoi", "tiengow")),
        *((game, "tell-own-drawn") for game in ("xiamen", "dalian", "liangxi")),
    ],
)
async def test_a_hand_names_the_pieces_that_stand_out(room: Room, game: str, key: str) -> None:
    """In the words of its picture, which a screen reader reads."""
    rng, seen = Random(1), 0
    await room.open(game=game, other=None, deals=0)
    await room.press(room.aki, "fill")
    before, after = words("en").at(game)(key, cards="@", card="@").split("@")
    for _ in range(HANDS):
        if (await room.table()).phase != "playing":
            break
        hand = await room.hand(room.aki)
        if found := standing_out(hand):
            seen += 1
            told = hand.attachments[0].description or ""
            assert before in told, told
            named = told.split(before)[1].split(after)[0]
            assert all(label in named for label in found), (found, named)
        await room.act(room.aki, rng, hand)
    assert seen


@pytest.mark.parametrize("game", ["mushi", "tiengow"])
async def test_first_hands_explain_the_buttons_that_stand_out(room: Room, game: str) -> None:
    rng, explained = Random(1), list[bool]()
    await room.open(game=game, other=None, deals=0)
    await room.press(room.aki, "fill")
    for _ in range(4):
        hand = await room.hand(room.aki)
        if standing_out(hand):
            explained.append(EN.at(game)("signs-able") in hand.content)
        await room.act(room.aki, rng, hand)
    assert explained == sorted(explained, reverse=True), "later hands do not"
    assert (True in explained, False in explained) == (True, True)
