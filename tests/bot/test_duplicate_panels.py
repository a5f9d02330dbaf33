"""Duplicate matches on Discord: two people alone with computers, two pairs in private threads."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest
import simcord
from simcord.backend.access import can_access_channel

from bot.chat.client import Paifuda
from bot.chat.panels.contests.duplicate import message
from bot.domain.contests import gathering
from bot.domain.contests.duplicate import Match, Rival
from bot.domain.contests.gathering import Announcement
from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from rules.points import signed
from tests.bot.discord.room import Room, first_move, parts
from tests.bot.people.alone import EN, said


def posted(room: Room) -> Any:
    """The message of the match."""
    seen = [m for m in room.channel.history() if not m.flags.ephemeral and m.components]
    return [m for m in seen if parts(m)[0]["custom_id"].startswith("duplicate:")][-1]


async def press(room: Room, who: simcord.MemberActor, act: str) -> Any:
    return await who.click(posted(room), custom_id=f"duplicate:1:{act}")


async def begun(room: Room, *others: simcord.MemberActor, **options: object) -> None:
    await room.aki.slash(room.channel, "table duplicate", game="koikoi", deals=1, **options)
    for one in others:
        await press(room, one, "join")
    await press(room, room.aki, "begin")


async def to_the_end(room: Room, who: simcord.MemberActor) -> Table:
    """A table of one's own, by the first move there is."""
    shown = (await press(room, who, "play")).response
    while (table := await room.client.services.tables.shown_in(who.id)).phase != "over":
        hand = await who.click(shown.message, custom_id=f"table:{table.id}:hand")
        await first_move(who, hand.response)
    return table


def test_before_all_have_ended_points_show_nowhere() -> None:
    """Two worlds: what has been won at a table does not change what everybody sees."""
    announcement = Announcement(9, 90, Player(1, "Aki"), "koikoi", None, 2, 1, 3)
    opened = gathering.opened(announcement, datetime(2026, 1, 1, tzinfo=UTC))

    def world(points: int) -> Match:
        played = Rival(1, "Aki", 1, 5, ended=True, points={1: points, 2: -points})
        return replace(opened, rivals=(played, Rival(2, "Ben", 2)), until=opened.promised_at)

    one, other = world(7), world(0)
    assert message.shown(one, EN).content == message.shown(other, EN).content
    laid = message.shown(replace(one, settled=True), EN).content
    assert "+7" in laid
    assert laid != message.shown(replace(other, settled=True), EN).content


@pytest.mark.usefixtures("blank")
async def test_two_people_play_one_and_see_how_they_compare(room: Room) -> None:
    await begun(room, room.ben, invite=room.ben.user)
    table = await to_the_end(room, room.aki)
    assert table.deal
    match = await room.client.services.duplicates.by_id(1)
    assert [one.ended for one in match.people] == [True, False]
    told = [
        said(await press(room, room.aki, "show")),
        said(await room.aki.slash(room.channel, "record")),
    ]
    told += [one.content for one in room.channel.history() if not one.flags.ephemeral]
    fairly = (await press(room, room.ben, "fair")).response.embeds[0].description
    assert not any(
        secret in text
        for secret in (match.secret, table.deal.promise.secret)
        for text in (*told, fairly)
    )
    await room.env.restart_bot(Paifuda(room.settings))
    other = await to_the_end(room, room.ben)
    assert other.deal
    assert other.deal.log == table.deal.log
    content = posted(room).content
    assert EN("duplicate-deal", deal=1, told="").strip() in content
    for name in ("Aki", "Ben"):
        points = signed(table.points[0] - table.start)
        assert EN("duplicate-line", place=1, names=name, points=points) in content
    own = said(await press(room, room.ben, "show"))
    assert EN("duplicate-place", names="Ben", place=1, of=2) in own
    assert match.secret in (await press(room, room.ben, "fair")).response.embeds[0].description


@pytest.mark.usefixtures("blank")
async def test_pairs_sit_in_private_threads_that_nobody_else_sees(room: Room) -> None:
    await begun(room, room.ben, room.chiyo, room.daeun, side=2)
    own = (await press(room, room.aki, "play")).response.content
    again = (await press(room, room.daeun, "play")).response.content
    assert own == again
    match = await room.client.services.duplicates.by_id(1)
    table = await room.client.services.tables.at(match.people[0].table or 0)
    assert f"<#{table.channel}>" in own
    assert table.names == ("Aki", "Daeun")
    assert (table.phase, table.own_thread, table.message is not None) == ("playing", True, True)
    see = [
        can_access_channel(room.env, table.channel, one)
        for one in (room.aki, room.daeun, room.ben, room.chiyo, room.emilia)
    ]
    assert see == [True, True, False, False, False]


@pytest.mark.usefixtures("blank")
@pytest.mark.parametrize("forgets", [False, True])
async def test_a_player_whose_partner_is_gone_can_sit_down(room: Room, forgets: bool) -> None:
    """The partner has left the server, or has deleted their data: then a computer sits in."""
    await begun(room, room.ben, room.chiyo, room.daeun, side=2)
    if forgets:
        await room.daeun.slash(room.channel, "privacy forget", sure=True)
    else:
        room.env.backend.remove_member(room.guild.id, room.daeun.id)
    own = (await press(room, room.aki, "play")).response.content
    match = await room.client.services.duplicates.by_id(1)
    table = await room.client.services.tables.at(match.people[0].table or 0)
    assert f"<#{table.channel}>" in own
    assert table.players[0]
    assert table.players[1]
    assert table.players[0].user == room.aki.id
    assert table.players[1].away == ("computer" if forgets else "")
    assert len(room.channel.threads) == 1
