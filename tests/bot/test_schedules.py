"""Fixtures: everybody meets everybody, neighbours meet, and players are reminded of it."""

from __future__ import annotations

import re
from collections import Counter
from datetime import UTC, datetime

import pytest

from bot.chat.panels.league import schedule
from bot.domain.league import pairing
from tests.bot.discord.room import Room, said
from tests.bot.people.league_room import EN, LeagueRoom

DAY = 24 * 3600


# --- Who meets whom -------------------------------------------------------------------------------


@pytest.mark.parametrize("people", range(2, 17))
def test_in_a_round_robin_of_two_each_pair_meets_once(people: int) -> None:
    rounds = pairing.round_robin(range(people), 2)
    assert len(rounds) == people - 1 + people % 2
    met = pairing.meetings([group for groups in rounds for group in groups])
    assert len(met) == people * (people - 1) // 2
    assert set(met.values()) == {1}
    for groups in rounds:
        sitting = [one for group in groups for one in group]
        assert len(sitting) == len(set(sitting)) == people - people % 2


@pytest.mark.parametrize("people", [4, 5, 6, 7, 8, 9, 12, 13, 16, 20])
def test_in_a_round_robin_of_four_each_pair_meets(people: int) -> None:
    rounds = pairing.round_robin(range(people), 4)
    met = pairing.meetings([group for groups in rounds for group in groups])
    assert len(met) == people * (people - 1) // 2
    assert max(met.values()) <= (5 if people < 8 else 4 if people < 10 else 3)
    sat = Counter(one for groups in rounds for group in groups for one in group)
    assert max(sat.values()) - min(sat.values()) <= 1
    for groups in rounds:
        sitting = [one for group in groups for one in group]
        assert len(sitting) == len(set(sitting)) == people - people % 4


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("people", [8, 9, 15, 30])
def test_a_swiss_seats_neighbours_who_have_not_met(people: int, seats: int) -> None:
    """Two tables of four cannot be mixed without four pairs meeting again."""
    order = [*range(people)]
    first = pairing.next_round(order, seats, Counter(), {})
    assert all(max(group) - min(group) == seats - 1 for group in first)
    met, out = Counter[frozenset[int]](), Counter[int]()
    for _ in range(3 if seats == 2 else 2):
        groups = pairing.next_round(order, seats, met, out)
        again = [pair for pair in pairing.meetings(groups) if met[pair]]
        assert len(again) <= (0 if seats == 2 else 4 if people < 10 else people // 4)
        met += pairing.meetings(groups)
        out += Counter(set(order) - {one for group in groups for one in group})
    assert max(out.values(), default=0) <= 1


def test_too_few_people_make_no_round() -> None:
    assert pairing.round_robin(range(3), 4) == []


@pytest.mark.parametrize("people", [8, 64, 128])
@pytest.mark.parametrize("played", [0, 3, 29, 30])
def test_a_schedule_has_pages_and_opens_at_the_next_match(played: int, people: int) -> None:
    due = datetime(2026, 11, 26, tzinfo=UTC)
    found = [
        pairing.Fixture(
            people * number + match,
            number,
            due,
            reminded=False,
            table=match if number <= played else None,
            people=frozenset({10**18 + match, 10**18 + match + people // 2}),
            tournament=None,
        )
        for number in range(1, 31)
        for match in range(people // 2)
    ]
    pages, now = schedule.pages(found, EN)
    text = "\n".join(line for page in pages for line in page)
    assert len(re.findall("<@", text)) == 30 * people
    assert all(len("\n".join(page)) <= schedule.SHOWN for page in pages)
    assert all(re.match(r"\*\*Round \d", page[0]) for page in pages)
    first = EN("schedule-round", number=min(played + 1, 30), due="<t:1795651200:R>")
    assert first in pages[now]
    assert played == 30 or first not in [line for page in pages[:now] for line in page]


# --- On the server --------------------------------------------------------------------------------


@pytest.fixture
async def league(room: Room) -> LeagueRoom:
    """A league of one deal of Mushi with four members."""
    found = LeagueRoom(room)
    await found.found()
    await found.plays("mushi", 1, 1)
    for one in (room.aki, room.ben, room.chiyo, room.daeun):
        await one.slash(room.channel, "league join")
    return found


@pytest.mark.usefixtures("blank", "still")
async def test_a_round_robin_is_planned_played_and_reminded_of(
    room: Room, league: LeagueRoom
) -> None:
    none = said(await room.aki.slash(room.channel, "league schedule"))
    assert none == EN("schedule-none", league="Spring")
    mine = said(await room.aki.slash(room.channel, "league schedule", plan="round-robin"))
    assert mine == EN("refusal-organisers-only")
    told = await league.does("league schedule", plan="round-robin", days=3)
    assert told.count("Round") == 3
    assert told.count(" – ") == 6
    again = await league.does("league schedule", plan="round-robin")
    assert again == EN("refusal-schedule-exists")

    await room.daeun.slash(room.channel, "league leave")
    gone = EN("schedule-left", who="", names=f"<@{room.daeun.id}>")
    assert said(await room.emilia.slash(room.channel, "league schedule")).count(gone) == 3
    await room.daeun.slash(room.channel, "league join")

    table = await league.match("mushi", "ben", 1)
    shown = said(await room.emilia.slash(room.channel, "league schedule"))
    assert shown.count(f"(played: table {table.id})") == 1
    line = next(line for line in shown.split("\n") if "played" in line)
    assert f"<@{room.aki.id}>" in line
    assert f"<@{room.ben.id}>" in line

    before = {m.id for m in room.channel.history()}
    await room.env.advance_time(2 * DAY - 60)
    assert {m.id for m in room.channel.history()} == before
    await room.restart()
    await room.env.advance_time(120)
    (reminder,) = [m for m in room.channel.history() if m.id not in before]
    assert EN("schedule-reminder", league="Spring") in reminder.content
    first = shown.split("**Round 1**")[1].split("**Round 2**")[0]
    due = [line for line in first.split("\n") if " – " in line and "played" not in line]
    assert reminder.content.count(" – ") == len(due)
    stored = room.env.backend.messages[room.channel.id][reminder.id]
    named = {one.id for one in room.members.values() if f"<@{one.id}>" in "".join(due)}
    assert set(stored.ping_user_ids) == named
    await room.env.advance_time(3 * DAY)
    assert len([m for m in room.channel.history() if m.id not in before]) == 2


@pytest.mark.usefixtures("blank", "still")
async def test_nobody_is_reminded_of_a_match_with_a_former_member(
    room: Room, league: LeagueRoom
) -> None:
    await league.does("league schedule", plan="round-robin", days=3)
    await room.aki.slash(room.channel, "league leave")
    await room.env.advance_time(2 * DAY + 60)
    title = EN("schedule-reminder", league="Spring")
    (reminder,) = [m.content for m in room.channel.history() if m.content.startswith(title)]
    assert f"<@{room.aki.id}>" not in reminder
    assert reminder.count(EN("schedule-against")) == 1


@pytest.mark.usefixtures("blank", "still")
async def test_swiss_rounds_follow_the_standings(room: Room, league: LeagueRoom) -> None:
    few = await league.does("league schedule", plan="swiss", people=4)
    assert "Round 1" in few
    await league.does("league schedule", plan="swiss")
    told = await league.does("league schedule", plan="swiss")
    assert told.count("Round") == 3
    log = said(await room.aki.slash(room.channel, "league log"))
    assert "Spring: planned one round" in log
    await room.aki.slash(room.channel, "league leave")
    refused = await league.does("league schedule", plan="swiss", people=4)
    assert refused == EN("refusal-too-few-members", fewest="4")
