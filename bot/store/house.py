"""House rules as they are stored: with every option, so that a changed preset changes no match."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from bot.domain import house
from rules import Options, word


def written(options: Options) -> str:
    """Return house rules as text for the database."""
    values = {field.name: getattr(options, field.name) for field in fields(options)}
    return " ".join(f"{name}={word(value)}" for name, value in values.items())


def read(row: Any) -> Options:
    """Read house rules: the preset as of the row's version, and its `differences`."""
    return house.read(row.game, row.preset, row.version, _pairs(row.differences))


def _pairs(text: str) -> Iterator[tuple[str, str]]:
    for part in text.split():
        name, _, value = part.partition("=")
        yield name, value
