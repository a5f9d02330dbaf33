"""Leagues: who may rule and play them, what counts, what organisers rule; all of it in words."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest
from sqlalchemy import select

from bot.services.ledger import rebuilding
from bot.store.ledger import books
from rules import RuleError, ruleset_hash
from tests.bot.discord.room import Room, parts, said
from tests.bot.people.league_room import EN, LeagueRoom, standings

pytestmark = pytest.mark.usefixtures("blank", "still")


@pytest.fixture
async def league(room: Room) -> LeagueRoom:
    """A league that plays one deal of Mushi at three points a point."""
    found = LeagueRoom(room)
    await found.found()
    await found.plays("mushi", 3, 1)
    return found


def points(league: LeagueRoom) -> dict[int | str, int]:
    """The points everybody sees."""
    return {name: line[1] for name, line in standings(league.notice().content).items()}


def start(room: Room) -> bool:
    """Whether the match in the lobby can be started."""
    return not next(p for p in parts(room.board()) if p.get("label") == "Start").get("disabled")


# --- Who may --------------------------------------------------------------------------------------


async def test_only_organisers_found_and_rule(room: Room) -> None:
    refused = EN("refusal-organisers-only")
    assert said(await room.aki.slash(room.channel, "league create", name="Mine")) == refused
    league = LeagueRoom(room)
    await league.found()
    commands: dict[str, dict[str, Any]] = {
        "league game": {"game": "mushi", "worth": 2},
        "league channel": {},
        "league close": {},
        "league archive": {},
        "league season": {"open": True},
        "organise void": {"entry": 1, "why": "x"},
        "organise match": {"table": 1, "why": "x"},
        "organise penalty": {"player": room.ben, "points": 1, "why": "x"},
        "organise substitute": {"leaving": room.ben},
        "organise flows": {},
    }
    for command, options in commands.items():
        assert said(await room.aki.slash(room.channel, command, **options)) == refused, command
    assert len(await league.rows(select(books.audit))) == 2
    by_role = said(await league.organiser.slash(room.channel, "organise role"))
    assert by_role == EN("refusal-role-manager-only")


async def test_only_organisers_can_change_the_rules_of_a_league(room: Room) -> None:
    league = LeagueRoom(room)
    await league.found()
    shown = (await room.aki.slash(room.channel, "league rules")).response
    assert shown is not None
    assert parts(shown) == []
    assert "Deals for a place: **1**" in shown.content
    await league.sets("minimum_deals", "3")
    again = said(await room.aki.slash(room.channel, "league rules"))
    assert "Deals for a place: **3**" in again


# --- What counts ----------------------------------------------------------------------------------


async def test_a_table_shows_how_it_differs_from_its_league(room: Room, league: LeagueRoom) -> None:
    await room.open(0, "ben")
    assert EN("lobby-league", league="Spring", number=1, stake=3) in room.board().content
    table = await room.table()
    assert table.game.length(table.options).deals == 1
    assert start(room)
    panel = (await room.press(room.aki, "rules-panel")).response
    assert panel is not None
    number = (await room.table()).id
    await room.aki.select(panel.message, ["6"], custom_id=f"rule:{number}:0:hands")
    board = room.board().content
    assert EN("lobby-league-not", league="Spring") in board
    assert "Deals in a match: here 6, in the league **1**" in board
    assert not start(room)
    with pytest.raises(RuleError) as refused:
        await room.client.services.tables.playing.start(number, room.aki.id, 1)
    assert refused.value.sentence == "league-rules"
    assert (await room.table()).phase == "lobby"


async def test_a_game_outside_the_league_cannot_start_in_its_channel(
    room: Room, league: LeagueRoom
) -> None:
    await league.does("league game", game="koikoi", drop=True)
    await room.open(2, "ben", "koikoi")
    assert EN("lobby-league-game", game="Koi-Koi") in room.board().content
    assert not start(room)
    await league.does("league channel", counts=False)
    assert start(room)


async def test_members_only_and_people_only(room: Room, league: LeagueRoom) -> None:
    await league.sets("admitted", "members")
    await league.sets("computers", "false")
    await room.open(0, "computer")
    board = room.board().content
    assert EN("lobby-league-people") in board
    assert EN("lobby-league-members", names="Aki") in board
    setup = (await room.press(room.aki, "setup")).response
    assert setup is not None
    number = (await room.table()).id
    chair = (await room.aki.select(setup.message, ["1"], custom_id=f"chairs:{number}")).response
    assert chair is not None
    await room.aki.click(chair.message, custom_id=f"chair:{number}:1:0")
    await room.press(room.ben, "join")
    for one in (room.aki, room.ben):
        assert "Spring" in said(await one.slash(room.channel, "league join"))
    again = said(await room.ben.slash(room.channel, "league join"))
    assert again == EN("refusal-joined", league="Spring")
    await room.aki.slash(room.channel, "table show")
    assert start(room)
    await room.ben.slash(room.channel, "league leave")
    number = (await room.table()).id
    with pytest.raises(RuleError) as refused:
        await room.client.services.tables.playing.start(number, room.aki.id, 1)
    assert refused.value.sentence == "league-members"


async def test_where_computers_do_not_count_none_fill_free_seats(
    room: Room, league: LeagueRoom
) -> None:
    await league.sets("computers", "false")
    await room.open(0, None)
    refused = said(await room.press(room.aki, "fill"))
    assert refused == EN("refusal-league-people", league="Spring")
    assert (await room.table()).names == ("Aki", "")


async def test_a_result_names_its_league_and_keeps_its_house_rules(
    room: Room, league: LeagueRoom
) -> None:
    table = await league.match("mushi", "ben", 1)
    stamp = ruleset_hash(table.key, table.options)
    line = EN("table-league", league="Spring", number=1)
    assert line in room.board().content
    (entry,) = await league.rows(select(books.entries))
    assert (entry.ruleset, entry.stake, entry.season) == (stamp, 3, 1)


async def test_elsewhere_nothing_counts(room: Room, league: LeagueRoom) -> None:
    await league.does("league channel", counts=False)
    await room.open(1, "ben")
    await room.press(room.aki, "start")
    table = await room.finish(1)
    assert table.season is None
    assert points(league) == {}
    assert len(await room.client.services.ledger.of_server(room.guild.id)) == 2


async def test_a_rematch_counts_as_well(room: Room, league: LeagueRoom) -> None:
    await league.match("mushi", "ben", 1)
    before = points(league)
    await room.press(room.ben, "rematch")
    await room.finish(2)
    assert {name: line[3] for name, line in standings(league.notice().content).items()} == {
        room.aki.id: 2,
        room.ben.id: 2,
    }
    assert points(league) != before


async def test_a_match_ending_after_the_season_does_not_count(
    room: Room, league: LeagueRoom
) -> None:
    await room.open(0, "ben")
    await room.press(room.aki, "start")
    await league.does("league close")
    await room.finish(1)
    assert points(league) == {}
    home = {"game": "mushi", "result": "Aki 1, Ben -1", "source": "at home"}
    assert "</league season:" in await league.does("league report", **home)
    opened = await league.does("league season", open=True)
    assert "2 · no placings" in opened
    assert len(await league.rows(select(books.seasons))) == 2


async def test_changes_wait_for_the_next_season_once_something_counts(
    room: Room, league: LeagueRoom
) -> None:
    await league.match("mushi", "ben", 1)
    before = points(league)
    told = await league.does("league game", game="mushi", worth=50)
    assert EN("terms-next") in told
    await room.press(room.ben, "rematch")
    await room.finish(2)
    assert {entry.stake for entry in await league.rows(select(books.entries))} == {3}
    await league.does("league close")
    await league.does("league season", open=True)
    shown = (await room.table()).message
    (board,) = [m for m in room.channel.history() if m.id == shown]
    await room.press(room.aki, "rematch", board)
    await room.aki.slash(room.channel, "table show")
    await room.finish(3)
    now = points(league)
    assert now[room.aki.id] % 50 == 0
    assert now != before


async def test_the_standings_message_is_restored_and_survives_a_restart(
    room: Room, league: LeagueRoom
) -> None:
    await league.match("mushi", "ben", 1)
    shown = league.notice()
    await room.restart()
    listed = (await room.ben.click(shown, label=EN("button-league-standings"))).response
    assert listed is not None
    assert listed.ephemeral
    assert standings(listed.content) == standings(shown.content)
    joined = await room.emilia.click(shown, label=EN("button-league-join"))
    assert said(joined) == EN("league-joined", league="Spring")
    assert room.emilia.id in points(league)


async def test_without_the_right_to_pin_standings_are_still_shown(room: Room) -> None:
    room.env.inject_error("PUT", "/channels/*/messages/pins/*", status=403)
    room.env.inject_error("PUT", "/channels/*/pins/*", status=403)
    league = LeagueRoom(room)
    await league.found()
    assert any("**Spring** · season 1" in m.content for m in room.channel.history())


# --- What organisers rule -------------------------------------------------------------------------


async def entry(league: LeagueRoom, kind: str) -> int:
    """The number of the last entry of a kind."""
    e = books.entries
    found = await league.rows(select(e.c.id).where(e.c.kind == kind).order_by(e.c.id.desc()))
    return int(found[0][0])


async def test_a_frozen_entry_leaves_the_standings_until_a_ruling(
    room: Room, league: LeagueRoom
) -> None:
    await league.match("mushi", "ben", 1)
    before = standings(league.notice().content)
    number = await entry(league, "deal")
    told = await league.does("organise freeze", entry=number, why="Ben saw the stock")
    assert f"#{number} frozen" in told
    frozen = standings(league.notice().content)
    assert {line[1:4] for line in frozen.values()} == {(0, 0, 0)}
    refused = await league.does("organise freeze", entry=number, why="again")
    assert refused == EN("refusal-not-standing", number=str(number))
    await league.does("organise release", entry=number, why="he did not")
    assert standings(league.notice().content) == before
    refused = await league.does("organise release", entry=number, why="again")
    assert refused == EN("refusal-not-frozen", number=str(number))
    shown = said(await room.emilia.slash(room.channel, "ledger entry", entry=number))
    assert f"#{number} frozen" in shown
    assert f"#{number} released" in shown
    assert "> Ben saw the stock" in shown
    assert EN("entry-by", who=f"<@{league.organiser.id}>") in shown
    assert await room.client.services.database.read(rebuilding.rebuild) == (1, [], 0)


@pytest.mark.parametrize("frozen", [False, True])
async def test_an_entry_taken_back_is_gone_with_its_corrections(
    room: Room, league: LeagueRoom, frozen: bool
) -> None:
    await league.match("mushi", "ben", 1)
    number = await entry(league, "deal")
    correction = {"entry": number, "payer": room.aki, "receiver": room.ben, "points": 9}
    told = await league.does("organise correct", **correction, why="<b> @everyone")
    assert "@everyone" not in told.replace("@\u200beveryone", "")
    if frozen:
        await league.does("organise freeze", entry=number, why="dispute")
    await league.does("organise void", entry=number, why="wrong game")
    assert {line[1:4] for line in standings(league.notice().content).values()} == {(0, 0, 0)}
    refused = await league.does("organise void", entry=number, why="again")
    assert refused == EN("refusal-void-already", number=str(number))
    ruling = await entry(league, "void")
    refused = await league.does("organise void", entry=ruling, why="a ruling")
    assert "itself a ruling" in refused
    assert await room.client.services.database.read(rebuilding.rebuild) == (1, [], 0)


async def test_a_match_taken_back_takes_places_and_ratings_with_it(
    room: Room, league: LeagueRoom
) -> None:
    await league.sets("uma", "10")
    first = await league.match("mushi", "ben", 1)
    before = standings(league.notice().content)
    await room.press(room.ben, "rematch")
    second = await room.finish(2)
    assert standings(league.notice().content) != before
    await league.does("organise match", table=second.id, why="played twice")
    assert standings(league.notice().content) == before
    refused = await league.does("organise match", table=second.id, why="again")
    assert refused == EN("refusal-no-such-match", table=str(second.id))
    await league.does("organise match", table=first.id, why="both")
    after = standings(league.notice().content)
    assert {line[1:] for line in after.values()} == {(0, 0, 0, "", "", "")}


async def test_handicaps_begin_each_season_and_balance_against_the_pot(
    room: Room, league: LeagueRoom
) -> None:
    await league.match("mushi", "ben", 1)
    before = points(league)
    for start_with in (20, 15):
        await league.does("organise handicap", player=room.ben, points=start_with)
    after = points(league)
    assert after[room.ben.id] == before[room.ben.id] + 15
    assert after["Pot"] == -15
    await league.does("league close")
    await league.does("league season", open=True)
    assert points(league) == {room.aki.id: 0, room.ben.id: 15, "Pot": -15}


async def test_a_penalty_goes_where_the_league_has_it(room: Room, league: LeagueRoom) -> None:
    await league.sets("penalties", "gone")
    await room.aki.slash(room.channel, "league join")
    await league.does("organise penalty", player=room.aki, points=4, why="late")
    assert points(league) == {room.aki.id: -4, "Out of play": 4}


@pytest.mark.parametrize("coming", ["chiyo", None])
async def test_deals_stay_with_their_players(
    room: Room, league: LeagueRoom, coming: str | None
) -> None:
    await league.plays("koikoi", 1, 2)
    await room.open(0, "ben", "koikoi")
    await room.press(room.aki, "start")
    await room.finish(3, until="between")
    before = points(league)
    other: dict[str, Any] = {"coming": getattr(room, coming)} if coming else {}
    assert "takes over" in await league.does("organise substitute", leaving=room.ben, **other)
    table = await room.finish(4)
    after = points(league)
    assert after[room.ben.id] == before[room.ben.id]
    came: int | str = room.chiyo.id if coming else "Computer"
    assert after[came] == before[room.aki.id] - after[room.aki.id]
    assert await room.client.services.database.read(rebuilding.rebuild) == (2, [], 0)
    number = await entry(league, "deal")
    first = said(await room.aki.slash(room.channel, "ledger entry", entry=number - 1))
    assert f"<@{room.ben.id}>" in first
    assert table.phase == "over"


async def test_a_substitute_must_be_free_and_somebody_must_be_left(
    room: Room, league: LeagueRoom
) -> None:
    await room.open(0, "ben")
    told = await league.does("organise substitute", leaving=room.ben, coming=room.chiyo)
    assert told == EN("refusal-no-match")
    await room.press(room.aki, "start")
    taken = await league.does("organise substitute", leaving=room.ben, coming=room.aki)
    assert taken == EN("refusal-seated-already", who="Aki")
    await league.does("organise substitute", leaving=room.ben)
    nobody = await league.does("organise substitute", leaving=room.aki)
    assert nobody == EN("refusal-nobody-left")
    stranger = await league.does("organise substitute", leaving=room.emilia)
    assert stranger == EN("refusal-not-seated")


# --- Names ----------------------------------------------------------------------------------------


async def test_a_league_is_named_or_meant_by_its_channel(room: Room, league: LeagueRoom) -> None:
    assert await league.does("league create", name="spring") == EN(
        "refusal-league-exists", name="spring"
    )
    told = await league.does("league create", name="**Autumn** @everyone", game="koikoi")
    assert "belongs to another league" in told
    shown = said(await room.aki.slash(room.channel, "league standings"))
    assert "**Spring**" in shown
    elsewhere = room.guild.create_text_channel("other")
    asked = said(await room.aki.slash(elsewhere, "league standings"))
    assert asked == EN("refusal-which-league")
    offered = await room.aki.autocomplete(elsewhere, "league standings", "league", "au")
    (name,) = [one["value"] for one in offered]
    shown = said(await room.aki.slash(elsewhere, "league standings", league=name))
    assert "@everyone" not in shown
    assert "\\*\\*Autumn" in shown
    missing = said(await room.aki.slash(elsewhere, "league standings", league="Winter"))
    assert missing == EN("refusal-no-league")


async def test_a_server_without_leagues_is_told_how_to_create_one(room: Room) -> None:
    told = said(await room.aki.slash(room.channel, "league standings"))
    assert told == EN("refusal-no-league-yet")


async def test_other_servers_see_nothing_of_a_league(room: Room, league: LeagueRoom) -> None:
    await league.match("mushi", "ben", 1)
    other = room.env.create_guild("Elsewhere")
    channel = other.create_text_channel("games")
    staff = other.create_role("Staff", permissions=discord.Permissions(manage_guild=True))
    boss = other.add_member(room.env.create_user("zoe"), roles=[staff])
    asked: dict[str, dict[str, Any]] = {
        "league standings": {"league": "Spring"},
        "ledger entry": {"entry": 1},
        "organise void": {"entry": 1, "why": "mine"},
        "organise match": {"table": 2, "why": "mine"},
    }
    for command, options in asked.items():
        told = said(await boss.slash(channel, command, **options))
        assert told.startswith(("There is no", "This server has no", "No match at")), told
    assert len(await league.rows(select(books.entries))) == 1


# --- The clock ------------------------------------------------------------------------------------


async def test_a_season_closes_on_its_date_after_a_restart_too(room: Room) -> None:
    league = LeagueRoom(room)
    await league.found(season_days=7)
    await room.restart()
    await room.env.advance_time(7 * 24 * 3600 - 60)
    assert [one.number for one in await league.rows(select(books.seasons))] == [1]
    await room.env.advance_time(120)
    seasons = await league.rows(select(books.seasons))
    assert [(one.number, one.closed_at is None) for one in seasons] == [(1, False), (2, True)]
    await room.env.advance_time(7 * 24 * 3600)
    assert len(await league.rows(select(books.seasons))) == 3


async def test_members_who_have_not_played_have_no_place(room: Room, league: LeagueRoom) -> None:
    await room.emilia.slash(room.channel, "league join")
    await league.match("mushi", "ben", 1)
    assert standings(league.notice().content)[room.emilia.id][0] == "–"
    places = {line[0] for line in standings(league.notice().content).values()}
    assert places == {"1", "2", "–"}


async def test_entries_frozen_or_taken_back_are_in_no_statistics(
    room: Room, league: LeagueRoom
) -> None:
    await league.match("mushi", "ben", 1)
    number = await entry(league, "deal")
    await league.does("organise freeze", entry=number, why="dispute")
    assert said(await room.aki.slash(room.channel, "statistics")) == EN("refusal-no-career")
    await league.does("organise release", entry=number, why="fine")
    assert "Deals: **1**" in said(await room.aki.slash(room.channel, "statistics"))


async def test_changes_by_two_organisers_at_once_are_both_kept(
    room: Room, league: LeagueRoom
) -> None:
    leagues, by = room.client.services.leagues, league.organiser.id
    one = await leagues.named(room.guild.id, "Spring")
    await asyncio.gather(
        leagues.set_term(one, by, "uma", "5"),
        leagues.set_term(one, by, "minimum_deals", "3"),
        leagues.set_game(one, by, "koikoi", stake=7),
    )
    now = (await leagues.named(room.guild.id, "Spring")).charter
    assert (now.terms.uma, now.terms.minimum_deals, now.games["koikoi"].stake) == (5, 3, 7)
    with pytest.raises(RuleError) as refused:
        await leagues.set_term(one, by, "uma", "6.5")
    assert refused.value.sentence == "stale"
    closed = await asyncio.gather(
        leagues.close(one, by), leagues.close(one, by), return_exceptions=True
    )
    assert [isinstance(done, RuleError) for done in closed].count(True) == 1
