"""A window of Sakura: the gaji is about to take a card, and others are asked first."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import pytest
import simcord

from bot.domain.tables.table import Table
from tests.bot.decks.stacking import stack, stacked
from tests.bot.discord.room import Message, Room, answers, choices, parts, said
from tests.bot.people.agreeing import all_agree

GAJI = "play rain.oni plum.j1"
PASSED = [(0, GAJI), (1, "pass"), (2, "pass"), (3, "pass")]
HIKI = "hiki plum.nightingale plum.ribbon plum.j1 plum.j2"

WindowAt = Callable[..., Awaitable[Room]]
"""A function that opens a table and plays on to the window."""


def pack(holder: int) -> tuple[str, ...]:
    """Return a pack in which Aki deals and holds the gaji, one seat could call the plums, and
    Emilia sits the deal out.
    """
    return stacked(
        "sakura",
        5,
        {
            0: "rain.oni pine.crane",
            holder: "plum.nightingale plum.ribbon iris.j1",
            "field": "plum.j1 plum.j2 pine.j1 cherry.j1 wisteria.j1 peony.j1 clover.j1 grass.j1",
            "stock": "maple.j1",
        },
    )


def for_nobody(deck: tuple[str, ...]) -> tuple[str, ...]:
    """Return a pack that looks the same to everybody, but has one of the plums at the bottom of the
    stock: nobody can call them.
    """
    moved = {"plum.nightingale": deck[-1], deck[-1]: "plum.nightingale"}
    return tuple(moved.get(card, card) for card in deck)


PACK = pack(1)
"""A pack with which Ben could call the plums."""
NOBODY = for_nobody(PACK)


async def open_window(
    room: Room,
    monkeypatch: pytest.MonkeyPatch,
    pace: str = "",
    deck: Sequence[str] = PACK,
    others: str = "ben chiyo daeun emilia",
    before: Callable[[], Awaitable[object]] | None = None,
    clock: str = "none",
) -> Room:
    """Play until the gaji is about to take a plum: Ben, Chiyo and Daeun are asked. `before` is done
    in Aki's turn.
    """
    stack(monkeypatch, tuple(deck))
    await room.open(other=others, game="sakura")
    if pace:
        await room.set_pace(pace)
    table = await room.table()
    await room.client.services.tables.lobbies.set_clock(table.id, room.aki.id, clock)
    await all_agree(room.client.services.tables, table.id)
    await room.press(room.aki, "start")
    if not log(await room.table(), 0):
        await room.make("touch")
    if before:
        await before()
    await room.make(GAJI)
    return room


async def choose_pace(room: Room, member: simcord.MemberActor, pace: str) -> str:
    """Choose a pace in the panel of the lobby, and return the answer."""
    (panel,) = answers(await room.press(member, "pace"))
    select = parts(panel)[0]
    return said(await member.select(panel.message, [pace], custom_id=select["custom_id"]))


async def give_order(room: Room, member: simcord.MemberActor, order: str) -> str:
    """Choose a standing order, and return the answer."""
    (panel,) = answers(await room.press(member, "order"))
    (select,) = parts(panel)
    return said(await member.select(panel.message, [order], custom_id=select["custom_id"]))


def offered(hand: Message) -> set[str]:
    """Return the moves that a hand panel offers."""
    return {one.move or one.value or "" for one in choices(hand)}


def buttons(message: Message) -> set[str]:
    """Return the buttons under a message, each by the last part of its id."""
    return {part["custom_id"].rpartition(":")[2] for part in parts(message)}


async def press(
    room: Room, member: simcord.MemberActor, hand: Message, move: str
) -> tuple[str, Table]:
    """Press a button of a hand panel; return the first line of the answer, and the table."""
    (choice,) = [one for one in choices(hand) if one.move == move]
    told = said(await room.choose(member, hand, choice)).split("\n")[0]  # type: ignore[arg-type]
    return told, await room.table()


async def moves(room: Room) -> Sequence[tuple[int, str]]:
    """Return the moves of the deal at a table after the cut of the pack."""
    return log(await room.table())


def log(table: Table, since: int = 1) -> Sequence[tuple[int, str]]:
    """Return the moves of the deal, by default those after the cut of the pack."""
    assert table.deal is not None
    return [(seat, str(move)) for seat, move in table.deal.log[since:]]
