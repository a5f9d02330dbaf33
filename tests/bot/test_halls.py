"""Tables in threads of their own, and the board that lists the tables of a server."""

from __future__ import annotations

import asyncio
import re
from datetime import UTC, datetime

import discord
import pytest
import simcord
from sqlalchemy import Connection

from bot.domain.halls import Hall
from bot.domain.shards import ALL
from bot.domain.tables.player import Player
from bot.services.tables.halls import APART, LINGER, STEP, Halls
from bot.services.tables.tables import Tables
from bot.store import Database
from bot.store.tables import halls
from bot.timers import RETRY
from bot.words import words
from tests.bot.discord.room import Room, answers, said
from tests.bot.people.league_room import LeagueRoom
from tests.bot.world.lone_tables import Clock
from tests.bot.world.query_plans import plans

pytestmark = pytest.mark.usefixtures("blank", "still")

EN = words("en")
RIGHTS = ("create_public_threads", "send_messages_in_threads")
SECOND = 1


@pytest.fixture
async def threaded(room: Room, boss: simcord.MemberActor) -> Room:
    """A room whose tables get threads."""
    await boss.slash(room.channel, "hall threads")
    return room


def thread(room: Room) -> simcord.ChannelHandle:
    """The thread that was made last."""
    return room.channel.threads[-1]


def is_archived(one: simcord.ChannelHandle) -> bool:
    metadata = one._channel.thread_metadata
    assert metadata
    return metadata.archived


def spoken(channel: simcord.ChannelHandle) -> list[str]:
    """The public messages of a channel."""
    return [m.content for m in channel.history() if not m.flags.ephemeral]


def edits(room: Room) -> int:
    """How often the bot has edited messages by their number."""
    path = re.compile(r".*/channels/\d+/messages/\d+")
    return sum(
        one.method == "PATCH" and bool(path.fullmatch(one.path)) for one in room.env.http_requests
    )


async def opened_apart(room: Room, **options: object) -> simcord.ChannelHandle:
    """A table of Aki and Ben in a thread, into which the room then moves; where it was before."""
    parent = room.channel
    await room.aki.slash(parent, "table open", game="mushi", **options)
    room.channel = thread(room)
    await room.press(room.ben, "join")
    return parent


# --- Threads --------------------------------------------------------------------------------------


async def test_an_archived_thread_stays_archived_when_its_table_is_written(
    database: Database, clock: Clock
) -> None:
    tables, thread = Tables(database, clock), 500

    async def make() -> int:
        return thread

    table = await tables.lobbies.open(1, 9, Player(1, "Aki"), "mushi", thread=make)
    await tables.ending.abandon(table.id)
    await database.write(lambda c: halls.archived(c, thread))
    await tables.relocating.posted(table.id, 77)
    assert await database.read(halls.threads_left) == []


async def test_a_table_gets_a_thread_with_game_and_opener(threaded: Room) -> None:
    parent = await opened_apart(threaded)
    assert threaded.channel.name == "Mushi · Aki"
    table = await threaded.table()
    assert table.own_thread
    assert table.names == ("Aki", "Ben")
    assert table.message == threaded.board().id
    line = EN("hall-opened", game="Mushi", name="Aki", thread=threaded.channel.mention)
    assert line in spoken(parent)
    again = await threaded.aki.slash(parent, "table open", game="mushi")
    assert len(parent.threads) == 2
    assert len(answers(again)) == 1


async def test_a_match_in_a_thread_is_archived_when_left(threaded: Room) -> None:
    await opened_apart(threaded, deals=1)
    await threaded.press(threaded.aki, "start")
    await threaded.finish()
    own = threaded.channel
    await threaded.env.advance_time(LINGER.total_seconds() - SECOND)
    assert not is_archived(own)
    await threaded.env.advance_time(2 * SECOND)
    assert is_archived(own)
    again = await threaded.press(threaded.aki, "rematch")
    assert again.response
    assert not is_archived(own)
    table = await threaded.table()
    assert (table.phase, table.own_thread) == ("between", True)
    await threaded.env.advance_time(LINGER.total_seconds() + SECOND)
    assert not is_archived(own)
    await threaded.aki.slash(own, "table end")
    await threaded.env.advance_time(LINGER.total_seconds() + SECOND)
    assert is_archived(own)


async def test_a_thread_is_archived_after_a_restart_and_once_only(threaded: Room) -> None:
    await opened_apart(threaded)
    await threaded.aki.slash(threaded.channel, "table end")
    await threaded.restart()
    await threaded.env.advance_time(LINGER.total_seconds() + SECOND)
    assert is_archived(threaded.channel)
    await threaded.restart()
    assert len(threaded.client.services.halls.threads) == 0


async def test_a_thread_that_cannot_be_archived_now_is_tried_again(threaded: Room) -> None:
    await opened_apart(threaded)
    await threaded.aki.slash(threaded.channel, "table end")
    threaded.env.inject_error("PATCH", f"/channels/{threaded.channel.id}", status=500, times=9)
    await threaded.env.advance_time(LINGER.total_seconds() + SECOND)
    for _ in range(9):
        await threaded.env.advance_time(30)
    assert is_archived(threaded.channel)


async def test_a_table_in_a_thread_archived_by_discord_is_shown(
    threaded: Room,
) -> None:
    await opened_apart(threaded)
    own = threaded.channel
    metadata = own._channel.thread_metadata
    assert metadata
    metadata.archived = True
    threaded.env.inject_error(
        "PATCH", f"/channels/{own.id}/messages/*", status=400, code=50083, times=1
    )
    await threaded.client.services.tables.lobbies.leave(
        (await threaded.table()).id, threaded.ben.id
    )
    await threaded.client.screen.renew((await threaded.table()).id)
    assert not is_archived(own)
    assert "Ben" not in threaded.board().content


@pytest.mark.parametrize("right", RIGHTS)
async def test_without_rights_the_table_is_in_the_channel(
    threaded: Room, monkeypatch: pytest.MonkeyPatch, right: str
) -> None:
    rights = discord.Permissions(**{one: one != right for one in RIGHTS})
    monkeypatch.setattr(discord.Interaction, "app_permissions", rights)
    opened = await threaded.open()
    assert EN("hall-no-thread") in said(opened)
    assert EN("hall-no-thread") not in spoken(threaded.channel)
    assert threaded.channel.threads == []
    assert not (await threaded.table()).own_thread


async def test_a_refused_thread_leaves_the_table_in_the_channel(
    threaded: Room,
) -> None:
    threaded.env.inject_error("POST", "/channels/*/threads", status=403, code=50013)
    assert EN("hall-no-thread") in said(await threaded.open())
    assert (await threaded.table()).names == ("Aki", "Ben")


async def test_a_table_refused_by_the_rules_makes_no_thread(threaded: Room) -> None:
    refused = await threaded.aki.slash(threaded.channel, "table open", game="mushi", seats=5)
    assert EN("refusal-not-for-so-many", people="2") in said(refused)
    assert threaded.channel.threads == []


async def test_in_a_thread_or_where_unwanted_no_thread_is_made(
    threaded: Room, boss: simcord.MemberActor
) -> None:
    parent = await opened_apart(threaded)
    await threaded.aki.slash(threaded.channel, "table end")
    assert EN("hall-no-thread") not in said(await threaded.open())
    assert len(parent.threads) == 1
    await boss.slash(parent, "hall threads", on=False)
    await threaded.aki.slash(parent, "table open", game="mushi")
    assert len(parent.threads) == 1


async def test_a_thread_counts_in_the_league_of_its_channel(threaded: Room) -> None:
    league = LeagueRoom(threaded)
    await league.found()
    await league.does("league game", game="mushi", worth=3)
    parent = await opened_apart(threaded)
    assert EN("lobby-league", league="Spring", number=1, stake=3) in threaded.board().content
    (found,) = await threaded.client.services.leagues.of_server(threaded.guild.id)
    assert await threaded.client.services.leagues.channels(found) == [parent.id]
    await threaded.press(threaded.aki, "start")
    assert (await threaded.table()).season == found.season.id


# --- The board ------------------------------------------------------------------------------------


def board(room: Room) -> str:
    """The board of the server."""
    (found,) = [one for one in spoken(room.channel) if one.startswith(EN("list-head"))]
    return found


async def soon(room: Room) -> None:
    """Until the board has been shown anew."""
    await room.env.advance_time(APART.total_seconds() + SECOND)


async def test_the_board_tells_free_seats_turns_and_times(
    room: Room, boss: simcord.MemberActor
) -> None:
    assert said(await boss.slash(room.channel, "hall board")) == EN("hall-board-up")
    assert EN("list-none") in board(room)
    await room.open(2, None)
    await soon(room)
    table = await room.table()
    link = f"https://discord.com/channels/{room.guild.id}/{room.channel.id}/{table.message}"
    assert re.search(
        rf"\*\*Mushi\*\* · 2 deals · {link}\n-# Aki · one free seat · <t:\d+:R>", board(room)
    )
    await room.press(room.ben, "join")
    await soon(room)
    assert f"Aki, Ben · {EN('hall-full')}" in board(room)
    await room.press(room.aki, "start")
    await soon(room)
    name = (await room.table()).asked[0].name
    assert re.search(
        rf"deal 1 of 2 · {link}\n-# Aki, Ben · waiting for {name} · <t:\d+:R>", board(room)
    )
    await room.finish(until="between")
    await soon(room)
    assert "between deals, waiting for Aki and Ben" in board(room)
    assert f"<@{room.aki.id}>" not in board(room)
    await room.aki.slash(room.channel, "table end")
    await soon(room)
    assert EN("list-none") in board(room)


async def test_the_board_is_edited_seldom_and_only_if_it_differs(
    room: Room, boss: simcord.MemberActor
) -> None:
    await boss.slash(room.channel, "hall board")
    await room.open(2, None)
    for _ in range(3):
        await room.press(room.ben, "join")
        await room.press(room.ben, "leave")
    before = edits(room)
    await soon(room)
    assert edits(room) == before + 1
    await room.press(room.ben, "join")
    await room.press(room.ben, "leave")
    before = edits(room)
    await soon(room)
    assert edits(room) == before
    assert len(room.client.services.halls.boards) == 0


async def test_the_board_has_open_seats_first_and_counts_the_rest(
    room: Room, boss: simcord.MemberActor
) -> None:
    await boss.slash(room.channel, "hall board")
    await room.start()
    for number in range(20):
        one = room.guild.create_text_channel(f"more-{number}")
        host = room.guild.add_member(room.env.create_user(f"host-{number}"))
        await host.slash(one, "table open", game="sakura")
    await soon(room)
    shown = board(room)
    assert len(shown) <= 2000
    tables = [line for line in shown.split("\n") if line.startswith("**")][1:]
    assert 8 <= len(tables) <= 15
    assert all("Sakura" in line for line in tables)
    assert EN("hall-more", number=21 - len(tables)) in shown


async def test_the_board_moves_survives_a_restart_and_is_taken_down(
    room: Room, boss: simcord.MemberActor
) -> None:
    await boss.slash(room.guild.create_text_channel("old"), "hall board")
    await boss.slash(room.channel, "hall board")
    assert spoken(room.guild.channels["old"]) == []
    await room.restart()
    await room.open(2, None)
    await soon(room)
    assert "one free seat" in board(room)
    assert said(await boss.slash(room.channel, "hall board", shown=False)) == EN("hall-board-down")
    assert [one for one in spoken(room.channel) if one.startswith(EN("list-head"))] == []


@pytest.mark.usefixtures("unhurried")
async def test_a_start_shows_boards_in_turn_and_changed_ones_soon(
    database: Database, clock: Clock
) -> None:
    """A hundred at once would keep Discord from what people do."""

    async def show(_: int) -> None:
        """Nothing rings here."""

    async def archive(_: int) -> bool:
        return True

    def write(connection: Connection) -> None:
        for guild in range(1, 101):
            halls.save(connection, Hall(guild, channel=guild, message=guild))

    await database.write(write)
    service, tables = Halls(database, clock, show, archive), Tables(database, clock)
    await service.reopen(ALL)

    def dues() -> dict[int, float]:
        return {guild: (at - clock()) / STEP for guild, (at, _) in service.boards._due.items()}

    assert sorted(dues().values()) == [*range(100)]
    last = max(service.boards.numbers, key=lambda guild: dues()[guild])
    first = min(service.boards.numbers, key=lambda guild: dues()[guild])
    for guild in (first, last):
        service.watch(await tables.lobbies.open(guild, guild, Player(1, "Aki"), "mushi"))
    assert dues()[first] == 0
    assert dues()[last] == APART / STEP
    service.stop()


async def test_a_board_is_shown_later_if_discord_was_busy(
    room: Room, boss: simcord.MemberActor
) -> None:
    await boss.slash(room.channel, "hall board")
    room.env.inject_error("PATCH", "/channels/*/messages/*", status=503)
    await room.open(2, None)
    await soon(room)
    assert EN("list-none") in board(room)
    await room.env.advance_time(RETRY.total_seconds())
    assert EN("hall-free", seats=1) in board(room)


async def test_choices_that_a_server_makes_at_once_all_hold(room: Room) -> None:
    service, guild = room.client.services.halls, room.guild.id
    _, first, second, _ = await asyncio.gather(
        service.set_threads(guild, True),
        service.put_up(guild, 5, 6),
        service.put_up(guild, 5, 7),
        service.set_problems(guild, 8),
    )
    assert service.of_server(guild) == Hall(guild, threads=True, channel=5, message=7, problems=8)
    assert (first.message, second.message) == (None, 6)


async def test_a_deleted_board_is_no_board_any_more(
    room: Room, boss: simcord.MemberActor, caplog: pytest.LogCaptureFixture
) -> None:
    await boss.slash(room.channel, "hall board")
    room.env.inject_error("PATCH", "/channels/*/messages/*", status=404, code=10008)
    await room.open(2, None)
    with caplog.at_level("INFO"):
        await soon(room)
    assert "the board is gone" in caplog.text
    assert room.client.services.halls.of_server(room.guild.id).channel is None
    await room.restart()
    assert len(room.client.services.halls.boards) == 0


async def test_only_managers_of_the_server_choose(room: Room) -> None:
    for command in ("hall threads", "hall board"):
        refused = said(await room.aki.slash(room.channel, command))
        assert refused == EN("refusal-hall-managers-only")
    assert room.client.services.halls.of_server(room.guild.id) == Hall(room.guild.id)


async def test_a_board_that_may_not_stand_here_is_refused(
    room: Room, boss: simcord.MemberActor
) -> None:
    room.env.inject_error("POST", "/channels/*/messages", status=403, code=50013)
    refused = said(await boss.slash(room.channel, "hall board"))
    assert refused == EN("refusal-cannot-post")


# --- The store ------------------------------------------------------------------------------------


async def test_tables_of_a_server_are_found_by_their_indexes(
    database: Database,
) -> None:
    tables = Tables(database, lambda: datetime.now(UTC))
    await tables.lobbies.open(1, 5, Player(1, "Aki"), "mushi")
    found = await plans(database, lambda: database.read(lambda c: halls.standing(c, 1)))
    assert [one.split("   ")[0] for one in found if "SCAN" in one or "B-TREE" in one] == []
    assert any("tables_of_a_guild" in one for one in found)
