"""Settings read again at SIGHUP: which change at once, which wait, and what a fault changes."""

from __future__ import annotations

import asyncio
import logging
import os
import pty
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import MagicMock

import pytest

from bot.config import Settings, load
from bot.console import many, signals
from bot.console.many import Watched
from bot.console.rereading import AT_ONCE, read_again

CHANGES = {
    "log_level": "'debug'",
    "excluded": "[7]",
    "blocked_servers": "[8]",
    "policy": "'https://example.org/policy'",
    "terms": "'https://example.org/terms'",
    "support": "'discord.gg/paifuda'",
    "token": "'very-secret'",
    "token_file": "'very-secret'",
    "database": "'postgresql+asyncpg://u:very-secret@h/db'",
    "log_format": "'json'",
    "backup": "'daily'",
    "backup_folder": "'elsewhere'",
    "keep": "3",
    "copy_before_upgrade": "false",
    "metrics": "'127.0.0.1:9100'",
    "site": "'127.0.0.1:9101'",
    "site_url": "'https://example.org/'",
    "site_replays": "3",
    "shards": "'2'",
    "test_guild": "9",
    "sentry": "'https://secret@example.org/1'",
    "emoji": "false",
    "language": "'ja'",
}
"""Each setting with a value that is not its default."""


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty configuration file, without variables of the developer's own."""
    for name in os.environ:
        if name.startswith("PAIFUDA_"):
            monkeypatch.delenv(name)
    (tmp_path / "own.toml").touch()
    log = logging.getLogger("paifuda")
    level = log.level
    yield tmp_path / "own.toml"
    log.setLevel(level)


def values(settings: Settings) -> dict[str, Any]:
    return {name: getattr(settings, name) for name in Settings.model_fields}


def test_every_setting_counts_at_once_or_from_the_next_start(
    file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert set(CHANGES) == set(Settings.model_fields)
    for name, value in CHANGES.items():
        file.write_text("")
        settings = load(file)
        before = values(settings)
        file.write_text(f"{name} = {value}")
        caplog.clear()
        assert read_again(settings)
        new = getattr(load(file), name) if name in AT_ONCE else before[name]
        assert values(settings) == before | {name: new}
        told = [(line.levelname, line.msg, line.fields) for line in caplog.records]  # type: ignore[attr-defined]
        at_once = ("INFO", "settings read again", {"changed": name if name in AT_ONCE else "none"})
        later = ("WARNING", "settings that count from the next start", {"changed": name})
        assert told == [at_once, *([] if name in AT_ONCE else [later])]
        assert logging.getLogger("paifuda").level == getattr(logging, settings.log_level.upper())


@pytest.mark.parametrize("fault", ["keep = 0\nlang = 'ja'", "keep = ", None])
def test_a_fault_is_told_and_every_setting_stays(
    file: Path, fault: str | None, caplog: pytest.LogCaptureFixture
) -> None:
    settings = load(file)
    before = values(settings)
    file.write_text(f"excluded = [7]\ntoken = 'very-secret'\n{fault}")
    if fault is None:
        file.unlink()
    assert not read_again(settings)
    assert values(settings) == before
    assert {line.msg for line in caplog.records} == {"settings not read again"}
    assert len(caplog.records) == (2 if fault and "lang" in fault else 1)
    assert "very-secret" not in str([vars(line) for line in caplog.records])


async def test_a_hangup_reads_again_unless_the_terminal_is_gone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    screen, terminal = pty.openpty()
    monkeypatch.setattr(signals, "STREAMS", (terminal,))
    heard: asyncio.Queue[str] = asyncio.Queue()
    signals.on_hangup(lambda: heard.put_nowait("read"), lambda: heard.put_nowait("end"))
    try:
        os.kill(os.getpid(), signal.SIGHUP)
        assert await heard.get() == "read"
        os.close(screen)
        os.kill(os.getpid(), signal.SIGHUP)
        assert await heard.get() == "end"
    finally:
        asyncio.get_running_loop().remove_signal_handler(signal.SIGHUP)
        os.close(terminal)


def test_a_start_survives_a_hangup_unless_the_terminal_is_gone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    screen, terminal = pty.openpty()
    monkeypatch.setattr(signals, "STREAMS", (terminal,))
    before = signal.getsignal(signal.SIGHUP)
    signals.start_through_hangup()
    try:
        os.kill(os.getpid(), signal.SIGHUP)
        os.close(screen)
        with pytest.raises(KeyboardInterrupt):
            os.kill(os.getpid(), signal.SIGHUP)
    finally:
        signal.signal(signal.SIGHUP, before)
        os.close(terminal)


def test_running_processes_read_again_unless_there_is_a_fault(file: Path) -> None:
    """One of them has not begun, and one has ended."""
    settings, processes = load(file), [None, MagicMock(returncode=1), MagicMock(returncode=None)]
    watched = [Watched((), {}) for _ in processes]
    for one, process in zip(watched, processes, strict=True):
        one._process = process
    for text, count in (("keep = 0", 0), ("keep = 1", 1)):
        file.write_text(text)
        many._read_again(settings, watched)
        sent = [process.send_signal.call_args_list for process in processes if process]
        assert sent == [[], [((signal.SIGHUP,),)] * count]
