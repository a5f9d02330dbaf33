"""Commands for operators, their files and web pages tell nothing hidden of deals in progress."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple
from unittest.mock import MagicMock

import pytest

from bot.domain.contests.gathering import Announcement
from bot.domain.tables.player import Player
from bot.services.services import Services
from bot.services.stage import Stage
from bot.site import public, replayed
from bot.store import Database
from bot.store.upkeep import sizes
from bot.timers import utc
from bot.words import LANGUAGES
from tests.bot.test_given_away import GAMES, finishing, in_mid_deal
from tests.bot.test_reading import Row, club, paifuda, rows
from tests.bot.world import public_league
from tests.bot.world.apart import copied, deal_anew
from tests.bot.world.baseline import address
from tests.bot.world.lone_tables import Clock
from tests.bot.world.matches import PEOPLE
from tests.volume import FIRST, part

__all__ = ["club"]
PORTION = 5
"""A commit calls one of so many parts of all commands."""
LANGUAGE = LANGUAGES[FIRST % len(LANGUAGES)]
TABLES = range(1, len(GAMES) + 6)
"""More numbers than there are tables."""


class Told(NamedTuple):
    """The answer of a command, and the files that it leaves: their sizes, or their content."""

    code: int
    out: str
    err: str
    sizes: dict[str, int]
    pages: dict[str, bytes]


async def shut(services: Services) -> list[int]:
    """Return the tables of a deal of today and of a duplicate match that one person has ended."""
    one, other = Player(71, "Fay"), Player(72, "Gus")
    today, *_ = await services.dailies.promises()
    about = today, "koikoi", one, public_league.GUILD, "Computer {}".format
    numbers = [(await services.dailies.begin(*about, ranked=True)).id]
    opened = Announcement(1, 5, other, "mushi", None, deals=1, side=1, days=3)
    match = await services.duplicates.open(opened)
    await services.duplicates.join(match.id, PEOPLE[0], 4711)
    await services.duplicates.begin(match.id, other.user, 4712)
    numbers.append((await services.duplicates.sit(match.id, other, *COMPUTERS)).id)
    for number in numbers:
        table, rng = await services.tables.at(number), Random(5)
        while table.phase == "playing":
            user = table.players[min(table.waits_for)]
            assert user
            table = await services.tables.playing.play(number, user.user, finishing(table, rng))
    return numbers


async def _nowhere(_: object) -> None:
    """Return no channel: people who play alone need none."""


COMPUTERS = "Computer {}".format, _nowhere


async def made(file: Path, other: Path) -> None:
    """Write two databases whose deals in progress differ where nobody but players can look."""
    database, clock = Database(address(file)), Clock()
    await database.open()
    services = Services(database, clock, MagicMock(spec=Stage))
    await public_league.founded(services, clock)
    clock.now = utc()
    league = await public_league.begun(services, clock, (public_league.ANNA, public_league.ARNE))
    for _ in range(6):
        league = await public_league.moved(services, clock, league, Random(2))
    places = {game: 100 + at for at, game in enumerate(part(GAMES, 4))}
    numbers = await in_mid_deal(services.tables, 1, places, PEOPLE)
    numbers += [league.id, *await shut(services)]
    await services.rest()
    copied(file, file.with_name("first"))
    await deal_anew(database, [await services.tables.at(one) for one in numbers])
    copied(file, other)
    await database.close()
    file.with_name("first").replace(file)


@pytest.fixture
def worlds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, Path]:
    """Two databases that only players can tell apart."""
    found = tmp_path / "here.sqlite", tmp_path / "there.sqlite"
    asyncio.run(made(*found))
    return found


def doors() -> Iterator[tuple[str, Row]]:
    """Every way to call a command that has a database; those that name a table name each."""
    for name, row in rows():
        if name == "export":
            yield from ((name, Row(str(number), "reads")) for number in TABLES)
        elif name != "run":
            yield name, row


def told(world: Path, club: Path, tmp_path: Path, name: str, row: Row) -> Told:
    """Call a command on a copy of a world, in empty folders."""
    pages, copy = tmp_path / "pages", tmp_path / "kept.backup"
    shutil.rmtree(pages, ignore_errors=True)
    for file in club.parent.iterdir():
        file.unlink()
    for place in (club, copy):
        shutil.copyfile(world, place)
        place.chmod(0o600)
    done = paifuda(name, row, tmp_path)
    left = [*club.parent.iterdir(), *tmp_path.glob("*.backup")]
    sized = {one.name: one.stat().st_size for one in left if not one.name.endswith("-shm")}
    files = (one for one in pages.rglob("*") if one.is_file())
    bodies = {str(one.relative_to(pages)): one.read_bytes() for one in files}
    return Told(done.exit_code, done.stdout, done.stderr, sized, bodies)


@pytest.mark.usefixtures("unhurried")
@pytest.mark.slow
def test_no_command_and_no_page_tells_hidden_pieces(
    worlds: tuple[Path, Path], club: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PAIFUDA_TOKEN", "abc")
    monkeypatch.setenv("PAIFUDA_SITE_REPLAYS", "1")
    monkeypatch.setattr(sizes, "free", lambda place: 10**10)
    for module in (public, replayed):
        monkeypatch.setattr(module, "LANGUAGES", (LANGUAGE,))
    assert worlds[0].read_bytes() != worlds[1].read_bytes()
    for name, row in part([*doors()], PORTION):
        here, there = (told(world, club, tmp_path, name, row) for world in worlds)
        assert here == there, (name, row)
        assert name != "site" or any("/deal/" in path for path in here.pages)
