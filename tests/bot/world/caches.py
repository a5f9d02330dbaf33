"""Results that are the same in every test: compiled SQL, translated commands, the command line; and
quick copies of what a simulated Discord sends.
"""

from __future__ import annotations

import marshal
from collections.abc import Awaitable, Callable
from copy import deepcopy
from functools import cache
from types import SimpleNamespace
from typing import Any

import pytest
import typer.testing
from discord import app_commands
from discord.app_commands import AppCommand, tree
from simcord import components, gateway, results
from simcord.backend import serializers
from simcord.http import router
from sqlalchemy import Engine
from typer.main import get_command

from bot.store import Database

_engines: dict[str, Engine] = {}
"""For each driver, the engine used first, whose compiled statements the others use."""
_worded: dict[Any, Any] = {}
"""For each command, the data that Discord receives; `every` makes each once."""
_commands: dict[str, tuple[Any, AppCommand]] = {}
"""For each command by name, the data in Discord's answer, and the command that was read from it."""

_command_line = cache(get_command)
"""The commands of the command line, which each call in a test would read anew."""


def engines(database: Database) -> list[Engine]:
    """Return the engines of a database."""
    if database._file:
        return [database._file]
    return [one.sync_engine for one in database._server]


async def dispose(database: Database) -> None:
    """Close every connection of a database."""
    if database._file:
        database._file.dispose()
    for one in database._server:
        await one.dispose()


def remember(database: Database) -> None:
    """Keep all compiled statements of this database for later databases."""
    _engines.update({engine.driver: engine for engine in engines(database)})


def compiled(database: Database) -> None:
    """Give a database the statements that earlier ones compiled."""
    for engine in engines(database):
        if known := _engines.get(engine.driver):
            engine.dialect, engine._compiled_cache = known.dialect, known._compiled_cache


def _once(word: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    async def worded(command: Any, *how: Any) -> Any:
        if command not in _worded:
            _worded[command] = await word(command, *how)
        return Same(_worded[command])

    return worded


class Same(dict[str, Any]):
    """The data of a command for Discord; nobody changes it, so its copy is the object itself."""

    def __deepcopy__(self, _: object) -> Same:
        return self


def _read(*, data: Any, state: Any) -> AppCommand:
    """Return a command from Discord's data, parsed again only if the data changed."""
    told, command = _commands.get(data["name"], (None, None))
    if command is None or told != data:
        command = AppCommand(data=data, state=state)
        _commands[data["name"]] = data, command
    return command


@pytest.fixture
def _translated(monkeypatch: pytest.MonkeyPatch) -> None:
    """Translate the commands at the first start only."""
    for kind in (app_commands.Command, app_commands.Group):
        monkeypatch.setattr(kind, "get_translated_payload", _once(kind.get_translated_payload))
    monkeypatch.setattr(tree, "AppCommand", _read)


@pytest.fixture
def _read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Read the commands of the command line once."""
    monkeypatch.setattr(typer.testing, "_get_command", _command_line)


def copied(value: Any, _: object = None) -> Any:
    """Copy plain data in a tenth of the time that `deepcopy` takes; it copies everything else."""
    try:
        return marshal.loads(marshal.dumps(value))
    except ValueError:
        if type(value) is dict:
            return {key: copied(part) for key, part in value.items()}
        return deepcopy(value)


@pytest.fixture
def _copied(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make copies of requests, events and the messages of answers quick."""
    for module in (gateway, router):
        monkeypatch.setattr(module, "copy", SimpleNamespace(deepcopy=copied))
    for module in (components, serializers, results):
        monkeypatch.setattr(module, "deepcopy", copied)
