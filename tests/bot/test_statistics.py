"""The sums of a person's deals, computed again from the records."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

import pytest

import rules
from bot.chat.panels.ledger.statistics import numbers
from bot.domain.ledger.entries import UNGIVEN, Entry, Posting, giver_of, taken_back
from bot.services.ledger.statistics import Career, Statistics
from bot.services.tables.tables import Tables
from bot.store import Connection, Database, schema
from bot.store.ledger import books, careers, posting
from bot.words import words
from rules import Result, RuleError
from rules.mahjong.win import Sheet
from rules.record import replayed
from tests.bot.discord.room import Room, said
from tests.bot.world.matches import played, recorded

EN = words("en")


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    found = Database(f"sqlite+aiosqlite:///{tmp_path}/careers.sqlite")
    await found.open()
    yield found
    await found.close()


@pytest.mark.parametrize("game", ["", "sakura"])
async def test_a_career_is_what_the_records_say(database: Database, game: str) -> None:
    tables, one = Tables(database), 2
    some = [
        await played(tables, 1, channel=8, deals=4),
        await played(tables, 2, channel=9, key="koikoi", deals=6),
        await played(tables, 3, channel=10, key="sakura", people=5, deals=5),
    ]
    gains: list[int] = []
    endings, made = Counter[str](), Counter[tuple[str, str]]()
    met: dict[int, int] = defaultdict(int)
    longest = 0
    for table in (table for table in some if game in ("", table.key)):
        users = [player.user for player in table.players if player]
        mine, streak = users.index(one), 0
        for carry, steps in replayed(await recorded(tables, table)):
            result = steps[-1].state.result
            assert result
            streak = streak + 1 if carry.dealer == mine else 0
            longest = max(longest, streak)
            if not result.lines or mine in carry.resting:
                continue
            gained = result.deltas(len(users))
            gains.append(gained[mine])
            endings[result.ending] += gained[mine] > 0
            for line in result.lines:
                made[table.key, line.reason] += line.deltas[mine] > 0
            for seat, user in enumerate(users):
                if seat != mine and seat not in carry.resting:
                    met[user] += 1
    found: Career = await Statistics(database).career(1, one, game)
    won, lost = [one for one in gains if one > 0], [one for one in gains if one < 0]
    assert found.tally == (len(gains), len(won), len(lost), sum(won), sum(lost))
    assert found.standing.points == found.tally.points
    assert sum(found.places.values()) == len(
        {table.id for table in some if game in ("", table.key)}
    )
    assert [extreme.points for extreme in found.extremes] == [max(gains), min(gains)]
    assert found.streak == longest
    assert found.endings == {ending: often for ending, often in endings.items() if often}
    assert all(made[key, reason] == often for key, reason, often in found.reasons)
    assert max((often for *_, often in found.reasons), default=0) == max(made.values(), default=0)
    assert {other.user: other.deals for other in found.opponents} == met
    assert sum(other.points for other in found.opponents) == sum(gains)


def longest(dealers: list[int | None], seat: int) -> int:
    """The largest number of deals in a row with a seat as the dealer."""
    return max(len(run) for run in "".join("x" if n == seat else " " for n in dealers).split(" "))


async def test_a_streak_belongs_to_the_person_seated_then(database: Database) -> None:
    tables, deal, newcomer = Tables(database), 4, 99
    table = await played(tables, 1, channel=8, deals=7)
    dealers = [carry.dealer for carry, _ in replayed(await recorded(tables, table))]
    seat = dealers[deal - 2]
    assert seat is not None
    player = table.players[seat]
    assert player

    def substitute(connection: Connection) -> None:
        key = {"table": table.id, "seat": seat}
        row = {**key, "deal": deal, "user": player.user, "name": player.name}
        connection.execute(books.substitutions.insert().values(row))
        s = schema.seats
        mine = (s.c.table == table.id) & (s.c.seat == seat)
        connection.execute(s.update().where(mine).values(user=newcomer))

    await database.write(substitute)
    for user, part in ((player.user, dealers[: deal - 1]), (newcomer, dealers[deal - 1 :])):
        found = await database.read(partial(careers.streak, guild=1, user=user, game=""))
        assert found == longest(part, seat), user


GIVERS = [
    ("dalian", Sheet(1, "5p", "discard", 2), 2),
    ("changchun", Sheet(1, "5p", "discard", 0), 0),
    ("xiamen", Sheet(1, "5p"), UNGIVEN),
    ("liangxi", None, UNGIVEN),
    ("mushi", None, None),
]


@pytest.mark.parametrize(("game", "sheet", "giver"), GIVERS)
def test_a_deal_of_mahjong_knows_who_gave_the_winning_tile(
    game: str, sheet: Sheet | None, giver: int | None
) -> None:
    assert giver_of(rules.game(game), Result("win", (), sheet, None)) == giver


async def test_givers_of_winning_tiles_are_counted_from_now_on(database: Database) -> None:
    """Deals of earlier releases, whose givers are unknown, are left out; so are voided ones."""
    first = datetime(2026, 3, 1, tzinfo=UTC)
    givers = [None, 0, 2, UNGIVEN, 0, 1]

    def paid(connection: Connection) -> None:
        for day, giver in enumerate(givers):
            entry = Entry(1, "deal", "dalian", server=1, tally=1, giver=giver)
            postings = [
                Posting(user, reason, 3 if user == 4 else -1, user - 1)
                for reason in ("rate", "shooter")
                for user in (1, 2, 3, 4)
            ]
            number = posting.post(connection, entry, postings, first + timedelta(days=day))
        void = Entry(1, "void", "dalian", server=1, tally=-1, of=number)
        posting.post(connection, void, taken_back(postings), first)

    await database.write(paid)
    service = Statistics(database)
    since = first + timedelta(days=1)
    for user, given in ((1, 2), (2, 0), (3, 1), (4, 0)):
        assert (await service.career(1, user, "dalian")).dealt_in == (4, given, since)
    found = numbers(await service.career(1, 1), EN)
    assert ("Discarded the winning tile", "2 of 4 (50%), since 2 March 2026") in found


async def test_a_person_who_has_not_played_has_no_career(database: Database) -> None:
    with pytest.raises(RuleError, match="no-career"):
        await Statistics(database).career(1, 99)


@pytest.mark.usefixtures("blank")
async def test_a_career_is_told(room: Room) -> None:
    assert said(await room.aki.slash(room.channel, "statistics")) == EN("refusal-no-career")
    await room.start(deals=1)
    await room.finish(3)
    for game in ({}, {"game": "mushi"}):
        told = said(await room.chiyo.slash(room.channel, "statistics", player=room.aki, **game))
        assert f"<@{room.aki.id}>" in told
        assert "Deals: **1**" in told
        assert f"<@{room.ben.id}>" in told
