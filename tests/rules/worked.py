"""The worked positions kept in `vectors/hanafuda.json`, game by game."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.rules.positions import Cards

Vector = dict[str, Any]
Check = Callable[[Vector], None]
FILE = Path(__file__).with_name("vectors") / "hanafuda.json"


class Worked:
    """The worked positions of a game, and the function that checks each of them."""

    def __init__(self, game: str) -> None:
        every = json.loads(FILE.read_text(encoding="utf-8"))["vectors"]
        self.vectors: dict[str, Vector] = {one["id"]: one for one in every if one["game"] == game}
        self.noted: dict[str, Check] = {}

    def checks(self, *names: str) -> Callable[[Check], Check]:
        """Say which positions a function checks."""

        def note(check: Check) -> Check:
            self.noted.update(dict.fromkeys(names, check))
            return check

        return note

    def check(self, name: str) -> None:
        """Check one position."""
        self.noted[name](self.vectors[name])

    def are_all_checked(self, number: int, pack: Cards) -> None:
        """Assert that every position has a check and names only cards of the pack."""
        assert set(self.noted) == set(self.vectors)
        assert len(self.vectors) == number
        named = re.findall(r'"([a-z]+\.[a-z0-9]+)"', json.dumps(list(self.vectors.values())))
        assert set(named) <= set(pack)


def options_of(expected: Any) -> set[Cards]:
    """Return the captures that a worked position expects, in the form of `from_hand` and
    `from_stock`.
    """
    return {tuple(sorted(one)) for one in expected} or {()}
