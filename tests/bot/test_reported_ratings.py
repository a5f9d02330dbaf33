"""Results from elsewhere give no ratings, and say so, unless the league wants it otherwise."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import select

from bot.domain.league.ratings import Rating, rated
from bot.store import Connection
from bot.store.league import rating
from bot.store.ledger import books
from tests.bot.discord.room import Room, said
from tests.bot.people.league_room import EN, LeagueRoom

pytestmark = pytest.mark.usefixtures("blank", "still")

DAY = 24 * 3600
UNRATED = EN("results-unrated")
FIRST = "match,game,player,points\none,sakura,Aki,6\none,sakura,Ben,-3\none,sakura,Chiyo,-3\n"
DATED = "match,game,player,points,date\n{name},sakura,Aki,-1,{day}\n{name},sakura,Ben,1,{day}\n"


@pytest.fixture
async def league(room: Room) -> LeagueRoom:
    """A league, with its members."""
    found = LeagueRoom(room)
    await found.found()
    for member in (room.aki, room.ben, room.chiyo):
        await member.slash(room.channel, "league join")
    return found


async def ratings(league: LeagueRoom, game: str = "", season: int = 0) -> dict[int, Rating]:
    """Everybody's rating in a game, or in all: today, or at the end of a season."""
    r = books.ratings
    found = select(r.c.user, r.c.mu, r.c.sigma, r.c.matches)
    found = found.where(r.c.game == game, r.c.season == season)
    return {row[0]: Rating(*row[1:]) for row in await league.rows(found)}


async def give(league: LeagueRoom, text: str, *, enter: bool = True) -> str:
    """Import a file, and return the answer."""
    file = ("results.csv", text.encode())
    return await league.does("import", file=file, league="Spring", enter=enter)


async def report(league: LeagueRoom, result: str) -> str:
    """Report a result, and return the answer."""
    return await league.does("league report", game="sakura", result=result)


async def check_follows(league: LeagueRoom) -> None:
    """Compare the ratings with those computed again from everything that counts."""

    def again(connection: Connection) -> None:
        rating.rate_anew(connection, 1)

    before = [await ratings(league, game) for game in ("", "sakura", "mushi")]
    await league.room.client.services.database.write(again)
    assert [await ratings(league, game) for game in ("", "sakura", "mushi")] == before


async def test_results_from_elsewhere_say_that_they_give_no_rating(league: LeagueRoom) -> None:
    assert UNRATED in await report(league, "Aki 2, Ben -2")
    for enter in (False, True):
        assert UNRATED in await give(league, FIRST, enter=enter)
    assert UNRATED not in await give(league, FIRST)  # there was nothing new to enter
    assert await ratings(league) == {}


async def test_a_league_may_have_results_from_elsewhere_rated(
    room: Room, league: LeagueRoom
) -> None:
    await league.sets("reported", "true")
    assert UNRATED not in await report(league, "Aki 4, Ben 4, Chiyo -8")
    people = [room.aki.id, room.ben.id, room.chiyo.id]
    once = rated([Rating()] * 3, [1, 1, 3])
    assert await ratings(league) == dict(zip(people, once, strict=True))
    assert await ratings(league, "sakura") == await ratings(league)

    for enter in (False, True):
        assert UNRATED not in await give(league, FIRST, enter=enter)
    twice = rated(once, [1, 2, 2])
    assert await ratings(league) == dict(zip(people, twice, strict=True))
    await check_follows(league)


async def test_a_voided_result_takes_its_rating_with_it(room: Room, league: LeagueRoom) -> None:
    await league.sets("reported", "true")
    await report(league, "Aki 4, Ben -4")
    first = await ratings(league)
    await report(league, "Aki -1, Ben 1")
    await league.does("organise freeze", entry=2, why="disputed")
    assert (await ratings(league))[room.aki.id].matches == 2
    await league.does("organise void", entry=2, why="entered twice")
    assert await ratings(league) == first

    told = await give(league, FIRST)
    (number,) = await league.rows(select(books.audit.c.id).where(books.audit.c.act == "import"))
    assert told == EN("import-done", results=1, number=number.id)
    assert {*await ratings(league)} > {*first}
    await league.does("organise import", **{"import": number.id, "why": "the wrong file"})
    assert await ratings(league) == first
    await check_follows(league)


async def test_a_dated_result_is_rated_in_its_place(room: Room, league: LeagueRoom) -> None:
    await league.sets("reported", "true")
    await league.plays("mushi", 1, 1)
    await room.env.advance_time(3 * DAY)
    await league.match("mushi", "ben", 4)
    late = await ratings(league, "mushi")
    day = (room.env.now()).date()
    await give(league, DATED.format(name="early", day=day.replace(day=day.day - 2)))
    assert await ratings(league, "mushi") == late
    first = rated([Rating()] * 2, [2, 1])
    places = [late[who.id].mu < 25 for who in (room.aki, room.ben)]
    both = rated(first, [1 + place for place in places])
    assert await ratings(league) == dict(zip((room.aki.id, room.ben.id), both, strict=True))
    await check_follows(league)


async def test_the_rule_of_the_season_decides(room: Room, league: LeagueRoom) -> None:
    await report(league, "Aki 4, Ben -4")
    await league.sets("reported", "true")  # something counts already: from the next season on
    assert UNRATED in await report(league, "Aki 4, Ben -4")
    await league.does("league close")
    await league.does("league season", open=True)
    assert UNRATED not in await report(league, "Aki 4, Ben -4")
    found: dict[int, Any] = await ratings(league)
    assert {one.matches for one in found.values()} == {1}
    await check_follows(league)


async def test_a_voided_result_leaves_the_ratings_of_closed_seasons(
    room: Room, league: LeagueRoom
) -> None:
    await league.sets("reported", "true")
    await report(league, "Aki 4, Ben -4")
    first = await ratings(league)
    await report(league, "Aki -1, Ben 1")
    await report(league, "Ben 7, Chiyo -7")
    await league.does("league close")
    await league.does("league season", open=True)
    await league.does("organise void", entry=3, why="a late protest")
    await league.does("league reopen")
    await league.does("organise void", entry=2, why="entered twice")
    assert await ratings(league) == first
    assert await ratings(league, season=1) == {}, "a reopened season has not ended"
    await league.does("league close")
    await league.does("league season", open=True)
    await report(league, "Chiyo 2, Ben -2")
    await league.does("league close")
    assert await ratings(league, season=1) == first
    await league.does("organise void", entry=1, why="another protest")
    assert await ratings(league, season=1) == {}
    (chiyo, ben) = rated([Rating()] * 2, [1, 2])
    last = {room.chiyo.id: chiyo, room.ben.id: ben}
    assert await ratings(league, season=2) == await ratings(league) == last
    told = said(await room.aki.slash(room.channel, "league standings", season=1))
    assert "±" not in told
