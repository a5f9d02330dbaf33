"""A private view that is opened again takes the place of the one before it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest
import simcord

from tests.bot.discord import forged
from tests.bot.discord.room import Room

pytestmark = pytest.mark.usefixtures("blank")


async def of_day(room: Room) -> str:
    day, *_ = await room.client.services.dailies.promises()
    return str(day)


async def problem(room: Room) -> str:
    problems = room.client.services.problems
    return (await problems.days()).of(problems.today).key


async def table(room: Room) -> int:
    return (await room.table()).id


async def duplicate(room: Room) -> int:
    await room.aki.slash(room.channel, "table duplicate", game="mushi")
    return 1


OPENING: dict[str, tuple[str, Callable[[Room], Awaitable[object]]]] = {
    "the deals of a day": ("daily:{}:all:show", of_day),
    "a deal of a day": ("daily:{}:koikoi:show", of_day),
    "a problem": ("problem:{}", problem),
    "the solvers of a month": ("solvers:2026-01", of_day),
    "a duplicate match": ("duplicate:{}:show", duplicate),
    "the fairness of a duplicate match": ("duplicate:{}:fair", duplicate),
    "the fairness of a table": ("promise:{}::fair", table),
    "the rules": ("table:{}:help", table),
    "the scores": ("table:{}:scores", table),
    "what is set up": ("lobby:{}:setup", table),
}
"""The ids of buttons that open a private view, and the part of each that is made in a test."""


def views(room: Room, member: simcord.MemberActor | None = None) -> list[str]:
    """The private messages that stand before a person."""
    seen = room.channel.history(viewer=member or room.aki)
    return [message.content for message in seen if message.flags.ephemeral]


@pytest.mark.parametrize("subject", OPENING)
async def test_a_view_that_is_opened_again_stands_once(room: Room, subject: str) -> None:
    custom_id, made = OPENING[subject]
    await room.open()
    board = room.board()
    custom_id = custom_id.format(await made(room))
    await forged.press(room.aki, board, custom_id)
    before = views(room)
    for _ in range(2):
        await forged.press(room.aki, board, custom_id)
        assert len(views(room)) == len(before) > 0


async def test_the_deal_of_the_day_stands_once(room: Room) -> None:
    await room.open()
    board, day = room.board(), await of_day(room)
    for game in ("all", "koikoi", "mushi"):
        await forged.press(room.aki, board, f"daily:{day}:{game}:show")
    await room.aki.slash(room.channel, "daily")
    assert len(views(room)) == 1


async def test_views_of_two_people_stand_apart(room: Room) -> None:
    await room.open()
    number = (await room.table()).id
    for member in (room.ben, room.aki, room.ben):
        await forged.press(member, room.board(), f"table:{number}:help")
    assert [len(views(room, member)) for member in (room.aki, room.ben)] == [1, 1]
