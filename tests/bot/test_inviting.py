"""People are invited to a lobby, and told once, until they answer or a day is over."""

from __future__ import annotations

from datetime import timedelta

import discord
import pytest
import simcord

from bot.domain.people.calendar import Habit
from bot.domain.tables.table import LAPSE
from bot.words import words
from tests.bot.discord.room import Room, lives, parts, said

pytestmark = pytest.mark.usefixtures("blank")
EN = words("en")
SOON = 10
"""By then everybody is told."""


async def opened(room: Room, **guests: simcord.MemberActor) -> None:
    """Aki opens a table and invites people."""
    await room.aki.slash(room.channel, "table open", game="xiamen", **guests)
    await room.wait(SOON)


def calls(room: Room) -> list[discord.Message]:
    """The messages that invite somebody."""
    ids = [(one, str(parts(one))) for one in room.channel.history()]
    return [one for one, below in ids if "invited:" in below]


async def test_an_invited_person_is_mentioned_once_and_sees_join(room: Room) -> None:
    await opened(room, invite=room.ben, invite2=room.chiyo)
    (call,) = calls(room)
    assert f"<@{room.ben.id}> and <@{room.chiyo.id}>" in call.content
    assert "4 players · about 5 minutes a deal" in call.content
    assert f"<@{room.ben.id}>" in room.board().content
    joined = await room.ben.click(call, label=EN("button-join"))
    assert EN("lobby-seated", number=2) in said(joined)
    assert f"<@{room.ben.id}>" not in room.board().content
    declined = await room.chiyo.click(call, label=EN("button-decline"))
    assert said(declined) == EN("invited-declined")
    await room.wait(SOON)
    assert calls(room) == []
    table = await room.table()
    assert (table.names, table.awaited) == (("Aki", "Ben", "", ""), ())
    after = await room.client.services.tables.lobbies.invite(
        table.id, room.aki.id, [room.chiyo.id, room.ben.id]
    )
    assert after.awaited == ()


async def test_only_invited_people_decline(room: Room) -> None:
    await opened(room, invite=room.ben)
    (call,) = calls(room)
    refused = await room.daeun.click(call, label=EN("button-decline"))
    assert said(refused) == EN("refusal-not-invited")
    assert (await room.table()).awaited == (room.ben.id,)
    await room.daeun.click(call, label=EN("button-join"))
    assert (await room.table()).names == ("Aki", "Daeun", "", "")


@pytest.mark.parametrize("restart", [True, False])
async def test_an_invitation_lapses_after_a_day(room: Room, restart: bool) -> None:
    await opened(room, invite=room.ben)
    await room.wait(LAPSE.total_seconds() - 60)
    if restart:
        await room.restart()
    assert (await room.table()).awaited == (room.ben.id,)
    assert len(calls(room)) == 1
    await room.wait(timedelta(minutes=20).total_seconds())
    table = await room.table()
    assert (table.phase, table.awaited, table.due) == ("lobby", (), None)
    assert calls(room) == []
    assert f"<@{room.ben.id}>" not in room.board().content


@pytest.mark.parametrize(
    ("habit", "asked", "called"),
    [
        (Habit("direct"), True, False),
        (Habit("none"), True, False),
        (Habit(invites="no"), False, False),
    ],
)
async def test_people_who_prefer_it_are_told_in_another_way(
    room: Room, habit: Habit, asked: bool, called: bool
) -> None:
    await room.client.services.people.change(room.ben.id, lives(habit))
    shown = await room.aki.slash(room.channel, "table open", game="xiamen", invite=room.ben)
    await room.wait(SOON)
    assert bool((await room.table()).awaited) is asked
    assert bool(calls(room)) is called
    assert (EN("invited-closed", names="Ben") in said(shown)) is not asked


async def test_the_match_begins_without_those_who_have_not_answered(room: Room) -> None:
    await opened(room, invite=room.ben)
    await room.press(room.aki, "fill")
    await room.wait(SOON)
    assert (await room.table()).phase == "playing"
    assert calls(room) == []


async def test_somebody_can_ask_not_to_be_invited(room: Room) -> None:
    panel = (await room.ben.slash(room.channel, "settings notices")).response
    assert panel is not None
    await room.ben.select(panel.message, ["no"], custom_id="habit:invites")
    assert (await room.client.services.people.at(room.ben.id)).habit.invites == "no"
