"""A club plays a Swiss for weeks: people come when they can, one stays away, one comes later.

A few people for two weeks in the gate; in the long lane thirty people for six weeks, whose matches
are played to the end.
"""

from __future__ import annotations

from random import Random

import pytest

from bot.domain.contests import tempo
from bot.domain.contests.course import Plan
from bot.domain.league import tournament
from bot.domain.league.tournament import Match, Tournament
from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from bot.services.services import Services
from tests.bot.people.cup import Cup
from tests.bot.people.resigning import resigned
from tests.bot.world.lone_tables import GUILD, Clock
from tests.bot.world.press_numbers import pressed
from tests.volume import FIRST, LONG

DAY = 24 * 60
PEOPLE, WEEKS, DEALS = (30, 6, 0) if LONG else (6, 2, 1)
"""How many people play for how many weeks; 0 deals: a match is played to its end."""
LATE = 1_000
"""A person who signs up in the second week."""


class Club:
    """People who play the matches of a tournament on different days."""

    def __init__(self, cup: Cup) -> None:
        self.cup, self.services, self.rng = cup, cup.services, Random(FIRST)

    async def sit(self, user: int) -> tuple[Match, Table]:
        """Press *Play*; each match has a thread of its own."""

        async def thread(match: Match, before: Table | None) -> int:
            return before.channel if before else 50_000 + match.number

        player, addition = Player(user, f"P{user}"), pressed(self.cup.clock(), user)
        return await self.services.meetings.sit(1, player, addition, thread)

    async def meet(self, match: Match) -> None:
        """Play a match to its end, or until somebody resigns after some deals."""
        tables, rng = self.services.tables, self.rng
        for user in match.people:
            _, table = await self.sit(user)
        table = await tables.playing.start(table.id, match.people[0], 2000)
        assert table.clock == tempo.clock_of(table.game, table.options, 2, 7 * DAY)
        while table.phase != "over" and (not DEALS or table.number <= DEALS):
            user = rng.choice(table.asked).user
            if table.phase == "between":
                table = await tables.playing.ready(table.id, user, rng.getrandbits(32))
                continue
            seat = table.seat_of(user)
            assert seat is not None
            table = await tables.playing.play(table.id, user, rng.choice(table.legal(seat)))
        if table.phase != "over":
            await resigned(tables, table.id, rng.choice(match.people))

    async def week(self, cup: Tournament) -> Tournament:
        """Let a week pass, in which all matches are played but one, to which only one comes.

        The one who comes has had no bye before.
        """
        byes = {user for _, user in cup.byes}
        absent = self.rng.choice([m for m in cup.current if byes.isdisjoint(m.people)])
        played = [match for match in cup.current if match != absent]
        await self.sit(absent.people[0])
        for day in range(6):
            await self.cup.ring(DAY)
            for match in played[day::6]:
                await self.meet(match)
        await self.cup.ring(DAY)
        return await self.cup.value()


def recounted(cup: Tournament) -> dict[int, float]:
    """The scores, counted from the matches and byes."""
    scores = {entrant.user: 0.0 for entrant in cup.entrants}
    for match in cup.matches:
        for user, own in match.outcome.items():
            (other,) = (outcome for who, outcome in match.outcome.items() if who != user)
            scores[user] += 1 if own.place < other.place else own.place == other.place and 0.5
    for _, user in cup.byes:
        scores[user] += 1
    return scores


@pytest.mark.usefixtures("unhurried")
async def test_a_club_playing_for_weeks_has_a_true_winner(services: Services, clock: Clock) -> None:
    league = await services.leagues.create(GUILD, 1, "Autumn", 9_000)
    plan = Plan(tournament.SWISS, "mushi", 2, DAY, 7 * DAY, WEEKS)
    await services.tournaments.announce(league, 1, plan)
    found = Cup(services, clock, league, PEOPLE)
    club = Club(found)
    for user in range(1, PEOPLE + 1):
        await found.enter(user)
    await found.ring(DAY)
    for number in range(1, WEEKS + 1):
        cup = await found.value()
        assert (cup.last, cup.over) == (number, False)
        if number == 1:
            await found.enter(LATE)
        cup = await club.week(cup)
    assert cup.over
    every = [match for match in cup.matches if match.outcome]
    assert len(every) == len(cup.matches) - WEEKS
    lines, scores = tournament.standings(cup), recounted(cup)
    assert {line.entrant.user: line.score / 2 for line in lines} == scores
    best = lines[0].entrant.user
    assert scores[best] == max(scores.values())
    assert any(match.outcome[best].place == 1 for match in every if best in match.people)
    assert scores[LATE] <= WEEKS - 1
