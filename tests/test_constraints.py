"""The versions that are locked for deployment: all there are, and none that the project refuses."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from typer.testing import CliRunner

from bot.console.commands import app

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
LOCKED = {
    canonicalize_name(found[1]): found[2]
    for found in re.finditer(
        r"^([\w.-]+)==([\w.]+)", (ROOT / "constraints.txt").read_text(), re.MULTILINE
    )
}


def asked() -> list[Requirement]:
    """The requirements of the project, with all its extras."""
    extras = PROJECT["optional-dependencies"].values()
    named = [*PROJECT["dependencies"], *(one for extra in extras for one in extra)]
    found = [Requirement(one) for one in named]
    return [one for one in found if one.name != PROJECT["name"]]


@pytest.mark.parametrize("wanted", asked(), ids=str)
def test_locked_version_is_one_the_project_takes(wanted: Requirement) -> None:
    assert wanted.specifier.contains(LOCKED[canonicalize_name(wanted.name)])


def test_all_that_is_needed_on_the_way_is_locked_too() -> None:
    waiting, seen = asked(), set()
    while waiting:
        one = waiting.pop()
        if (one.name, *sorted(one.extras)) in seen:
            continue
        seen.add((one.name, *sorted(one.extras)))
        try:
            below = [Requirement(text) for text in requires(one.name) or ()]
        except PackageNotFoundError:
            continue  # an extra that is not installed here
        extras = one.extras or {""}
        waiting += [
            need
            for need in below
            if not need.marker or any(need.marker.evaluate({"extra": extra}) for extra in extras)
        ]
    assert {canonicalize_name(name) for name, *_ in seen} <= LOCKED.keys()


def test_version_is_told() -> None:
    told = CliRunner().invoke(app, ["--version"])
    assert (told.exit_code, told.output) == (0, f"paifuda {version('paifuda')}\n")
