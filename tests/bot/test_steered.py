"""Organisers steer a tournament on the server: by command, and from the panel below its message."""

from __future__ import annotations

import unicodedata
from typing import Any

import pytest
import simcord

from bot.chat.panels.contests.tournament.steering import CHOICES
from bot.domain.contests import settling
from bot.domain.league.season import League
from bot.domain.league.tournament import DUPLICATE, Match, Tournament
from bot.services.contests.steering import Order
from bot.services.services import Services
from bot.words import LANGUAGES, words
from tests.bot.discord.room import Room, parts, said
from tests.bot.people.cup import MINUTE, board, cup, press
from tests.bot.people.league_room import EN, LeagueRoom
from tests.bot.world.lone_tables import Clock

NAMES = ("aki", "ben", "chiyo", "daeun")
COLUMNS = 34
"""The width of a select on a phone, in narrow letters."""


@pytest.fixture
async def league(room: Room) -> LeagueRoom:
    """A league of one deal of Mushi, with a Swiss of two rounds whose first round is on."""
    found = LeagueRoom(room)
    await found.found()
    await found.plays("mushi", 1, 1)
    await found.does("league tournament", form="swiss", start=30, time=30, rounds=2)
    for name in NAMES:
        assert await press(room, name, "enter") == EN("tournament-done-enter")
    await room.env.advance_time(30 * MINUTE + 1)
    return found


async def value(room: Room) -> Tournament:
    """The tournament."""
    return await room.client.services.tournaments.by_id(1)


def member(room: Room, user: int) -> simcord.MemberActor:
    """The actor with a number."""
    (found,) = [own for name in NAMES if (own := getattr(room, name)).id == user]
    assert isinstance(found, simcord.MemberActor)
    return found


def match_of(one: Tournament, user: int) -> Match:
    """A person's match of the round."""
    (found,) = [match for match in one.current if user in match.people]
    return found


@pytest.mark.usefixtures("blank", "still")
@pytest.mark.slow
async def test_a_round_is_steered_by_command(room: Room, league: LeagueRoom) -> None:
    mine = said(await room.aki.slash(room.channel, "organise round end"))
    assert mine == EN("refusal-organisers-only")
    due = (await value(room)).due
    told = await league.does("organise round extend", time=10, why="The bus is late")
    assert EN("act-round-extend", league="Spring", minutes=10) in told.split("\n")[0]
    assert "The bus is late" in told
    assert ((await value(room)).due - due).total_seconds() == 10 * MINUTE
    assert EN("tournament-paused", number=1, rounds=2) in await league.does("organise round pause")
    assert await league.does("organise round pause") == EN("refusal-round-paused")
    assert EN("tournament-paused", number=1, rounds=2) in board(room)
    await room.env.advance_time(120 * MINUTE)
    assert (await value(room)).last == 1
    await league.does("organise round resume")

    first, second = (await value(room)).current
    left, right = member(room, first.people[0]), member(room, second.people[0])
    await league.does("organise round swap", player=left, other=right)
    assert match_of(await value(room), left.id).people != first.people
    first = match_of(await value(room), left.id)
    one, other = (member(room, user) for user in first.people)
    text = f"<@{one.id}> 3, <@{other.id}> -3"
    await league.does("organise round result", result=text, why="Played at home")
    assert EN("tournament-decided", who="").strip() in board(room)
    second = match_of(await value(room), right.id)
    await league.does("organise round walkover", player=right)
    assert (await value(room)).last == 2
    assert {(1, right.id)} == (await value(room)).walkovers

    text = f"<@{one.id}> -3, <@{other.id}> 3"
    before = (await value(room)).current
    await league.does("organise round result", result=text, round=1)
    after = await value(room)
    assert after.current == before
    (corrected,) = [m for m in after.matches if m.round == 1 and other.id in m.people]
    assert corrected.outcome[other.id].place == 1
    await league.does("organise round withdraw", player=one)
    assert one.id not in {entrant.user for entrant in (await value(room)).present}
    await league.does("organise round back", player=one)
    assert one.id in {entrant.user for entrant in (await value(room)).present}
    await league.does("organise round end")
    over = await value(room)
    assert over.over
    assert settling.winners(over)

    log = said(await room.aki.slash(room.channel, "league log"))
    for part in ("10 more minutes", "The bus is late", "paused", "swapped", "walkover", "ended"):
        assert part in log
    assert "Played at home" in log
    assert f"1 · <@{other.id}> +3" in log


async def opened(room: Room, league: LeagueRoom) -> Any:
    """The organiser's panel, from the button below the message."""
    (message,) = [m for m in room.channel.history() if "**Tournament**" in m.content]
    return (await league.organiser.click(message, custom_id="steer:1:open:0")).response


@pytest.mark.usefixtures("blank", "still")
@pytest.mark.slow
async def test_a_round_is_steered_from_the_panel(room: Room, league: LeagueRoom) -> None:
    (message,) = [m for m in room.channel.history() if "**Tournament**" in m.content]
    mine = said(await room.aki.click(message, custom_id="steer:1:open:0"))
    assert mine == EN("refusal-organisers-only")
    panel = await opened(room, league)
    ids = [part["custom_id"] for part in parts(panel)]
    assert {"steer:1:extend:30", "steer:1:pause:0", "steering:1:match:0"} <= {*ids}

    async def click(custom_id: str) -> str:
        panel = await opened(room, league)
        return said(await league.organiser.click(panel.message, custom_id=custom_id))

    async def chosen(of: str, number: int) -> Any:
        panel = await opened(room, league)
        picked = [str(number)], f"steering:1:{of}:0"
        pressed = await league.organiser.select(panel.message, picked[0], custom_id=picked[1])
        return pressed.response

    due = (await value(room)).due
    assert EN("act-round-extend", league="Spring", minutes=30) in await click("steer:1:extend:30")
    assert ((await value(room)).due - due).total_seconds() == 30 * MINUTE
    assert EN("tournament-paused", number=1, rounds=2) in await click("steer:1:pause:0")
    await click("steer:1:resume:0")
    asked = await ending(room, league)
    assert EN("steer-ending-swiss", number=1) in asked.content
    assert (await value(room)).last == 1

    first, second = (await value(room)).current
    shown = await chosen("match", first.number)
    result = f"steering:1:result:{first.number}"
    await league.organiser.select(shown.message, ["2-1"], custom_id=result)
    outcome = (await value(room)).matches[0].outcome
    assert [outcome[user].place for user in first.people] == [2, 1]
    person = second.people[1]
    shown = await chosen("person", person)
    assert f"steer:1:withdraw:{person}" in [part["custom_id"] for part in parts(shown)]
    assert (await value(room)).last == 1
    asks = await league.organiser.click(shown.message, custom_id=f"steer:1:withdraw:{person}")
    assert asks.response
    assert EN("question-withdraw", who=f"<@{person}>", number=1) in asks.response.content
    assert (await value(room)).last == 1
    sure, back = (part["custom_id"] for part in parts(asks.response))
    assert back == "steer:1:open:0"
    await league.organiser.click(asks.response.message, custom_id=sure)
    one = await value(room)
    assert one.last == 2
    assert person not in {entrant.user for entrant in one.present}
    assert (1, second.people[0]) in one.walkovers
    shown = await chosen("person", person)
    await league.organiser.click(shown.message, custom_id=f"steer:1:back:{person}")
    assert person in {entrant.user for entrant in (await value(room)).present}
    late = await league.organiser.click(asked.message, custom_id="steer:1:end:1")
    assert said(late) == EN("refusal-stale")
    assert not (await value(room)).over
    asked = await ending(room, league)
    await league.organiser.click(asked.message, custom_id="steer:1:end:2")
    assert (await value(room)).over


async def ending(room: Room, league: LeagueRoom) -> Any:
    """The question whether the round shall end."""
    panel = await opened(room, league)
    pressed = await league.organiser.click(panel.message, custom_id="steer:1:ending:0")
    return pressed.response


@pytest.mark.usefixtures("blank", "still")
async def test_a_swapped_person_has_another_table(room: Room, league: LeagueRoom) -> None:
    (message,) = [m for m in room.channel.history() if "**Tournament**" in m.content]
    first, second = (await value(room)).current
    left, right = member(room, first.people[0]), member(room, second.people[0])
    meetings = room.client.services.meetings
    await left.click(message, custom_id="match:1")
    before = await meetings.places(1)
    assert {*before} == {first.number}
    await league.does("organise round swap", player=left, other=right)
    assert await meetings.places(1) == {}
    await left.click(message, custom_id="match:1")
    after = await meetings.places(1)
    assert {*after} == {match_of(await value(room), left.id).number}
    assert not {*after.values()} & {*before.values()}


@pytest.mark.usefixtures("blank", "still")
async def test_an_excluded_person_is_not_put_back(room: Room, league: LeagueRoom) -> None:
    await league.does("organise round withdraw", player=room.ben)
    await league.does("organise exclude", player=room.ben, league="Spring")
    answer = await league.does("organise round back", player=room.ben)
    assert answer == EN("refusal-excluded-other", who="Ben")
    await league.does("organise readmit", player=room.ben, league="Spring")
    await league.does("organise round back", player=room.ben)
    assert room.ben.id in {entrant.user for entrant in (await value(room)).present}


@pytest.mark.usefixtures("unhurried")
async def test_a_duplicate_round_is_extended_and_ended(services: Services, clock: Clock) -> None:
    one_of = await cup(services, clock, DUPLICATE, 3, 2)
    await one_of.ring(10)
    league: League = one_of.league
    assert await services.organisers.announcer(league) == 1
    order, due = Order(league, 1, 1), (await one_of.value()).due
    extended = await services.steering.extend(order, 20)
    assert (extended.due - due).total_seconds() == 20 * MINUTE
    (number,) = [match.duplicate for match in extended.current]
    assert number
    assert (await services.duplicates.by_id(number)).until == extended.due
    await services.steering.end(order)
    assert (await services.duplicates.by_id(number)).settled


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_subjects_of_selects_are_whole_on_a_phone(language: str) -> None:
    for choice in CHOICES:
        told = words(language)(f"steer-{choice}")
        wide = sum(unicodedata.east_asian_width(letter) in "WF" for letter in told)
        assert len(told) + wide <= COLUMNS, told
