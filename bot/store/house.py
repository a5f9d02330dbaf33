"""House rules as they are stored: with every option, so that a changed preset changes no match."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

import rules
from rules import Options, word


def written(options: Options) -> str:
    """Return house rules as text for the database."""
    house = {field.name: getattr(options, field.name) for field in fields(options)}
    return " ".join(f"{name}={word(value)}" for name, value in house.items())


def read(row: Any) -> Options:
    """Read house rules: the preset as of the row's version, and its `differences`."""
    preset = rules.as_of(rules.game(row.game).presets[row.preset], row.version)
    found: Options = rules.differing(preset, _pairs(row.differences))
    return found


def _pairs(text: str) -> Iterator[tuple[str, str]]:
    for part in text.split():
        name, _, value = part.partition("=")
        yield name, value
