"""The compiling of test modules at the start of a whole run: each worker imports a part of them
first.
"""

from __future__ import annotations

from contextlib import suppress
from importlib import import_module
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent


def share(number: int, workers: int) -> list[str]:
    """Return the test modules that a worker imports first."""
    files = sorted(FOLDER.rglob("test_*.py"))
    begin, end = (len(files) * one // workers for one in (number, number + 1))
    found = (file.relative_to(FOLDER.parent).with_suffix("") for file in files[begin:end])
    return [".".join(file.parts) for file in found]


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    """Import this worker's share; a module that fails is reported when it is collected.

    Otherwise all workers of a fresh checkout would compile every module at the same time.
    """
    config = session.config
    worker = getattr(config, "workerinput", None)
    if worker and config.args_source is config.ArgsSource.TESTPATHS:
        number = int(worker["workerid"].removeprefix("gw"))
        for name in share(number % worker["workercount"], worker["workercount"]):
            with suppress(Exception, pytest.skip.Exception):
                import_module(name)
