"""Debts between people, and files made from the ledger."""

from __future__ import annotations

import csv
import io
import json
import zipfile
from collections import defaultdict
from collections.abc import Mapping
from datetime import UTC, datetime
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import select

from bot.domain.ledger.entries import Entry, Posting
from bot.domain.ledger.reading import Part
from bot.domain.ledger.settling import EXACT, payments, settled
from bot.domain.shards import NOWHERE, Server, server
from bot.domain.tables.player import COMPUTER
from bot.services.ledger.exports import VERSION, written
from bot.store.ledger import books, posting, ranges
from rules import RuleError
from rules.record import read as read_record
from tests.bot.discord.room import Room, said
from tests.bot.people.league_room import EN, LeagueRoom, standings

# --- Settling -------------------------------------------------------------------------------------

BALANCES = st.lists(st.integers(-9, 9), min_size=1, max_size=9).map(
    lambda some: dict(enumerate([*some, -sum(some)], 1))
)


def fewest(balances: Mapping[int, int]) -> int:
    """The fewest transfers, by trying all ways to split people into groups that sum to zero."""
    people = [user for user, points in balances.items() if points]

    def groups(left: frozenset[int]) -> int:
        if not left:
            return 0
        first, *rest = sorted(left)
        best = 0
        for size in range(1, len(rest) + 1):
            for others in combinations(rest, size):
                if balances[first] + sum(balances[one] for one in others) == 0:
                    best = max(best, 1 + groups(left - {first, *others}))
        return best

    return len(people) - groups(frozenset(people))


@settings(deadline=None, max_examples=60)
@given(BALANCES)
def test_everything_is_settled_by_the_fewest_transfers(balances: dict[int, int]) -> None:
    transfers = settled(balances)
    after = dict(balances)
    for one in transfers:
        assert one.points > 0
        after[one.payer] += one.points
        after[one.receiver] -= one.points
    assert not any(after.values())
    assert len(transfers) == fewest(balances)


def test_many_people_are_settled_too() -> None:
    balances = {user: (-1) ** user * (1 + user // 2) for user in range(100)}
    balances[100] = -sum(balances.values())
    transfers = settled(balances)
    assert len([one for one in balances.values() if one]) > EXACT
    assert len(transfers) <= 100
    after: dict[int, int] = defaultdict(int)
    for one in transfers:
        after[one.payer] -= one.points
        after[one.receiver] += one.points
    assert {user: points for user, points in after.items() if points} == {
        user: points for user, points in balances.items() if points
    }


def test_accounts_that_do_not_balance_are_not_settled() -> None:
    with pytest.raises(ValueError, match="zero"):
        settled({1: 3, 2: -2})


@pytest.mark.usefixtures("blank")
async def test_settling_tells_and_records_nothing(room: Room) -> None:
    assert said(await room.aki.slash(room.channel, "settle")) == EN("settle-even")
    await room.start(deals=2)
    await room.finish(3)
    before = await room.client.services.database.read(
        lambda c: c.execute(select(books.entries)).all()
    )
    told = said(await room.aki.slash(room.channel, "settle"))
    winner = next(one for one in await room.client.services.ledger.of_server(room.guild.id))
    loser = room.ben.id if winner.user == room.aki.id else room.aki.id
    assert f"<@{loser}> → <@{winner.user}>: **{winner.points}**" in told
    assert EN("settle-dry") in told
    after = await room.client.services.database.read(
        lambda c: c.execute(select(books.entries)).all()
    )
    assert after == before
    none = said(await room.aki.slash(room.channel, "settle", first=3))
    assert none == EN("settle-even")


@pytest.mark.parametrize(
    ("gained", "paid"),
    [
        ({1: 9, 2: -3, 3: -3, 4: -3}, {(2, 1): 3, (3, 1): 3, (4, 1): 3}),
        ({1: -9, 2: 3, 3: 6}, {(1, 2): 3, (1, 3): 6}),
        ({1: 4, 2: 2, 3: -3, 4: -3}, {(3, 1): 2, (3, 2): 1, (4, 1): 2, (4, 2): 1}),
        ({1: 0, 2: 0}, {}),
    ],
)
def test_losers_pay_winners_in_proportion(
    gained: dict[int, int], paid: dict[tuple[int, int], int]
) -> None:
    found = payments(Posting(user, "win", delta, user) for user, delta in gained.items())
    assert {(one.payer, one.receiver): one.points for one in found} == paid


@given(st.lists(BALANCES, min_size=1, max_size=4))
def test_payments_come_to_the_points_gained(reasons: list[dict[int, int]]) -> None:
    postings = [
        Posting(user, str(at), delta)
        for at, one in enumerate(reasons)
        for user, delta in one.items()
    ]
    after: dict[int, int] = defaultdict(int)
    for payer, receiver, points in payments(postings):
        assert points > 0
        after[payer] -= points
        after[receiver] += points
    gained = {user: sum(one.get(user, 0) for one in reasons) for user in after}
    assert gained == dict(after)


@pytest.mark.usefixtures("blank")
async def test_computer_players_settle_nothing(room: Room) -> None:
    """Three computer seats and a person: two others owe only what people won of them."""
    at, database = datetime(2026, 5, 1, tzinfo=UTC), room.client.services.database
    deals = (
        [Posting(1, "win", 9, 0), *(Posting(COMPUTER, "win", -3, seat) for seat in (1, 2, 3))],
        [
            Posting(1, "win", 9, 0),
            *(Posting(user, "win", -3, user) for user in (2, 3)),
            Posting(COMPUTER, "win", -3, 1),
        ],
        [Posting(1, "win", 2, 0), Posting(2, "win", -2, 1)],
    )
    for deal in deals:
        entry = Entry(5, "deal", "xiamen", server=1, tally=1)
        await database.write(lambda c, entry=entry, deal=deal: posting.post(c, entry, deal, at))  # type: ignore[misc]
    assert await database.read(lambda c: ranges.balances(c, Part(Server(5)))) == {
        1: 8,
        2: -5,
        3: -3,
    }


# --- Exports --------------------------------------------------------------------------------------


async def export(room: Room, what: str, **options: Any) -> bytes:
    """The file somebody is given."""
    response = (await room.emilia.slash(room.channel, "export", what=what, **options)).response
    assert response is not None
    assert response.ephemeral
    (file,) = response.attachments
    return await file.read()


@pytest.mark.usefixtures("blank")
async def test_entries_standings_and_records_can_be_taken_away(room: Room) -> None:
    nothing = said(await room.aki.slash(room.channel, "export", what="entries"))
    assert nothing == EN("refusal-nothing-to-export")
    league = LeagueRoom(room)
    await league.found()
    await league.plays("mushi", 3, 1)
    table = await league.match("mushi", "ben", 1)
    rows = list(csv.DictReader(io.StringIO((await export(room, "entries")).decode("utf-8-sig"))))
    kept = await league.rows(select(books.postings))
    assert [int(row["points"]) for row in rows] == [one.delta for one in kept]
    assert {row["name"] for row in rows} == {"Aki", "Ben"}
    assert {row["ruleset"] for row in rows} == {row["ruleset"] for row in rows} - {""}
    found = json.loads(await export(room, "standings", format="json", season=1))
    shown = standings(league.notice().content)
    assert found["version"] == VERSION
    assert {one["player"]: one["points"] for one in found["rows"]} == {
        f"<@{user}>": line[1] for user, line in shown.items()
    }
    league_rows = csv.DictReader(
        io.StringIO((await export(room, "standings", season=1)).decode("utf-8-sig"))
    )
    told = {row["player"]: (row["place"], row["rating"], row["margin"]) for row in league_rows}
    assert told == {f"<@{user}>": (line[0], *line[4:6]) for user, line in shown.items()}
    statistics = json.loads(await export(room, "statistics", format="json"))
    assert {one["game"] for one in statistics["rows"]} == {"mushi"}
    with zipfile.ZipFile(io.BytesIO(await export(room, "records"))) as packed:
        (name,) = packed.namelist()
        record = read_record(packed.read(name).decode())
    assert name == f"table-{table.id}.paifuda.txt"
    assert record.players == ("Aki", "Ben")


def test_a_spreadsheet_computes_nothing_from_a_name() -> None:
    rows = [{"name": "=HYPERLINK(1)", "points": -3}, {"name": "@x", "points": 3}]
    assert written(rows, "csv").decode() == "\ufeffname,points\n'=HYPERLINK(1),-3\n'@x,3\n"
    assert json.loads(written(rows, "json"))["rows"] == rows


def test_no_part_of_a_ledger_belongs_to_no_server() -> None:
    """Private tables and their secrets stand there: mypy takes no other number for a server's."""
    assert Part(server(5)) == Part(Server(5))
    for nothing in (NOWHERE, None):
        with pytest.raises(RuleError, match="server-only"):
            Part(server(nothing))
