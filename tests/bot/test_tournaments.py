"""Tournaments on the server: announced, entered, played and run without an organiser."""

from __future__ import annotations

import asyncio
import re

import pytest
from sqlalchemy import select

from bot.chat.panels.contests.tournament.tournament import pages
from bot.domain.contests import settling
from bot.domain.league import tournament
from bot.domain.refusal import Refusal
from bot.services.services import Services
from bot.store.ledger import books
from tests.bot.discord.room import Room, said
from tests.bot.people.cup import MINUTE, Cup, board, cup, press
from tests.bot.people.league_room import EN, LeagueRoom
from tests.bot.people.resigning import resigned
from tests.bot.world.lone_tables import Clock
from tests.bot.world.matches import play_on

MENTION = re.compile(r"<@\d+>")


# --- On the server --------------------------------------------------------------------------------


@pytest.fixture
async def league(room: Room) -> LeagueRoom:
    """A league of one deal of Mushi."""
    found = LeagueRoom(room)
    await found.found()
    await found.plays("mushi", 1, 1)
    return found


@pytest.mark.usefixtures("blank", "still")
async def test_a_swiss_is_announced_entered_and_played_by_the_clock(
    room: Room, league: LeagueRoom
) -> None:
    mine = said(await room.aki.slash(room.channel, "league tournament", form="swiss"))
    assert mine == EN("refusal-organisers-only")
    options = {"form": "swiss", "start": 30, "time": 30, "rounds": 2}
    await league.does("league tournament", **options)
    again = await league.does("league tournament", **options)
    assert again == EN("refusal-tournament-runs", league="Spring")
    assert EN("tournament-nobody") in board(room)
    for name in ("aki", "ben", "chiyo", "daeun", "emilia"):
        assert await press(room, name, "enter") == EN("tournament-done-enter")
    assert await press(room, "aki", "enter") == EN("refusal-tournament-entered")
    assert await press(room, "emilia", "withdraw") == EN("tournament-done-withdraw")
    assert await press(room, "emilia", "withdraw") == EN("refusal-tournament-not-entered")
    assert "(4)" in board(room)

    before = {m.id for m in room.channel.history()}
    await room.env.advance_time(30 * MINUTE + 1)
    assert "**Round 1 of 2**" in board(room)
    (reminder,) = [m for m in room.channel.history() if m.id not in before]
    assert all(f"<@{one.id}>" in reminder.content for one in (room.aki, room.daeun))
    assert await press(room, "emilia", "enter") == EN("tournament-done-enter")
    table = await league.match("mushi", "ben", 1)
    assert f"(played: table {table.id})" in board(room)

    await room.restart()
    await room.env.advance_time(30 * MINUTE)
    assert "**Round 2 of 2**" in board(room)
    for named in ("tournament-standings-swiss", "tournament-standings-byes"):
        assert EN(named) in board(room)
    for gone in (room.chiyo, room.daeun):
        assert EN("tournament-gone", name=f"<@{gone.id}>") in board(room)
    one = await room.client.services.tournaments.by_id(1)
    assert [len(match.people) for match in one.current] == [2]
    assert {*one.current[0].people} == {room.aki.id, room.emilia.id}
    await room.env.advance_time(31 * MINUTE)
    assert EN("tournament-stalled", number=2, rounds=2) in board(room)
    await room.restart()
    await room.env.advance_time(60 * MINUTE)
    (call,) = [m for m in room.channel.history() if "waits until an organiser" in m.content]
    assert call.raw_role_mentions
    await league.match("mushi", "emilia", 2)
    await room.env.settle()
    (best,) = settling.winners(await room.client.services.tournaments.by_id(1))
    assert EN("tournament-won", names=f"<@{best}>", count=1) in board(room)
    told = [m.content for m in room.channel.history() if f"🥇 <@{best}>" in m.content]
    assert len(told) == 1
    with pytest.raises(Refusal, match="tournament-over"):
        await room.client.services.tournaments.withdraw(1, best)


@pytest.mark.usefixtures("blank", "still")
async def test_a_tournament_is_called_off_and_shown_to_anyone(
    room: Room, league: LeagueRoom
) -> None:
    none = said(await room.aki.slash(room.channel, "league tournament"))
    assert none == EN("tournament-none", league="Spring")
    assert await league.does("league tournament", off=True) == EN("refusal-no-tournament")
    four = {"form": "knock-out", "people": 4}
    assert await league.does("league tournament", **four) == EN("refusal-tournament-two")
    await league.does("league tournament", form="knock-out", time=60)
    await press(room, "aki", "enter")
    await league.does("league tournament", off=True)
    assert EN("tournament-off") in board(room)
    shown = said(await room.ben.slash(room.channel, "league tournament"))
    assert EN("tournament-off") in shown
    log = said(await room.aki.slash(room.channel, "league log"))
    assert "called the tournament off" in log


# --- Through the services, with many people -------------------------------------------------------


async def recounted(cup: Cup) -> dict[int, float]:
    """The scores of all matches of the schedule and byes, as the tables of the database have it."""
    f, r, b = books.fixtures, books.results, books.byes
    database = cup.services.database
    played = select(r.c.table, r.c.user, r.c.place).join(f, f.c.table == r.c.table)
    rows = await database.read(lambda c: c.execute(played).all())
    scores: dict[int, float] = {}
    for table, user, place in rows:
        (other,) = [row.place for row in rows if row.table == table and row.user != user]
        scores[user] = scores.get(user, 0) + (1 if place < other else 0.5 if place == other else 0)
    for user in await database.read(lambda c: c.execute(select(b.c.user)).scalars().all()):
        scores[user] = scores.get(user, 0) + 1
    return scores


@pytest.mark.usefixtures("unhurried")
@pytest.mark.slow
async def test_a_swiss_of_64_runs_by_itself(services: Services, clock: Clock) -> None:
    """People come late, leave, do not come, and tie; the rest meet nobody twice."""
    swiss = await cup(services, clock, tournament.SWISS, 64, 3)
    await swiss.ring(10)
    one = await swiss.value()
    assert (one.last, one.length, len(one.current)) == (1, 3, 32)
    every = pages(one, swiss.league, EN)
    assert {f"<@{user}>" for user in range(1, 65)} <= {*MENTION.findall("\n".join(every))}
    assert all(len(page) <= 2000 for page in every)
    late = 100
    while not one.over:
        number = one.last
        await services.tournaments.withdraw(1, one.current[0].people[0])
        await swiss.enter(late := late + 1)
        for match in one.current[2:]:
            await swiss.meet(match.people)
        await swiss.noticed()
        before = await swiss.value()
        assert before.last == number
        assert before.waits
        await swiss.ring(30)
        one = await swiss.value()
        missed = {*before.current[1].people}
        assert not missed & {entrant.user for entrant in one.present}
        assert (number, before.current[0].people[1]) in one.byes
    assert one.last == 3
    every = pages(one, swiss.league, EN)
    assert 1 < len(every) < 5
    assert all(len(page) <= 2000 for page in every)
    pairs = [frozenset(match.people) for match in one.matches if match.outcome]
    assert len(pairs) == len({*pairs}) > 80
    scores = await recounted(swiss)
    lines = tournament.standings(one)
    assert {line.entrant.user: line.score / 2 for line in lines if line.score} == {
        user: score for user, score in scores.items() if score
    }


@pytest.mark.usefixtures("unhurried")
async def test_a_knock_out_ends_as_its_last_match_does(services: Services, clock: Clock) -> None:
    one_of = await cup(services, clock, tournament.KNOCK_OUT, 11)
    await one_of.ring(10)
    one = await one_of.value()
    while not one.over:
        for match in one.current:
            await one_of.meet(match.people)
        await one_of.noticed()
        after = await one_of.value()
        assert after.over or after.last == one.last + 1
        one = after
    assert one.last == 4
    assert len(one.through(4)) == 1
    assert len(one.matches) == 10


@pytest.mark.usefixtures("unhurried")
async def test_a_match_that_has_begun_may_be_finished(services: Services, clock: Clock) -> None:
    final = await cup(services, clock, tournament.KNOCK_OUT, 2)
    await final.ring(10)
    (match,) = (await final.value()).current
    first, second = match.people
    table = await final.open((first, second))
    await final.ring(30)
    assert not (await final.value()).over
    await resigned(services.tables, table.id, first)
    await asyncio.gather(*services.tournaments.timers._running)
    one = await final.value()
    assert one.over
    assert one.through(1) == {second}


@pytest.mark.usefixtures("unhurried")
async def test_a_match_counts_by_its_points_when_time_is_up(
    services: Services, clock: Clock
) -> None:
    swiss = await cup(services, clock, tournament.SWISS, 4, 3, late=tournament.POINTS)
    await swiss.ring(10)
    first, second = (await swiss.value()).current
    await swiss.meet(first.people)
    table = await swiss.open(second.people, channel=6)
    table = await play_on(services.tables, table.id, "between")
    await swiss.ring(30)
    one = await swiss.value()
    counted = one.matches[1]
    assert (one.last, counted.decided, counted.table) == (2, True, None)
    seated = dict(zip((player.user for player in table.people), table.points, strict=True))
    assert {user: outcome.points for user, outcome in counted.outcome.items()} == seated
    assert all(entrant.present for entrant in one.entrants)
