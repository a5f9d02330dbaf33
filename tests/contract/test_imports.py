"""Which room may import which: bot -> render -> rules, chat -> services -> store -> domain."""

from __future__ import annotations

import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ROOMS = ("rules", "render", "bot")
FILES = [file.relative_to(ROOT) for room in ROOMS for file in sorted((ROOT / room).rglob("*.py"))]

STANDARD = frozenset(sys.stdlib_module_names)
IMPURE = frozenset(
    [
        "asyncio",
        "datetime",
        "io",
        "logging",
        "multiprocessing",
        "os",
        "pathlib",
        "random",
        "secrets",
        "shutil",
        "socket",
        "sqlite3",
        "subprocess",
        "tempfile",
        "threading",
        "time",
    ]
)
"""Standard modules for I/O, clock, randomness or logging: the rules use none of them."""

FONTS = frozenset({"fontpkg", "fontpkg_noto_sans", "manimgx_fonts_cjk"})
OUTSIDE = {"rules": STANDARD - IMPURE, "render": STANDARD | FONTS | {"PIL", "isal"}}
"""The packages a room may import from outside the project; `bot` may import all."""

DRAWING = frozenset({"resvg_py", "fontTools"})
"""Needed when the sheets are made, not when the bot runs."""

INSIDE = {"rules": {"rules"}, "render": {"rules", "render"}, "bot": set(ROOMS)}

RINGS = {
    "bot/domain": ("bot.domain", "bot.logs", "rules"),
    "bot/store": ("bot.store", "bot.domain", "bot.logs", "rules"),
    "bot/services": (
        *("bot.services", "bot.store", "bot.domain", "bot.logs", "bot.timers", "bot.worker"),
        *("bot.lasting", "render", "rules"),
    ),
    "bot/chat": (
        *("bot.chat", "bot.services", "bot.domain", "bot.words"),
        *("bot.config", "bot.lasting", "bot.listening", "bot.logs", "bot.program", "bot.timers"),
        *("render", "rules"),
    ),
    "bot/words": ("bot.words", "bot.domain", "bot.logs", "rules"),
    "bot/site": (
        *("bot.site", "bot.services", "bot.store", "bot.domain", "bot.words"),
        *("bot.listening", "bot.logs", "bot.timers", "render", "rules"),
    ),
}
"""The parts of the project each ring may import; the start of the bot may import all."""

ABROAD = {
    "bot/domain": {"networkx", "openskill"},
    "bot/store": {"sqlalchemy", "alembic", "filelock"},
    "bot/services": set[str](),
    "bot/chat": {"aiohttp", "discord", "prometheus_client"},
    "bot/words": {"fluent"},
    "bot/site": {"aiohttp", "jinja2", "markupsafe", "prometheus_client"},
}
"""The packages each ring may import beside the standard library."""


def imports(file: Path, source: str) -> Iterator[str]:
    """The dotted name of everything a file imports, wherever in it the import stands."""
    package = file.parent.parts
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            here = package[: len(package) - node.level + 1] if node.level else ()
            base = ".".join([*here, *filter(None, [node.module])])
            yield from (f"{base}.{alias.name}" for alias in node.names)


@cache
def imported(file: Path) -> tuple[str, ...]:
    """The imports of a file of the project; each is read once."""
    return tuple(imports(file, (ROOT / file).read_text(encoding="utf-8")))


def may_import(file: Path, name: str) -> bool:
    """Whether the arrow from a file to what it imports is one of the plan's."""
    room, top = file.parts[0], name.partition(".")[0]
    if top in ROOMS:
        allowed = top in INSIDE[room]
    elif top in DRAWING and room == "render":
        allowed = file.parent.as_posix() == "render/faces"
    else:
        allowed = room == "bot" or top in OUTSIDE[room]
    ring = next((ring for ring in RINGS if file.is_relative_to(ring)), None)
    return allowed and (ring is None or _in_ring(ring, name))


def _in_ring(ring: str, name: str) -> bool:
    top = name.partition(".")[0]
    if top in ROOMS:
        return any(f"{name}.".startswith(f"{one}.") for one in RINGS[ring])
    return top in STANDARD | ABROAD[ring] or name == "__future__.annotations"


def wrong_arrows(file: Path, names: Iterable[str]) -> list[str]:
    """The imports of a file that the plan does not allow."""
    return [name for name in names if not may_import(file, name)]


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_imports_only_what_it_may(room: str) -> None:
    files = [file for file in FILES if file.parts[0] == room]
    wrong = {file.as_posix(): wrong_arrows(file, imported(file)) for file in files}
    assert {file: names for file, names in wrong.items() if names} == {}


ARROWS = [
    ("rules/game.py", "from rules.options import Options", True),
    ("rules/game.py", "import dataclasses", True),
    ("rules/game.py", "import discord", False),
    ("rules/game.py", "def f():\n    from PIL import Image", False),
    ("rules/game.py", "from bot import tables", False),
    ("rules/game.py", "from render import paint", False),
    ("rules/game.py", "import random", False),
    ("rules/hanafuda/mushi.py", "from ..game import Move", True),
    ("rules/hanafuda/mushi.py", "from ...render import paint", False),
    ("render/paint.py", "from PIL import Image", True),
    ("render/paint.py", "from rules import View", True),
    ("render/paint.py", "import numpy", False),
    ("render/paint.py", "import bot.words", False),
    ("render/paint.py", "import resvg_py", False),
    ("render/faces/build.py", "import resvg_py", True),
    ("bot/chat/client.py", "import discord", True),
    ("bot/chat/client.py", "import sqlalchemy", False),
    ("bot/chat/desk.py", "from bot.store import Database", False),
    ("bot/chat/panels/ledger/ledger.py", "from ....store.ledger import ledgers", False),
    ("bot/chat/panels/tables/hand/hand.py", "from bot.services.tables import tables", True),
    ("bot/services/tables/tables.py", "from bot.store import Database", True),
    ("bot/services/tables/tables.py", "import sqlalchemy", False),
    ("bot/services/tables/tables.py", "import discord", False),
    ("bot/services/tables/new.py", "if TYPE_CHECKING:\n    from discord import Client", False),
    ("bot/services/ledger/ledger.py", "from bot.chat import client", False),
    ("bot/services/ledger/ledger.py", "from bot.words import words", False),
    ("bot/domain/tables/fair.py", "from ...store import reads", False),
    ("bot/domain/tables/fair.py", "import sqlalchemy", False),
    ("bot/domain/tables/fair.py", "from rules import Move", True),
    ("bot/domain/players/greedy.py", "from discord.ext import tasks", False),
    ("bot/store/queries.py", "from bot.services.tables import tables", False),
    ("bot/store/queries.py", "from bot.domain.tables.table import Table", True),
    ("bot/store/queries.py", "import render", False),
    ("bot/store/migrations/one.py", "from ...chat.panels import hand", False),
    ("bot/words/new.py", "import render", False),
    ("bot/site/new.py", "from bot.chat import client", False),
    ("bot/site/new.py", "import discord", False),
    ("bot/site/new.py", "from bot.words import words", True),
    ("bot/services/new.py", "from bot.site import frame", False),
]


@pytest.mark.parametrize(("file", "source", "allowed"), ARROWS)
def test_a_wrong_arrow_is_reported(file: str, source: str, allowed: bool) -> None:
    assert (wrong_arrows(Path(file), imports(Path(file), source)) == []) is allowed


# --- No module of the chat is left over -----------------------------------------------------------


def reached(*starts: Path) -> set[Path]:
    """Some files, and all files that they import, directly or through others."""
    files, found, left = set(FILES), set[Path](), [*starts]
    while left:
        found.add(file := left.pop())
        for name in imported(file):
            parts = name.split(".")
            places = ["/".join(parts[:n]) for n in range(1, len(parts) + 1)]
            ways = {Path(f"{place}{end}") for place in places for end in (".py", "/__init__.py")}
            left += (ways & files) - found
    return found


def test_every_module_of_the_chat_serves_something() -> None:
    """The client imports all panels, for their components and doors; others must be imported."""
    chat = {file for file in FILES if file.is_relative_to("bot/chat")}
    panels = (file for file in chat if file.is_relative_to("bot/chat/panels"))
    found = [file for file in panels if DECLARES.search((ROOT / file).read_text(encoding="utf-8"))]
    assert chat - reached(Path("bot/chat/client.py"), *found) == set()


DECLARES = re.compile(r"^class \w+\([^:]*custom_id=|^@doors\.\w+\.opens$", re.MULTILINE)
"""The declaration of a component, or of the panel behind a door."""


# --- No arrow between folders runs back -----------------------------------------------------------

FOLDERS = sorted({folder for file in FILES for folder in file.parents if folder.parts})


def arrows(folder: Path) -> dict[str, set[str]]:
    """For each module or folder in a folder: the others in that folder that it imports."""
    here, found = ".".join(folder.parts) + ".", defaultdict[str, set[str]](set)
    for file in (one for one in FILES if one.is_relative_to(folder) and one.parent != folder):
        room = file.relative_to(folder).parts[0]
        for name in imported(file):
            other = name.removeprefix(here).partition(".")[0]
            if name.startswith(here) and other != room:
                found[room].add(other)
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=Path.as_posix)
def test_no_arrow_between_folders_runs_back(folder: Path) -> None:
    TopologicalSorter(arrows(folder)).prepare()  # CycleError names the circle


MOST = 24
"""The largest number of modules in a folder; more of them are two subjects."""


@pytest.mark.parametrize("folder", FOLDERS, ids=Path.as_posix)
def test_a_folder_holds_one_subject(folder: Path) -> None:
    if folder != Path("bot/store/migrations/versions"):
        modules = [f.name for f in FILES if f.parent == folder and f.name != "__init__.py"]
        assert len(modules) <= MOST, "group these by what a person does"
