"""A result that was voided is reported again, and plays its match in any round."""

from __future__ import annotations

import asyncio
from itertools import product

import pytest

from bot.domain.league import tournament
from bot.domain.league.tournament import KNOCK_OUT, SWISS, Match, Outcome, Tournament
from bot.domain.refusal import Refusal
from bot.services.contests.steering import Order
from bot.services.services import Services
from tests.bot.discord.room import Room
from tests.bot.people.cup import MINUTE, Cup, board, cup
from tests.bot.people.evening import Evening
from tests.bot.people.league_room import EN
from tests.bot.world.lone_tables import GUILD, Clock

BY = 1
"""The organiser."""


async def report(one: Cup, people: tuple[int, ...], *points: int) -> int:
    """Report the result of a match; return its entry."""
    result = ", ".join(f"<@{user}> {own}" for user, own in zip(people, points, strict=True))
    found = await one.services.imports.reported(one.league, BY, "mushi", result, "")
    one.services.tournaments.check(one.league.season.id)
    await one.ring(0)
    return found


def scores(one: Tournament) -> dict[int, int]:
    """The score of each person."""
    return {line.entrant.user: line.score for line in tournament.standings(one)}


async def void(one: Cup, entry: int) -> None:
    await one.services.organisers.void(GUILD, BY, entry, "")
    await one.ring(0)


@pytest.mark.both
async def test_equal_reports_at_once_enter_one_result(services: Services, clock: Clock) -> None:
    one = await cup(services, clock, SWISS, 4, 2)
    await one.ring(10)
    people = (await first_match(one)).people
    reports = (report(one, people, 3, -3) for _ in range(3))
    done = await asyncio.gather(*reports, return_exceptions=True)
    (entry,) = [number for number in done if isinstance(number, int)]
    refused = [error for error in done if isinstance(error, Refusal)]
    assert {error.values["entry"] for error in refused} == {str(entry)}
    assert [error.sentence for error in refused] == ["reported-twice"] * 2
    result = ", ".join(f"<@{user}> {own}" for user, own in zip(people, (3, -3), strict=True))
    other = await services.imports.reported(one.league, BY, "mushi", result, "", known=entry)
    assert other > entry


async def first_match(one: Cup) -> Match:
    """The first match of the first round."""
    return (await one.value()).matches[0]


async def played(services: Services, clock: Clock, kind: str, rounds: int) -> tuple[Cup, int]:
    """A tournament in some round, or at its end; also the entry of a match of the first round."""
    one, first = await cup(services, clock, kind, 4, 2 if kind == SWISS else 0), 0
    await one.ring(10)
    for number in range(1, rounds):
        for game in (await one.value()).current:
            entry = await report(one, game.people, 3, -3)
            first = first or entry
        assert (await one.value()).last == min(number + 1, 2)
    if rounds == 1:
        first = await report(one, (await one.value()).current[0].people, 3, -3)
    return one, first


ACTS = ("void", "correct void", "void report void")
ROUNDS = {"running": 1, "earlier": 2, "over": 3}


@pytest.mark.parametrize(("kind", "when", "acts"), [*product((SWISS, KNOCK_OUT), ROUNDS, ACTS)])
async def test_a_result_that_was_voided_is_reported_again(
    services: Services, clock: Clock, kind: str, when: str, acts: str
) -> None:
    one, entry = await played(services, clock, kind, ROUNDS[when])
    people, before = (await first_match(one)).people, await one.value()
    for act in acts.split():
        match act:
            case "void":
                await void(one, entry)
                assert not (await first_match(one)).outcome
            case "correct":
                await services.organisers.correct(GUILD, BY, entry, people[1], people[0], 1, "")
            case _:
                entry = await report(one, people, 5, -5)
    again = await report(one, people, 9, -9)
    wanted = dict(zip(people, (Outcome(1, 9), Outcome(2, -9)), strict=True))
    assert (await first_match(one)).outcome == wanted
    assert await services.meetings.round_of(again) == (1, True)
    after = await one.value()
    assert (after.last, after.over) == (before.last, before.over)
    assert scores(after) == scores(before)


async def test_no_other_winner_follows_one_who_was_paired(services: Services, clock: Clock) -> None:
    one, entry = await played(services, clock, KNOCK_OUT, 2)
    people = (await first_match(one)).people
    await void(one, entry)
    again = await report(one, people, -9, 9)
    assert await services.meetings.round_of(again) is None
    again = await report(one, people, 9, -9)
    assert await services.meetings.round_of(again) == (1, True)


async def test_a_first_report_plays_no_match_of_an_earlier_round(
    services: Services, clock: Clock
) -> None:
    one = await cup(services, clock, SWISS, 4, 2)
    await one.ring(10)
    first, second = (await one.value()).current
    await report(one, second.people, 3, -3)
    await services.steering.end(Order(one.league, 1, BY, ""))
    await one.ring(0)
    assert (await one.value()).last == 2
    again = await report(one, first.people, 3, -3)
    assert await services.meetings.round_of(again) is None


@pytest.mark.parametrize("kind", [SWISS, KNOCK_OUT])
async def test_a_report_replaces_a_walkover_that_came_of_a_void(
    services: Services, clock: Clock, kind: str
) -> None:
    one = await cup(services, clock, kind, 4, 2 if kind == SWISS else 0)
    await one.ring(10)
    first, second = (await one.value()).current
    entry = await report(one, first.people, 3, -3)
    await void(one, entry)
    await report(one, second.people, 3, -3)
    await services.tournaments.withdraw(1, first.people[1])
    assert (1, first.people[0]) in (await one.value()).byes
    again = await report(one, first.people, 3, -3)
    assert await services.meetings.round_of(again) == (1, True)
    after = await one.value()
    assert (1, first.people[0]) not in after.byes
    assert scores(after)[first.people[0]] == (2 if kind == SWISS else 1)


async def test_a_match_voided_at_a_table_may_be_reported(services: Services, clock: Clock) -> None:
    one = await cup(services, clock, SWISS, 4, 2)
    await one.ring(10)
    first, second = (await one.value()).current
    await one.meet(first.people)
    await one.noticed()
    await report(one, second.people, 3, -3)
    table = (await one.value()).matches[0].table
    assert table
    await services.organisers.void_match(GUILD, BY, table, "")
    again = await report(one, first.people, 5, -5)
    assert await services.meetings.round_of(again) == (1, True)


@pytest.mark.usefixtures("blank", "still")
async def test_a_ruling_after_the_end_shows_in_the_message(room: Room) -> None:
    evening = Evening(room)
    options = {"form": "swiss", "game": "mushi", "start": 10, "time": 30, "rounds": 1}
    await evening.league.found()
    await evening.league.does("league tournament", **options)
    for member in (room.aki, room.ben):
        await evening.press(member, "tournament:1:enter")
    await room.env.advance_time(10 * MINUTE + 1)
    result = {"game": "mushi", "result": f"<@{room.aki.id}> 3, <@{room.ben.id}> -3"}
    await evening.league.does("league report", **result)
    await evening.cup()
    won = EN("tournament-won", names=f"<@{room.aki.id}>", count=1)
    assert won in board(room)
    await evening.league.does("organise void", entry=1, why="The wrong way round")
    await evening.cup()
    assert won not in board(room)
    told = await evening.league.does("league report", **result)
    assert EN("reported-round", number=1) in told
    await evening.cup()
    assert won in board(room)
