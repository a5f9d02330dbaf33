"""A league is kept up: it is renamed, a member is removed, and everybody it names is known."""

from __future__ import annotations

import re
from typing import Any

import pytest
from sqlalchemy import select

from bot.domain.ledger.reading import Part
from bot.domain.shards import server
from bot.services.ledger import rebuilding
from bot.store.ledger import books
from tests.bot.discord.room import Room, said
from tests.bot.people.league_room import EN, LeagueRoom, standings

pytestmark = pytest.mark.usefixtures("blank", "still")


@pytest.fixture
async def league(room: Room) -> LeagueRoom:
    """A league of Koi-Koi, a match of which has two deals."""
    found = LeagueRoom(room)
    await found.found()
    await found.plays("koikoi", 1, 2)
    return found


async def test_a_league_has_a_new_name_wherever_it_is_shown(room: Room, league: LeagueRoom) -> None:
    await room.open(0, "ben", "koikoi")
    told = await league.does("league rename", name="Autumn")
    assert told == EN("league-renamed", league="Spring", name="Autumn")
    assert "**Autumn**" in league.notice().content
    assert "**Autumn**" in room.board().content
    await league.does("league create", name="Winter")
    refused = await league.does("league rename", name="winter", league="Autumn")
    assert refused == EN("refusal-league-exists", name="winter")
    wide = await league.does("league rename", name="ｗｉｎｔｅｒ", league="Ａｕｔｕｍｎ")
    assert wide == EN("refusal-league-exists", name="ｗｉｎｔｅｒ")
    await league.does("league rename", name="AUTUMN", league="Autumn")
    log = said(await room.emilia.slash(room.channel, "league log"))
    assert EN("act-rename", league="Spring", name="Autumn") in log
    refused = said(await room.aki.slash(room.channel, "league rename", name="Mine"))
    assert refused == EN("refusal-organisers-only")


@pytest.mark.slow
async def test_a_player_removed_in_mid_match_plays_on(room: Room, league: LeagueRoom) -> None:
    await room.open(0, "ben", "koikoi")
    await room.press(room.aki, "start")
    await room.finish(3, until="between")
    options: dict[str, Any] = {"player": room.ben, "why": "moved away"}
    assert "no longer a member" in await league.does("league remove", **options)
    assert await league.does("league remove", **options) == EN("refusal-no-member", league="Spring")
    assert "moved away" in said(await room.aki.slash(room.channel, "league log"))
    await room.play_on(4)
    assert await league.column(books.members.c.user) == [room.aki.id]
    assert standings(league.notice().content)[room.ben.id][3] == 2
    await room.press(room.ben, "rematch")
    await room.play_on(5)
    assert room.ben.id in await league.column(books.members.c.user)


async def test_standings_list_members_and_people_with_entries(
    room: Room, league: LeagueRoom
) -> None:
    """A member who leaves without an entry goes; a handicap that was given back is an entry."""
    home, why = {"game": "koikoi", "source": "at home"}, {"why": "moved away"}
    acts: list[tuple[str, dict[str, Any]]] = [
        ("league report", {**home, "result": f"<@{room.aki.id}> 2, <@{room.ben.id}> -2"}),
        ("organise handicap", {"player": room.chiyo, "points": 7}),
        ("organise handicap", {"player": room.chiyo, "points": 0}),
        *(("league remove", {"player": one, **why}) for one in (room.ben, room.chiyo, room.daeun)),
        ("organise penalty", {"player": room.emilia, "points": 3, **why}),
        ("league remove", {"player": room.emilia, **why}),
    ]
    every = [*room.members.values()][:5]
    for member in every:
        await member.slash(room.channel, "league join")
    for command, options in acts:
        await league.does(command, **options)
        await _standings_are_of_members_and_players(league)
    for member in (room.ben, room.chiyo, room.daeun):
        await member.slash(room.channel, "league join")
        await _standings_are_of_members_and_players(league)
    assert (await room.client.services.database.read(rebuilding.rebuild))[1] == []
    part = Part(server(room.guild.id), 1)
    file = await room.client.services.exports.made(part, "standings", "csv")
    listed = re.findall(r"<@(\d+)>", file.content.decode("utf-8-sig"))
    shown = [name for name in standings(league.notice().content) if isinstance(name, int)]
    assert [int(user) for user in listed] == shown


async def _standings_are_of_members_and_players(league: LeagueRoom) -> None:
    members = {*await league.column(books.members.c.user)}
    booked = {user for user in await league.column(books.postings.c.user) if user > 0}
    shown = {name for name in standings(league.notice().content) if isinstance(name, int)}
    assert shown == members | booked


async def test_an_act_makes_the_people_it_names_known(room: Room, league: LeagueRoom) -> None:
    """The founder has not played, and can be named in a result."""
    await league.match("koikoi", "ben", 1)
    await league.does("organise penalty", player=room.chiyo, points=4, why="late")
    await league.does("organise handicap", player=room.daeun, points=20)
    moved = {"entry": 1, "payer": room.aki, "receiver": room.emilia, "points": 1, "why": "hers"}
    await league.does("organise correct", **moved)
    home = {"game": "koikoi", "source": "at home"}
    told = await league.does("league report", **home, result="Olga 5, Chiyo -5")
    assert f"<@{league.organiser.id}>" in told
    unknown = await league.does("league report", **home, result="Olga 5, Zoe -5")
    assert unknown == EN("refusal-nobody-called", name="Zoe")
    names = select(books.names.c.name).where(books.names.c.guild == room.guild.id)
    known = {row.name for row in await league.rows(names)}
    assert known == {"Aki", "Ben", "Chiyo", "Daeun", "Emilia", "Olga"}


# --- A season that is opened again ----------------------------------------------------------------


HOUR, DAY = 3600, 24 * 3600


async def test_a_season_that_was_closed_counts_again(room: Room, league: LeagueRoom) -> None:
    await league.match("koikoi", "ben", 1)
    await room.press(room.ben, "rematch")
    await room.finish(2, until="between")
    running = standings(league.notice().content)
    await league.does("league close")
    assert EN("ladder-title-closed", league="Spring", number=1) in league.notice().content
    over = EN("season-ended", league="Spring", number=1)
    assert [over in m.content for m in room.channel.history()].count(True) == 1
    told = await league.does("league reopen")
    assert EN("season-reopened", league="Spring", number=1) in told
    assert standings(league.notice().content) == running
    await room.play_on(3)
    assert {line[3] for line in standings(league.notice().content).values()} == {4}
    assert await league.column(books.ratings.c.season) == [0] * 4
    await league.does("league close")
    rated = await league.column(books.ratings.c.season)
    assert (rated.count(0), rated.count(1)) == (4, 4)
    log = said(await room.emilia.slash(room.channel, "league log"))
    assert EN("act-reopen", league="Spring", number=1) in log
    await room.env.advance_time(DAY + 1)
    refused = await league.does("league reopen")
    assert refused == EN("refusal-season-over", league="Spring", number="1")


async def test_a_result_tells_that_its_season_was_closed_before(
    room: Room, league: LeagueRoom
) -> None:
    counts, late = (
        EN(key, league="Spring", number=1) for key in ("table-league", "table-league-closed")
    )
    await room.open(0, "ben", "koikoi")
    await room.press(room.aki, "start")
    await room.finish(2, until="between")
    await league.does("league close")
    await room.aki.slash(room.channel, "table show")
    assert counts in room.board().content, "the first deal has counted"
    await room.play_on(3)
    assert (await room.table()).phase == "over"
    assert late in room.board().content
    assert counts not in room.board().content


async def test_the_next_season_waits_while_one_is_open_again(room: Room) -> None:
    league = LeagueRoom(room)
    await league.found(season_days=7)
    await league.plays("koikoi", 1, 1)
    await league.match("koikoi", "ben", 1)
    await league.does("organise handicap", player=room.ben, points=20)
    before = standings(league.notice().content)
    await room.env.advance_time(7 * DAY + HOUR)
    assert EN("ladder-title", league="Spring", number=2) in league.notice().content
    waits = EN("season-waits", league="Spring", number=2, before=1)
    assert waits in await league.does("league reopen")
    assert league.notice().content == waits
    assert standings(league.notice(0).content) == before
    listed = said(await room.aki.slash(room.channel, "league season"))
    assert "2 ·" not in listed
    await league.does("organise handicap", player=room.ben, points=15)
    await room.restart()
    await room.env.advance_time(DAY + HOUR)
    seasons = await league.rows(select(books.seasons).order_by(books.seasons.c.number))
    assert [(one.number, one.closed_at is None) for one in seasons] == [(1, False), (2, True)]
    points = {name: line[1] for name, line in standings(league.notice().content).items()}
    assert points == {room.aki.id: 0, room.ben.id: 15, "Pot": -15}

    await league.match("koikoi", "ben", 2)
    refused = await league.does("league reopen")
    assert refused == EN("refusal-season-begun", league="Spring", number="2")


# --- Organisers of one league ---------------------------------------------------------------------


async def test_a_league_has_organisers_of_its_own(room: Room, league: LeagueRoom) -> None:
    own = room.guild.create_role("Spring cleaners")
    user = room.env.create_user("fumi", global_name="Fumi")
    fumi = room.guild.add_member(user, roles=[own])
    refused, away = EN("refusal-organisers-only"), room.guild.create_text_channel("away")
    await league.match("koikoi", "ben", 1)
    await league.organiser.slash(away, "league create", name="Winter")

    async def acts(where: Any, command: str, **options: Any) -> str:
        return said(await fumi.slash(where, command, **options))

    late = {"player": room.ben, "points": 4, "why": "late"}
    assert await acts(room.channel, "organise penalty", **late) == refused
    told = await league.does("league organisers", role=own, league="Spring")
    assert told == EN("own-role-set", league="Spring", role=f"<@&{own.id}>")
    entry = {"entry": 1, "why": "the stock was seen"}
    mine: list[tuple[str, dict[str, Any], str]] = [
        ("organise penalty", late, "-4"),
        ("organise freeze", entry, "#1 frozen"),
        ("organise release", entry, "#1 released"),
        ("league rename", {"name": "Summer"}, "Summer"),
        ("league close", {}, "Close season 1"),
    ]
    for command, options, answer in mine:
        assert answer in (await acts(room.channel, command, **options)).replace("−", "-"), command
    others: list[tuple[Any, str, dict[str, Any]]] = [
        (away, "organise penalty", late),
        (away, "league close", {}),
        (away, "league channel", {"league": "Summer"}),
        (room.channel, "league create", {"name": "Autumn"}),
        (room.channel, "league organisers", {}),
        (room.channel, "organise exclude", {"player": room.ben, "league": "Summer"}),
    ]
    for where, command, options in others:
        assert await acts(where, command, **options) == refused, command
    assert await league.does("league organisers", league="Summer") == EN(
        "own-role-none", league="Summer"
    )
    assert await acts(room.channel, "organise penalty", **late) == refused
    log = said(await room.emilia.slash(room.channel, "league log"))
    assert EN("act-own-role", league="Spring", role=f"<@&{own.id}>") in log
