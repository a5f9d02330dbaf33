"""Players in processes of their own, and their reports before they were killed."""

from __future__ import annotations

from types import TracebackType
from typing import Any

from bot.domain.tables.table import Table
from tests.faults.player import run
from tests.forked import Forked


class Players:
    """Players of one database, one process at a time.

    `seconds` is the time at the tables, `tried` the act under way at each when a player was killed.
    """

    def __init__(self, url: str) -> None:
        self.url, self.seconds = url, 0.0
        self.tried: dict[int, str] = {}
        self.heard: list[Table] = []
        self._player: Forked | None = None

    def __enter__(self) -> Players:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._player:
            self._player.kill()

    def born(self, seed: int) -> None:
        """Start a player."""
        self.tried, self.heard = {}, []
        self._player = Forked(run, self.url, seed, self.seconds)

    def listen(self, acts: int) -> str:
        """Wait for the outcome of a number of acts, and return the last report."""
        assert self._player
        what = ""
        while acts and what not in ("held", "ended"):
            what, *more = self._player.hear() or ("ended",)
            self._note(what, more)
            acts -= what == "done"
        return what

    def kill(self) -> None:
        """Kill the player without warning, and read its last reports."""
        assert self._player
        self._player.kill()
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
