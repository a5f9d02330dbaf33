"""Moves that are no decision: what everybody can see to be forced, and what is usual."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
import simcord

from bot.domain.players import choose
from bot.domain.tables.ahead import beforehand
from rules import FlowerTable, play
from rules.tiengow.tiles import DECK
from tests.bot.decks.stacking import THROWS, stack, stacked
from tests.bot.discord.room import Room, parts
from tests.bot.people.planning import fresh
from tests.bot.world.baseline import USUAL
from tests.playing import TABLES, Table, shuffled

pytestmark = pytest.mark.usefixtures("blank", "still")
FLOWERS = [one for one in TABLES if isinstance(one.game, FlowerTable)]
DEALS = 12
FIELD = "plum.ribbon cherry.j1 iris.j1 maple.j1 wisteria.j1 grass.j1 chrys.j1 paulownia.j1"
FOUR = "pine.crane pine.ribbon pine.j1 pine.j2"
HELD = stacked("mushi", 2, {0: FOUR, "field": FIELD})
"""Ben deals first, and Aki may show four of a flower."""
NONE = stacked("mushi", 2, {0: "pine.crane pine.ribbon", 1: "pine.j1 plum.j1", "field": FIELD})


def moments(table: Table) -> Iterator[tuple[Any, int]]:
    """The states of some deals, each with a seat that is asked."""
    game = table.game
    for seed in range(DEALS):
        carry = game.opening(table.options, table.seats)
        state = game.deal(table.options, carry, shuffled(table, Random(seed))).state
        while state.result is None:
            seat = min(state.to_act)
            yield state, seat
            move = choose(game.view(state, seat), game.legal(state, seat))
            state = play(game, state, seat, move).state


@pytest.mark.parametrize("table", FLOWERS, ids=str)
def test_forced_last_cards_are_not_seen_to_be_forced(
    table: Table,
) -> None:
    """The rest is needed for secrecy: a card that nobody has seen could have a choice."""
    forced = asked = 0
    for state, seat in moments(table):
        if state.phase == "play" and len(table.game.legal(state, seat)) == 1:
            forced += table.game.forced(state, seat) is not None
            asked += table.game.forced(state, seat) is None
    assert asked <= forced / 5


async def made(room: Room) -> list[str]:
    """The moves of the deal."""
    deal = (await room.table()).deal
    assert deal is not None
    return [str(move) for _, move in deal.log]


async def answer(room: Room, member: simcord.MemberActor, value: str) -> list[str]:
    """Choose an answer to a question before the first turn; return the values shown as chosen."""
    panel = await fresh(room, member)
    phase = "keep" if value in (KEPT, SHOWN) else "cut"
    result = await member.select(panel, [value], custom_id=f"before:1:{phase}")
    assert result.response is not None
    options = [one for part in parts(result.response) for one in part.get("options", ())]
    return [one["value"] for one in options if one.get("default")]


KEPT, SHOWN = "keep", "redeal"


@pytest.mark.parametrize(
    ("game", "others", "deck", "first"),
    [
        ("mushi", "ben", NONE, ["touch"]),
        ("mushi", "computer", NONE, ["touch", "keep"]),
        ("koikoi", "ben", stacked("koikoi", 2, {}), ["touch"]),
        ("sakura", "ben chiyo", stacked("sakura", 3, {}), ["touch"]),
        ("tiengow", "ben chiyo daeun", DECK, ["sit right", "sit opposite", "wall ends2cols"]),
    ],
)
@pytest.mark.usefixtures("usual")
async def test_nobody_is_asked_what_is_usual(
    room: Room,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    others: str,
    deck: tuple[str, ...],
    first: list[str],
) -> None:
    """Alone with computers nobody is asked whether to keep four of a flower they do not hold."""
    stack(monkeypatch, deck, *([THROWS] if game == "tiengow" else []))
    await room.start(game=game, other=others)
    assert (await made(room))[: len(first)] == first
    assert others == "computer" or len(await made(room)) == len(first)


SAID = [
    (NONE, {}, ["touch"]),
    (NONE, {"aki": "cut 17"}, ["cut 17"]),
    (NONE, {"ben": "cut 17"}, ["touch"]),
    (NONE, {"aki": "ask"}, []),
    (NONE, {"aki": KEPT}, ["touch", "keep"]),
    (HELD, {"aki": KEPT}, ["touch", "keep"]),
    (NONE, {"aki": SHOWN}, ["touch", "keep"]),
    (HELD, {"aki": SHOWN}, ["touch", "redeal"]),
]


@pytest.mark.parametrize(("deck", "said", "done"), SAID)
@pytest.mark.usefixtures("usual")
async def test_words_before_the_deal_come_true(
    room: Room,
    monkeypatch: pytest.MonkeyPatch,
    deck: tuple[str, ...],
    said: dict[str, str],
    done: list[str],
) -> None:
    """In the lobby, for the first deal; a player without four of a flower to
    show keeps the hand.
    """
    stack(monkeypatch, deck)
    await room.open()
    for name, value in said.items():
        assert value in await answer(room, getattr(room, name), value)
    await room.press(room.aki, "start")
    assert await made(room) == done


@pytest.mark.usefixtures("usual")
async def test_a_cut_holds_for_later_deals_and_outlives_a_restart(room: Room) -> None:
    await room.start(deals=3)
    await room.finish(until="between")
    for member in (room.aki, room.ben):
        await answer(room, member, "cut 9")
    await room.restart()
    for _ in range(2):
        await room.press(room.aki, "ready")
        await room.press(room.ben, "ready")
        assert (await made(room))[0] == "cut 9"
        await room.finish(until="between" if (await room.table()).number < 3 else "over")


async def test_seats_that_change_take_what_was_said_with_them(room: Room) -> None:
    await room.open()
    await answer(room, room.ben, "cut 9")
    await room.press(room.aki, "seat")
    assert list((await room.table()).plans) == [(0, "cut")]


async def test_a_table_without_a_decision_goes_on_when_opened(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tables of earlier releases, which asked how to cut, go on in the same way."""
    await room.start()
    assert await made(room) == []
    monkeypatch.setattr(beforehand, "usual", USUAL)
    await room.hand(room.aki)
    assert await made(room) == ["touch"]


async def test_last_cards_play_themselves(room: Room) -> None:
    """The log holds them, and the player of the last card but one sees the end of the deal."""
    presses = 0

    def pressed(_: object) -> None:
        nonlocal presses
        presses += 1

    await room.start()
    await room.finish(until="between", after=pressed)
    assert len(await made(room)) == presses + 2
