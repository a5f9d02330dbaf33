"""An owner's work on a whole database: kept, restored, moved, made smaller, forgotten."""

from __future__ import annotations

import asyncio
import io
import zipfile
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, make_url, select, text

from bot.domain.ledger.reading import Part
from bot.domain.refusal import Refusal
from bot.domain.shards import Server
from bot.services.ledger import rebuilding
from bot.services.ledger.exports import Exports
from bot.services.ledger.replays import Replays
from bot.services.tables.tables import Tables
from bot.services.upkeep import keeping, moving, retention
from bot.store import Database, schema
from bot.store.declared import metadata
from bot.store.lock import HeldError
from bot.store.session import holding
from bot.store.upkeep import copying, pruning
from bot.store.upkeep.backups import BackupError
from bot.store.upkeep.copying import OccupiedError, UnequalError
from tests.bot.world.baseline import address
from tests.bot.world.lone_tables import EVE, GUILD, Clock, opened, stored
from tests.bot.world.matches import played, step
from tests.bot.world.other_processes import migrate
from tests.forked import Forked

pytestmark = [pytest.mark.usefixtures("unhurried", "secrets", "programs"), pytest.mark.both]

Rows = dict[str, list[dict[str, Any]]]


async def club(home: str) -> None:
    """A match that is over, one in mid-deal, and somebody with wishes."""
    database = Database(home)
    await database.open()
    tables = Tables(database)
    await played(tables, 4, channel=8, key="koikoi", deals=2)
    table = await opened(tables, "mushi", 2, clock="days")
    for _ in range(3):
        table = await step(tables, table, Random(5))
    await database.close()


async def rows(home: str) -> Rows:
    """Everything that stands in a database."""

    def found(connection: Connection) -> Rows:
        every = metadata.sorted_tables
        return {
            one.name: [
                dict(row)
                for row in connection.execute(select(one).order_by(*one.primary_key)).mappings()
            ]
            for one in every
        }

    database = Database(home)
    kept = await database.read(found)
    await database.close()
    return kept


@pytest.fixture
def programs(monkeypatch: pytest.MonkeyPatch) -> None:
    """PostgreSQL's own programs are where its server is."""
    from tests.bot.world.postgres_server import _programs

    if folder := _programs():
        monkeypatch.setenv("PATH", str(folder), prepend=":")


# --- Backups --------------------------------------------------------------------------------------


async def test_a_backup_of_a_running_club_restores_it(home: str, tmp_path: Path) -> None:
    await club(home)
    before, file = await rows(home), tmp_path / "club.backup"
    async with holding(home):
        check = await keeping.make(home, file)
    at_once = await asyncio.gather(*(keeping.check(home, file, tmp_path) for _ in range(2)))
    assert [check, *at_once] == [(2, [], 0)] * 3
    database = Database(home)
    table = await stored(database)
    await step(Tables(database), table, Random(1))
    await database.close()
    assert await rows(home) != before
    with pytest.raises(OccupiedError):
        await keeping.restore(home, file, replace=False)
    restored = await keeping.restore(home, file, replace=True)
    assert restored.check == (2, [], 0)
    assert await rows(home) == before
    await keeping.make(home, tmp_path / "later.backup")


async def test_a_missing_file_is_named_and_not_made(tmp_path: Path) -> None:
    missing, other = tmp_path / "no.sqlite", address(tmp_path / "other.sqlite")
    for doing in (
        keeping.make(address(missing), tmp_path / "club.backup"),
        moving.move(address(missing), other, lambda *_: None),
    ):
        with pytest.raises(FileNotFoundError) as error:
            await doing
        assert str(error.value) == f"no.sqlite in {tmp_path}"
        assert not missing.exists()


async def test_a_copy_that_is_damaged_is_not_given_back(home: str, tmp_path: Path) -> None:
    await club(home)
    before, file = await rows(home), tmp_path / "club.backup"
    await keeping.make(home, file)
    whole = file.read_bytes()
    for damaged in (b"hello", whole[: len(whole) // 2]):
        file.write_bytes(damaged)
        with pytest.raises(BackupError):
            await keeping.restore(home, file, replace=True)
        assert await rows(home) == before


async def test_nothing_is_restored_while_a_bot_uses_the_database(home: str, tmp_path: Path) -> None:
    await club(home)
    await keeping.make(home, tmp_path / "club.backup")
    async with holding(home):
        with pytest.raises(HeldError):
            await keeping.restore(home, tmp_path / "club.backup", replace=True)


async def test_a_copy_whose_ledger_is_wrong_is_told(home: str, tmp_path: Path) -> None:
    await club(home)
    database = Database(home)
    spoil = text("UPDATE entries SET delta = delta + 1 WHERE id = 1")
    await database.write(lambda c: c.execute(spoil) and None)
    await database.close()
    check = await keeping.make(home, tmp_path / "club.backup")
    assert check
    assert check.faults


def test_the_schedule_makes_a_backup_daily_and_deletes_old_ones(tmp_path: Path) -> None:
    now = datetime(2026, 3, 1, 12, tzinfo=UTC)
    assert keeping.last(tmp_path, now) is None
    assert keeping.due(None, "daily", now) == timedelta(0)
    for day in range(5):
        keeping.named(tmp_path, now + timedelta(days=day)).touch()
    others = ("mine.sqlite", "paifuda-kept.backup", "paifuda-20269999T000000Z.backup")
    for name in others:
        (tmp_path / name).touch()
    last = now + timedelta(days=4)
    assert keeping.last(tmp_path, last) == last
    assert keeping.last(tmp_path, last - timedelta(hours=1)) == last - timedelta(days=1)
    assert keeping.due(last, "daily", last + timedelta(hours=1)) == timedelta(hours=23)
    assert keeping.due(last, "weekly", last) == timedelta(weeks=1)
    keeping.delete_old(tmp_path, 3, last)
    assert [one.name[8:16] for one in keeping.copies(tmp_path)] == [
        "20260303",
        "20260304",
        "20260305",
    ]
    assert all((tmp_path / name).exists() for name in others)


def test_a_copy_from_the_future_replaces_no_other(tmp_path: Path) -> None:
    """A clock that was wrong once must not make the bot delete each backup it has just made."""
    now = datetime(2026, 3, 1, 12, tzinfo=UTC)
    every = [keeping.named(tmp_path, now + timedelta(days=day)) for day in (-2, -1, 0, 4000)]
    for file in every:
        file.touch()
    keeping.delete_old(tmp_path, 2, now)
    assert keeping.copies(tmp_path) == every[1:]


def test_only_unfinished_scheduled_copies_are_cleared(tmp_path: Path) -> None:
    name = keeping.named(tmp_path, datetime(2026, 3, 1, 12, tzinfo=UTC)).name
    others = (name, f"{name}.gz", f"{name}.partial", "mine.backup.part", "paifuda-x.backup.part")
    unfinished = (f"{name}.part", f"{name}.part-journal", f"{name}.check-a_1")
    for file in (*others, *unfinished[:2]):
        (tmp_path / file).touch()
    (tmp_path / unfinished[2]).mkdir()
    (tmp_path / unfinished[2] / "copy.sqlite").touch()
    keeping.clear(tmp_path)
    assert {file.name for file in tmp_path.iterdir()} == {*others}


# --- Another database -----------------------------------------------------------------------------


@pytest.fixture
def elsewhere(home: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """An empty database of the other kind."""
    if make_url(home).get_backend_name() == "postgresql":
        return address(tmp_path / "moved.sqlite")
    found: str = request.getfixturevalue("postgres")
    return found


@pytest.mark.slow
async def test_a_club_moves_between_database_servers_and_goes_on(
    home: str, elsewhere: str, tmp_path: Path
) -> None:
    await club(home)
    before, heard = await rows(home), []
    check = await moving.move(home, elsewhere, lambda *what: heard.append(what))
    assert check.faults == []
    assert await rows(elsewhere) == before == await rows(home)
    assert ("moves", len(before["moves"]), len(before["moves"])) in heard
    with pytest.raises(OccupiedError):
        await moving.move(home, elsewhere, lambda *_: None)
    database = Database(elsewhere)
    tables = Tables(database)
    table = await step(tables, await stored(database), Random(2))
    assert table.deal
    more = await tables.lobbies.open(GUILD, 77, EVE, "sakura")
    assert more.id == max(row["id"] for row in before["tables"]) + 1
    await database.close()
    after = await rows(elsewhere)
    back = address(tmp_path / "back.sqlite")
    await moving.move(elsewhere, back, lambda *_: None)
    assert await rows(back) == after


@pytest.mark.slow
async def test_a_failure_on_the_way_leaves_nothing_behind(
    home: str, elsewhere: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club(home)
    before, count = await rows(home), copying.rows

    def fewer(connection: Connection, table: Any) -> int:
        missing = table is schema.moves and str(connection.engine.url.database) not in home
        return count(connection, table) - (missing and count(connection, table) > 0)

    with monkeypatch.context() as patch:
        patch.setattr(copying, "rows", fewer)
        with pytest.raises(UnequalError, match="moves"):
            await moving.move(home, elsewhere, lambda *_: None)
    assert await rows(home) == before
    await moving.move(home, elsewhere, lambda *_: None)
    assert await rows(elsewhere) == before


async def test_no_club_is_moved_while_a_bot_works_with_it(home: str, elsewhere: str) -> None:
    await club(home)
    async with holding(home):
        with pytest.raises(HeldError):
            await moving.move(home, elsewhere, lambda *_: None)


# --- Letting go -----------------------------------------------------------------------------------


async def test_old_matches_lose_their_moves_and_nothing_else(home: str, database: Database) -> None:
    await club(home)
    before = await rows(home)
    over = next(row["id"] for row in before["tables"] if row["phase"] == "over")
    assert await retention.prune(database, datetime(2000, 1, 1, tzinfo=UTC)) == (0, 0)
    matches, moves = await retention.prune(database, datetime(2100, 1, 1, tzinfo=UTC))
    after = await rows(home)
    kept = [row for row in before["moves"] if row["table"] != over]
    assert (matches, after["moves"]) == (1, kept)
    assert moves == len(before["moves"]) - len(kept) > 0
    for name in metadata.tables:
        assert name in ("moves", "deals") or after[name] == before[name], name
    check = await database.read(rebuilding.rebuild)
    assert check.faults == []
    assert check.unchecked == 2
    assert (await stored(database)).deal
    assert await retention.prune(database, datetime(2100, 1, 1, tzinfo=UTC)) == (0, 0)
    with pytest.raises(Refusal, match="pruned"):
        await Tables(database).at(over)
    with pytest.raises(Refusal, match="pruned"):
        await Replays(database).open(GUILD, over)


async def test_records_are_exported_without_the_matches_whose_moves_were_deleted(
    home: str, database: Database
) -> None:
    await club(home)
    later = Tables(database, lambda: datetime(2200, 1, 1, tzinfo=UTC))
    await played(later, 5, channel=10, key="koikoi", deals=1)
    exports = Exports(database)

    async def tables() -> list[int]:
        file = await exports.made(Part(Server(GUILD)), "records", "csv")
        with zipfile.ZipFile(io.BytesIO(file.content)) as packed:
            return [int(name.split("-")[1].split(".")[0]) for name in packed.namelist()]

    _, kept = await tables()
    await retention.prune(database, datetime(2100, 1, 1, tzinfo=UTC))
    assert await tables() == [kept]
    await retention.prune(database, datetime(2300, 1, 1, tzinfo=UTC))
    with pytest.raises(Refusal, match="nothing-to-export"):
        await tables()


async def test_a_server_is_forgotten_whole_and_no_other_with_it(
    home: str, database: Database, clock: Clock
) -> None:
    await club(home)
    tables = Tables(database, clock)
    before = await rows(home)
    other = await tables.lobbies.open(GUILD + 1, 50, EVE, "mushi")
    assert [*await database.read(pruning.servers)] == [GUILD, GUILD + 1]
    gone = await database.write(lambda c: pruning.forget(c, GUILD))
    after = await rows(home)
    assert gone >= sum(map(len, before.values()))
    assert {row["id"] for row in after["tables"]} == {other.id}
    assert {row["table"] for row in after["seats"]} == {other.id}
    assert not after["moves"]
    assert not after["entries"]


# --- A first start --------------------------------------------------------------------------------


def test_of_processes_starting_together_one_makes_the_tables(
    bare: str,
) -> None:
    starting = [Forked(migrate, bare) for _ in range(3)]
    assert [one.end() for one in starting] == [0, 0, 0]
