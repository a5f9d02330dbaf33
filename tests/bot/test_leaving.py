"""A match goes on when people leave it: for a while, for somebody else, or for good."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import discord
import pytest
from sqlalchemy import select

from bot.chat.panels.tables.match import seats
from bot.domain.tables.player import Player
from bot.domain.tables.seating import Vacancy
from bot.services.tables.tables import Tables
from bot.store.ledger import books
from rules import RuleError
from tests.bot.discord.room import Room, choices, parts, said
from tests.bot.people.league_room import EN, LeagueRoom
from tests.bot.people.leaving_room import (
    answered,
    balanced,
    button,
    click,
    own_turn,
    results,
    seated,
)

pytestmark = pytest.mark.usefixtures("blank", "still")


# --- For a while ----------------------------------------------------------------------------------


async def test_a_computer_player_sits_in_until_somebody_opens_their_hand(room: Room) -> None:
    await room.start(deals=3)
    await own_turn(room, room.ben)
    told = said(await room.ben.slash(room.channel, "seat computer"))
    assert told == EN("left-computer")
    table = await room.table()
    assert await seated(room) == ["Aki", "Ben computer"]
    assert [player.name for player in table.asked] == ["Aki"]
    assert EN("away-computer", name="Ben") in room.board().content
    assert f"<@{room.ben.id}>" not in room.board().content
    await room.restart()
    assert await room.table() == table
    assert EN("welcome-back") in (await room.hand(room.ben)).content
    assert await seated(room) == ["Aki", "Ben"]
    assert EN("away-computer", name="Ben") not in room.board().content


async def test_computers_in_place_of_several_people_are_told_together(room: Room) -> None:
    table = await room.start(0, "ben chiyo daeun", "xiamen")
    every = [player for player in table.players if player]

    def told(*ways: str) -> list[str]:
        players = (replace(one, away=way) for one, way in zip(every, ways, strict=True))
        return seats.lines(replace(table, players=tuple(players)), EN)

    first, second, third, fourth = (player.name for player in every)
    assert told("computer", "", "computer", "open") == [
        EN("away-computer", name=f"{first} and {third}"),
        EN("away-open", name=fourth),
    ]
    assert told(*["computer"] * 3, "") == [
        EN("away-computer", name=f"{first}, {second} and {third}"),
    ]
    assert told(*["computer"] * 4) == []
    assert told("", "", "", "") == []


async def test_the_owner_seats_a_computer_for_somebody_who_left(
    room: Room,
) -> None:
    await room.start(deals=3)
    number, ben = (await room.table()).id, room.ben.user
    told = said(await room.aki.slash(room.channel, "seat computer", gone=ben))
    assert told == EN("refusal-still-member", who="Ben")
    path = f"/guilds/{room.guild.id}/members/{ben.id}"
    room.env.inject_error("GET", path, status=500, times=9)
    told = said(await room.aki.slash(room.channel, "seat computer", gone=ben))
    assert told == EN("refusal-member-unknown", who="Ben")
    room.env.backend.faults.clear()
    assert await seated(room) == ["Aki", "Ben"]
    room.env.backend.remove_member(room.guild.id, ben.id)
    told = said(await room.emilia.slash(room.channel, "seat computer", gone=ben))
    assert told == EN("refusal-not-seated")
    told = said(await room.aki.slash(room.channel, "seat computer", gone=ben))
    assert told == EN("left-behind", name="Ben")
    assert await seated(room) == ["Aki", "Ben computer"]
    assert [one.user for one in (await room.table()).asked] == [room.aki.id]
    await room.client.services.tables.leaving.come_back(number, ben.id)
    assert await seated(room) == ["Aki", "Ben"]


async def test_another_owner_follows_one_who_has_left_the_server(room: Room) -> None:
    await room.start(deals=3)
    room.env.backend.remove_member(room.guild.id, room.aki.id)
    told = said(await room.ben.slash(room.channel, "seat computer", gone=room.aki.user))
    assert told == EN("left-behind", name="Aki")
    assert await seated(room) == ["Aki computer", "Ben"]


async def test_nobody_plays_on_alone(room: Room) -> None:
    await room.start()
    await own_turn(room, room.ben)
    for member in (room.ben, room.aki):
        await member.slash(room.channel, "seat computer")
    table = await room.table()
    assert table.phase == "playing"
    assert table.asked == ()
    assert EN("table-rests") in room.board().content
    assert EN("away-computer", name="Aki and Ben") not in room.board().content
    await room.client.services.tables.playing.awake((await room.table()).id)
    assert await room.table() is table
    await room.ben.slash(room.channel, "hand")
    assert [player.name for player in (await room.table()).asked] == ["Ben"]
    assert await seated(room) == ["Aki computer", "Ben"]


async def test_a_move_brings_somebody_back(room: Room) -> None:
    await room.start()
    mover = await room.asked()
    hand = await room.hand(mover)
    await mover.slash(room.channel, "seat open")
    table = await room.table()
    assert table.asked == ()
    assert table.waits_for
    await room.act(mover, hand=hand)
    assert await seated(room) == ["Aki", "Ben"]
    moved = await room.table()
    assert moved.deal
    assert moved.deal.ply == 1


async def test_a_press_on_an_old_hand_brings_somebody_back(room: Room) -> None:
    """It does nothing else, because a computer player has moved meanwhile."""
    await room.open(other=None)
    lobbies, number = room.client.services.tables.lobbies, (await room.table()).id
    await lobbies.set_clock(number, room.aki.id, "3600 computer")
    await room.press(room.ben, "join")
    await room.press(room.aki, "start")
    gone = await room.asked()
    old = await room.hand(gone)
    await room.env.advance_time(3600)
    assert len((await room.table()).present) == 1
    late = said(await room.choose(gone, old, choices(old)[0]))
    assert late.startswith(f"⚠ {EN('hand-stale')}\n{EN('welcome-back')}")
    assert len((await room.table()).present) == 2


@pytest.mark.parametrize(("how", "phase"), [("open", "between"), ("computer", "playing")])
async def test_a_deal_waits_for_open_seats_and_not_for_computers(
    room: Room, how: str, phase: str
) -> None:
    await room.start()
    await room.finish(until="between")
    await room.ben.slash(room.channel, f"seat {how}")
    await room.press(room.aki, "ready")
    assert (await room.table()).phase == phase
    if how == "open":
        assert EN("table-waits", names="Ben") in room.board().content
        await room.press(room.ben, "ready")
        assert (await room.table()).phase == "playing"
        assert await seated(room) == ["Aki", "Ben"]


async def test_everybody_is_back_for_a_rematch(room: Room) -> None:
    await room.start(deals=1)
    await room.ben.slash(room.channel, "seat computer")
    await room.finish()
    await room.press(room.aki, "rematch")
    assert await seated(room) == ["Aki", "Ben"]


@pytest.mark.parametrize("how", ["computer", "open", "resign"])
async def test_only_players_of_a_match_leave_it(room: Room, how: str) -> None:
    await room.open()
    told = said(await room.ben.slash(room.channel, f"seat {how}"))
    assert told == EN("refusal-no-match")
    await room.press(room.aki, "start")
    told = said(await room.chiyo.slash(room.channel, f"seat {how}"))
    assert told == EN("refusal-not-seated")


# --- For somebody else ----------------------------------------------------------------------------


async def test_anybody_takes_an_open_seat_once(room: Room) -> None:
    await room.start()
    await room.ben.slash(room.channel, "seat open")
    shown = room.board()
    assert EN("away-open", name="Ben") in shown.content
    take = button(shown, "seat:open:take")
    await room.restart()
    seated_already = said(await room.aki.click(shown, custom_id=take))
    assert seated_already == EN("refusal-seated-already", who="Aki")
    told = said(await room.chiyo.click(shown, custom_id=take))
    coming, leaving = f"<@{room.chiyo.id}>", f"<@{room.ben.id}>"
    assert told == EN("substituted", coming=coming, leaving=leaving)
    assert await seated(room) == ["Aki", "Chiyo"]
    assert not [p for p in parts(room.board()) if p["custom_id"].startswith("seat:")]
    gone = said(await room.ben.slash(room.channel, "hand"))
    assert gone == EN("refusal-not-seated")


async def test_of_two_taking_a_seat_at_once_one_has_it(room: Room) -> None:
    table = await room.start()
    await room.ben.slash(room.channel, "seat open")
    seat = table.seat_of(room.ben.id) or 0
    done = await asyncio.gather(
        *(
            room.client.services.tables.leaving.take(
                Vacancy(table.id, seat, room.ben.id, one.id, True),
                Player(one.id, one.name),
            )
            for one in (room.chiyo, room.daeun)
        ),
        return_exceptions=True,
    )
    (refused,) = [one for one in done if isinstance(one, RuleError)]
    assert refused.sentence == "not-vacant"


async def test_a_player_who_left_a_seat_open_takes_it_back(room: Room) -> None:
    await room.start()
    await room.ben.slash(room.channel, "seat open")
    shown = room.board()
    told = said(await room.ben.click(shown, custom_id=button(shown, "seat:open:take")))
    assert told == EN("seat-kept", leaving=f"<@{room.ben.id}>")
    assert await seated(room) == ["Aki", "Ben"]


async def test_a_seat_is_given_to_one_person(room: Room) -> None:
    await room.start()
    taken = said(await room.ben.slash(room.channel, "seat give", member=room.aki))
    assert taken == EN("refusal-seated-already", who="Aki")
    offer = answered(await room.ben.slash(room.channel, "seat give", member=room.chiyo))
    assert not offer.ephemeral
    assert f"<@{room.chiyo.id}>" in offer.content
    other = said(await click(room.daeun, offer, "seat:give:take"))
    assert other == EN("refusal-seat-of-another")
    meddling = said(await click(room.daeun, offer, "seat:give:decline"))
    assert meddling == EN("refusal-organisers-only")
    await room.restart()
    await click(room.chiyo, offer, "seat:give:take")
    assert await seated(room) == ["Aki", "Chiyo"]
    assert (await Tables(room.client.services.database).shown_in(room.channel.id)).names == (
        "Aki",
        "Chiyo",
    )
    await room.finish()
    assert await balanced(room)


async def test_nobody_sees_two_hands_of_a_deal(room: Room) -> None:
    """The bot remembers a person who gave up a seat, also if they delete their data meanwhile."""
    await room.start(deals=3, other="ben chiyo daeun", game="tiengow")
    for leaving, coming in ((room.ben, room.emilia), (room.emilia, room.ben)):
        offer = answered(await leaving.slash(room.channel, "seat give", member=coming))
        await click(coming, offer, "seat:give:take")
    assert await seated(room) == ["Aki", "Ben", "Chiyo", "Daeun"]  # the same seat is taken again
    await room.restart()
    await room.client.services.privacy.forget(room.emilia.id)
    await room.chiyo.slash(room.channel, "seat open")
    await room.ben.slash(room.channel, "seat open")
    take = button(room.board(), "seat:open:take", f":{room.chiyo.id}:0")
    refused = said(await room.emilia.click(room.board(), custom_id=take))
    assert refused == EN("refusal-seen-another", who="Emilia")
    told = said(await room.chiyo.slash(room.channel, "seat give", member=room.emilia))
    assert told == EN("refusal-seen-another", who="Emilia")
    await room.hand(room.ben)
    await room.hand(room.chiyo)
    table = await room.finish(until="between")
    assert table.deal
    assert table.deal.promise.gone == ()
    offer = answered(await room.chiyo.slash(room.channel, "seat give", member=room.emilia))
    await click(room.emilia, offer, "seat:give:take")
    assert "Emilia" in await seated(room)


async def test_a_player_put_out_takes_no_other_seat_then(room: Room) -> None:
    table = await room.start(deals=3, other="ben chiyo daeun", game="tiengow")
    leaving, ben = room.client.services.tables.leaving, Player(room.ben.id, "Ben")
    await leaving.replace(table.id, ben.user, "Computer {}".format)
    await leaving.go_away(table.id, room.chiyo.id, "open")
    vacancy = Vacancy(table.id, table.seat_of(room.chiyo.id) or 0, room.chiyo.id, ben.user, True)
    with pytest.raises(RuleError, match="seen-another"):
        await leaving.take(vacancy, ben)


@pytest.mark.parametrize("after", ["", "table open"])
async def test_an_offer_falls_away_with_its_match(room: Room, after: str) -> None:
    """Its buttons are taken away at the next press, also below a newer table."""
    await room.start()
    offer = answered(await room.ben.slash(room.channel, "seat give", member=room.chiyo))
    await room.aki.slash(room.channel, "table end")
    if after:
        await room.aki.slash(room.channel, after, game="koikoi")
    late = answered(await click(room.chiyo, offer, "seat:give:take"))
    assert late.id == offer.id
    assert (late.content, late.components) == (EN("refusal-not-vacant"), [])


async def test_a_declined_seat_is_not_offered_again(room: Room) -> None:
    """An invitation to the lobby that lapsed is no answer to it; an open seat asks nobody."""
    await room.open(other="ben", game="mushi")
    await room.aki.slash(room.channel, "table invite", invite=room.chiyo)
    await room.env.advance_time(25 * 3600)
    await room.press(room.aki, "start")
    offer = answered(await room.ben.slash(room.channel, "seat give", member=room.chiyo))
    await room.restart()
    await click(room.chiyo, offer, "seat:give:decline")
    await room.restart()
    for leaving in (room.aki, room.ben):
        told = said(await leaving.slash(room.channel, "seat give", member=room.chiyo))
        assert told == EN("refusal-seat-declined", who="Chiyo")
    assert not answered(
        await room.ben.slash(room.channel, "seat give", member=room.daeun)
    ).ephemeral
    await room.ben.slash(room.channel, "seat open")
    await room.chiyo.click(room.board(), custom_id=button(room.board(), "seat:open:take"))
    assert await seated(room) == ["Aki", "Chiyo"]


def mentioned(room: Room) -> list[int]:
    """Return the people whom the last answer to a press may notify."""
    every = room.env.http_requests
    sent: list[Any] = [one.json for one in every if one.path.endswith("/callback")]
    return [*map(int, sent[-1]["data"]["allowed_mentions"]["users"])]


async def test_an_unanswered_offer_mentions_a_person_once(room: Room) -> None:
    """Withdrawn, repeated after a restart, by another player; once answered, it is a new offer."""
    await room.start(other="ben chiyo daeun", game="tiengow")
    again = [room.ben, room.ben, room.aki]
    for number, leaving in enumerate(again):
        offer = answered(await leaving.slash(room.channel, "seat give", member=room.emilia))
        assert f"<@{room.emilia.id}>" in offer.content
        assert mentioned(room) == [room.emilia.id][number:]
        await click(leaving, offer, "seat:give:decline")
        await room.restart()
    offer = answered(await room.ben.slash(room.channel, "seat give", member=room.emilia))
    await click(room.emilia, offer, "seat:give:take")
    for leaving, coming in ((room.emilia, room.ben), (room.ben, room.emilia)):
        offer = answered(await leaving.slash(room.channel, "seat give", member=coming))
        assert mentioned(room) == [coming.id]
        await click(coming, offer, "seat:give:take")


async def test_an_offer_is_withdrawn(room: Room) -> None:
    await room.start()
    offer = answered(await room.ben.slash(room.channel, "seat give", member=room.chiyo))
    kept = answered(await click(room.ben, offer, "seat:give:decline"))
    assert kept.content == EN("seat-kept", leaving=f"<@{room.ben.id}>")
    assert not kept.components
    assert await seated(room) == ["Aki", "Ben"]


# --- In a league ----------------------------------------------------------------------------------


@pytest.fixture
async def league(room: Room) -> LeagueRoom:
    """A league of members without computer players, in which Aki and Ben play."""
    found = LeagueRoom(room)
    await found.found(uma=5, computers=False, admitted="members")
    await found.plays("mushi", 1, 2)
    for member in (room.aki, room.ben, room.daeun):
        await member.slash(room.channel, "league join")
    await room.open(0, "ben")
    await room.press(room.aki, "start")
    return found


@pytest.mark.parametrize("way", ["give", "open"])
async def test_in_a_league_an_organiser_consents(room: Room, league: LeagueRoom, way: str) -> None:
    stranger = room.chiyo
    if way == "give":
        told = said(await room.ben.slash(room.channel, "seat give", member=stranger))
        assert "Chiyo" in told
        offer = answered(await room.ben.slash(room.channel, "seat give", member=room.daeun))
        wanted = answered(await click(room.daeun, offer, "seat:give:take"))
    else:
        await room.ben.slash(room.channel, "seat open")
        shown = room.board()
        take = button(shown, "seat:open:take")
        assert "Chiyo" in said(await stranger.click(shown, custom_id=take))
        wanted = answered(await room.daeun.click(shown, custom_id=take))
    assert "Ben" in (await seated(room))[1]
    told = said(await click(room.aki, wanted, f"seat:{way}:consent"))
    assert told == EN("refusal-organisers-only")
    await room.restart()
    done = answered(await click(league.organiser, wanted, f"seat:{way}:consent"))
    assert not done.components
    assert await seated(room) == ["Aki", "Daeun"]
    log = said(await room.aki.slash(room.channel, "league log"))
    assert f"<@{room.daeun.id}>" in log


async def test_a_player_back_before_the_organiser_consents_keeps_the_seat(
    room: Room, league: LeagueRoom
) -> None:
    await room.ben.slash(room.channel, "seat open")
    shown = room.board()
    take = button(shown, "seat:open:take")
    wanted = await room.daeun.click(shown, custom_id=take)
    declined = said(await click(room.daeun, answered(wanted), "seat:open:decline"))
    assert declined == EN("seat-still-open", leaving=f"<@{room.ben.id}>")
    wanted = await room.daeun.click(shown, custom_id=take)
    await room.hand(room.ben)
    late = said(await click(league.organiser, answered(wanted), "seat:open:consent"))
    assert late == EN("refusal-not-vacant")
    assert await seated(room) == ["Aki", "Ben"]


async def test_a_league_of_people_has_no_computer_sit_in(room: Room, league: LeagueRoom) -> None:
    told = said(await room.ben.slash(room.channel, "seat computer"))
    assert told == EN("refusal-league-people", league="Spring")
    assert await seated(room) == ["Aki", "Ben"]


async def test_a_moved_match_keeps_the_conditions_of_its_league(
    room: Room, league: LeagueRoom
) -> None:
    other, number = room.guild.create_text_channel("other"), (await room.table()).id
    told = said(await room.aki.slash(other, "table move", table=number))
    assert told == EN("refusal-move-league", league="Spring")
    role = room.guild.create_role("Mods", permissions=discord.Permissions(manage_channels=True))
    mod = room.guild.add_member(room.env.create_user("mod"), roles=[role])
    assert said(await mod.slash(other, "table move", table=number)) == EN("moved-here")
    told = said(await room.ben.slash(other, "seat computer"))
    assert told == EN("refusal-league-people", league="Spring")
    told = said(await room.aki.slash(other, "table end"))
    assert told == EN("refusal-end-counts")


async def test_a_manager_does_not_close_an_own_match(room: Room, league: LeagueRoom) -> None:
    role = room.guild.create_role("Mods", permissions=discord.Permissions(manage_channels=True))
    other = room.guild.create_text_channel("other")
    mod = room.guild.add_member(room.env.create_user("mod"), roles=[role])
    number = (await room.table()).id
    room.env.backend.add_member(room.guild.id, room.ben.id, roles=[role.id])
    assert said(await room.ben.slash(room.channel, "table end")) == EN("refusal-end-counts")
    told = said(await room.ben.slash(other, "table move", table=number))
    assert told == EN("refusal-move-league", league="Spring")
    assert said(await mod.slash(room.channel, "table end")) == EN("ended")


@pytest.mark.parametrize("deals", [0, 1])
async def test_a_league_match_does_not_end_behind_an_absent_player(
    room: Room, league: LeagueRoom, deals: int
) -> None:
    """Aki, who may be ahead, cannot take the first place while Ben's seat is open for a night."""
    if deals:
        await room.finish(1, until="between")
    await room.ben.slash(room.channel, "seat open")
    asked = answered(await room.aki.slash(room.channel, "table vote"))
    vote = answered(await click(room.aki, asked, "put-end:"))
    assert f"<@{room.ben.id}>" in vote.content
    assert (await room.table()).phase != "over"
    assert said(await click(room.ben, vote, "vote", ":1")) == EN("refusal-away")
    await room.hand(room.ben)
    assert said(await click(room.ben, vote, "vote", ":0")).startswith(EN("vote-end-not"))
    assert await results(room) == []


async def test_a_week_of_absence_holds_no_league_match_up(room: Room, league: LeagueRoom) -> None:
    await own_turn(room, room.ben)
    await room.ben.slash(room.channel, "seat open")
    await room.env.advance_time(7 * 24 * 3600)
    asked = answered(await room.aki.slash(room.channel, "table vote"))
    done = said(await click(room.aki, asked, "put-end:"))
    assert done.startswith(EN("vote-end-done"))


# --- For good -------------------------------------------------------------------------------------


@pytest.mark.parametrize("moment", ["running", "between", "first"])
async def test_a_player_who_resigns_has_the_last_place(
    room: Room, league: LeagueRoom, moment: str
) -> None:
    if moment != "first":
        await room.finish(1, until="between")
    if moment == "running":
        await room.press(room.aki, "ready")
        await room.press(room.ben, "ready")
        await room.act()
    points = (await room.table()).points
    leads = points[0] > points[1]
    winner, loser = (room.ben, room.aki) if leads else (room.aki, room.ben)
    name = "Aki" if leads else "Ben"
    sure = answered(await loser.slash(room.channel, "seat resign"))
    assert sure.ephemeral
    assert sure.content == EN("resign-sure" if moment == "between" else "resign-sure-league")
    assert (await room.table()).phase != "over"
    told = said(await click(loser, sure, "resign"))
    assert told == EN("resigned" if moment == "between" else "resigned-league", name=name)
    if moment != "between":
        assert (await room.table()).phase == "playing"
        assert EN("table-resigned", name=name) in room.board().content
        await click(loser, sure, "resign")  # a second press changes nothing
        asked = answered(await winner.slash(room.channel, "table vote"))
        await click(winner, asked, "put-end:")
    assert (await room.table()).phase == "over"
    places = (2, 1) if leads else (1, 2)
    assert await results(room) == [*zip(points, places, strict=True)]
    shown = room.board().content
    assert (EN("table-deal-lost") in shown) is (moment != "between")
    assert EN("match-won", names="Ben" if leads else "Aki", count=1) in shown
    assert await balanced(room)
    p = books.postings
    paid = await league.rows(select(p.c.user, p.c.delta).where(p.c.reason == "place"))
    assert {tuple(one) for one in paid} == {(winner.id, 5), (loser.id, -5)}
    assert f"<@{winner.id}>" in league.notice().content
    again = said(await click(loser, sure, "resign"))
    assert again == EN("refusal-no-match")


@pytest.mark.parametrize("back", [False, True])
async def test_a_deal_resigned_in_a_league_counts(
    room: Room, league: LeagueRoom, back: bool
) -> None:
    await league.sets("computers", "true")
    await room.press(room.aki, "hand")
    await room.act()
    await click(room.ben, answered(await room.ben.slash(room.channel, "seat resign")), "resign")
    assert await seated(room) == ["Aki", "Ben computer"]
    if back:  # the match ends all the same
        await room.hand(room.ben)
        assert await seated(room) == ["Aki", "Ben"]
    await room.restart()
    table = await room.finish()
    assert table.deal
    assert table.deal.result
    assert table.number == 1
    assert table.points != (0, 0)
    assert await results(room) == [*zip(table.points, (1, 2), strict=True)]
    assert await balanced(room)


async def test_a_deal_resigned_alone_is_played_to_its_end(room: Room) -> None:
    found = LeagueRoom(room)
    await found.found()
    await found.plays("mushi", 1, 2)
    await room.open(0, "computer")
    await room.press(room.aki, "start")
    await click(room.aki, answered(await room.aki.slash(room.channel, "seat resign")), "resign")
    table = await room.table()
    assert (table.phase, table.number) == ("over", 1)
    assert await results(room) == [*zip(table.points, (2, 1), strict=True)]
    assert await balanced(room)


async def test_a_deal_resigned_outside_leagues_counts_for_nobody(room: Room) -> None:
    await room.start()
    asked = answered(await room.ben.slash(room.channel, "seat resign"))
    assert asked.content == EN("resign-sure")
    assert said(await click(room.ben, asked, "resign")) == EN("resigned", name="Ben")
    assert await results(room) == [(0, 1), (0, 2)]


async def test_a_match_of_several_is_not_resigned(room: Room) -> None:
    await room.start(other="ben chiyo", game="sakura")
    told = said(await room.ben.slash(room.channel, "seat resign"))
    assert told == EN("refusal-resign-two")
    assert (await room.table()).phase == "playing"


async def test_a_match_ended_by_its_owner_loses_the_running_deal(
    room: Room,
) -> None:
    await room.start()
    await room.finish(1, until="between")
    await room.press(room.aki, "ready")
    await room.press(room.ben, "ready")
    before = await room.client.services.ledger.of_server(room.guild.id)
    assert said(await room.aki.slash(room.channel, "table end")) == EN("ended")
    assert EN("table-deal-lost") in room.board().content
    assert await room.client.services.ledger.of_server(room.guild.id) == before
    assert await results(room) == []
    assert await balanced(room)
