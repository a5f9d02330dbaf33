"""People agree to the terms of a match before it starts, also when these change in the lobby."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest

import rules
from bot.domain.league.tournament import SWISS
from bot.domain.refusal import Refusal
from bot.domain.tables import agreeing, lobby
from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from bot.services.services import Services
from bot.services.tables.lobbies import Lobbies
from bot.services.tables.tables import Tables
from bot.store import Database
from tests.bot.discord.room import Room, parts, said
from tests.bot.people.cup import cup
from tests.bot.people.league_room import EN
from tests.bot.world.lone_tables import Clock

AKI, BEN, CHIYO = (Player(n, name) for n, name in enumerate(("Aki", "Ben", "Chiyo"), 1))
Change = Callable[[Lobbies, int], Awaitable[Table]]
CHANGES: dict[str, tuple[Change, Change]] = {
    "rules-panel": (
        lambda lobbies, number: lobbies.set_rules(number, 1, None, {"hands": "3"}),
        lambda lobbies, number: lobbies.set_rules(number, 1, None, {"hands": "12"}),
    ),
    "pace": (
        lambda lobbies, number: lobbies.set_pace(number, 1, "relaxed"),
        lambda lobbies, number: lobbies.set_pace(number, 1, "ahead"),
    ),
    "clock": (
        lambda lobbies, number: lobbies.set_clock(number, 1, "live"),
        lambda lobbies, number: lobbies.set_clock(number, 1, "none"),
    ),
    "chairs": (
        lambda lobbies, number: lobbies.set_seats(number, 1, 5),
        lambda lobbies, number: lobbies.set_seats(number, 1, 2),
    ),
}
"""Each change of the terms of a table of Sakura, and the change back."""


async def sakura(tables: Tables, *others: Player) -> int:
    """Open a table of Sakura with Aki and others, and return its number."""
    table = await tables.lobbies.open(9, 90, AKI, "sakura")
    for n, player in enumerate(others, 1):
        await tables.lobbies.join(table.id, player, n)
    return table.id


@pytest.mark.both
@pytest.mark.parametrize("part", CHANGES)
async def test_people_agree_again_to_terms_that_changed(database: Database, part: str) -> None:
    tables, (change, back) = Tables(database), CHANGES[part]
    number = await sakura(tables, BEN)
    first = await tables.at(number)
    await change(tables.lobbies, number)
    table = await Tables(database).at(number)
    assert (table.unagreed, dict(agreeing.changed(table))) == ((1,), {(part,): [1]})
    with pytest.raises(Refusal, match="unagreed"):
        await tables.playing.start(number, 1, 100)
    await back(tables.lobbies, number)
    same = await tables.at(number)
    assert (same.options, same.pace, same.clock) == (first.options, first.pace, first.clock)
    assert not same.unagreed
    await change(tables.lobbies, number)
    agreed = await tables.lobbies.agree(number, 2)
    assert not agreed.unagreed
    assert not agreed.votes
    assert (await tables.playing.start(number, 1, 100)).phase == "playing"


@pytest.mark.parametrize(("seats", "asked"), [(4, ()), (2, (0,))])
async def test_only_a_computer_on_an_added_seat_is_asked_about(
    database: Database, seats: int, asked: tuple[int, ...]
) -> None:
    """A free seat may get one at any time: everybody who joined saw *Start with computers*."""
    tables = Tables(database)
    table = await tables.lobbies.open(9, 90, AKI, "sakura", seats=seats)
    await tables.lobbies.join(table.id, BEN, 1)
    await tables.lobbies.add_computer(table.id, 2, "Computer {}".format)
    table = await Tables(database).at(table.id)
    assert table.unagreed == asked
    assert dict(agreeing.changed(table)) == ({("chairs",): [0]} if asked else {})
    if asked:
        with pytest.raises(Refusal, match="unagreed"):
            await tables.playing.start(table.id, 2, 100)
    assert (await tables.playing.start(table.id, 1, 100)).phase == "playing"


def test_an_earlier_vote_lacks_the_number_of_seats() -> None:
    table = lobby.laid(9, 90, AKI, "sakura", "sakura", rules.game("sakura").presets["sakura"], 3)
    table = lobby.joined(table, BEN, 1)
    known = lobby.clocked(table, 1, "live")
    votes = {about[:-1]: said for about, said in known.votes.items()}
    earlier = replace(known, votes=votes)
    assert agreeing.changed(earlier) == {("clock",): [1]}
    assert not lobby.clocked(earlier, 1, "none").unagreed


async def test_a_change_that_nobody_saw_asks_nobody(database: Database) -> None:
    tables = Tables(database)
    number = await sakura(tables)
    await tables.lobbies.add_computer(number, 1, "Computer {}".format)
    for change, _ in CHANGES.values():
        await change(tables.lobbies, number)
    await tables.lobbies.join(number, BEN, 100)
    assert not (await tables.at(number)).unagreed
    assert (await tables.playing.start(number, 1, 101)).phase == "playing"


async def test_each_person_is_asked_about_later_changes(database: Database) -> None:
    tables = Tables(database)
    number = await sakura(tables, BEN)
    await CHANGES["clock"][0](tables.lobbies, number)
    await tables.lobbies.join(number, CHIYO, 100)
    await tables.lobbies.change_seat(number, 2)
    table = await CHANGES["rules-panel"][0](tables.lobbies, number)
    ben, chiyo = table.seat_of(2), table.seat_of(3)
    assert agreeing.changed(table) == {("rules-panel", "clock"): [ben], ("rules-panel",): [chiyo]}
    await tables.lobbies.leave(number, 3)
    assert (await tables.at(number)).unagreed == (ben,)
    with pytest.raises(Refusal, match="unagreed"):
        await tables.playing.start(number, 1, 101, "Computer {}".format)
    started = await tables.playing.start(number, 2, 102)  # to press Start is to agree
    assert started.phase == "playing"
    assert not started.votes


async def test_start_is_closed_while_two_have_to_agree(room: Room) -> None:
    await room.open(0, "ben chiyo", "sakura", clock="days")
    await room.set_pace("ahead")
    await room.client.screen.renew((await room.table()).id)
    closed = [part["custom_id"].split(":")[-1] for part in _parts(room) if part.get("disabled")]
    assert closed == ["start"]
    await room.press(room.ben, "agree")
    assert not [part for part in _parts(room) if part.get("disabled")]
    await room.press(room.chiyo, "start")
    assert (await room.table()).phase == "playing"


async def test_a_new_owner_agrees_by_starting(database: Database) -> None:
    tables = Tables(database)
    number = await sakura(tables, BEN, CHIYO)
    await CHANGES["clock"][0](tables.lobbies, number)
    await tables.lobbies.agree(number, 3)
    table = await tables.lobbies.leave(number, 1)
    assert (table.owner, table.unagreed) == (2, (table.seat_of(2),))
    assert (await tables.playing.start(number, 2, 101)).phase == "playing"


async def test_nobody_is_dealt_into_a_rematch_unasked(database: Database) -> None:
    tables = Tables(database)
    number = await sakura(tables, BEN, CHIYO)
    await tables.playing.start(number, 1, 100)
    await tables.ending.end(number, 1, manages=False)
    number = (await tables.lobbies.rematch(number, 1)).id
    await tables.playing.ready(number, 1, 101)
    table = await tables.lobbies.decline(number, 2)
    assert table.unagreed == (table.seat_of(3),)
    assert agreeing.changed(table) == {(): [table.seat_of(3)]}
    with pytest.raises(Refusal, match="unagreed"):
        await tables.playing.start(number, 1, 102)
    await tables.lobbies.agree(number, 3)
    assert (await tables.playing.start(number, 1, 102)).phase == "playing"


async def test_the_lobby_tells_what_changed(room: Room) -> None:
    await room.open(0, "ben", "sakura", clock="days")
    before = room.board().content
    assert EN("button-agree") not in [part.get("label") for part in _parts(room)]
    await room.set_pace("ahead")
    await room.client.screen.renew((await room.table()).id)
    shown = room.board().content
    assert EN("lobby-changed", names="Ben", parts=EN("button-pace")) in shown
    assert EN("lobby-agree", names="Ben") in shown
    assert said(await room.press(room.aki, "start")) == EN("refusal-unagreed")
    told = said(await room.chiyo.click(room.board(), custom_id=_agree(room)))
    assert told == EN("refusal-not-seated")
    await room.restart()
    await room.ben.click(room.board(), custom_id=_agree(room))
    assert EN("lobby-agree", names="Ben") not in room.board().content
    assert room.board().content != before
    await room.press(room.aki, "start")
    assert (await room.table()).phase == "playing"


@pytest.mark.usefixtures("blank")
async def test_people_are_told_once_that_a_lobby_asks_them(room: Room) -> None:
    """The people who are invited at the same moment get a message of their own."""
    await room.open(0, "ben", "sakura", clock="days")
    await room.restart()
    table, seen = await room.table(), len(room.channel.history())
    await room.client.services.tables.lobbies.invite(table.id, room.aki.id, [room.chiyo.id])
    await room.set_pace("ahead")
    await room.restart()
    await room.wait(10)
    told = {m.content.split(":")[0]: m for m in room.channel.history()[seen:]}
    assert {*told} == {f"<@{room.ben.id}>", f"<@{room.chiyo.id}>"}
    asked, invited = told[f"<@{room.ben.id}>"], told[f"<@{room.chiyo.id}>"]
    link = asked.content.split(" → ")[1]
    assert asked.content.endswith(EN("notice-agree", game=EN("game-sakura"), link=link))
    assert (parts(asked), len(parts(invited))) == ([], 2)
    await room.client.screen.renew(table.id)
    await room.press(room.ben, "agree")
    await room.wait(1)
    assert [m.id for m in room.channel.history()[seen:]] == [invited.id]


def _parts(room: Room) -> list[dict[str, Any]]:
    return parts(room.board())


def _agree(room: Room) -> str:
    found: str
    (found,) = [p["custom_id"] for p in _parts(room) if p["custom_id"].endswith(":agree")]
    return found


# --- In a league ----------------------------------------------------------------------------------


@pytest.mark.parametrize("began", ["nothing", "tournament", "match"])
async def test_a_season_keeps_the_rules_under_which_something_began(
    services: Services, clock: Clock, began: str
) -> None:
    if began == "tournament":
        league = (await cup(services, clock, SWISS, 4)).league
    else:
        league = await services.leagues.create(9, 1, "Spring", 90, "mushi")
    if began == "match":
        table = await services.tables.lobbies.open(9, 90, AKI, "mushi")
        await services.tables.lobbies.join(table.id, BEN, 100)
        started = await services.tables.playing.start(table.id, 1, 101)
        assert started.season == league.season.id
    changed = await services.leagues.set_term(league, 1, "uma", "5")
    assert changed.charter.terms.uma == 5
    assert changed.season.charter.terms.uma == (5 if began == "nothing" else 0)


@pytest.mark.parametrize("counts", [True, False])
async def test_nobody_is_outvoted_in_a_deal_of_a_league(services: Services, counts: bool) -> None:
    if counts:
        await services.leagues.create(9, 1, "Spring", 90, "sakura")
    tables = services.tables
    number = await sakura(tables, BEN, CHIYO)
    await tables.playing.start(number, 1, 100)
    _, vote = await tables.voting.vote_to_end(number, 1)
    assert vote.needed == (3 if counts else 2)
    table, _ = await tables.voting.vote(number, vote.about, 2, True)
    assert (table.phase == "over") != counts
    if counts:
        table, _ = await tables.voting.vote(number, vote.about, 3, False)
        assert (table.phase, table.votes) == ("playing", {vote.about: {2: False}})
