"""PostgreSQL: one bot a database, transactions that are repeated, a writer readers leave be."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, func, make_url, select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool
from typer.testing import CliRunner

from bot.config import Settings
from bot.console import commands as command_line
from bot.console import doctor, exits, failures
from bot.services.upkeep import keeping, moving, upgrades
from bot.store import Database, DuplicateError, looked_at
from bot.store import database as store
from bot.store import session as sessions
from bot.store.lock import HeldError
from bot.store.migrating import EncodingError
from bot.store.session import LostError, session
from bot.store.upkeep import backups
from tests.bot.world.other_processes import holder

LONG = 1800
"""Seconds after which what is waited for never comes."""
HANGS = 20
"""Seconds after which a session that has not ended never will."""


@pytest.fixture
async def database(postgres: str) -> AsyncIterator[Database]:
    found = Database(postgres)
    yield found
    await found.close()


# --- One bot a database ---------------------------------------------------------------------------


async def test_a_second_bot_is_refused_until_the_first_is_killed(postgres: str) -> None:
    first = holder(postgres)
    with pytest.raises(HeldError, match="club"):
        async with session(postgres):
            pass
    first.kill()
    async with session(postgres, patient=True) as hold:
        assert hold.stands
        with pytest.raises(HeldError):
            async with session(postgres):
                pass


async def test_a_session_ends_while_its_watch_asks(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The question is given up before the connection closes."""

    def slow(part: Any) -> Any:
        return select(func.pg_sleep(LONG) if isinstance(part, int) else part)

    monkeypatch.setattr(sessions, "select", slow)
    for moment in (0.0, 0.001, 0.05):
        async with session(postgres, patient=True):  # a cut-off question lets go a moment later
            await asyncio.sleep(moment)


@pytest.mark.parametrize("turns", range(5))
async def test_a_session_ends_in_the_moment_of_an_answer(
    postgres: str, monkeypatch: pytest.MonkeyPatch, turns: int
) -> None:
    """Some turns of the event loop after the answer, its waiting task is still to be told of it."""
    ask, answered, arrives = sessions.Session.ask, asyncio.Event(), asyncio.Event()

    async def asked(session: sessions.Session, question: Any) -> Any:
        found = await ask(session, question)
        answered.set()
        await arrives.wait()
        return found

    monkeypatch.setattr(sessions.Session, "ask", asked)
    arrives.set()
    async with asyncio.timeout(HANGS), session(postgres, patient=True):
        answered.clear()
        arrives.clear()
        await answered.wait()
        arrives.set()
        for _ in range(turns):
            await asyncio.sleep(0)


async def test_a_waiting_process_goes_on_when_the_other_lets_go(postgres: str) -> None:
    async with session(postgres):
        waiting = asyncio.create_task(_hold(postgres))
        await asyncio.sleep(0.1)
        assert not waiting.done()
    await asyncio.wait_for(waiting, LONG)


async def _hold(postgres: str) -> None:
    async with session(postgres, patient=True):
        pass


HOLDERS = "SELECT {what} FROM pg_locks WHERE locktype = 'advisory'"


async def of_holders(server: str, what: str) -> list[int]:
    """Ask something of all sessions that hold a database."""
    engine = create_async_engine(server.format("postgres"), poolclass=NullPool)
    async with engine.connect() as connection:
        found = [*(await connection.execute(text(HOLDERS.format(what=what)))).scalars()]
    await engine.dispose()
    return found


async def test_a_process_that_loses_its_session_stops_at_once(postgres: str, server: str) -> None:
    async def hold() -> None:
        async with session(postgres) as held:
            await of_holders(server, "pg_terminate_backend(pid)")
            try:
                await asyncio.Event().wait()
            finally:
                assert not held.stands

    with pytest.raises(LostError, match="club"):
        await asyncio.wait_for(hold(), LONG)
    async with session(postgres):
        pass


async def test_a_process_that_loses_the_server_stops(
    postgres: str, server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sessions, "BEAT", 0.1)
    stopped: list[int] = []

    async def hold() -> None:
        async with session(postgres):
            stopped.extend(await of_holders(server, "pid"))
            os.kill(stopped[0], signal.SIGSTOP)
            monkeypatch.setattr(sessions, "PATIENCE", 0.1)
            await asyncio.Event().wait()

    try:
        with pytest.raises(LostError):
            await asyncio.wait_for(hold(), LONG)
    finally:
        os.kill(stopped[0], signal.SIGCONT)


class Idle:
    """A client that waits for Discord."""

    async def __aenter__(self) -> Idle:
        return self

    async def __aexit__(self, *_: object) -> None:
        """There is nothing to leave."""

    async def start(self, _: str) -> None:
        """Wait for longer than the test."""
        await asyncio.Event().wait()


async def test_the_command_line_says_who_holds_a_database(
    postgres: str, server: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PAIFUDA_DATABASE", postgres)
    monkeypatch.setenv("PAIFUDA_TOKEN", "abc")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(command_line, "Paifuda", lambda *_: Idle())
    run = asyncio.to_thread(CliRunner().invoke, command_line.app, ["run"])
    async with session(postgres):
        found = await run
    assert found.exit_code == exits.AGAIN
    assert "Another Paifuda works with club" in found.output
    later = asyncio.to_thread(CliRunner().invoke, command_line.app, ["run", "--take-over"])
    waiting = asyncio.create_task(later)
    while not await of_holders(server, "pg_terminate_backend(pid)"):  # noqa: ASYNC110
        await asyncio.sleep(0.05)
    found = await asyncio.wait_for(waiting, LONG)
    assert found.exit_code == exits.AGAIN
    assert "is gone: it stops before another takes its place" in found.output


# --- Transactions ---------------------------------------------------------------------------------

ADD = "INSERT INTO preferences (\"user\", face) VALUES (:user, 'a')"
MARK = 'UPDATE preferences SET face = :face WHERE "user" = :user'


async def test_transactions_that_wait_for_each_other_are_both_done(
    database: Database, postgres: str
) -> None:
    rival = Database(postgres)
    await database.write(lambda c: [c.execute(text(ADD), {"user": n}) for n in (1, 2)])
    tried, begun = 0, set[str]()

    def marking(face: str, first: int, second: int) -> store.Work:
        def work(connection: Connection) -> None:
            nonlocal tried
            tried += 1
            connection.execute(text(MARK), {"face": face, "user": first})
            begun.add(face)
            while len(begun) < 2:
                connection.execute(text("SELECT pg_sleep(0.01)"))
            connection.execute(text(MARK), {"face": face, "user": second})

        return work

    await asyncio.gather(database.write(marking("b", 1, 2)), rival.write(marking("c", 2, 1)))
    assert tried == 3
    faces = 'SELECT face FROM preferences ORDER BY "user"'
    found = await database.read(lambda c: [*c.execute(text(faces)).scalars()])
    assert found in (["b", "b"], ["c", "c"])
    await rival.close()


async def test_a_disturbed_batch_is_repeated_and_clashes_are_told(
    database: Database,
) -> None:
    tries = 0

    def odd(connection: Connection) -> int:
        nonlocal tries
        tries += 1
        if tries < 3:
            connection.execute(text("DO $$BEGIN RAISE SQLSTATE '40001'; END$$"))
        return tries

    add = {"user": 5}
    works = [odd, *[lambda c: c.execute(text(ADD), add) and None] * 2]
    done = await asyncio.gather(*map(database.write, works), return_exceptions=True)
    assert [type(one) for one in done] == [int, type(None), DuplicateError]


async def test_a_lasting_disturbance_is_told_in_the_end(database: Database) -> None:
    tries = 0

    def never(connection: Connection) -> None:
        nonlocal tries
        tries += 1
        connection.execute(text("DO $$BEGIN RAISE SQLSTATE '40P01'; END$$"))

    with pytest.raises(DBAPIError):
        await database.write(never)
    assert tries == store.TRIES
    await database.write(lambda c: c.execute(text(ADD), {"user": 9}) and None)


async def test_a_write_waits_for_no_reader(database: Database, postgres: str) -> None:
    """Readers wait for what somebody has locked, on every connection there is for reading."""
    locked = create_async_engine(postgres, poolclass=NullPool)
    async with locked.connect() as connection:
        await connection.execute(text("SELECT pg_advisory_lock(7)"))
        wait = text("SELECT pg_advisory_lock_shared(7)")
        reading = [
            asyncio.create_task(database.read(lambda c: c.execute(wait).scalar() and None))
            for _ in range(40)
        ]
        await asyncio.sleep(0.1)
        await database.write(lambda c: c.execute(text(ADD), {"user": 3}) and None)
        assert not any(one.done() for one in reading)
    await asyncio.gather(*reading)


# --- Encodings ------------------------------------------------------------------------------------


async def test_a_database_that_lacks_letters_is_refused(server: str, tmp_path: Path) -> None:
    engine = create_async_engine(server.format("postgres"), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text("CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0"))
    address = server.format("latin")
    started = Database(address)
    try:
        with pytest.raises(EncodingError, match="LATIN1"):
            await upgrades.start(started, None)
        (finding,) = [one async for one in doctor.database(Settings(database=address))]
        assert not finding.well
        assert "in LATIN1" in finding.sentence
        source = f"sqlite+aiosqlite:///{tmp_path}/club.sqlite"
        made = Database(source)
        await made.open()
        await made.close()
        with pytest.raises(EncodingError):
            await moving.move(source, address, lambda *_: None)
    finally:
        await started.close()
        async with engine.connect() as connection:
            await connection.execute(text("DROP DATABASE latin WITH (FORCE)"))
        await engine.dispose()


@pytest.mark.parametrize(
    ("place", "code", "sentence"),
    [
        ("nobody@", exits.SETTINGS, "its server refuses the user or the password"),
        ("paifuda@/nothing", exits.SETTINGS, "its server has no database of this name"),
        ("paifuda@127.0.0.1:9", exits.AGAIN, "its server cannot be reached (["),
    ],
)
async def test_a_server_that_refuses_is_named(
    server: str, place: str, code: int, sentence: str
) -> None:
    host = "" if "127" in place else f"?host={make_url(server).query['host']}"
    place = place if "/" in place else f"{place}/postgres"
    address = f"postgresql+asyncpg://{place}{host}"
    for reach in (_hold, _look):
        (error,) = await asyncio.gather(reach(address), return_exceptions=True)
        assert isinstance(error, Exception)
        failure = failures.named(error, exits.USAGE)
        assert failure
        assert failure.code == code, failure
        assert sentence in failure.sentence


async def _look(address: str) -> None:
    async with looked_at(address) as database:
        await database.respond()


# --- Databases of checks --------------------------------------------------------------------------


async def test_a_database_left_by_a_killed_check_is_deleted(postgres: str, tmp_path: Path) -> None:
    """After a day, so that a check of another machine is left alone."""
    url, now = make_url(postgres), int(time.time())
    old, young = (f"{backups.SCRATCH}_{now - age}_a1" for age in (backups.LEFT + 60, 60))
    for name in (old, young):
        backups.run_program(url, "psql", "-Xqc", f"CREATE DATABASE {name} TEMPLATE template0")
    try:
        assert await keeping.make(postgres, tmp_path / "club.backup") == (0, [], 0)
        every = backups.run_program(url, "psql", "-XAtc", "SELECT datname FROM pg_database")
        assert [name for name in every.split() if name.startswith(backups.SCRATCH)] == [young]
    finally:
        backups.run_program(url, "psql", "-Xqc", f"DROP DATABASE {young}")
