"""The installed package: one folder beside those of others, and a page that an index can show."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from functools import partial
from pathlib import Path

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager
from packaging.version import Version

from tests import pages

ROOMS = ("bot", "render", "rules")
PROJECT = tomllib.loads((pages.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
OPERATIONS = pages.ROOT / "docs" / "operations.md"


def held(builder: type[WheelBuilder | SdistBuilder]) -> set[str]:
    """The files of a wheel or a source archive, without what describes it."""
    return {one.distribution_path for one in builder(str(pages.ROOT)).recurse_included_files()}


def test_a_wheel_has_one_folder_with_everything_in_it() -> None:
    rooms = {file for room in ROOMS for file in (pages.ROOT / room).rglob("*") if file.is_file()}
    names = {f"paifuda/{file.relative_to(pages.ROOT)}" for file in rooms if file.suffix != ".pyc"}
    assert held(WheelBuilder) == names | {"paifuda/__init__.py", "paifuda/__main__.py"}


def test_a_source_archive_has_everything_owners_are_told_of() -> None:
    linked = {str(file.relative_to(pages.ROOT)) for file, _ in pages.links(OPERATIONS)}
    typed = {word for line in pages.commands(OPERATIONS) for word in line.split()}
    there = {
        word for word in typed if not word.startswith(".venv") and (pages.ROOT / word).is_file()
    }
    assert "constraints.txt" in there
    assert (linked | there) - held(SdistBuilder) == set()


# --- The rooms are found, and no other package that is called like one ----------------------------

TOLD = "import rules\n\ndef main():\n    print(rules.__name__, rules.__file__)\n"


@pytest.mark.parametrize("installed", [True, False], ids=["installed", "in the repository"])
@pytest.mark.parametrize("started", [("-m", "paifuda"), ("-c", "import paifuda; paifuda.main()")])
def test_the_command_line_has_the_rooms_first_on_its_path(
    tmp_path: Path, started: tuple[str, str], installed: bool
) -> None:
    """They come before another package, and before a folder from which the program is started."""
    site, elsewhere = tmp_path / "site", tmp_path / "elsewhere"
    rooms = site / "paifuda" if installed else tmp_path / "repository"
    files = {
        **{place / "rules.py": "" for place in (site, elsewhere, rooms)},
        rooms / "bot" / "__main__.py": TOLD,
        **{
            (site if installed else rooms) / "paifuda" / file.name: file.read_text()
            for file in (pages.ROOT / "paifuda").glob("*.py")
        },
    }
    for file, text in files.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    path = os.pathsep.join(map(str, (site, rooms)))
    env = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
    asked = [sys.executable, "-S", *started]
    done = subprocess.run(asked, env=env, cwd=elsewhere, capture_output=True, text=True)
    assert (done.stdout.split(), done.stderr) == (["rules", str(rooms / "rules.py")], "")


def test_a_child_process_is_started_in_one_way() -> None:
    """`python -m bot` works in the repository alone, so nobody but `bot.program` says how."""
    files = (pages.ROOT / "bot").rglob("*.py")
    found = {file for file in files if "executable" in file.read_text(encoding="utf-8")}
    assert found == {pages.ROOT / "bot" / "program.py"}


# --- What describes it ----------------------------------------------------------------------------


def described(root: Path) -> ProjectMetadata[PluginManager]:
    """The metadata of a build from a copy of the project."""
    return ProjectMetadata(str(root), PluginManager())


def test_the_page_on_an_index_leads_out_of_it(tmp_path: Path) -> None:
    found, page = described(pages.ROOT), tmp_path / "README.md"
    page.write_text(found.core.readme, encoding="utf-8")
    assert [*pages.links(page)] == []
    there = re.findall(
        rf"paifuda/(?:blob/)?v{re.escape(found.version)}/([^\s)\"#]+)", pages.text(page)
    )
    linked = {file for file, _ in pages.links(pages.ROOT / "README.md")}
    assert {*there} == {str(file.relative_to(pages.ROOT)) for file in linked}


def test_every_address_is_that_of_the_repository() -> None:
    """The addresses in `pyproject.toml` belong together: one of them alone is easily forgotten."""
    text = (pages.ROOT / "pyproject.toml").read_text(encoding="utf-8")
    owner = PROJECT["project"]["urls"]["Repository"].removeprefix("https://github.com/")
    assert set(re.findall(r"https://[\w.]+/(\w+/\w+)", text)) == {owner}


def test_the_version_follows_from_the_tag(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A copy without tags has the fallback; after a tag it is a state on the way to the next."""
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    project = tmp_path / "pyproject.toml"
    project.write_text((pages.ROOT / project.name).read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "README.md").touch()
    fallback = PROJECT["tool"]["hatch"]["version"]["fallback-version"]

    def git(*words: str) -> None:
        own = ("-c", "user.name=x", "-c", "user.email=x@x.x", "-c", "commit.gpgsign=false")
        subprocess.run(["git", *own, *words], cwd=tmp_path, check=True, capture_output=True)

    assert described(tmp_path).version == fallback
    git("init")
    git("add", "--all")
    git("commit", "-m", "first")
    before = Version(described(tmp_path).version)
    assert before.is_devrelease
    assert before > Version(fallback)
    git("tag", "v7.1.0")
    assert described(tmp_path).version == "7.1.0"
    git("commit", "--allow-empty", "-m", "second")
    later = Version(described(tmp_path).version)
    assert later > Version("7.1.0")
    assert later.is_devrelease
    assert str(later.local).startswith("g")


def test_while_lines_are_unreleased_the_fallback_is_newer() -> None:
    """A copy without tags tells a development state, or the release it is."""
    changes = (pages.ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    (newest, lines), (released, _), *_ = re.findall(
        r"^## \[(.+?)\].*\n((?:(?!## ).*\n)*)", changes, re.MULTILINE
    )
    fallback = Version(PROJECT["tool"]["hatch"]["version"]["fallback-version"])
    assert newest == "Unreleased"
    if lines.strip():
        assert fallback.is_devrelease
        assert fallback > Version(released)
    else:
        assert fallback == Version(released)


# --- Installed ------------------------------------------------------------------------------------

WORK = """
import asyncio, json, os, sys

import paifuda

paifuda.open_rooms()

from bot.program import PROGRAM
from bot.store import Database
from bot.worker import Worker

async def work(address):
    database, worker = Database(address), Worker()
    await database.open()
    await database.close()
    assert await worker.reckon(os.getpid) != os.getpid()
    worker.stop()

asyncio.run(work(sys.argv[1]))
print(json.dumps(PROGRAM))
"""
"""Makes a database, lets a worker work, and tells how child processes are started."""
STRANGER = (
    "import rules; rules.add_perm('play', rules.always_true); print(rules.has_perm('play', 1))"
)


@pytest.mark.long
def test_the_wheel_works_beside_a_package_called_rules(tmp_path: Path) -> None:
    run = partial(subprocess.run, cwd=tmp_path, check=True, capture_output=True, text=True)
    python, home = str(tmp_path / "tried" / "bin" / "python"), tmp_path / "home.sqlite"
    build = (sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path))
    run(build, cwd=pages.ROOT)
    (wheel,) = tmp_path.glob("*.whl")
    run([sys.executable, "-m", "venv", tmp_path / "tried"])
    locked = ("-c", str(pages.ROOT / "constraints.txt"))
    run([python, "-m", "pip", "install", *locked, str(wheel), "rules"])
    assert run([python, "-c", STRANGER]).stdout == "True\n"
    version = wheel.name.split("-")[1]
    assert (
        run([tmp_path / "tried" / "bin" / "paifuda", "--version"]).stdout == f"paifuda {version}\n"
    )
    address = f"sqlite+aiosqlite:///{home}"
    program = json.loads(run([python, "-c", WORK, address]).stdout)
    (tmp_path / "bot").mkdir()
    (tmp_path / "rules.py").write_text("raise ImportError")  # a folder that has such names, too
    assert run([*program, "--version"]).stdout == f"paifuda {version}\n"
    run(
        [*program, "database", "backup", "copy.backup"],
        env={**os.environ, "PAIFUDA_DATABASE": address},
    )
    told = run(
        [*program, "developer", "duel", "mushi", "random", "random", "--deals", "2", "--cores", "2"]
    )
    assert "gains" in told.stdout
