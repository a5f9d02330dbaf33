"""Messages that the bot sends of itself come once, even if a stop comes before they are noted."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest
import simcord

from bot.domain.tables.table import Table
from bot.services.contests.duplicates import Duplicates
from bot.services.contests.tournaments import Tournaments
from bot.services.league.leagues import Leagues
from bot.services.tables.relocating import Relocating
from bot.store.league import fixtures
from tests.bot.discord import nonces
from tests.bot.discord.room import Room, parts
from tests.bot.people.evening import MINUTE, Evening
from tests.bot.people.league_room import EN, LeagueRoom

pytestmark = pytest.mark.usefixtures("blank", "still")

HOUR, DAY = 60 * MINUTE, 24 * 60 * MINUTE
Act = Callable[[], Awaitable[object]]


@pytest.fixture(autouse=True)
def _strict(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    nonces.keep(room.env, monkeypatch)


async def stopped(*_: object, **__: object) -> Any:
    """Stop the bot before an act."""
    raise ConnectionAbortedError


async def restarted(room: Room, later: bool) -> None:
    """Start a new process at once, or after everybody has forgotten the nonces."""
    if later:
        await room.env.advance_time(10 * MINUTE)
    await room.restart()
    await room.env.advance_time(1)


async def standings(room: Room) -> Act:
    league = LeagueRoom(room)
    await league.found()
    return lambda: room.aki.slash(room.channel, "league join")


async def tournament(room: Room) -> Act:
    evening = Evening(room)
    await evening.league.found()
    await evening.league.does("league tournament", form="swiss", game="mushi", start=120)
    return lambda: evening.press(room.aki, "tournament:1:enter")


async def duplicate(room: Room) -> Act:
    await room.aki.slash(room.channel, "table duplicate", game="mushi")
    (message,) = [m for m in room.channel.history() if m.components]
    return lambda: room.ben.click(message, custom_id="duplicate:1:join")


@pytest.mark.parametrize("later", [False, True])
@pytest.mark.parametrize(
    ("put", "service", "sign"),
    [
        (standings, Leagues, "league:1:join"),
        (tournament, Tournaments, "tournament:1:enter"),
        (duplicate, Duplicates, "duplicate:1:join"),
    ],
)
async def test_a_message_whose_note_was_lost_is_taken_up(
    room: Room, monkeypatch: pytest.MonkeyPatch, put: Any, service: Any, sign: str, later: bool
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(service, "posted", AsyncMock())
        act = await put(room)
    await restarted(room, later)
    await act()
    await room.env.settle()

    def shown() -> list[Any]:
        return [m for m in room.channel.history() if sign in [p.get("custom_id") for p in parts(m)]]

    (message,) = shown()
    if put is not standings:
        name = "Ben" if put is duplicate else f"<@{room.aki.id}>"
        assert name in message.content, "the message is up to date"


async def test_a_start_shows_standings_that_a_stop_left_old(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    league = LeagueRoom(room)
    await league.found()
    with monkeypatch.context() as patch:
        patch.setattr(room.client.screen, "show_league", AsyncMock())
        await league.does("league report", game="mushi", result="<@1> 3, <@2> -3")
    assert "<@1>" not in league.notice().content
    await room.restart()
    await room.env.settle()
    assert "<@1>" in league.notice().content


@pytest.mark.parametrize("later", [False, True])
@pytest.mark.parametrize("noted", [False, True], ids=["before sending", "before noting"])
async def test_a_reminder_comes_once_whenever_the_bot_stops(
    room: Room, monkeypatch: pytest.MonkeyPatch, noted: bool, later: bool
) -> None:
    league = LeagueRoom(room)
    await league.found()
    for member in room.members.values():
        await member.slash(room.channel, "league join")
    await league.does("league schedule", plan="round-robin", days=3)

    def reminders() -> list[str]:
        head = EN("schedule-reminder", league="Spring", number=1).split("\n")[0]
        return [m.content for m in room.channel.history() if m.content.startswith(head)]

    with monkeypatch.context() as patch:
        if noted:
            patch.setattr(fixtures, "tell", Mock(side_effect=ConnectionAbortedError))
        else:
            patch.setattr(room.client.services.fixtures, "_remind", stopped)
        await room.env.advance_time(2 * DAY)
    await restarted(room, later)
    (reminder,) = reminders()
    assert all(f"<@{member.id}>" in reminder for member in list(room.members.values())[1:3])
    await room.restart()
    await room.env.advance_time(HOUR)
    assert len(reminders()) == 1


async def test_a_reminder_that_discord_refuses_for_a_moment_is_repeated(room: Room) -> None:
    league = LeagueRoom(room)
    await league.found()
    for member in (room.aki, room.ben):
        await member.slash(room.channel, "league join")
    await league.does("league schedule", plan="round-robin", days=3)
    room.env.inject_error("POST", f"/channels/{room.channel.id}/messages", status=500, times=9)
    before = len(room.channel.history())
    await room.env.advance_time(2 * DAY + 2)
    assert len(room.channel.history()) == before
    room.env.backend.faults.clear()
    await room.env.advance_time(60)
    assert len(room.channel.history()) == before + 1
    await room.env.advance_time(3 * DAY)
    assert len(room.channel.history()) == before + 1


@pytest.mark.parametrize("later", [False, True])
@pytest.mark.parametrize("sent", [False, True], ids=["before sending", "after sending"])
async def test_winners_and_organisers_are_told_once(
    room: Room, monkeypatch: pytest.MonkeyPatch, sent: bool, later: bool
) -> None:
    evening = Evening(room)
    options = {"form": "swiss", "game": "mushi", "start": 10, "time": 30, "rounds": 1}
    await evening.found(4, **options)
    await room.env.advance_time(10 * MINUTE + 1)

    def count(start: str) -> int:
        return sum(start in m.content for m in room.channel.history())

    calling = EN("tournament-calls", who="", league="Spring", number=1).strip()
    over = EN("tournament-ended", league="Spring", game=EN("game-mushi"))
    for text, act in ((calling, "_call"), (over, "_tell_winners")):
        with monkeypatch.context() as patch:
            if not sent:
                patch.setattr(room.client.services.tournaments, act, stopped)
            if act == "_call":
                await room.env.advance_time(30 * MINUTE + 1)
            else:
                await evening.league.does("organise round end")
                await evening.cup()
        assert count(text) == sent
        for _ in range(2):
            await restarted(room, later)
            assert count(text) == 1


@pytest.mark.parametrize("later", [False, True])
@pytest.mark.parametrize("sent", [False, True], ids=["before sending", "after sending"])
async def test_the_end_of_a_season_is_told_once(
    room: Room, monkeypatch: pytest.MonkeyPatch, sent: bool, later: bool
) -> None:
    """It names the first places, and mentions the winner; a correction does not repeat it."""
    league = LeagueRoom(room)
    await league.found(season_days=7)
    for person in (room.aki, room.ben):
        await person.slash(room.channel, "league join")
    home = {"game": "koikoi", "source": "at home"}
    await league.does("league report", **home, result="Aki 5, Ben -5")
    head = EN("season-ended", league="Spring", number=1)

    def told(season: str) -> list[Any]:
        return [m for m in room.channel.history() if m.content.startswith(season)]

    with monkeypatch.context() as patch:
        if not sent:
            patch.setattr(room.client.services.leagues, "_tell", stopped)
        await room.env.advance_time(7 * DAY + MINUTE)
    assert len(told(head)) == sent
    for _ in range(2):
        await restarted(room, later)
        (message,) = told(head)
        places = f"🥇 <@{room.aki.id}> · **+40**\n🥈 <@{room.ben.id}> · **−40**"
        assert message.content == f"{head}\n{places}"
        moved = {"payer": room.aki, "receiver": room.ben, "points": 1, "why": "typed wrong"}
        await league.does("organise correct", entry=1, **moved)
    every = (one.json for one in room.env.http_requests if one.path.endswith("/messages"))
    asked = [body for body in every if body and str(body.get("content")).startswith(head)]
    assert {(*body["allowed_mentions"]["users"],) for body in asked} == {(room.aki.id,)}
    await room.env.advance_time(7 * DAY)
    assert not told(EN("season-ended", league="Spring", number=2))  # nobody has played


Put = tuple[simcord.ChannelHandle, Act]


async def opened(room: Room) -> Put:
    return room.channel, room.open


async def moved(room: Room) -> Put:
    await room.start()
    other, number = room.guild.create_text_channel("other"), (await room.table()).id
    return other, lambda: room.aki.slash(other, "table move", table=number)


async def below(room: Room) -> Put:
    await room.start()
    return room.channel, lambda: room.aki.slash(room.channel, "table show")


async def deleted(room: Room) -> Put:
    await room.start()
    await room.env.advance_time(MINUTE)
    await room.board().delete()
    return room.channel, lambda: room.ben.slash(room.channel, "hand")


@pytest.mark.parametrize("later", [False, True])
@pytest.mark.parametrize("put", [opened, moved, below, deleted])
async def test_a_table_whose_message_was_not_noted_has_one(
    room: Room, monkeypatch: pytest.MonkeyPatch, put: Any, later: bool
) -> None:
    (channel, act), posted = await put(room), Relocating.posted

    async def lost(self: Relocating, number: int, message: int | None, **more: bool) -> Table:
        """Lose the note of a new message, as a stop before it does."""
        if message is None:
            return await posted(self, number, message, **more)
        return await room.client.services.tables.at(number)

    with monkeypatch.context() as patch:
        patch.setattr(Relocating, "posted", lost)
        await act()
        await room.env.settle()
    await restarted(room, later)
    tables = room.client.services.tables
    table = await tables.shown_in(channel.id)
    await room.client.screen.renew(table.id)
    await room.env.settle()
    signs = [f"{kind}:{table.id}:" for kind in ("lobby", "table")]

    def ids(message: Any) -> list[str]:
        return [p["custom_id"] for p in parts(message) if p["custom_id"].startswith(tuple(signs))]

    (message,) = [m for m in channel.history() if len(ids(m)) > 1]
    assert (await tables.at(table.id)).message == message.id
