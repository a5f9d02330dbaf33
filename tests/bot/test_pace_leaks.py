"""The public view of a claim window is the same for all hands that could claim in it."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from operator import methodcaller

import pytest

from bot.domain.people.calendar import Habit
from tests.bot.decks.gaji_window import (
    HIKI,
    NOBODY,
    PACK,
    for_nobody,
    give_order,
    open_window,
    pack,
    press,
)
from tests.bot.discord.recording import Done, World, Worlds, assert_alike
from tests.bot.discord.room import Room, lives

pytestmark = pytest.mark.usefixtures("blank", "still")
HOUR = 3600
POST = re.compile(r"(?<=utc\)), \d+")
"""The number of a message, which counts those to single people too."""
Seen = Callable[..., Awaitable[World]]


@pytest.fixture
def seen(worlds: Worlds, monkeypatch: pytest.MonkeyPatch) -> Seen:
    """The views of a window in which people act, until long after it has closed."""

    async def shown(deck: tuple[str, ...], pace: str, done: Done, rule: str = "") -> World:
        async def acts(room: Room) -> None:
            await room.client.services.tables.claiming.choose(room.ben.id, rule)
            await open_window(room, monkeypatch, pace, deck)
            await done(room)
            await room.env.advance_time(20)
            await room.press(room.emilia, "scores")

        return await worlds.seen(acts)

    return shown


async def thinks(room: Room) -> None:
    """Ben looks, wants to call, thinks better of it; the others answer in their own time."""
    hand = await room.hand(room.ben)
    await press(room, room.ben, hand, HIKI)
    await room.env.advance_time(3)
    await room.press(room.daeun, "pass")
    await room.env.advance_time(2)
    await press(room, room.ben, await room.hand(room.ben), "pass")


async def nothing(room: Room) -> None:
    """Nobody does anything."""


async def all_pass(room: Room) -> None:
    """Everybody passes, each in the same time."""
    for member in (room.daeun, room.ben, room.chiyo):
        await room.env.advance_time(1)
        await room.press(member, "pass")


async def orders(room: Room) -> None:
    """Ben orders to pass, Chiyo to call what she can, Daeun passes."""
    await give_order(room, room.ben, "deal:pass")
    await give_order(room, room.chiyo, "match:call")
    await room.press(room.daeun, "pass")


async def linger(room: Room) -> None:
    """Daeun passes, Chiyo wants direct messages; Ben looks at last, and a day later both pass."""
    await room.client.services.people.change(room.chiyo.id, lives(Habit("direct")))
    await room.press(room.daeun, "pass")
    await room.env.advance_time(HOUR)
    await room.hand(room.ben)
    await room.env.advance_time(24 * HOUR)
    await room.press(room.ben, "pass")
    await room.press(room.chiyo, "pass")


@pytest.mark.parametrize(
    ("pace", "done", "other"),
    [
        ("live-12", thinks, nothing),
        ("live-12", thinks, all_pass),
        ("relaxed-3600", all_pass, all_pass),
        ("relaxed", orders, orders),
        ("relaxed", linger, linger),
    ],
)
@pytest.mark.slow
async def test_a_window_looks_the_same_with_any_claimants(
    seen: Seen, pace: str, done: Done, other: Done
) -> None:
    """In one world Ben holds the plums, in the other nobody does; times are compared too."""
    first = await seen(PACK, pace, done)
    second = await seen(NOBODY, pace, other)
    assert_alike(first, second, but="answer" if done is thinks else "")
    told_of = [one for one in first.public if "Claim or pass in" in one]
    assert bool(told_of) is (done is linger)


async def test_quick_tells_who_can_claim_and_nothing_else(
    seen: Seen,
) -> None:
    """Daeun, who answers last, passes: in the other world that is all done as the window opens."""
    deck = pack(3)

    async def passes(room: Room) -> None:
        await room.press(room.daeun, "pass")

    first = await seen(deck, "quick", passes)
    second = await seen(for_nobody(deck), "quick", nothing)
    (asked,) = [one for one in first.public if "hiki or pass" in one]
    assert [one for one in first.public if one is not asked] == second.public
    assert first.made == second.made


async def test_in_advance_nobody_learns_who_lets_a_hiki_pass(
    seen: Seen,
) -> None:
    """In one world Ben could call and his standing rule calls none, in the other he could not."""
    first = await seen(PACK, "ahead", nothing, "none")
    second = await seen(NOBODY, "ahead", nothing)
    assert [move for _, move in first.made].count("pass") == 3
    assert_alike(first, second)


async def test_a_timed_window_tells_only_claimants_and_no_channel(
    seen: Seen,
) -> None:
    """Ben and Chiyo want direct messages, Daeun is told in the channel; only Ben can call."""

    async def waits(room: Room) -> None:
        await room.env.advance_time(HOUR)

    async def told(deck: tuple[str, ...]) -> World:
        async def directly(room: Room) -> None:
            for member in (room.ben, room.chiyo):
                change = methodcaller("choosing", notify="direct")
                await room.client.services.people.change(member.id, change)
            await waits(room)

        return await seen(deck, "timed-1800", directly, "none")

    first, second = await told(PACK), await told(NOBODY)
    (asked,) = [one for one in first.public if "Claim or pass in" in one]
    assert "<@" not in asked
    assert not any("Claim or pass in" in one for one in second.public)
    shown = [one for one in first.public if one is not asked and "delete" not in one]
    assert [POST.sub("", one) for one in shown] == [POST.sub("", one) for one in second.public]
    assert (first.made, first.log) == (second.made, second.log)
