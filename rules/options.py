"""House rules as frozen dataclasses: one declaration gives type, menu, help, storage and hash."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import Field, dataclass, field, fields, replace
from functools import cache
from typing import Any, TypeVar

Value = str | int | bool
OptionsT = TypeVar("OptionsT", bound="Options")


@dataclass(frozen=True)
class Options:
    """The house rules of a table; each game declares its own fields with `option`."""


@dataclass(frozen=True, slots=True)
class Choice:
    """The form of one field of the house rules: its label, its help, its closed set of values.

    `source` is the sentence of the rules that the choice comes from. `since` is the version of its
    game that introduced it. `until` is the first version with the present default. `earlier` has
    the values of older matches and records, by the first version with each. The choice changes
    nothing unless each rule in `needs` has the value given there.
    """

    name: str
    default: Value
    values: Sequence[Value]
    label: str
    help: str
    source: str
    since: int
    until: int
    earlier: Mapping[int, Value]
    needs: Mapping[str, Value]

    def before(self, version: int) -> Value:
        """Return the value that an earlier version had where nobody chose one.

        A version before the first, which only a forged record names, has the value of the first.
        """
        first = min(self.earlier)
        return self.earlier[
            max((since for since in self.earlier if since <= version), default=first)
        ]


def option(
    values: Sequence[Value],
    label: str,
    help: str,
    source: str,
    since: int = 1,
    earlier: Value | Mapping[int, Value] | None = None,
    until: int = 1,
    needs: Mapping[str, Value] | None = None,
) -> Any:
    """Declare a field of the house rules; its default is the first value, or 12 where the values
    are a range.

    `since` is the version of the game that introduced the field. `until` is the first version with
    the present default. `earlier` is the value in matches of older versions, if that is not the
    default. Where older versions differ, it is a mapping: each value by the first version with it.
    """
    default = 12 if isinstance(values, range) else values[0]
    about: dict[str, Any] = {"values": values, "label": label, "help": help, "source": source}
    before = (
        earlier if isinstance(earlier, Mapping) else {1: default if earlier is None else earlier}
    )
    about |= {"since": since, "until": until, "earlier": before}
    return field(default=default, metadata={**about, "needs": needs or {}})


def choices(options: Options | type[Options]) -> tuple[Choice, ...]:
    """Return every field of the house rules in the order of their declaration."""
    return tuple(_choice(field) for field in fields(options))


@cache
def _choice(field: Field[Any]) -> Choice:
    default: Any = field.default
    return Choice(name=field.name, default=default, **field.metadata)


def as_of(options: OptionsT, version: int) -> OptionsT:
    """Return the house rules as an earlier version of their game reads them.

    A field that the version lacks gets the value by which that version played. A default that
    changed later gets its earlier value.
    """
    later = {
        choice.name: choice.before(version)
        for choice in choices(options)
        if _differed(options, choice, version)
    }
    return replace(options, **later) if later else options


def _differed(options: Options, choice: Choice, version: int) -> bool:
    """Whether an earlier version lacked this field, or had another default for it."""
    renewed = choice.until > version and getattr(options, choice.name) == choice.default
    return choice.since > version or renewed


def lacking(options: Options, choice: Choice) -> dict[str, Value]:
    """Return the rules that keep a choice from having an effect, each with the value that the
    choice needs.

    Rules that those rules need in turn are included. Empty if the choice is in force.
    """
    if not choice.needs:
        return {}
    known = {choice.name: choice for choice in choices(options)}
    found: dict[str, Value] = {}
    for name, value in choice.needs.items():
        found |= lacking(options, known[name])
        if getattr(options, name) != value:
            found[name] = value
    return found


def in_force(options: OptionsT) -> OptionsT:
    """Return house rules in which every rule without effect has its default."""
    idle = {choice.name: choice.default for choice in choices(options) if lacking(options, choice)}
    return replace(options, **idle)


def word(value: Value) -> str:
    """Return a value as written in records and component ids."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def clashes(options: Options) -> list[str]:
    """Return one sentence for every field with a value outside its closed set."""
    return [
        f"{choice.label}: “{word(value)}” is not one of {_spell(choice.values)}."
        for choice in choices(options)
        if not _among(value := getattr(options, choice.name), choice.values)
    ]


def _among(value: Value, values: Sequence[Value]) -> bool:
    """Whether a value is in a closed set; True is not 1 here."""
    return value in values and type(value) is type(values[0])


def _spell(values: Sequence[Value]) -> str:
    if isinstance(values, range):
        return f"{values[0]} to {values[-1]}"
    return ", ".join(word(value) for value in values)


def usual(presets: Mapping[str, OptionsT]) -> OptionsT:
    """Return the usual house rules of a game: those of the first of its presets."""
    return next(iter(presets.values()))


def differences(options: Options, preset: Options) -> dict[str, Value]:
    """Return the fields in which house rules differ from a preset; tables store and show only
    these.
    """
    return {
        field.name: getattr(options, field.name)
        for field in fields(options)
        if getattr(options, field.name) != getattr(preset, field.name)
    }


def differing(options: OptionsT, words: Mapping[str, str] | Iterable[tuple[str, str]]) -> OptionsT:
    """Return house rules with the fields that are named set from written words.

    ValueError names every unknown field and every value outside its closed set.
    """
    known = {choice.name: choice for choice in choices(options)}
    values: dict[str, Any] = {}
    wrong: list[str] = []
    for name, text in dict(words).items():
        choice = known.get(name)
        value = [v for v in choice.values if word(v) == text] if choice else []
        if value:
            values[name] = value[0]
        else:
            wrong.append(f"{name}={text}")
    if wrong:
        raise ValueError("Unknown house rules: " + ", ".join(wrong))
    return replace(options, **values)


def ruleset_hash(key: str, options: Options, version: int | None = None) -> str:
    """Return eight hex digits that identify a game with all its house rules; scores and records
    show them.

    With an earlier `version`, only the fields that it had count.
    """
    known = (c for c in choices(options) if version is None or c.since <= version)
    rules = (f"{c.name}={word(getattr(options, c.name))}" for c in known)
    return hashlib.sha256(" ".join([key, *rules]).encode()).hexdigest()[:8]
