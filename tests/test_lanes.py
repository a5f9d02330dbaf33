"""Random tests begin with one seed for all processes, and a failure tells how to repeat it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests import compiling, lanes, volume
from tests.bot import test_glossary
from tests.contract import test_dead

TOLD = "from volume import seeds; print(*seeds(2, 5))"


def told(**environment: str) -> list[int]:
    """Return the seeds that another process has in this environment."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PAIFUDA_")}
    done = subprocess.run(
        [sys.executable, "-c", TOLD],
        cwd=Path(__file__).parent,
        env=kept | environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return [int(seed) for seed in done.stdout.split()]


def test_the_first_seed_follows_from_the_commit_or_is_given() -> None:
    assert told() == told()
    assert len(told()) == 2
    assert told(PAIFUDA_SEED="7") == [7, 8]
    assert told(PAIFUDA_SEED="7", PAIFUDA_LONG="2") == [*range(7, 17)]


def test_another_tree_has_another_first_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(volume, "LONG", 0)
    monkeypatch.setattr(volume, "_origin", lambda: "one tree")
    first = volume.drawn()
    monkeypatch.setattr(volume, "_origin", lambda: "another tree")
    assert volume.drawn() != first


def test_a_process_inherits_the_first_seed() -> None:
    assert os.environ[volume.SEED] == str(volume.FIRST)


def test_the_parts_of_a_whole_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    monkeypatch.setattr(volume, "LONG", 0)
    for first in range(3):
        monkeypatch.setattr(volume, "FIRST", first)
        found += volume.part("abcdefg", 3)
    assert sorted(found) == [*"abcdefg"]
    monkeypatch.setattr(volume, "LONG", 1)
    assert volume.part("abc", 3) == [*"abc"]


def test_a_failed_test_is_repeated_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lanes, "FIRST", 7)
    monkeypatch.setattr(lanes, "LONG", 0)
    assert lanes.repeating(["test_a.py::a[8]"] * 2) == ["PAIFUDA_SEED=7 pytest 'test_a.py::a[8]'"]
    monkeypatch.setattr(lanes, "LONG", 3)
    assert lanes.repeating(["b"]) == ["PAIFUDA_LONG=3 PAIFUDA_SEED=7 pytest 'b'"]


def test_the_tests_that_look_into_parsed_files_are_known() -> None:
    here = sys.modules[__name__]
    assert [*map(lanes.parses, (test_glossary, test_dead, here))] == [True, True, False]


def test_each_test_module_is_in_the_share_of_one_worker() -> None:
    shares = [compiling.share(number, 3) for number in range(3)]
    modules = [module for share in shares for module in share]
    assert __name__ in modules
    assert len({*modules}) == len(modules)
    assert {len(share) - min(map(len, shares)) for share in shares} <= {0, 1}
