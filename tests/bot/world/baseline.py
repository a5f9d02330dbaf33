"""The conditions of every test of the bot: an up-to-date database, and a
clock that stands still.
"""

from __future__ import annotations

import asyncio
import itertools
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pebble
import pytest
import simcord
from simcord.http import router

from bot import worker
from bot.chat import painting
from bot.chat.panels.tables.hand import hand
from bot.domain.tables import fair
from bot.domain.tables.ahead import beforehand
from bot.domain.tables.confirming import confirmed
from bot.store import Database, engines
from bot.store import database as store
from tests.bot.discord import payloads
from tests.bot.world import caches
from tests.bot.world.threadless import AtOnce, Here

POOL = pebble.ProcessPool
USUAL = beforehand.usual
PRAGMAS = engines.set_pragmas

EXPIRY = "_BaseView__timeout_task_impl"
EXPIRE = getattr(discord.ui.view.BaseView, EXPIRY)
TICK = simcord.Env._schedule_timer
LONG = 1800.0
"""Real seconds after which a simulated Discord counts as never coming to rest."""
WAITED_FOR = 60.0
"""The seconds of the longest timer that a simulated Discord waits for, where timers fire."""
MOMENT = 0.001
"""Real seconds between checks for rest; short, because hardly any work is done in threads."""


def address(file: Path) -> str:
    """The address of a database in a file."""
    return f"sqlite+aiosqlite:///{file}"


@pytest.fixture
def home(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a test's own database; tests marked `both` run once with each kind."""
    if getattr(request, "param", "sqlite") == "sqlite":
        return address(tmp_path / "bot.sqlite")
    found: str = request.getfixturevalue("postgres")
    return found


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The database that the bot makes when there is none: up to date and empty."""
    file = tmp_path_factory.mktemp("migrated") / "bot.sqlite"

    async def make() -> None:
        database = Database(address(file))
        await database.open()
        await database.write(lambda _: None)
        await database.close()
        caches.remember(database)

    asyncio.run(make())
    return file


@pytest.fixture
def databases(migrated: Path, monkeypatch: pytest.MonkeyPatch) -> list[Database]:
    """Open every database of a test. A missing one becomes a copy of the migrated database; an
    older one is migrated.
    """
    found: list[Database] = []
    migrate = Database.open

    async def open_copy(self: Database, *before: Any) -> None:
        found.append(self)
        caches.compiled(self)
        if new := _new_file(self):
            shutil.copyfile(migrated, new)
        else:
            await migrate(self, *before)

    monkeypatch.setattr(Database, "open", open_copy)
    monkeypatch.setattr(engines, "set_pragmas", _set_hasty_pragmas)
    return found


def _set_hasty_pragmas(connection: Any, record: Any) -> None:
    """Never wait for the disk: the data of a test need not survive a crash of the machine."""
    PRAGMAS(connection, record)
    cursor = connection.cursor()
    cursor.execute("PRAGMA synchronous=OFF")
    cursor.close()


@pytest.fixture
def refused(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The requests of a test that Discord would refuse; there must be none."""
    found: list[str] = []
    dispatch = router.dispatch

    def checked(backend: Any, method: str, path: str, **more: Any) -> Any:
        found.extend(payloads.faults(method, path, more.get("json"), more.get("files") or ()))
        return dispatch(backend, method, path, **more)

    monkeypatch.setattr(router, "dispatch", checked)
    yield found
    assert not found, "\n".join(found)


@pytest.fixture
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let moves be made by one press, except for people who always confirm."""
    monkeypatch.setattr(
        hand,
        "confirmed",
        lambda person, *at: confirmed(person, *at) if person.confirm == "always" else frozenset(),
    )


@pytest.fixture
def _inline(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "ThreadPoolExecutor", lambda *_: AtOnce())
    monkeypatch.setattr(worker, "ProcessPool", Here)
    monkeypatch.setattr(painting, "_painters", AtOnce())


def _new_file(database: Database) -> Path | None:
    """The file that a database would create when opened."""
    url = database.url
    file = Path(url.database or "")
    can = url.get_backend_name() == "sqlite" and file.parent.is_dir() and not file.exists()
    return file if can else None


@pytest.fixture
def secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use the same secrets in every run, hence the same cards; one deal in eighty would be void."""
    numbers = itertools.count()
    monkeypatch.setattr(fair, "draw_secret", lambda: f"{next(numbers):064x}")


@pytest.fixture
def _asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let everybody be asked how to cut and how to take the wall."""
    monkeypatch.setattr(beforehand, "usual", lambda _: beforehand.ASK)


@pytest.fixture
def usual(_asked: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let players without a plan touch the pack and take the wall as usual, without being asked."""
    monkeypatch.setattr(beforehand, "usual", USUAL)


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let timers fire only when a test moves the clock, however long the test takes."""
    monkeypatch.setattr(simcord.Env, "_schedule_timer", lambda *_: None)
    defaults = simcord.Env.__init__.__kwdefaults__
    assert defaults is not None
    monkeypatch.setitem(defaults, "settle_timeout", LONG)
    settling = simcord.Env._settle_internal.__kwdefaults__
    assert settling is not None
    monkeypatch.setitem(settling, "idle", MOMENT)


@pytest.fixture
def _lasting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Never let private messages expire, so that a simulated Discord need not check them at every
    step.
    """

    async def never(_: object) -> None: ...

    monkeypatch.setattr(discord.ui.view.BaseView, EXPIRY, never)


@pytest.fixture
def expiring(_lasting: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let private messages expire after fifteen minutes again."""
    monkeypatch.setattr(discord.ui.view.BaseView, EXPIRY, EXPIRE)


@pytest.fixture
def ticking(still: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let timers fire in real time again; those of a minute and more are not waited for."""
    monkeypatch.setattr(simcord.Env, "_schedule_timer", TICK)
    monkeypatch.setitem(simcord.Env.__init__.__kwdefaults__ or {}, "settle_timeout", WAITED_FOR)


@pytest.fixture
def quiet(
    _translated: None,
    _copied: None,
    _read_once: None,
    _inline: None,
    _lasting: None,
    databases: object,
    still: None,
) -> None:
    """Start from an up-to-date database, and do no work in threads."""


@pytest.fixture
def at_play(quiet: None, _hasty: None, refused: object, secrets: None) -> None:
    """Start like `quiet`, with the same secrets in every run; moves take one press."""
