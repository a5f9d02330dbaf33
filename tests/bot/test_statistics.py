"""What somebody's deals come to, computed again from the records."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from matches import played, recorded
from room import Room, said

from bot.services.ledger.statistics import Career, Statistics
from bot.services.tables.tables import Tables
from bot.store import Database
from bot.words import words
from rules import RuleError
from rules.record import replayed

pytest_plugins = ["room_fixtures"]
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
    met: dict[int, list[int]] = defaultdict(list)
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
                    met[user].append(gained[mine])
    found: Career = await Statistics(database).career(1, one, game)
    assert (found.standing.deals, found.standing.points) == (len(gains), sum(gains))
    assert found.standing.won == sum(gain > 0 for gain in gains)
    assert [extreme.points for extreme in found.extremes] == [max(gains), min(gains)]
    assert found.streak == longest
    assert found.endings == {ending: often for ending, often in endings.items() if often}
    assert all(made[key, reason] == often for key, reason, often in found.reasons)
    assert max((often for *_, often in found.reasons), default=0) == max(made.values(), default=0)
    for other in found.opponents:
        assert (other.deals, other.points) == (len(met[other.user]), sum(met[other.user]))
    assert found.opponents[0].deals == max(map(len, met.values()))


async def test_whoever_has_not_played_has_no_career(database: Database) -> None:
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
