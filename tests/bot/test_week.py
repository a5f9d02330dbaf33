"""The summary of a week: told once, privately, and never of deals that others may still play."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import pytest
from simcord.results import InteractionResult, ResponseMessage

from bot.domain.ledger import week
from bot.domain.ledger.week import Count, Played, Week
from bot.services.people.summaries import Summaries
from bot.words import words
from tests.bot.discord.room import Room
from tests.bot.test_duplicate_panels import begun, to_the_end

EN = words("en")


def at(day: str, hour: int = 0) -> datetime:
    return datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC) + timedelta(
        hours=hour
    )


ROWS = [
    ("a Sunday evening", "2026-11-29", 23, "2026-11-16"),
    ("the Monday after it", "2026-11-30", 0, "2026-11-23"),
    ("a new year", "2026-01-01", 5, "2025-12-22"),
]


@pytest.mark.parametrize(("day", "hour", "monday"), [row[1:] for row in ROWS])
def test_a_week_runs_from_monday_to_sunday(day: str, hour: int, monday: str) -> None:
    first, last = week.span(week.last_over(at(day, hour)))
    assert (first, last) == (at(monday), at(monday) + timedelta(days=7))


def test_the_best_deal_gains_most_for_its_game() -> None:
    played = [
        Played(1, 1, 1, "mushi", 30),
        Played(1, 2, 1, "sakura", 9),
        Played(1, 1, 2, "mushi", -80),
    ]
    found = Week(played, {})
    assert found.best == played[1]
    assert [*found.counts] == [Count("mushi", 2, 1), Count("sakura", 1, 1)]
    assert Week(played[2:], {}).best is None


async def to_monday(room: Room) -> None:
    """Let time pass until the week is over."""
    ends = week.span(week.last_over(room.env.now()) + 1).last
    await room.env.advance_time((ends - room.env.now()).total_seconds() + 60)


def summary(result: InteractionResult) -> ResponseMessage | None:
    """The summary that follows an answer."""
    found = [one for one in result.followups if one.content.startswith("**Your last week")]
    assert all(one.ephemeral for one in found)
    return found[0] if found else None


@pytest.mark.usefixtures("blank")
async def test_a_person_reads_a_summary_once_after_a_week(room: Room) -> None:
    await room.start(deals=1)
    table = await room.play_on()
    assert summary(await room.aki.slash(room.channel, "games")) is None
    await to_monday(room)
    told = summary(await room.aki.slash(room.channel, "games"))
    assert told
    assert "**Your last week:** one deal" in told.content
    won = table.points[0] > 0
    assert EN("week-game", game=EN("game-mushi"), deals=1, won=int(won)) in told.content
    assert EN("career-place", place=2 - won, times=1) in told.content
    assert bool(told.message.attachments) is won
    assert summary(await room.aki.slash(room.channel, "games")) is None
    await room.restart()
    assert summary(await room.aki.slash(room.channel, "games")) is None
    await room.start(deals=1)
    assert summary(await room.press(room.ben, "hand"))
    stranger = room.guild.add_member(room.env.create_user("eve"))
    assert summary(await stranger.slash(room.channel, "games")) is None


async def test_summaries_can_be_turned_off_and_on(room: Room) -> None:
    await room.start(deals=1)
    await room.play_on()
    off = await room.ben.slash(room.channel, "settings mine", weekly=False)
    assert off.response
    assert EN("week-no") in off.response.content
    await to_monday(room)
    assert summary(await room.ben.slash(room.channel, "games")) is None
    told = summary(await room.aki.slash(room.channel, "games"))
    assert told
    on = await room.aki.click(told.message, custom_id="weekly:no")
    assert on.response
    assert (await room.client.services.people.at(room.aki.id)).weekly == "no"
    await room.aki.click(on.response.message, custom_id="weekly:yes")
    assert (await room.client.services.people.at(room.aki.id)).weekly == "yes"


@pytest.mark.usefixtures("blank")
async def test_a_summary_leaves_out_deals_that_others_may_still_play(room: Room) -> None:
    await begun(room, room.ben, invite=room.ben.user, days=14)
    await to_the_end(room, room.aki)
    await to_monday(room)
    assert summary(await room.aki.slash(room.channel, "games")) is None
    summaries = Summaries(room.client.services.database, room.client.services.people, room.env.now)
    await to_the_end(room, room.ben)
    found = await summaries.due(room.aki.id)
    assert found
    assert [played.game for played in found.deals] == ["koikoi"]
