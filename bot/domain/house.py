"""House rules read from the database, which another version of the bot may have written."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

import rules
from bot.domain.refusal import Refusal
from rules import Options

OptionsT = TypeVar("OptionsT", bound=Options)


def read(
    key: str, preset: str, version: int, words: Mapping[str, str] | Iterable[tuple[str, str]]
) -> Options:
    """Read house rules: a preset as of a version, and the words of the fields that differ.

    Refusal if this version of the bot lacks the preset, a field or a value.
    """
    presets = rules.game(key).presets
    if preset not in presets:
        raise Refusal("unknown-house-rules")
    found: Options = known(rules.as_of(presets[preset], version), words)
    return found


def known(options: OptionsT, words: Mapping[str, str] | Iterable[tuple[str, str]]) -> OptionsT:
    """Set fields to written words; Refusal if this version of the bot lacks a field or a value."""
    try:
        return rules.differing(options, words)
    except ValueError as error:
        raise Refusal("unknown-house-rules") from error
