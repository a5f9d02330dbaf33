"""The deal of the day: the same for everybody, begun once, shut until its day is over."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from unittest.mock import AsyncMock

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import select

from bot.chat.client import Paifuda
from bot.domain.contests import daily, percentages
from bot.domain.contests.daily import Line, Played
from bot.domain.refusal import Refusal
from bot.domain.tables import fair, taking_back, thinking
from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from bot.services.ledger.ledger import Ledger
from bot.services.ledger.replays import Replays
from bot.store import Database
from bot.store.contests import schema
from rules.record import write
from tests.bot.discord.room import Room
from tests.bot.people.alone import EN, Alone, said
from tests.bot.people.days import AKI, BEN, DAY, NEXT, Days
from tests.bot.world.lone_tables import Clock
from tests.changed_rules import change, shuffled


@pytest.fixture
def days(database: Database, clock: Clock, numbered_secrets: None) -> Days:
    return Days(database, clock)


# --- What is pure ---------------------------------------------------------------------------------


FIELDS = [
    (12, [12, 3, None], (1, 4, 250 / 3, 9.0)),
    (12, [], (1, 1, None, 12.0)),
    (None, [4, None], (2, 3, 25.0, 4.0)),
    (-5, [4, 8], (3, 3, 0.0, 7 / 3)),
]


@pytest.mark.parametrize(("own", "field", "expected"), FIELDS)
def test_a_deal_is_compared_as_in_duplicate_bridge(
    own: int | None, field: list[int | None], expected: tuple[object, ...]
) -> None:
    assert percentages.compared(own, field) == pytest.approx(expected)


@given(st.lists(st.none() | st.integers(-50, 50), min_size=2, max_size=9))
@pytest.mark.slow
def test_all_percentages_of_a_deal_are_fifty_on_average(points: list[int | None]) -> None:
    found = [
        percentages.compared(own, points[:at] + points[at + 1 :]).percent
        for at, own in enumerate(points)
    ]
    assert sum(one or 0 for one in found) == pytest.approx(50 * len(points))


def test_a_week_counts_finished_days_and_those_past_finishing() -> None:
    every = [
        Played(DAY, "mushi", 9, 1, "Aki", 1, 12, True),
        Played(DAY, "mushi", 9, 2, "Ben", 2, None, True),
        Played(NEXT, "mushi", 9, 2, "Ben", 3, None, True),
        Played(DAY, "mushi", 9, 3, "Operator", 4, 99, False),
    ]
    assert daily.week(every, NEXT) == [(1, "Aki", 100.0, 1), (2, "Ben", 0.0, 1)]
    assert daily.week(every, DAY) == [(1, "Aki", 0.0, 1)]
    assert daily.week_of("2026-01-01")[0] == "2025-12-29"


# --- The same for everybody -----------------------------------------------------------------------


@pytest.mark.parametrize("game", ["mushi", "koikoi", "tiengow", "xiamen", "changchun", "liangxi"])
async def test_players_who_make_the_same_moves_see_the_same(days: Days, game: str) -> None:
    """Another choice is answered by the same wall: the chance of the deal is one for all."""
    one, other = [await days.play(await days.begin(who, game)) for who in (AKI, BEN)]
    third = await days.begin(Player(3, "Chiyo"), game)
    assert one.deal
    assert other.deal
    assert third.deal
    assert (one.phase, other.phase) == ("over", "over")
    assert one.deal.chance == other.deal.chance == third.deal.chance
    assert one.deal.log == other.deal.log
    assert one.deal.promise.commitment == other.deal.promise.commitment
    day = await days.dailies.open(1)
    assert [row.points for row in day.every] == [one.points[0] - one.start] * 2 + [None]
    assert {row.user for row in day.own} == {1}


async def test_the_promise_follows_from_the_secret_shown_afterwards(
    days: Days,
) -> None:
    _, promise, tomorrow = await days.dailies.promises()
    table = await days.play(await days.begin(AKI, "mushi"))
    ledger = Ledger(days.database, days.clock)
    assert (await days.dailies.open(1)).secret is None
    with pytest.raises(Refusal) as refused:
        await ledger.record(table)
    assert refused.value.sentence == "daily-shut"
    days.clock.now += timedelta(days=1)
    day = await days.dailies.open(1, DAY)
    assert day.secret
    assert fair.commitment(day.secret) == promise
    assert (await days.dailies.promises())[:2] == (NEXT, tomorrow)
    own = daily.secret_of(daily.Day(DAY, day.secret, ""), "mushi")
    record = await ledger.record(table)
    assert record.deals[0].secret == own
    assert [one.fault for one in fair.verify(record)] == [None]
    assert own in write(record)


# --- Once, and on its day -------------------------------------------------------------------------


async def test_it_is_begun_once_by_each(days: Days) -> None:
    one, other = await asyncio.gather(days.begin(AKI, "mushi"), days.begin(AKI, "mushi"))
    assert one.id == other.id
    with pytest.raises(Refusal) as refused:
        await days.begin(AKI, "koikoi")
    assert refused.value.sentence == "own-table-stays"
    await days.play(one)
    assert (await days.begin(AKI, "mushi")).id == one.id
    assert (await days.begin(AKI, "koikoi")).id != one.id


async def test_nothing_makes_it_easier(days: Days) -> None:
    table = await days.begin(AKI, "mushi")
    assert not thinking.can_be_hinted(table, 0)
    assert thinking.can_be_hinted(replace(table, day=""), 0)
    assert taking_back.last_move(table, 0) is None
    assert all(one.level == "club" for one in table.players[1:] if one)
    assert table.next_due is None


async def test_a_deal_not_finished_in_time_is_not_played_on(days: Days) -> None:
    table = await days.begin(AKI, "mushi")
    days.clock.now += timedelta(days=1)
    with pytest.raises(Refusal) as refused:
        await days.play(table)
    assert refused.value.sentence == "daily-over"
    with pytest.raises(Refusal) as refused:
        await days.begin(AKI, "mushi")
    assert refused.value.sentence == "daily-over"
    await days.begin(AKI, "mushi", NEXT)
    assert (await days.tables.at(table.id)).phase == "over"
    assert (await days.dailies.open(1, DAY)).own[0].points is None


async def test_a_deal_that_an_upgrade_called_off_is_played_anew(
    days: Days, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await days.begin(AKI, "mushi")
    await days.tables.playing.play(table.id, AKI.user, table.legal(0)[0])
    change(monkeypatch, shuffled)
    again = Days(days.database, days.clock)
    table = await again.begin(AKI, "mushi")
    assert table.phase == "between"
    table = await again.play(await again.tables.playing.ready(table.id, AKI.user, 7))
    assert table.deal
    other = await again.play(await again.begin(BEN, "mushi"))
    assert other.deal
    assert table.deal.promise.secret == other.deal.promise.secret
    assert table.deal.log == other.deal.log
    (own,) = (await again.dailies.open(AKI.user)).own
    assert (own.points, own.kept) == (table.points[0] - table.start, 2)


async def test_after_a_day_no_mark_leads_to_a_person(days: Days) -> None:
    await days.begin(AKI, "mushi")
    days.clock.now += timedelta(days=2)
    await days.dailies.promises()
    found = select(schema.days.c.day, schema.days.c.salt)
    rows = await days.database.read(lambda c: c.execute(found).all())
    assert {day for day, salt in rows if not salt} == {DAY, NEXT}


async def test_until_the_day_is_over_nothing_is_laid_open(days: Days) -> None:
    table = await days.play(await days.begin(AKI, "mushi"))
    replays = Replays(days.database, days.clock)
    with pytest.raises(Refusal) as refused:
        await replays.open(0, table.id)
    assert refused.value.sentence == "daily-shut"
    days.clock.now = datetime(2026, 1, 2, tzinfo=UTC)
    assert (await replays.open(0, table.id)).deals == (1,)


# --- On Discord -----------------------------------------------------------------------------------


async def played(alone: Alone) -> Table:
    """The table after Koi-Koi's deal of the day is played, always with the first move there is."""
    shown = (await alone.user.slash("daily", game="koikoi")).response
    assert shown
    day, *_ = await alone.client.services.dailies.promises()
    await alone.user.click(shown.message, custom_id=f"daily:{day}:koikoi:begin")
    while (table := await alone.table()).phase != "over":
        await alone.move()
    return table


@pytest.mark.usefixtures("blank")
async def test_two_people_play_it_and_see_how_they_compare(simcord_env: object) -> None:
    aki, ben = Alone(simcord_env), Alone(simcord_env, "ben")  # type: ignore[arg-type]
    table = await played(aki)
    assert EN("daily-alone") in said(await aki.user.slash("hand")), "the hand says it first"
    assert EN("daily-alone") in said(await aki.user.slash("daily", game="koikoi"))
    await aki.env.restart_bot(Paifuda(aki.client.settings))
    other = await played(ben)
    assert table.deal
    assert other.deal
    assert table.deal.log == other.deal.log
    told = said(await ben.user.slash("daily", game="koikoi"))
    place = EN("daily-place", place=1, of=2, percent="50")
    assert place in told
    assert place in said(await ben.user.slash("hand"))
    assert table.deal.promise.secret not in said(await ben.user.slash("record"))
    day, *promises = await ben.client.services.dailies.promises()
    whole = (await ben.user.slash("daily")).response
    assert whole
    assert not any(promise in whole.content for promise in promises)
    chance = await ben.user.click(whole.message, custom_id=f"daily:{day}:all:fair")
    assert all(promise in said(chance) for promise in promises)
    fairly = (await ben.press(f"{table.deal.promise.commitment}:fair")).response
    assert fairly
    assert table.deal.promise.secret not in str(fairly.embeds[0].description)
    found = await ben.client.services.privacy.file(ben.user.id)
    assert table.deal.promise.secret.encode() not in found.content
    await ben.client.services.privacy.forget(ben.user.id)
    again = (await ben.user.slash("daily", game="koikoi")).response
    assert again
    refused = await ben.user.click(again.message, custom_id=f"daily:{day}:koikoi:begin")
    assert said(refused) == EN("refusal-daily-begun")


async def test_equal_people_share_a_place_in_the_week(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = [
        *(Line(1, "Aki", 100 / 3 + 50, 2), Line(2, "Ben", 50 + 100 / 3, 2)),
        *(Line(3, "Chiyo", 50.0, 1), Line(4, "Daeun", 50.0, 2)),
    ]
    monkeypatch.setattr(room.client.services.dailies, "week", AsyncMock(return_value=lines))
    shown = (await room.aki.slash(room.channel, "daily")).response
    assert shown
    day, *_ = await room.client.services.dailies.promises()
    told = said(await room.aki.click(shown.message, custom_id=f"daily:{day}:all:week"))
    assert re.findall(r"^\d+ · \w+", told, re.MULTILINE) == [
        *("1 · Aki", "1 · Ben", "3 · Chiyo", "4 · Daeun"),
    ]
    lines[2] = lines[2]._replace(user=room.aki.id)
    shown = (await room.aki.slash(room.channel, "daily")).response
    assert shown
    monkeypatch.setattr(room.client, "is_private", lambda _: True)
    told = said(await room.aki.click(shown.message, custom_id=f"daily:{day}:all:week"))
    assert re.findall(r"^\d+ · \w+", told, re.MULTILINE) == ["3 · Chiyo"], "one's own place"
