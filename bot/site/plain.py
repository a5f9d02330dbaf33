"""Public values as plain facts, the data of a page for its template and for programs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from datetime import date, datetime
from typing import Any

import rules
from bot.domain.site.values import Game
from rules import word


def plain(value: Any) -> Any:
    """Return a public value as dictionaries and lists, with times in UTC as ISO 8601."""
    match value:
        case Game():
            return _game(value)
        case datetime():
            return value.isoformat(timespec="seconds")
        case date():
            return value.isoformat()
        case tuple():
            return [plain(part) for part in value]
        case _ if is_dataclass(value):
            return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
        case _:
            return value


def _game(of: Game) -> Mapping[str, Any]:
    """Return a game of a season, with the house rules that differ from its preset."""
    preset = rules.game(of.game).presets[of.preset]
    changed = rules.differences(of.options, preset)
    return {
        "game": of.game,
        "preset": of.preset,
        "differences": {name: word(value) for name, value in changed.items()},
        "ruleset": of.ruleset,
        "stake": of.stake,
    }
