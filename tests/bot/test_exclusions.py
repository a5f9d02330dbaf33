"""Excluded people: told so in one sentence, wherever they knock; the others play on."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest
import simcord
from sqlalchemy import select

from bot.chat.panels.frame.door import OPEN
from bot.console import commands
from bot.domain.people.exclusion import TIMES, Scope, decided
from bot.store import Connection
from bot.store.declared import metadata
from bot.store.people import blocked, exclusions
from bot.words import words
from bot.words.refusals import refusal
from tests.bot.discord import forged
from tests.bot.discord.component_ids import IDS
from tests.bot.discord.room import Room, said
from tests.bot.people.cup import press as press_cup
from tests.bot.people.exclusion_doors import GONE, tried
from tests.bot.people.league_room import EN, LeagueRoom
from tests.bot.world.everything import everything

pytestmark = pytest.mark.usefixtures("blank", "still")
NOW = datetime(2026, 11, 26, tzinfo=UTC)
WHY = "swore at everybody"


# --- The value ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("excluded", "place", "covered"),
    [
        (Scope(), Scope(7), True),
        (Scope(), Scope(), True),
        (Scope(7), Scope(7), True),
        (Scope(7), Scope(7, 3), True),
        (Scope(7), Scope(8), False),
        (Scope(7), Scope(), False),
        (Scope(7, 3), Scope(7, 3), True),
        (Scope(7, 3), Scope(7, 4), False),
        (Scope(7, 3), Scope(7), False),
    ],
)
def test_an_exclusion_covers_its_place_and_everything_in_it(
    excluded: Scope, place: Scope, covered: bool
) -> None:
    assert excluded.covers(place) == covered


@pytest.mark.parametrize("time", TIMES)
def test_an_exclusion_holds_until_its_time_is_over(time: str) -> None:
    exclusion, lasts = decided(2, Scope(7), 1, time, "", NOW), TIMES[time]
    assert exclusion.holds(NOW)
    later = NOW + (lasts or timedelta(days=10_000))
    assert exclusion.holds(later) == (lasts is None)


@pytest.mark.parametrize("scope", [Scope(), Scope(7), Scope(7, 3)], ids=lambda scope: scope.kind)
@pytest.mark.parametrize("time", TIMES)
def test_the_sentence_tells_who_where_until_when_and_never_why(scope: Scope, time: str) -> None:
    exclusion = decided(2, scope, 1 if scope.guild else None, time, WHY, NOW)
    for language in ("en", "ja", "zh-Hant", "zh-Hans"):
        text = refusal(words(language), exclusion.refusal("Spring"))
        assert ("<@1>" in text) == bool(scope.guild)
        assert ("Spring" in text) == bool(scope.league)
        assert ("<t:" in text) == (time != "good")
        assert WHY not in text


# --- The room -------------------------------------------------------------------------------------


@pytest.fixture
async def boss(room: Room) -> simcord.MemberActor:
    """A member who manages the server."""
    role = room.guild.create_role("m", permissions=discord.Permissions(manage_guild=True))
    return room.guild.add_member(room.env.create_user("paula", global_name="Paula"), roles=[role])


async def exclude(
    room: Room, by: simcord.MemberActor, who: simcord.MemberActor, **options: Any
) -> str:
    return said(await by.slash(room.channel, "organise exclude", player=who, **options))


def sentence(room: Room, who: simcord.MemberActor, guild: int = 0) -> str:
    """The sentence that an excluded person reads."""
    found = room.client.services.exclusions.of(who.id, Scope(guild or room.guild.id))
    assert found
    return refusal(EN, found.refusal())


async def test_an_excluded_person_finds_every_door_closed_and_changes_nothing(
    room: Room, boss: simcord.MemberActor
) -> None:
    await room.start(2, "ben", clock="none")
    await exclude(room, boss, room.chiyo, time="week", reason=WHY)
    told, before = sentence(room, room.chiyo), await room.client.services.database.read(everything)
    wrong = []
    async for way, answer in tried(room, room.chiyo):
        if way.startswith(f"/{OPEN} "):
            assert answer != told
        elif answer != told:
            wrong.append(f"{way}: {answer}")
    assert wrong == []
    assert f"<@{boss.id}>" in told
    assert WHY not in told
    assert await room.client.services.database.read(everything) == before
    typed = await room.chiyo.autocomplete(room.channel, "league join", "league", "")
    assert typed == []


async def test_a_match_goes_on_with_a_computer_and_its_past(
    room: Room, boss: simcord.MemberActor
) -> None:
    table = await room.start(2, "ben")
    await room.finish(until="between")
    before = await room.client.services.ledger.of_server(room.guild.id)
    answer = await exclude(room, boss, room.ben, time="day", reason=WHY)
    assert answer == EN(
        "excluded-done",
        who=f"<@{room.ben.id}>",
        where=EN("exclude-server"),
        time=EN("exclude-day"),
    )
    after = await room.client.services.tables.at(table.id)
    assert [player.computer for player in after.players if player] == [False, True]
    assert await room.client.services.ledger.of_server(room.guild.id) == before
    log = said(await room.aki.slash(room.channel, "league log"))
    what = EN("act-exclude-server", user=f"<@{room.ben.id}>", time=EN("exclude-day"))
    assert f"<@{boss.id}>: {what}" in log
    assert WHY not in log
    assert WHY in said(await boss.slash(room.channel, "organise excluded"))
    await room.press(room.aki, "ready")
    assert (await room.finish()).phase == "over"
    await room.wait(timedelta(days=1).total_seconds() + 1)
    assert said(await room.ben.slash(room.channel, "games")) != EN("failure")
    assert EN("excluded-nobody") == said(await boss.slash(room.channel, "organise excluded"))


async def test_a_rematch_is_offered_without_an_excluded_person(
    room: Room, boss: simcord.MemberActor
) -> None:
    await room.start(1, "ben")
    await room.finish()
    await exclude(room, boss, room.ben)
    await room.press(room.aki, "rematch")
    table = await room.table()
    assert (table.phase, [player.name for player in table.people]) == ("lobby", ["Aki"])
    assert room.ben.id not in table.notices
    await room.press(room.chiyo, "join")
    await room.press(room.aki, "start")
    assert (await room.table()).phase == "playing"


async def test_lobbies_and_invitations_end(room: Room, boss: simcord.MemberActor) -> None:
    await room.open(2, None)
    lobbies, table = room.client.services.tables.lobbies, await room.table()
    await lobbies.invite(table.id, room.aki.id, [room.chiyo.id])
    await exclude(room, boss, room.chiyo)
    assert (await room.table()).awaited == ()
    await room.press(room.ben, "join")
    await exclude(room, boss, room.aki)
    table = await room.table()
    assert [player.name for player in table.people] == ["Ben"]
    assert table.owner == room.ben.id
    await exclude(room, boss, room.ben)
    assert (await room.table()).phase == "over"


async def test_nobody_invites_a_person_who_is_excluded(
    room: Room, boss: simcord.MemberActor
) -> None:
    await room.open(2, None)
    await exclude(room, boss, room.chiyo)
    asked = await room.aki.slash(room.channel, "table invite", invite=room.chiyo)
    assert said(asked) == EN("invited-closed", names="Chiyo")
    assert (await room.table()).awaited == ()


async def test_an_exclusion_is_lifted_and_the_log_tells_it(
    room: Room, boss: simcord.MemberActor
) -> None:
    await room.open(2, None)
    await exclude(room, boss, room.ben)
    assert said(await room.press(room.ben, "join")) == sentence(room, room.ben)
    again = said(await boss.slash(room.channel, "organise readmit", player=room.ben))
    assert again == EN("readmitted-done", who=f"<@{room.ben.id}>", where=EN("exclude-server"))
    await room.press(room.ben, "join")
    assert (await room.table()).seat_of(room.ben.id) is not None
    twice = said(await boss.slash(room.channel, "organise readmit", player=room.ben))
    assert twice == EN("refusal-not-excluded")
    log = said(await room.aki.slash(room.channel, "league log"))
    assert EN("act-readmit-server", user=f"<@{room.ben.id}>") in log


async def test_nobody_excludes_themselves_or_a_manager_of_the_server(
    room: Room, boss: simcord.MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    rights = discord.Permissions(manage_guild=True)
    with monkeypatch.context() as patch:  # the simulated Discord sends no rights of members
        patch.setattr(discord.Member, "resolved_permissions", rights)
        assert await exclude(room, boss, room.aki) == EN("refusal-exclude-manager")
    assert await exclude(room, boss, boss) == EN("refusal-exclude-self")
    assert await exclude(room, room.aki, room.ben) == EN("refusal-organisers-only")
    league = LeagueRoom(room)
    await league.found()
    only = await exclude(room, league.organiser, room.ben)
    assert only == EN("refusal-exclude-manager-only")
    own = await exclude(room, league.organiser, league.organiser, league="Spring")
    assert own == EN("refusal-exclude-self")
    assert EN("refusal-organisers-only") == said(
        await room.aki.slash(room.channel, "organise excluded")
    )


# --- A league -------------------------------------------------------------------------------------


async def test_excluded_from_a_league_a_person_uses_the_server(room: Room) -> None:
    league = LeagueRoom(room)
    await league.found(computers="false")
    await league.plays("mushi", 1, 1)
    await league.does("league tournament", form="swiss")
    for name in ("ben", "chiyo", "daeun"):
        await press_cup(room, name, "enter")
    await room.open(0, "ben")
    await room.press(room.aki, "start")
    table = await room.table()
    await exclude(room, league.organiser, room.ben, league="Spring", time="month")
    after = await room.client.services.tables.at(table.id)
    assert after.seat_of(room.ben.id) is None
    assert after.season == table.season
    cup = await room.client.services.tournaments.by_id(1)
    assert room.ben.id not in {entrant.user for entrant in cup.present}
    (found,) = room.client.services.exclusions.listed(room.guild.id)
    told = refusal(EN, found.refusal("Spring"))
    assert await press_cup(room, "ben", "enter") == told
    assert said(await room.ben.slash(room.channel, "league join")) == told
    await room.aki.slash(room.channel, "table end")
    await room.open(0, None)
    assert said(await room.press(room.ben, "join")) == told
    assert said(await room.ben.slash(room.channel, "table open", game="mushi")) == told
    thread = room.guild.create_text_channel("elsewhere")
    await room.ben.slash(thread, "table open", game="mushi")
    elsewhere = await room.client.services.tables.shown_in(thread.id)
    assert elsewhere.seat_of(room.ben.id) is not None


# --- The whole bot --------------------------------------------------------------------------------


async def operator(room: Room, user: int) -> None:
    """Exclude a person as the command line does, in another process."""
    new = decided(user, Scope(), None, "good", WHY, room.client.services.exclusions._clock())
    await room.client.services.database.write(lambda c: exclusions.add(c, new))


async def write(room: Room, work: Callable[[Connection], object]) -> None:
    """Write to the database as a command beside the bot does."""
    await room.client.services.database.write(work)


async def test_the_running_bot_notices_what_the_operator_wrote(room: Room) -> None:
    table = await room.start(2, "ben")
    await room.ben.slash(room.channel, "games")
    await operator(room, room.ben.id)
    await room.wait(61)
    await room.aki.slash(room.channel, "games")
    await room.wait(1)
    assert (await room.client.services.tables.at(table.id)).seat_of(room.ben.id) is None
    told = said(await room.ben.slash(room.channel, "games"))
    assert told == EN("refusal-excluded-bot", until="good")


async def test_a_start_carries_out_what_was_left_to_do(room: Room) -> None:
    table = await room.start(2, "ben")
    await operator(room, room.ben.id)
    await room.restart()
    await room.wait(1)
    assert (await room.client.services.tables.at(table.id)).seat_of(room.ben.id) is None
    done = select(metadata.tables["exclusions"].c.done)
    assert await room.client.services.database.read(lambda c: c.execute(done).scalar_one()) == 1


async def test_people_of_the_setting_are_excluded_from_the_start(room: Room) -> None:
    table = await room.start(2, "ben")
    room.settings.excluded = frozenset((room.ben.id,))
    await room.restart()
    await room.wait(1)
    assert (await room.client.services.tables.at(table.id)).seat_of(room.ben.id) is None
    told = said(await room.ben.slash(room.channel, "games"))
    assert told == EN("refusal-excluded-bot", until="good")


async def test_reading_settings_again_excludes_their_people_at_once(
    room: Room, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await room.start(2, "ben")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "config.toml").write_text(f"excluded = [{room.ben.id}]")
    commands._read_again(room.settings, room.client)
    told = said(await room.ben.slash(room.channel, "games"))
    assert told == EN("refusal-excluded-bot", until="good")
    await room.wait(1)
    assert (await room.client.services.tables.at(table.id)).seat_of(room.ben.id) is None


async def test_a_blocked_server_is_refused_and_left(room: Room) -> None:
    await room.start(2, "ben", clock="none")
    room.client.settings.blocked_servers = frozenset((room.guild.id,))
    left = room.client.http.leave_guild = AsyncMock()  # type: ignore[method-assign]
    told = EN("refusal-blocked-server")
    before = await room.client.services.database.read(everything)
    for command in ("games", "hand", "rules"):
        assert said(await room.aki.slash(room.channel, command)) == told
    for custom_id in (*IDS["FairButton"], *IDS["LobbyButton"], GONE):
        assert said(await forged.press(room.aki, room.board(), custom_id, None)) == told
    assert await room.aki.autocomplete(room.channel, "league join", "league", "") == []
    assert {call.args for call in left.await_args_list} == {(room.guild.id,)}
    assert said(await room.ben.slash(room.channel, "privacy show")) != told
    assert await room.client.services.database.read(everything) == before


async def test_a_start_leaves_blocked_servers_and_no_other(room: Room) -> None:
    other = room.env.create_guild("Other")
    room.settings.blocked_servers = frozenset((other.id, 1))
    await room.restart()
    await room.env.settle()
    assert {room.guild.id} == set(room.env.backend.guilds)


async def test_a_server_blocked_while_running_is_left_within_a_minute(
    room: Room,
) -> None:
    other = room.env.create_guild("Other")
    client = room.client
    await room.ben.slash(room.channel, "games")
    await write(room, partial(blocked.add, server=other.id, why=WHY, at=NOW))
    assert "blocked" not in said(await room.aki.slash(room.channel, "games"))
    await room.wait(61)
    await room.aki.slash(room.channel, "games")
    await room.env.settle()
    assert {room.guild.id} == set(room.env.backend.guilds)
    await write(room, partial(blocked.add, server=room.guild.id, why=WHY, at=NOW))
    await room.wait(61)
    left = client.http.leave_guild = AsyncMock()  # type: ignore[method-assign]
    told = EN("refusal-blocked-server")
    assert said(await room.aki.slash(room.channel, "games")) == told
    assert {call.args for call in left.await_args_list} == {(room.guild.id,)}
    await write(room, partial(blocked.lift, server=room.guild.id))
    await room.wait(61)
    assert said(await room.aki.slash(room.channel, "games")) != told


# --- Data -----------------------------------------------------------------------------------------


async def test_the_exclusion_of_a_forgotten_person_is_kept_and_told(
    room: Room, boss: simcord.MemberActor
) -> None:
    await room.aki.slash(room.channel, "settings mine")
    await exclude(room, boss, room.aki, reason=WHY)
    shown = said(await room.aki.slash(room.channel, "privacy show"))
    assert EN("privacy-exclusions", number=1) in shown
    export = (await room.aki.slash(room.channel, "privacy export")).response
    assert export
    assert WHY not in (await export.attachments[0].read()).decode()
    await room.aki.slash(room.channel, "privacy forget", sure=True)
    assert said(await room.aki.slash(room.channel, "games")) == sentence(room, room.aki)
    await room.restart()
    assert said(await room.aki.slash(room.channel, "games")) == sentence(room, room.aki)
    every = await room.client.services.database.read(everything)
    kept = await room.client.services.database.read(lambda c: exclusions.every(c, NOW))
    assert every.count(str(room.aki.id)) == len(kept) == 1
    await boss.slash(room.channel, "privacy forget", sure=True)
    assert str(boss.id) not in await room.client.services.database.read(everything)
