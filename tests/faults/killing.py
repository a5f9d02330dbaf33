"""Players in processes of their own, and what they said before they were killed."""

from __future__ import annotations

import base64
import os
import pickle
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Any

from bot.domain.tables.table import Table

HERE = Path(__file__).parent
ROOT = HERE.parent.parent


class Players:
    """A process that forks players; one of them at a time.

    `seconds` is the time at the tables, `tried` the act under way at each when a player was killed.
    """

    def __init__(self, url: str) -> None:
        self.url, self.seconds = url, 0.0
        self.tried: dict[int, str] = {}
        self.heard: list[Table] = []
        self._player = 0

    def __enter__(self) -> Players:
        path = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
        self._process = subprocess.Popen(
            [sys.executable, str(HERE / "player.py")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": path},
        )
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._player:
            os.kill(self._player, signal.SIGKILL)
        self._process.communicate()

    def born(self, seed: int) -> int:
        """A player begins; the number of its process."""
        assert self._process.stdin
        self._process.stdin.write(f"{self.url} {seed} {self.seconds}\n")
        self._process.stdin.flush()
        self.tried, self.heard = {}, []
        while (said := self._line())[0] != "born":
            continue
        self._player = int(said[1])
        return self._player

    def listen(self, acts: int) -> str:
        """Hear the outcome of so many acts; the last thing that was said."""
        what = ""
        while acts and what not in ("held", "ended"):
            what, *more = self._line()
            self._note(what, more)
            acts -= what == "done"
        if what in ("held", "ended"):
            self._player = 0
        return what

    def kill(self, player: int) -> None:
        """Kill a player without warning, and hear what it had said until then."""
        os.kill(player, signal.SIGKILL)
        self._player = 0
        while self.listen(1) != "ended":
            continue

    def _note(self, what: str, more: list[Any]) -> None:
        match what, more:
            case "try", [number, act]:
                self.tried[number] = act
            case "done", [number, seconds, *tables]:
                self.seconds = max(self.seconds, seconds)
                self.tried.pop(number, None)
                self.heard += tables

    def _line(self) -> Any:
        assert self._process.stdout
        while line := self._process.stdout.readline():
            try:
                return pickle.loads(base64.b64decode(line.strip(), validate=True))
            except (ValueError, EOFError, pickle.UnpicklingError):
                continue  # the last words of who was killed
        raise AssertionError("the players are gone")
