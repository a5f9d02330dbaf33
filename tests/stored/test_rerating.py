"""Ratings of an earlier model are computed again: once, and wherever the bot was interrupted.

`ratings/season.sqlite.gz` holds two leagues as they were before ratings had another model. *Spring*
has played Sakura with shared places for two seasons, and a match of it was voided; *Duel* has
played matches of two.
"""

from __future__ import annotations

import gzip
from collections import defaultdict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from openskill.models import BradleyTerryPart
from sqlalchemy import Select, select

from bot.services.league import rerating
from bot.services.league.rerating import Rerating
from bot.services.upkeep import moving
from bot.store import Connection, Database
from bot.store.league import rating
from bot.store.ledger import books, posting
from tests.bot.discord.room import Room, said
from tests.bot.people.league_room import EN

PACKED = Path(__file__).parent / "ratings" / "season.sqlite.gz"
SPRING, DUEL = 1, 2
LATER = datetime(2026, 2, 1, tzinfo=UTC)
Rows = dict[tuple[int, int, str, int], tuple[float, float, int]]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The stored database."""
    found = tmp_path / "season.sqlite"
    unpack(found)
    return found


def unpack(file: Path, packed: bytes = PACKED.read_bytes()) -> None:
    """Write the stored database, or another packed one."""
    file.write_bytes(gzip.decompress(packed))


async def opened(file: Path) -> Database:
    """The stored database with today's tables."""
    database = Database(f"sqlite+aiosqlite:///{file}")
    await database.open()
    return database


async def renewed(database: Database) -> list[int]:
    """The leagues whose ratings a start of the bot has changed."""
    return [league async for league in Rerating(database, lambda: LATER).renewed()]


async def stored(database: Database) -> Rows:
    """Every stored rating by league, season, game and person."""
    r = books.ratings
    rows = await database.read(lambda c: c.execute(select(r)).all())
    return {(x.league, x.season, x.game, x.user): (x.mu, x.sigma, x.matches) for x in rows}


async def notes(database: Database) -> int:
    """How often the log tells that ratings were computed again."""
    of = select(books.audit.c.id).where(books.audit.c.act == "rate")
    return len(await database.read(lambda c: c.execute(of).all()))


async def right(database: Database) -> Rows:
    """The ratings at the end of each season and now, computed from the results by other means."""
    r, s = books.results, books.seasons
    seasons = await database.read(lambda c: c.execute(select(s).order_by(s.c.number)).all())
    found: Rows = {}
    for league in (SPRING, DUEL):
        known: dict[tuple[str, int], list[Any]] = defaultdict(lambda: [25.0, 25 / 3, 0])
        for season in [one for one in seasons if one.league == league]:
            counts = select(r).where(r.c.season == season.id, r.c.void == 0).order_by(r.c.at)
            matches = defaultdict(list)
            for row in await database.read(partial(_rows, query=counts)):
                matches[row.table].append(row)
            for match in matches.values():
                _rate(known, match)
            for end in (0, season.id) if season.closed_at else (0,):
                found |= {(league, end, *key): (*own,) for key, own in known.items()}
    return found


def _rows(connection: Connection, query: Select[Any]) -> list[Any]:
    return [*connection.execute(query)]


def _rate(known: dict[tuple[str, int], list[Any]], match: list[Any]) -> None:
    model = BradleyTerryPart(window_size=7)
    for game in ("", match[0].game):
        own = [known[game, row.user] for row in match]
        before = [[model.rating(mu, sigma)] for mu, sigma, _ in own]
        after = model.rate(before, scores=[row.points for row in match])
        for line, (now,) in zip(own, after, strict=True):
            line[:] = now.mu, now.sigma, line[2] + 1


def check(found: Rows, wanted: Rows) -> None:
    """Compare ratings apart from rounding."""
    assert {*found} == {*wanted}
    for key, own in wanted.items():
        assert found[key] == pytest.approx(own), key


def of(rows: Rows, league: int) -> Rows:
    """The ratings of a league."""
    return {key: own for key, own in rows.items() if key[0] == league}


async def test_stored_seasons_are_rated_anew_once(file: Path) -> None:
    database = await opened(file)
    old, wanted = await stored(database), await right(database)
    assert any(own != pytest.approx(old[key]) for key, own in wanted.items())
    assert await renewed(database) == [SPRING]
    after = await stored(database)
    check(after, wanted)
    assert of(after, DUEL) == of(old, DUEL)
    assert await notes(database) == 1
    assert await renewed(database) == []
    assert (await stored(database), await notes(database)) == (after, 1)
    await database.close()


async def test_a_server_of_postgres_rates_its_seasons_anew(file: Path, empty: str) -> None:
    await (await opened(file)).close()
    await moving.move(f"sqlite+aiosqlite:///{file}", empty, lambda *_: None)
    database = Database(empty)
    await database.open()
    assert await renewed(database) == [SPRING]
    check(await stored(database), await right(database))
    assert (await renewed(database), await notes(database)) == ([], 1)
    await database.close()


def before(database: Database, call: int, act: Callable[[], Awaitable[None]]) -> None:
    """Act before one of the transactions of a database."""
    calls, write = count(), database.write

    async def writes(work: Callable[[Connection], Any]) -> Any:
        if next(calls) == call:
            await act()
        return await write(work)

    database.write = writes  # type: ignore[method-assign]


@pytest.fixture
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Transactions of few ratings, none of which may have more."""
    write = rating.write

    def writes(connection: Connection, league: int, found: dict[Any, Any]) -> None:
        assert len(found) <= rerating.MANY
        write(connection, league, found)

    monkeypatch.setattr(rerating, "MANY", 15)
    monkeypatch.setattr(rating, "write", writes)


@pytest.mark.usefixtures("_short")
async def test_an_interrupted_step_begins_again_and_is_told_once(file: Path) -> None:
    async def die() -> None:
        raise RuntimeError("killed")

    await (await opened(file)).close()
    packed = gzip.compress(file.read_bytes(), 1)  # noqa: ASYNC240
    for call in count():
        unpack(file, packed)
        database = await opened(file)
        before(database, call, die)
        done = []
        with suppress(RuntimeError):
            async for league in Rerating(database, lambda: LATER).renewed():
                done.append(league)
        if done == [SPRING]:
            break
        assert await notes(database) == 0
        assert await renewed(database) == [SPRING]
        check(await stored(database), await right(database))
        assert await notes(database) == 1
        await database.close()
    await database.close()
    assert call > 3  # the beginning, some ratings and the end


@pytest.mark.usefixtures("_short")
@pytest.mark.parametrize("call", [1, 2, 4, 6])
async def test_a_match_that_ends_meanwhile_is_rated_with_the_others(file: Path, call: int) -> None:
    database = await opened(file)
    write = database.write

    def ended(connection: Connection) -> None:
        places = enumerate((1, 2, 2, 4))
        facts = {"table": 1, "guild": 1, "season": 3, "game": "sakura", "void": 0, "at": LATER}
        rows = [
            {**facts, "seat": seat, "user": seat + 1, "points": -place, "place": place}
            for seat, place in places
        ]
        posting.add_results(connection, rows)
        rating.rate(connection, SPRING, [rating.match_of(rows)])

    before(database, call, lambda: write(ended))
    assert await renewed(database) == [SPRING]
    check(await stored(database), await right(database))
    assert await notes(database) == 1
    await database.close()


@pytest.mark.usefixtures("blank")
async def test_a_start_rates_anew_and_the_log_tells_it(room: Room) -> None:
    database = room.client.services.database
    leagues = room.client.services.leagues
    league = await leagues.create(room.guild.id, room.aki.id, "Spring", room.channel.id)
    rows = [{"league": league.id, "season": 0, "game": "", "user": room.aki.id, "matches": 1}]

    def age(connection: Connection) -> None:
        connection.execute(books.leagues.update().values(model=0))
        connection.execute(books.ratings.insert(), [{**own, "mu": 1, "sigma": 1} for own in rows])

    await database.write(age)
    await room.restart()
    assert await stored(room.client.services.database) == {}
    told = said(await room.aki.slash(room.channel, "league log"))
    assert f"{EN('log-itself')}: {EN('act-rate', league='Spring')}" in told
    await room.restart()
    assert await notes(room.client.services.database) == 1
