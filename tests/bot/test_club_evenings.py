"""Evenings of a club: results typed at real tables, people who leave, and standings in full."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from random import Random

import pytest
from simcord.results import InteractionResult

from bot.chat.panels.contests.tournament import tournament as panel
from bot.chat.reply import dated
from bot.domain.contests import course, steering
from bot.domain.league import tournament
from bot.domain.league.charter import Charter, default_ruling
from bot.domain.league.season import founded
from bot.domain.league.tournament import KNOCK_OUT, SWISS, Tournament
from bot.words import LANGUAGES, words
from bot.words.spelling import escaped
from tests.bot.discord.room import Room, parts, said
from tests.bot.people.cup import MINUTE, board
from tests.bot.people.evening import Evening
from tests.bot.people.league_room import EN, LeagueRoom
from tests.bot.test_tournament_course import NOON, announced, at, moved
from tests.volume import seeds


@pytest.mark.usefixtures("blank", "still")
@pytest.mark.parametrize(("people", "cut"), [(8, False), (13, False), (20, True)])
async def test_people_left_out_of_a_message_are_on_its_pages(
    room: Room, people: int, cut: bool
) -> None:
    evening = Evening(room)
    options = {"form": "swiss", "game": "mushi", "start": 10, "time": 30}
    await evening.found(people, **options)
    await room.env.advance_time(10 * MINUTE + 1)
    one, other = (await evening.cup()).current[0].people
    await evening.league.does("league report", game="mushi", result=f"<@{one}> 3, <@{other}> -3")
    await evening.cup()
    lines = board(room).split("\n")
    pages = [p for p in parts(evening.board) if p["custom_id"] == "tournaments:1:0"]
    left_out = [line for line in lines if line.startswith("and ")]
    assert (len(pages), len(left_out)) == (cut, cut)
    view = (await room.aki.slash(room.channel, "league tournament")).response
    assert view
    own = [p for p in parts(view) if p["custom_id"] == "tournaments:1:0"]
    assert len(own) == cut
    for part in own:
        told = said(await room.aki.click(view.message, custom_id=part["custom_id"]))
        assert all(f" · <@{user}> · **" in told for user in evening.people)
    for part in pages:
        told = said(await room.aki.click(evening.board, custom_id=part["custom_id"]))
        assert all(f" · <@{user}> · **" in told for user in evening.people)


@pytest.mark.usefixtures("blank", "still")
async def test_results_from_a_real_table_are_meetings(room: Room) -> None:
    evening = Evening(room)
    options = {"form": "swiss", "game": "mushi", "start": 10, "time": 30}
    await evening.found(4, **options)
    await room.env.advance_time(10 * MINUTE + 1)
    first = {frozenset(match.people) for match in (await evening.cup()).current}
    acts: tuple[tuple[str, dict[str, str]], ...] = (
        ("league report", {"game": "mushi"}),
        ("organise round result", {}),
    )
    for (one, other), (act, more) in zip(first, acts, strict=True):
        await evening.league.does(act, result=f"<@{one}> 3, <@{other}> -3", **more)
    await evening.cup()
    await evening.league.does("league tournament", off=True)
    await evening.league.does("league tournament", **options)
    for member in evening.people.values():
        await evening.press(member, "tournament:2:enter")
    await room.env.advance_time(10 * MINUTE + 1)
    second = (await room.client.services.tournaments.by_id(2)).current
    assert len(second) == 2
    assert not first & {frozenset(match.people) for match in second}


@pytest.mark.usefixtures("blank", "still")
async def test_a_reported_result_plays_a_match_of_the_schedule(room: Room) -> None:
    league = LeagueRoom(room)
    await league.found()
    for member in (room.aki, room.ben):
        await member.slash(room.channel, "league join")
    await league.does("league schedule", plan="round-robin", days=7)
    pair = EN("schedule-against").join(sorted(f"<@{m.id}>" for m in (room.aki, room.ben)))

    async def schedule() -> str:
        return said(await room.aki.slash(room.channel, "league schedule"))

    told = await league.does("league report", game="mushi", result="Aki 3, Ben -3")
    assert EN("reported-planned", number=1) in told
    assert EN("schedule-reported", who=pair, number=1) in await schedule()
    await league.does("organise void", entry=1, why="entered twice")
    assert EN("schedule-open", who=pair) == (await schedule()).split("\n")[-1]
    await league.does("league report", game="mushi", result="Aki 3, Ben -3")
    before = len(room.channel.history())
    await room.env.advance_time(7 * 24 * 60 * MINUTE)
    assert len(room.channel.history()) == before, "nobody is reminded of a match they have played"


async def turned(
    room: Room, log: InteractionResult, way: str
) -> tuple[list[str], InteractionResult]:
    """The texts of the pages of the log from one on in one direction, and the last page."""
    pages = [said(log)]
    while log.response:
        ids = [part["custom_id"] for part in parts(log.response)]
        more = [each for each in ids if each.startswith(f"log:{way}")]
        if not more:
            break
        log = await room.aki.click(log.response.message, custom_id=more[0])
        pages.append(said(log))
    return pages, log


@pytest.mark.usefixtures("blank", "still")
async def test_the_log_shows_every_act_whole(room: Room) -> None:
    league = LeagueRoom(room)
    await league.found()
    reasons = [f"{number:02}" + "*x" * 98 for number in range(12)]
    for why in reasons:
        await league.does("organise penalty", player=room.aki, points=1, why=why)
    first = await room.aki.slash(room.channel, "league log")
    older, last = await turned(room, first, "before")
    newer, _ = await turned(room, last, "after")
    for pages in (older, newer[::-1]):
        lines = [line for page in pages for line in page.split("\n")[1:]]
        told = [why for line in lines for why in reasons if line.endswith(f"({escaped(why)})")]
        assert told == reasons[::-1]
        assert len(lines) == len(reasons) + 2


def ruled(cup: Tournament, rng: Random) -> Tournament:
    """The tournament after an organiser has entered a result or a walkover for each match."""
    for match in cup.current:
        one, other = match.people
        points = rng.choice((3, 0, -3))
        if rng.random() < 1 / 3:
            cup = steering.walked_over(cup, match, one)
        else:
            cup = steering.resulted(cup, match, {one: points, other: -points})
    return cup


@pytest.mark.parametrize("seed", seeds(20, 500))
def test_a_round_is_paired_by_standings_without_open_matches(seed: int) -> None:
    rng, cup = Random(seed), moved(announced(SWISS, 8, 4), at(NOON))
    for _ in range(3):
        numbered = (m._replace(number=n) for n, m in enumerate(cup.matches, 1))
        cup = ruled(replace(cup, matches=tuple(numbered)), rng)
        over = replace(cup, over_at=NOON)
        assert tournament.standings(cup) == tournament.standings(over)
        assert tournament.next_round(cup) == tournament.next_round(over)
        cup = moved(cup, at(NOON))


@pytest.mark.usefixtures("blank", "still")
@pytest.mark.parametrize("way", ["close", "archive", "date"])
async def test_a_tournament_ends_as_its_season_does(room: Room, way: str) -> None:
    evening, day = Evening(room), 24 * 60
    options = {"form": "swiss", "game": "mushi", "start": 3 * day, "time": 14 * day}
    await evening.league.found()
    if way == "date":
        await evening.league.sets("season_days", "7")
    await evening.announce(4, **options)
    await room.env.advance_time(3 * day * MINUTE + 1)
    assert (await evening.cup()).last == 1
    if way == "date":
        await room.wait(4 * day * MINUTE + 60)
    else:
        await evening.league.does(f"league {way}")
    assert (await evening.cup()).over
    assert EN("tournament-off") in board(room)
    assert not [p for p in parts(evening.board) if p["custom_id"] == "tournament:1:enter"]


@pytest.mark.usefixtures("blank", "still")
async def test_a_forgotten_member_takes_part_in_nothing_later(room: Room) -> None:
    league, planned = LeagueRoom(room), {"plan": "round-robin", "days": 7}
    await league.found()
    for member in (room.aki, room.ben, room.chiyo, room.daeun):
        await member.slash(room.channel, "league join")
    await league.does("organise handicap", player=room.chiyo, points=20)
    assert "<@" in await league.does("league schedule", **planned)
    await room.chiyo.slash(room.channel, "privacy forget", sure=True)
    before = {message.id for message in room.channel.history()}
    await room.env.advance_time(6 * 24 * 60 * MINUTE + 1)
    (reminder,) = [m.content for m in room.channel.history() if m.id not in before]
    assert (reminder.count("<@"), "Somebody" in reminder) == (2, False)

    await league.does("league close")
    await league.does("league season", open=True)
    every = said(await room.aki.slash(room.channel, "league standings"))
    assert every.count("<@") == 3
    assert "Somebody" not in every
    assert "Somebody" not in await league.does("league schedule", **planned)
    await room.chiyo.slash(room.channel, "league join")
    assert said(await room.aki.slash(room.channel, "league standings")).count("<@") == 4


@pytest.mark.usefixtures("blank", "still")
@pytest.mark.parametrize("form", ["swiss", "knock-out"])
async def test_a_withdrawn_player_is_marked_in_an_open_match(room: Room, form: str) -> None:
    evening = Evening(room)
    await evening.found(8, form=form, game="mushi", start=10, time=30)
    await room.env.advance_time(10 * MINUTE + 1)
    one, other = (await evening.cup()).current[0].people
    await evening.press(evening.people[one], "tournament:1:withdraw")
    gone = EN("tournament-gone", name=f"<@{one}>")
    assert f"{gone}{EN('schedule-against')}<@{other}>" in board(room)


@pytest.mark.usefixtures("blank", "still")
async def test_a_round_past_its_time_says_until_when(room: Room) -> None:
    evening = Evening(room)
    await evening.found(4, form="swiss", game="mushi", start=10, time=30)
    await room.env.advance_time(10 * MINUTE + 1)
    done, slow = (await evening.cup()).current
    await evening.meet(done.people)
    for user in slow.people:
        await evening.play(evening.people[user])
    await evening.at_table(evening.people[slow.people[0]], "start")
    end = dated((await evening.cup()).due + timedelta(minutes=30))
    await room.env.advance_time(30 * MINUTE)
    cup = await evening.cup()
    assert (cup.last, cup.stalled) == (1, 0)
    late = EN("tournament-late", number=1, rounds=3, due=end.replace("R", "f"), left=end)
    assert late in board(room)
    assert late in said(await room.aki.slash(room.channel, "league tournament"))


@pytest.mark.usefixtures("blank", "still")
async def test_shared_places_are_seeded_in_the_order_of_entering(room: Room) -> None:
    evening = Evening(room)
    await evening.league.found()
    points = zip((room.aki, room.ben, room.chiyo), (6, -3, -3), strict=True)
    result = ", ".join(f"<@{member.id}> {own}" for member, own in points)
    await evening.league.does("league report", game="sakura", result=result)
    options = {"form": "knock-out", "game": "mushi", "start": 10, "time": 30}
    await evening.league.does("league tournament", **options)
    for member in (room.emilia, room.ben, room.daeun, room.chiyo, room.aki):
        await evening.press(member, "tournament:1:enter")
    await room.env.advance_time(10 * MINUTE + 1)
    seeds = [entrant.user for entrant in (await evening.cup()).entrants]
    wanted = room.aki, room.ben, room.chiyo, room.emilia, room.daeun
    assert seeds == [member.id for member in wanted]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "seats"), [(SWISS, 2), (SWISS, 4), (KNOCK_OUT, 2)])
def test_thirteen_people_fit_in_a_message(language: str, kind: str, seats: int) -> None:
    game = "mushi" if seats == 2 else "tiengow"
    charter = Charter(games={game: default_ruling(game)})
    league = founded(1, "Tuesdays at the library", charter, 1, NOON, "")
    cup = Tournament(1, 1, 1, kind, game, seats, NOON, 60)
    for number in range(13):
        cup = course.entered(cup, 10**18 + number, number)
    cup = moved(cup, at(NOON))
    rng, say = Random(seats), words(language)
    while not cup.over:
        numbered = (m._replace(number=n) for n, m in enumerate(cup.matches, 1))
        cup = replace(cup, matches=tuple(numbered))
        for match in cup.current:
            points = {user: rng.randint(-99, 99) for user in match.people}
            cup = steering.resulted(cup, match, points)
        reply = panel.shown(cup, league, say)
        assert not reply.items
        text = reply.content
        assert len(text) < 2000
        assert text.count("<@") >= 13
        cup = moved(cup, at(NOON))
