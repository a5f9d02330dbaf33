"""Text that people type: of a bounded length, and never worked on for long in the event loop."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from time import thread_time
from typing import Any

import discord
import pytest
from discord import app_commands
from hypothesis import given, settings
from hypothesis import strategies as st
from simcord import actors

from bot.chat.commands import autocomplete, typed
from bot.chat.emoji import name_of
from bot.domain.refusal import Refusal
from bot.words import LANGUAGES, notation, telling, words
from rules.mahjong.tiles import PLACE
from tests.bot.discord import forged
from tests.bot.discord.leaves import Leaf, leaves
from tests.bot.discord.room import Room
from tests.bot.people.league_room import LeagueRoom
from tests.volume import part

TYPES = discord.AppCommandOptionType
MOST = 0.05
"""Seconds of processor that a text may cost beyond a short one, on a machine as fast as ours."""
OURS = 0.010
"""Seconds that `anchor` takes there."""
UNBOUNDED = 6000
"""The length of text that Discord takes where nobody has set another."""
RULES = "liangxi"
"""The rules under which the score of a hand takes longest."""
HOSTILE = ("9", "1m ", "<@1> ")
"""Parts of hostile texts: digits without a suit, tiles or hands without end, mentions."""


def anchor() -> float:
    """Seconds of processor for some work that is always the same."""

    def once() -> float:
        began = thread_time()
        sum(number % 7 for number in range(180_000))
        return thread_time() - began

    return min(once() for _ in range(5))


@pytest.fixture(scope="module")
def limit() -> float:
    """The seconds that a text may cost on this machine."""
    return MOST * max(1.0, anchor() / OURS)


def texts() -> Iterator[tuple[Leaf, app_commands.Parameter]]:
    """Every option of a command that people type text into."""
    for leaf in leaves():
        for option in leaf.parameters:
            if option.type is TYPES.string and not option.choices:
                yield leaf, option


TEXTS = [*texts()]


def test_every_text_option_has_a_largest_length() -> None:
    assert len(TEXTS) > 30
    unbounded = [f"{leaf.qualified_name} {one.name}" for leaf, one in TEXTS if not one.max_value]
    assert not unbounded
    long = {leaf.qualified_name for leaf, one in TEXTS if int(one.max_value or 0) > 400}
    assert long == {"replay"}, "a text that shares a deal is long; its longest is 2,000"


def value(room: Room, option: app_commands.Parameter) -> Any:
    """Some value of an option that is needed, too."""
    if option.choices:
        return option.choices[0].value
    match option.type:
        case TYPES.string:
            return RULES if option.name == "ruleset" else "x"
        case TYPES.integer:
            return option.min_value or 1
        case TYPES.boolean:
            return False
        case TYPES.user:
            return room.ben
        case kind:
            raise AssertionError(kind)


async def seconds(work: Awaitable[object]) -> float:
    """Seconds of processor that some work takes in this thread."""
    began = thread_time()
    await work
    return thread_time() - began


async def more(
    ask: Callable[[str], Awaitable[object]], text: str, short: float, limit: float
) -> float:
    """Seconds that a text takes beyond a short one; above the limit, the less of two tries.

    The collection of garbage may come between.
    """
    long = await seconds(ask(text))
    if long - short > limit:
        long = min(long, await seconds(ask(text)))
    return long - short


@pytest.mark.slow
async def test_no_text_costs_the_loop_much(room: Room, limit: float) -> None:
    """As somebody who may do everything: refusals that come first would read nothing."""
    league = LeagueRoom(room)
    await league.found()
    boss, channel = league.organiser, room.channel
    for leaf, option in part(TEXTS, 3):
        others = [one for one in leaf.parameters if one.required and one is not option]
        if any(one.type is TYPES.attachment for one in others):
            continue
        needed = {one.display_name: value(room, one) for one in others}

        async def send(
            text: str, leaf: Leaf = leaf, name: str = option.display_name, needed: Any = needed
        ) -> Any:
            options = {**needed, name: text}
            return await forged.command(boss, channel, leaf.qualified_name, options, {})

        await send("x")
        short = await seconds(send("x"))
        most = int(option.max_value or UNBOUNDED)
        for hostile in HOSTILE:
            long = await more(send, (hostile * most)[:most], short, limit)
            assert long <= limit, (leaf.qualified_name, option.name, hostile)


async def test_text_typed_for_choices_is_cut_before_reading(
    room: Room, limit: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It comes before Discord has looked at its length."""
    read, choices = list[str](), autocomplete.choices

    def noting(every: Any, text: str) -> Any:
        read.append(text)
        return choices(every, text)

    monkeypatch.setattr(autocomplete, "choices", noting)
    offers = [(leaf, one) for leaf in leaves() for one in leaf.parameters if one.autocomplete]
    assert len(offers) > 10
    for leaf, option in offers:
        name, text = leaf.qualified_name, "9" * UNBOUNDED

        async def offer(text: str, name: str = name, option: str = option.display_name) -> Any:
            return await actors._autocomplete_result(room.aki, room.channel, name, option, text, {})

        await offer("x")
        short = await seconds(offer("x"))
        assert await more(offer, text, short, limit) <= limit
    assert read
    assert max(map(len, read)) == typed.LONGEST


HAN = {"m": "一二三四五六七八九", "z": "東南西北白發中", "f": "春夏秋冬梅蘭菊竹"}
SUITS_IN_HAN = {"m": "万萬", "p": "筒饼餅", "s": "索条條"}
UNICODE = {"m": "🀇", "s": "🀐", "p": "🀙"}
LONG_SUITS = {"m": "man", "p": "pin", "s": "sou"}
NAMES_IN_HAN = ("白板", "發財", "红中")
HONOURS_IN_UNICODE = {"z": "🀀🀁🀂🀃🀆🀅🀄", "f": "🀦🀧🀨🀩🀢🀣🀥🀤"}


def spellings(tile: str) -> Iterator[str]:
    """Yield every way to write a tile."""
    number, suit = int(tile[0]), tile[1]
    yield from (tile, tile.upper(), "".join(chr(ord(sign) + 0xFEE0) for sign in tile))
    if suit in UNICODE:
        yield f"{chr(ord(UNICODE[suit]) + number - 1)}\ufe0e"
        yield from (f"{HAN['m'][number - 1]}{sign}" for sign in SUITS_IN_HAN[suit])
        yield from [f"0{suit}", f"5{suit}r", f"伍{SUITS_IN_HAN[suit][0]}"] * (number == 5)
        yield f"{number}{LONG_SUITS[suit]}"
        yield from (f"{number}{sign}" for sign in {"m": "Cc", "p": "Dd", "s": "Bb"}[suit])
    else:
        yield HONOURS_IN_UNICODE[suit][number - 1]
        yield HAN[suit][number - 1]
    yield f"<:{name_of(tile)}:1234567890>"
    if suit != "f":
        yield from (telling.card(words(language), tile) for language in LANGUAGES)
    if suit == "z":
        yield "ESWNPFC"[number - 1]
        yield f"{HAN['z'][number - 1]}風" if number < 5 else NAMES_IN_HAN[number - 5]


@settings(max_examples=100, deadline=None)
@given(
    st.data(),
    st.lists(st.sampled_from([*PLACE]), max_size=6),
    st.sampled_from(["", " ", "、", "\u3000", ", ", "|", " / ", "-", "\u200b"]),
)
def test_tiles_are_read_however_they_are_written(
    data: st.DataObject, hand: list[str], between: str
) -> None:
    written = [data.draw(st.sampled_from([*spellings(tile)])) for tile in hand]
    assert notation.tiles(between.join(written)) == hand


@pytest.mark.parametrize(
    ("text", "hand"),
    [
        ("1w 2b 3t", "1m 2p 3s"),
        ("12W3T4B E", "1m 2m 3s 4p 1z"),
        ("1b 2b", "1s 2s"),
        ("1b W", "1s 3z"),
        ("1c 2b", "1m 2s"),
    ],
)
def test_b_is_bamboo_but_dots_beside_suits_in_pinyin(text: str, hand: str) -> None:
    assert notation.tiles(text) == hand.split()


@pytest.mark.parametrize(
    ("text", "hand"),
    [
        ("m123p0s9z11", "1m 2m 3m 5p 9s 1z 1z"),
        ("M1 M2, P3", "1m 2m 3p"),
        ("C1 B2 D3", "1m 2s 3p"),
        ("w1 b2 t3", "1m 2p 3s"),
        ("ｍ１２", "1m 2m"),
    ],
)
def test_suits_may_stand_before_the_numbers(text: str, hand: str) -> None:
    assert notation.tiles(text) == hand.split()


@pytest.mark.parametrize(
    ("text", "hand"),
    [
        ("East Wind, Red Dragon", "1z 7z"),
        ("whitedragon north wind West", "5z 4z 3z"),
        ("1萬子 二筒子 3索子", "1m 2p 3s"),
        ("11字 5字", "1z 1z 5z"),
        ("赤5m 赤五萬 赤伍筒", "5m 5m 5p"),
    ],
)
def test_tiles_are_read_by_their_full_names(text: str, hand: str) -> None:
    assert notation.tiles(text) == hand.split()


@pytest.mark.parametrize(
    ("text", "sign"),
    [
        ("m12p", "m"),
        ("1m wind", "w"),
        ("3m dragon", "d"),
        ("赤1m", "赤"),
        ("1m2", "2"),
        ("m19z9", "9z"),
        ("12x", "12x"),
        ("x12m", "x"),
        ("1m9z", "9z"),
        ("0z", "0z"),
        ("12", "12"),
        ("m", "m"),
        ("3東", "3東"),
        ("🂡", "🂡"),
    ],
)
def test_the_sign_that_is_no_tile_is_named(text: str, sign: str) -> None:
    with pytest.raises(Refusal) as refused:
        notation.tiles(text)
    assert refused.value.values["tile"] == sign


@pytest.mark.parametrize("part", ["9", "9m", "19z", "9x"])
def test_reading_tiles_takes_as_long_as_they_are_many(part: str, limit: float) -> None:
    text = part * UNBOUNDED
    began = thread_time()
    with pytest.raises(Refusal):
        notation.tiles(f"{text}?")
    assert thread_time() - began <= limit
