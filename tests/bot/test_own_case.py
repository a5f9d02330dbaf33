"""Organisers who play: what they may do in their own case, and how the log tells it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bot.discord.room import Room, said
from tests.bot.people.league_room import EN, LeagueRoom
from tests.bot.people.leaving_room import answered, button, click, seated

pytestmark = pytest.mark.usefixtures("blank", "still")


@pytest.fixture
async def league(room: Room) -> LeagueRoom:
    """A league that Aki organises, too."""
    found = LeagueRoom(room)
    await found.found()
    await found.plays("mushi", 1, 2)
    (role,) = [r for r in room.guild.roles.values() if r.name == "Organisers"]
    room.env.backend.add_member(room.guild.id, room.aki.id, roles=[role.id])
    return found


async def log(room: Room) -> list[str]:
    """Return the newest line of the log first."""
    return said(await room.chiyo.slash(room.channel, "league log")).split("\n")[1:]


async def test_no_organiser_gives_seats_of_an_own_match_away(
    room: Room, league: LeagueRoom
) -> None:
    await room.open(0, "ben")
    await room.press(room.aki, "start")
    about = {"leaving": room.ben.user}
    told = said(await room.aki.slash(room.channel, "organise substitute", **about))
    assert told == EN("refusal-own-match")
    await room.ben.slash(room.channel, "seat open")
    take = button(room.board(), "seat:open:take")
    wanted = answered(await room.chiyo.click(room.board(), custom_id=take))
    told = said(await click(room.aki, wanted, "seat:open:consent"))
    assert told == EN("refusal-own-match")
    await click(league.organiser, wanted, "seat:open:consent")
    assert await seated(room) == ["Aki", "Chiyo"]


@pytest.mark.parametrize("act", ["void", "match", "freeze", "correct", "penalty"])
async def test_the_log_tells_who_ruled_in_their_own_case(
    room: Room, league: LeagueRoom, act: str
) -> None:
    await league.match("mushi", "ben", 1)
    people = {"payer": room.ben.user, "receiver": room.aki.user}
    options: dict[str, dict[str, Any]] = {
        "match": {"table": (await room.table()).id},
        "correct": {"entry": 1, "points": 1, **people},
        "penalty": {"player": room.aki.user, "points": 5},
    }
    about = options.get(act, {"entry": 1})
    told = answered(await room.aki.slash(room.channel, f"organise {act}", why="so", **about))
    if act in ("void", "match"):
        await click(room.aki, told, "sure:")
    first = (await log(room))[0]
    assert f"<@{room.aki.id}>: " in first
    assert EN("log-own").strip() in first


@pytest.mark.parametrize("own", [True, False])
async def test_the_log_tells_of_own_reports(room: Room, league: LeagueRoom, own: bool) -> None:
    result = f"<@{room.ben.id}> 3, <@{room.aki.id if own else room.chiyo.id}> -3"
    await room.aki.slash(room.channel, "league report", game="mushi", result=result)
    assert (EN("log-own").strip() in (await log(room))[0]) == own


async def test_the_log_tells_no_own_case_of_others(room: Room, league: LeagueRoom) -> None:
    await league.match("mushi", "ben", 1)
    await league.does("organise void", entry=1, why="so")
    assert EN("log-own").strip() not in "".join(await log(room))
