"""Decisions of the people at a table: the end of the match, moves taken back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
import simcord
from simcord.results import ResponseMessage

from bot.chat.panels.tables.match.votes import EndButton
from bot.domain.tables.ballots import Ballot
from rules import RuleError
from tests.bot.decks.stacking import THROWS, stack, walled
from tests.bot.discord.room import Room, parts, said
from tests.bot.people.league_room import EN
from tests.bot.people.leaving_room import answered, balanced, button, click, own_turn, results
from tests.bot.test_replay import shown_by_the_bot

pytestmark = pytest.mark.usefixtures("blank", "still")
WEEK = 7 * 24 * 3600
ROWS: list[tuple[int, int, Mapping[int, bool], bool | None]] = [
    (2, 2, {0: True}, None),
    (2, 2, {0: True, 1: True}, True),
    (2, 2, {1: False}, False),
    (3, 2, {0: True, 1: False}, None),
    (3, 2, {0: True, 2: True}, True),
    (3, 2, {0: False, 2: False}, False),
    (4, 3, {0: True, 1: True}, None),
    (4, 3, {0: False, 1: False}, False),
    (1, 1, {0: True}, True),
    (2, 2, {0: True, 5: True}, None),
]
"""Voters, votes that are needed, what was said, what is decided."""


@pytest.mark.parametrize(("voters", "needed", "said", "decided"), ROWS)
def test_a_ballot_ends_when_it_can_only_go_one_way(
    voters: int, needed: int, said: Mapping[int, bool], decided: bool | None
) -> None:
    ballot = Ballot("end-1", frozenset(range(voters)), said)
    assert ballot.needed == needed
    assert ballot.decided is decided


# --- The end --------------------------------------------------------------------------------------


async def put(room: Room, member: simcord.MemberActor) -> ResponseMessage:
    """Somebody asks for the end of the match, and confirms that the others are asked."""
    asked = answered(await member.slash(room.channel, "table vote"))
    if not any(part["custom_id"].startswith("put-end:") for part in parts(asked)):
        return asked
    assert asked.ephemeral
    return answered(await click(member, asked, "put-end:"))


async def test_two_agree_to_end_a_match_as_it_stands(room: Room) -> None:
    await room.start()
    await room.finish(1, until="between")
    await room.press(room.aki, "ready")
    await room.press(room.ben, "ready")
    points = (await room.table()).points
    board, votes = room.board(), (await room.table()).votes
    asked = answered(await room.aki.slash(room.channel, "table vote"))
    assert (asked.ephemeral, asked.content) == (True, EN("vote-end-ask"))
    assert (room.board().id, (await room.table()).votes) == (board.id, votes), "nothing is said yet"
    vote = answered(await click(room.aki, asked, "put-end:"))
    assert not vote.ephemeral
    assert f"<@{room.ben.id}>" in vote.content
    late = said(await click(room.aki, asked, "put-end:"))
    assert late == EN("refusal-voted-already")
    assert (await put(room, room.aki)).content == EN("refusal-voted-already")
    stranger = said(await click(room.chiyo, vote, "vote", ":1"))
    assert stranger == EN("refusal-not-seated")
    await room.restart()
    done = said(await click(room.ben, vote, "vote", ":1"))
    assert done.split("\n") == [EN("vote-end-done"), EN("vote-ayes", names="Aki, Ben", count=2)]
    table = await room.table()
    assert (table.phase, table.points) == ("over", points)
    order = sorted(points, reverse=True)
    assert await results(room) == [(one, 1 + order.index(one)) for one in points]
    assert EN("table-deal-lost") in room.board().content
    assert await balanced(room)
    assert said(await room.aki.slash(room.channel, "table vote")) == EN("refusal-no-match")


async def test_a_majority_decides_and_votes_change(room: Room) -> None:
    await room.start(other="ben chiyo", game="sakura")
    vote = await put(room, room.aki)
    withdrawn = answered(await click(room.aki, vote, "vote", ":0"))
    assert EN("vote-noes", names="Aki", count=1) in withdrawn.content
    await click(room.ben, vote, "vote", ":1")
    done = said(await click(room.chiyo, vote, "vote", ":1"))
    assert EN("vote-end-done") in done
    assert (await room.table()).phase == "over"
    assert await results(room) == []  # no deal has ended


async def test_a_failed_vote_is_asked_again_only_by_who_refused(room: Room) -> None:
    await room.start()
    vote = await put(room, room.aki)
    failed = answered(await click(room.ben, vote, "vote", ":0"))
    assert failed.content.startswith(EN("vote-end-not"))
    assert not failed.components
    assert (await room.table()).phase == "playing"
    await room.restart()
    assert (await put(room, room.aki)).content == EN("refusal-refused-end")
    again = await put(room, room.ben)
    assert EN("vote-ayes", names="Ben", count=1) in again.content
    assert f"<@{room.aki.id}>" in again.content
    assert not room.env.backend.get_message(room.channel.id, again.id).ping_user_ids
    done = said(await click(room.aki, again, "vote", ":1"))
    assert done.startswith(EN("vote-end-done"))


async def test_a_refused_end_is_asked_anew_in_the_next_deal(room: Room) -> None:
    await room.start()
    vote = await put(room, room.aki)
    await click(room.ben, vote, "vote", ":0")
    assert (await put(room, room.aki)).content == EN("refusal-refused-end")
    await room.finish(1, until="between")
    again = await put(room, room.aki)
    assert EN("vote-ayes", names="Aki", count=1) in again.content
    assert room.env.backend.get_message(room.channel.id, again.id).ping_user_ids == [room.ben.id]


async def test_a_silent_refusal_holds_up_no_end(room: Room) -> None:
    await room.start()
    await own_turn(room, room.ben)
    await click(room.ben, await put(room, room.aki), "vote", ":0")
    await room.env.advance_time(WEEK - 3600)
    assert (await put(room, room.aki)).content == EN("refusal-refused-end")
    await room.env.advance_time(3700)
    assert (await put(room, room.aki)).content.startswith(EN("vote-end-done"))


async def test_a_question_mentions_people_once(room: Room) -> None:
    """Somebody who withdraws a vote and asks again, time after time, calls nobody."""
    await room.start(other="ben chiyo", game="sakura")
    pings = []
    for _ in range(3):
        vote = await put(room, room.aki)
        pings += room.env.backend.get_message(room.channel.id, vote.id).ping_user_ids
        await click(room.aki, vote, "vote", ":0")
    assert sorted(pings) == sorted((room.ben.id, room.chiyo.id))


async def test_the_end_is_voted_on_in_its_own_deal(room: Room) -> None:
    """An id of an earlier version names no deal, and puts the end of the match at any time."""
    await room.start()
    asked = answered(await room.aki.slash(room.channel, "table vote"))
    await room.finish(1, until="between")
    await room.press(room.aki, "ready")
    await room.press(room.ben, "ready")
    late = said(await click(room.aki, asked, "put-end:"))
    assert (late, (await room.table()).votes) == (EN("refusal-vote-over"), {})
    earlier = EndButton((await room.table()).id).labelled("Vote")
    old = await shown_by_the_bot(room, [earlier])
    vote = answered(await room.aki.click(old, custom_id=earlier.custom_id))
    assert EN("vote-end", name="") in vote.content


async def test_a_vote_falls_away_with_its_deal(room: Room) -> None:
    await room.start()
    vote = await put(room, room.aki)
    await room.finish(1, until="between")
    late = answered(await click(room.ben, vote, "vote", ":1"))
    assert late.id == vote.id, "everybody sees that the vote is over"
    assert (late.content, late.components) == (EN("refusal-vote-over"), [])
    assert (await room.table()).phase == "between"


@pytest.mark.parametrize("after", ["", "table open"])
async def test_a_vote_falls_away_with_its_match(room: Room, after: str) -> None:
    """Its buttons are taken away at the next press, also below a newer table."""
    await room.start()
    vote = await put(room, room.aki)
    await room.aki.slash(room.channel, "table end")
    if after:
        await room.aki.slash(room.channel, after, game="koikoi")
    late = answered(await click(room.ben, vote, "vote", ":1"))
    assert late.id == vote.id
    assert (late.content, late.components) == (EN("refusal-vote-over"), [])


async def test_players_silent_for_a_week_hold_nobody_up(room: Room) -> None:
    await room.start()
    await room.act()
    await own_turn(room, room.ben)
    assert (await put(room, room.aki)).components
    await room.env.advance_time(WEEK - 3600)
    assert (await put(room, room.aki)).content == EN("refusal-voted-already")
    await room.env.advance_time(3700)
    assert (await put(room, room.aki)).content.startswith(EN("vote-end-done"))
    await room.start()
    await room.ben.slash(room.channel, "seat open")
    away = said(await room.ben.slash(room.channel, "table vote"))
    assert away == EN("refusal-away")
    assert (await put(room, room.aki)).content.startswith(EN("vote-end-done"))


async def test_nobody_who_left_the_server_is_asked(room: Room) -> None:
    await room.start()
    room.env.backend.remove_member(room.guild.id, room.ben.id)
    asked = answered(await room.aki.slash(room.channel, "table vote"))
    assert asked.content == EN("vote-end")
    done = answered(await click(room.aki, asked, "put-end:"))
    assert done.content.startswith(EN("vote-end-done"))
    assert (await room.table()).phase == "over"


@pytest.mark.parametrize("left", ["before", "after"])
async def test_a_majority_is_counted_among_those_who_stayed(room: Room, left: str) -> None:
    await room.start(other="ben chiyo daeun", game="sakura")
    if left == "before":
        room.env.backend.remove_member(room.guild.id, room.daeun.id)
    vote = await put(room, room.aki)
    assert (f"<@{room.daeun.id}>" in vote.content) is (left == "after")
    if left == "after":
        room.env.backend.remove_member(room.guild.id, room.daeun.id)
    done = said(await click(room.ben, vote, "vote", ":1"))
    assert EN("vote-end-done") in done
    assert (await room.table()).phase == "over"


async def test_a_replaced_player_has_no_vote_left(room: Room) -> None:
    await room.start(other="ben chiyo daeun", game="sakura")
    vote = await put(room, room.chiyo)
    await room.chiyo.slash(room.channel, "seat open")
    (take,) = [p["custom_id"] for p in parts(room.board()) if "take" in p["custom_id"]]
    await room.emilia.click(room.board(), custom_id=take)
    late = said(await click(room.chiyo, vote, "vote", ":1"))
    assert late == EN("refusal-not-seated")
    shown = said(await click(room.aki, vote, "vote", ":1"))
    assert EN("vote-ayes", count=1, names="Aki") in shown
    assert f"<@{room.emilia.id}>" in shown
    for _ in range(2):
        shown = said(await click(room.emilia, vote, "vote", ":1"))
        assert EN("vote-ayes", count=2, names="Aki, Emilia") in shown


@pytest.mark.parametrize("deleted", [False, True])
async def test_an_open_vote_is_shown_again(room: Room, deleted: bool) -> None:
    """Also if somebody has deleted its message; the new one mentions nobody a second time."""
    await room.start()
    vote = await put(room, room.aki)
    if deleted:
        room.env.backend.delete_message(room.channel.id, vote.id)
    refused = await put(room, room.aki)
    assert refused.ephemeral
    again = answered(await click(room.aki, refused, "vote-show:"))
    assert not again.ephemeral
    assert (again.content, parts(again)) == (vote.content, parts(vote))
    shown = room.env.backend.get_message(room.channel.id, again.id)
    assert not shown.ping_user_ids
    done = said(await click(room.ben, again, "vote", ":1"))
    assert done.startswith(EN("vote-end-done"))


async def test_an_asker_ends_a_vote_when_the_other_left(room: Room) -> None:
    await room.start()
    assert (await put(room, room.aki)).components
    room.env.backend.remove_member(room.guild.id, room.ben.id)
    assert (await put(room, room.aki)).content.startswith(EN("vote-end-done"))


async def test_people_of_whom_discord_says_nothing_have_their_vote(room: Room) -> None:
    await room.start()
    path = f"/guilds/{room.guild.id}/members/{room.ben.id}"
    room.env.inject_error("GET", path, status=500, times=9)
    assert f"<@{room.ben.id}>" in (await put(room, room.aki)).content


# --- A move taken back ----------------------------------------------------------------------------


async def led(room: Room, monkeypatch: pytest.MonkeyPatch) -> list[simcord.MemberActor]:
    """Tien Gow in which the first tile was led: who has led it, and the three others."""
    stack(monkeypatch, walled({}), THROWS)
    await room.start(other="ben chiyo daeun", game="tiengow", deals=0)
    while (await room.table()).view(None).phase != "play":
        await room.act()
    leader = await room.asked()
    await room.act(leader)
    assert len(await trick(room)) == 1
    return [leader, *(one for one in list(room.members.values())[:4] if one is not leader)]


async def trick(room: Room) -> tuple[Any, ...]:
    """The plays of the running trick."""
    view: Any = (await room.table()).view(None)
    return tuple(view.trick)


async def asks(room: Room, member: simcord.MemberActor) -> ResponseMessage:
    """Somebody asks to take their last move back, in their hand."""
    return answered(await click(member, await room.hand(member), "back:"))


def offered(hand: ResponseMessage) -> bool:
    """Whether a hand offers to take a move back."""
    return any(part["custom_id"].startswith("back:") for part in parts(hand))


async def test_a_lead_is_taken_back_when_all_agree(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    leader, *others = await led(room, monkeypatch)
    asked = await room.asked()
    follow = await room.hand(asked)
    assert not offered(follow)
    request = await asks(room, leader)
    about = button(request, "vote:", ":1").split(":")[2]
    assert all(f"<@{one.id}>" in request.content for one in others)
    for one in others[:2]:
        assert await trick(room)
        await click(one, request, "vote", ":1")
        await room.restart()
    done = said(await click(others[2], request, "vote", ":1"))
    name = next(p.name for p in (await room.table()).players if p and p.user == leader.id)
    assert done.startswith(EN("vote-back-done", name=name))
    table = await room.table()
    assert await trick(room) == ()
    assert (await room.asked()) is leader
    room.client.services.tables.keeper._cache.clear()
    assert await room.table() == table
    # A hand from before plays nothing at the moment that comes again.
    await room.act(leader)
    again = await room.table()
    stale = await room.act(asked, hand=follow)
    assert EN("hand-stale") in said(stale)
    assert await room.table() == again
    with pytest.raises(RuleError) as late:
        await room.client.services.tables.voting.vote(table.id, about, others[0].id, True)
    assert late.value.sentence == "vote-over"
    await room.act()
    assert (await room.table()).phase == "playing"


@pytest.mark.parametrize("how", ["refused", "played", "withdrawn"])
async def test_a_move_stands_when_somebody_refuses_or_plays(
    room: Room, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    leader, *others = await led(room, monkeypatch)
    request = await asks(room, leader)
    if how == "played":
        await room.act()
        told = said(await click(others[0], request, "vote", ":1"))
        assert told == EN("refusal-vote-over")
        told = said(await leader.slash(room.channel, "takeback"))
        assert told == EN("refusal-not-taken-back")
    else:
        refusing = others[1] if how == "refused" else leader
        over = answered(await click(refusing, request, "vote", ":0"))
        assert not over.components
        if how == "refused":
            assert not offered(await room.hand(leader))
            told = said(await leader.slash(room.channel, "takeback"))
            assert told == EN("refusal-refused-back")
    assert await trick(room)
    assert True not in (await room.table()).votes.get("back-1-0", {}).values()


async def test_a_move_is_taken_back_without_those_who_left(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    leader, *others = await led(room, monkeypatch)
    room.env.backend.remove_member(room.guild.id, others[0].id)
    vote = await asks(room, leader)
    await click(others[1], vote, "vote", ":1")
    done = said(await click(others[2], vote, "vote", ":1"))
    assert EN("vote-back-done", name=leader.user.global_name) in done
    assert await trick(room) == ()


async def test_absent_players_agree(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    leader, *others = await led(room, monkeypatch)
    for one in others:
        await one.slash(room.channel, "seat open")
    told = said(await leader.slash(room.channel, "takeback"))
    assert "takes the last move back" in told
    assert await trick(room) == ()
