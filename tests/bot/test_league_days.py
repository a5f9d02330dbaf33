"""Leagues that count the deal of the day: once for each member, and zero in sum."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import select

from bot.domain.contests import daily, days, percentages
from bot.domain.contests.daily import Played
from bot.domain.league.season import League
from bot.domain.people.exclusion import Scope
from bot.domain.shards import ALL, Shards
from bot.domain.tables.player import Player
from bot.services.league.leagues import Leagues
from bot.services.ledger import rebuilding
from bot.services.people.people import People
from bot.services.people.read_marks import ReadMarks
from bot.services.privacy import Privacy
from bot.store import Database
from bot.store.contests import schema
from bot.store.ledger import books
from bot.words import timing
from tests.bot.discord.room import Room, said
from tests.bot.people.days import AKI, BEN, DAY, NEXT, Days
from tests.bot.people.league_room import EN, LeagueRoom, standings
from tests.bot.world.lone_tables import Clock

CHIYO, OPERATOR, STRANGER = Player(3, "Chiyo"), Player(4, "Operator"), Player(5, "Stranger")
GUILD, BOSS, CHANNEL = 9, 99, 90


# --- What is pure ---------------------------------------------------------------------------------


def played(user: int, points: int | None, game: str = "mushi", *, ranked: bool = True) -> Played:
    return Played(DAY, game, GUILD, user, f"#{user}", user, points, ranked)


FIELDS = [
    ("who beats two gains two", [(1, 9), (2, 4), (3, -5)], {1: 2, 2: 0, 3: -2}),
    ("equal points move nothing", [(1, 4), (2, 4)], {1: 0, 2: 0}),
    ("what is not finished is below all that is", [(1, -30), (2, None)], {1: 1, 2: -1}),
    ("nobody to compare with", [(1, 9)], {}),
    ("nobody at all", [], {}),
]


@pytest.mark.parametrize(("rule", "field", "gained"), FIELDS, ids=[one[0] for one in FIELDS])
def test_each_pair_moves_a_point(
    rule: str, field: list[tuple[int, int | None]], gained: dict[int, int]
) -> None:
    found = days.postings([played(*one) for one in field], {"mushi"})
    assert {one.user: one.delta for one in found} == gained


@given(st.lists(st.none() | st.integers(-50, 50), min_size=2, max_size=9))
def test_it_is_zero_in_sum_and_follows_the_percentages(points: list[int | None]) -> None:
    found = days.postings([played(at, one) for at, one in enumerate(points)], {"mushi"})
    assert sum(one.delta for one in found) == 0
    for at, one in enumerate(found):
        percent = percentages.compared(points[at], points[:at] + points[at + 1 :]).percent
        assert percent is not None
        assert one.delta == pytest.approx((percent - 50) / 50 * (len(points) - 1))


def test_games_of_the_league_count_and_operators_do_not() -> None:
    every = [
        *(played(user, user, game) for game in ("koikoi", "mushi", "tiengow") for user in (1, 2)),
        played(3, 99, ranked=False),
    ]
    found = days.postings(every, {"mushi", "koikoi"})
    expected = [("mushi", 1, -1), ("mushi", 2, 1), ("koikoi", 1, -1), ("koikoi", 2, 1)]
    assert [(one.reason, one.user, one.delta) for one in found] == expected


MOMENTS = [
    ("2026-01-02T00:00:30", "2025-12-31", "2026-01-02T00:01:07"),
    ("2026-01-02T00:01:00", "2026-01-01", "2026-01-03T00:01:07"),
    ("2026-01-02T23:59:59", "2026-01-01", "2026-01-03T00:01:07"),
]


@pytest.mark.parametrize(("now", "last", "due"), MOMENTS)
def test_a_day_is_counted_soon_after_it_is_over(now: str, last: str, due: str) -> None:
    at = datetime.fromisoformat(now).replace(tzinfo=UTC)
    assert days.last_over(at) == last
    assert days.due(at, 7).replace(tzinfo=None).isoformat() == due
    assert days.of_ordinal(days.entry(GUILD, 1, 3, last).deal or 0) == last


# --- In the ledger --------------------------------------------------------------------------------


class Counting(Days):
    """A league that counts the deals of the day of Mushi, at three points a point."""

    league: League

    async def found(self, game: str = "mushi", stake: int = 3) -> None:
        self.shown: list[int] = []
        self.leagues = self.process()
        league = await self.leagues.create(GUILD, BOSS, "Spring", CHANNEL, game)
        self.league = await self.leagues.set_term(league, BOSS, "daily", f"{stake}")
        for who in (AKI, BEN, OPERATOR):
            await self.leagues.join(self.league, who)

    def process(self) -> Leagues:
        async def show(number: int) -> None:
            self.shown.append(number)

        async def tell(_: int) -> None: ...

        return Leagues(self.database, self.clock, show, tell)

    async def day(self) -> None:
        """Three members, one of them the operator, and a stranger play a day of Mushi."""
        for choice, who in enumerate((AKI, BEN, OPERATOR, STRANGER)):
            name = daily.day_of(self.clock.now)
            table = await self.begin(who, "mushi", name, ranked=who is not OPERATOR)
            await self.play(table, choice)

    async def over(self, after: int = 1) -> None:
        """Tell all processes that a day is over, `after` days later."""
        self.clock.now += timedelta(days=after)
        ring = [self.process()._rung(self.league.id) for _ in range(2)]
        await asyncio.gather(*ring)

    async def accounts(self, game: str = days.KEY) -> dict[int, tuple[int, int]]:
        """Points and deals of everybody in the open season."""
        found = await self.leagues.ladder(self.league, game=game)
        return {row.standing.user: row.standing[1:4:2] for row in found.rows}

    async def entries(self) -> list[Any]:
        e = books.entries
        found = select(e).where(e.c.kind == "daily").order_by(e.c.id)
        return [*await self.database.read(lambda c: c.execute(found).all())]

    async def rebuilt(self, *, write: bool = False) -> list[rebuilding.Fault]:
        return (await self.database.write(lambda c: rebuilding.rebuild(c, write=write))).faults


@pytest.fixture
async def counting(
    database: Database, clock: Clock, unhurried: None, monkeypatch: pytest.MonkeyPatch
) -> Counting:
    secrets = (f"{number:064x}" for number in range(1, 99))
    monkeypatch.setattr("bot.domain.tables.fair.draw_secret", lambda: next(secrets))
    clock.now += timedelta(hours=12)
    found = Counting(database, clock)
    await found.found()
    return found


@pytest.mark.both
async def test_a_day_counts_once_among_members_with_any_audience(counting: Counting) -> None:
    await counting.day()
    await counting.over(0)
    assert not await counting.entries()
    await counting.over()
    (entry,) = await counting.entries()
    assert (entry.game, entry.stake, entry.server, entry.tally) == (days.KEY, 3, 0, 1)
    now = await counting.accounts()
    assert now.keys() == {AKI.user, BEN.user}
    assert sorted(now.values()) in ([(1, -3), (1, 3)], [(1, 0), (1, 0)])
    assert counting.shown == [counting.league.id]
    for who in (STRANGER, CHIYO):
        await counting.leagues.join(counting.league, who)
    await counting.over(0)
    assert len(await counting.entries()) == 1
    assert (await counting.accounts(""))[STRANGER.user] == (0, 0)
    await counting.day()
    await counting.over(3)
    assert [days.of_ordinal(one.deal) for one in await counting.entries()] == [DAY, NEXT]
    assert (await counting.accounts())[STRANGER.user][0] == 1
    assert await counting.rebuilt() == []


@pytest.mark.both
async def test_the_ledger_of_days_can_be_made_anew(counting: Counting) -> None:
    await counting.day()
    await counting.over()
    before = await counting.accounts()
    d, e, (entry,) = schema.dailies, books.postings, await counting.entries()
    wrong = d.update().where(d.c.user == AKI.user).values(points=d.c.points + 100)
    await counting.database.write(lambda c: c.execute(wrong))
    other = e.update().where(e.c.slip == entry.id, e.c.user == BEN.user).values(delta=7)
    await counting.database.write(lambda c: c.execute(other))
    faults = await counting.rebuilt(write=True)
    assert {one.where for one in faults} >= {"table 1, deal of 2026-01-01"}
    assert all(one.mended for one in faults)
    assert await counting.rebuilt() == []
    assert await counting.accounts() == before
    people = People(counting.database, counting.clock)
    marks = ReadMarks(counting.database)
    privacy = Privacy(counting.database, counting.tables, people, marks, nowhere)
    await privacy.forget(BEN.user)
    assert await counting.rebuilt() == []


async def nowhere(user: int, scope: Scope) -> None:
    """Leave no contest."""


async def test_a_season_that_closes_has_counted_all_finished_days(counting: Counting) -> None:
    await counting.day()
    counting.clock.now += timedelta(days=1, hours=1)
    await counting.leagues.close(counting.league, BOSS)
    (entry,) = await counting.entries()
    assert entry.season == counting.league.season.id
    assert counting.league.season.id == 1
    await counting.leagues.open_next(counting.league, BOSS)
    await counting.over()
    assert len(await counting.entries()) == 1


async def test_days_outside_the_counting_of_a_league_are_left(
    counting: Counting,
) -> None:
    await counting.leagues.set_term(counting.league, BOSS, "daily", "0")
    await counting.day()
    await counting.over()
    assert not await counting.entries()
    await counting.leagues.set_term(counting.league, BOSS, "daily", "1")
    await counting.over(0)
    assert not await counting.entries()
    await counting.day()
    await counting.over()
    assert [days.of_ordinal(one.deal) for one in await counting.entries()] == [NEXT]


async def test_only_the_process_of_its_server_counts_a_day(counting: Counting) -> None:
    await counting.day()
    counting.database.shards = Shards(frozenset({1}), 2)
    await counting.over()
    assert not await counting.entries()
    await counting.leagues.reopen()
    assert len(counting.leagues.timers) == 1
    fresh = counting.process()
    await fresh.reopen()
    assert not len(fresh.timers)
    counting.database.shards = ALL
    await fresh.reopen()
    assert fresh.timers.numbers == [counting.league.id]


# --- On Discord -----------------------------------------------------------------------------------


@pytest.mark.usefixtures("blank", "still")
async def test_an_organiser_counts_days_and_all_see_who_gained(room: Room) -> None:
    league = LeagueRoom(room)
    await league.found(daily=4)
    assert EN("terms-daily", stake=4) in said(await room.aki.slash(room.channel, "league rules"))
    for one in (room.aki, room.ben):
        await one.slash(room.channel, "league join")
    client = room.client
    shown = said(await room.aki.slash(room.channel, "daily"))
    assert EN("daily-league", league="Spring") in shown
    played = Days(client.services.database, Clock(), client.services.tables)
    for choice, one in enumerate((room.aki, room.ben)):
        player = Player(one.id, f"#{choice}")
        today, *_ = await client.services.dailies.promises()
        await played.play(await played.begin(player, "koikoi", today), 2 * choice)
    await room.env.advance_time(25 * 3600)
    line = standings(league.notice().content)
    assert {one[1] for one in line.values()} in ({4, -4}, {0})
    assert {one[3] for one in line.values()} == {1}
    own = said(await room.aki.slash(room.channel, "league standings", game="daily"))
    assert standings(own).keys() == {room.aki.id, room.ben.id}
    number = (await league.column(books.entries.c.id))[-1]
    ledger = said(await room.aki.slash(room.channel, "ledger entry", entry=number))
    assert EN("slip-daily", game=EN("game-daily"), day=timing.day(EN, today)) in ledger
    assert f"{EN('game-koikoi')}: <@" in ledger
    found = await client.services.database.read(rebuilding.rebuild)
    assert (found.deals, found.faults) == (2, [])
