"""A table of one person alone is shown to nobody else, however it is opened and played."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest
from simcord.results import ResponseMessage

from bot.domain.tables import fair, taking_back
from bot.domain.tables.table import Table
from tests.bot.discord import forged
from tests.bot.discord.room import Message, Room, choices, parts
from tests.bot.people.alone import EN, said

pytestmark = pytest.mark.usefixtures("blank", "still")


def public(room: Room) -> list[int]:
    """The messages in the channel that a stranger can see."""
    return [one.id for one in room.channel.history() if not one.flags.ephemeral]


async def own(room: Room) -> Table:
    """The table that Aki plays at alone."""
    table = await room.client.services.tables.shown_in(room.aki.id)
    assert table.private
    return table


async def click(room: Room, shown: Message, custom_id: str) -> ResponseMessage:
    """Press a button of a message; the answer."""
    assert custom_id in [part.get("custom_id") for part in parts(shown)], custom_id
    made = (await room.aki.click(getattr(shown, "message", shown), custom_id=custom_id)).response
    assert made is not None
    return made


async def lesson(room: Room, game: str = "mushi") -> ResponseMessage:
    """The first deal after the lessons."""
    shown = (await room.aki.slash(room.channel, "learn", game=game)).response
    assert shown
    return await click(room, await click(room, shown, f"learn:{game}"), f"firstdeal:{game}")


async def daily(room: Room) -> ResponseMessage:
    """The deal of the day."""
    shown = (await room.aki.slash(room.channel, "daily")).response
    assert shown
    day = await room.client.services.dailies.promises()
    begin = f"daily:{day[0]}:koikoi:begin"
    made = (await forged.press(room.aki, shown.message, begin)).response
    assert made
    return made


async def duplicate(room: Room) -> ResponseMessage:
    """A duplicate match in which everybody has a table of their own."""
    await room.aki.slash(room.channel, "table duplicate", game="mushi", deals=1)
    board = room.channel.history()[-1]
    (match,) = {part["custom_id"].split(":")[1] for part in parts(board)}
    await room.ben.click(board, custom_id=f"duplicate:{match}:join")
    board = room.channel.history()[-1]
    await room.aki.click(board, custom_id=f"duplicate:{match}:begin")
    return await click(room, room.channel.history()[-1], f"duplicate:{match}:play")


WAYS: dict[str, Callable[[Room], Awaitable[ResponseMessage]]] = {
    "lesson": lesson,
    "daily": daily,
    "duplicate": duplicate,
}


async def moved(room: Room, board: ResponseMessage) -> ResponseMessage:
    """Make a move through the hand; the hand after it."""
    hand = await click(room, board, f"table:{(await own(room)).id}:hand")
    while True:
        choice = choices(hand)[0]
        after = (await room.choose(room.aki, hand, choice)).response
        assert after
        hand = after
        if choice.move:
            return hand


async def over(room: Room) -> None:
    """Play Aki's table to its end."""
    playing = room.client.services.tables.playing
    while (table := await own(room)).phase != "over":
        if table.phase == "between":
            await playing.ready(table.id, room.aki.id, 5)
        else:
            seat = table.seat_of(room.aki.id) or 0
            await playing.play(table.id, room.aki.id, table.legal(seat)[0])


@pytest.mark.parametrize("way", WAYS)
async def test_a_stranger_sees_nothing_of_a_table_that_one_plays_at_alone(
    room: Room, way: str
) -> None:
    """From its opening to the second rematch, messages that are sent anew included."""
    board = await WAYS[way](room)
    seen, first = public(room), await own(room)
    await moved(room, board)
    await room.env.advance_time(3600.0)
    await moved(room, board)
    await over(room)
    hand = await click(room, board, f"table:{first.id}:hand")
    if not first.elsewhere:
        await click(room, hand, f"hand:{first.id}:rematch")
        second = await own(room)
        assert second.id != first.id
        await over(room)
        made = (await forged.press(room.aki, board.message, f"table:{second.id}:rematch")).response
        assert made
        assert (await own(room)).id != second.id
    assert public(room) == seen


async def test_a_stranger_sees_nothing_of_a_move_that_is_taken_back(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Aki claims a tile, which shows nothing hidden, and takes it back."""
    monkeypatch.setattr(fair, "draw_secret", lambda: "5e" * 32)
    board = await lesson(room, "xiamen")
    seen, table = public(room), await own(room)
    seat, playing = table.seat_of(room.aki.id) or 0, room.client.services.tables.playing
    while taking_back.last_move(table, seat) is None:
        legal = table.legal(seat)
        claims = [move for move in legal if move.verb in ("pung", "chow")]
        table = await playing.play(table.id, room.aki.id, (claims or legal)[0])
    made = (await forged.press(room.aki, board.message, f"back:{table.id}")).response
    assert made
    assert made.ephemeral
    after = await own(room)
    assert after.deal
    assert table.deal
    assert after.deal.ply < table.deal.ply
    assert public(room) == seen


@pytest.mark.parametrize("way", ["lesson", "daily"])
async def test_a_person_who_still_plays_alone_is_told_where_to_go_on_or_end_it(
    room: Room, way: str
) -> None:
    """The sentence names two commands in direct messages; there they do what it says."""
    await lesson(room)
    first = await own(room)
    refused = await (lesson(room, "koikoi") if way == "lesson" else daily(room))
    assert refused.content == EN("refusal-own-table-exists")
    assert refused.ephemeral
    person = room.aki.user
    assert EN("game-mushi") in said(await person.slash("table show"))
    await person.slash("table end")
    assert (await room.client.services.tables.at(first.id)).phase == "over"
    begun = await (lesson(room, "koikoi") if way == "lesson" else daily(room))
    assert begun.content != refused.content
    assert (await own(room)).key == "koikoi"
