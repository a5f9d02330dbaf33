"""Frozen values, and copies of them with changes: fields of a state, rows of a tuple."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any, Generic, TypeVar, dataclass_transform, overload

from rules.game import Event, Step

One = TypeVar("One")
Value = TypeVar("Value")


UNFROZEN = {"__setattr__": object.__setattr__, "__delattr__": object.__delattr__}
"""The methods of a plain object: with them Python sets a field without calling a method of a frozen
class.
"""


@dataclass_transform()
def moment(kind: type[Value]) -> type[Value]:
    """Make a class of states: a frozen dataclass, of which `draft` makes a copy that can be
    changed.
    """
    return dataclass(frozen=True)(kind)


def draft(state: Value) -> Value:
    """Copy a state, so that a move can change the copy; `freeze` makes the copy a state.

    The copy has a dict of its own. Python reads and writes that faster than a copied dict, which
    shares its keys with all other states.
    """
    kind: Any = state.__class__
    copy: Value = object.__new__(_unfrozen(kind))
    copy.__dict__ = {**state.__dict__}
    return copy


@cache
def _unfrozen(kind: Any) -> Any:
    return type(kind.__name__, (kind,), UNFROZEN)


def freeze(copy: Any, events: Iterable[Event]) -> Step:
    """Freeze a draft, keep these events as its `last` ones, and return both as a step."""
    copy.last = last = tuple(events)
    copy.__class__ = copy.__class__.__base__
    return Step(copy, last)


def changed(state: Value, **fields: Any) -> Value:
    """Copy a frozen dataclass without slots with some fields changed.

    It does the work of `dataclasses.replace` several times as fast. As in a draft, the copy has a
    dict of its own.
    """
    new = object.__new__(type(state))
    object.__setattr__(new, "__dict__", {**state.__dict__, **fields})
    return new


def step(state: Any, events: Iterable[Event]) -> Step:
    """Return a step to a copy of the state, which keeps these events as its `last` ones."""
    last = tuple(events)
    return Step(changed(state, last=last), last)


def put(rows: tuple[Value, ...], place: int, row: Value) -> tuple[Value, ...]:
    """Return the rows with the row at `place`, such as a seat's row, replaced by `row`."""
    new = [*rows]
    new[place] = row
    return tuple(new)


def less(row: tuple[Value, ...], value: Value) -> tuple[Value, ...]:
    """Return a row, such as a hand, without the first occurrence of a value; ValueError if it has
    none.
    """
    rest = [*row]
    rest.remove(value)
    return tuple(rest)


class Kept(Generic[One, Value]):
    """A property computed once: `functools.cached_property` without its lock, in half the time."""

    def __init__(self, ask: Callable[[One], Value]) -> None:
        self.ask = ask
        self.name = ask.__name__
        self.__doc__ = ask.__doc__

    @overload
    def __get__(self, instance: None, kind: type) -> Kept[One, Value]: ...

    @overload
    def __get__(self, instance: One, kind: type) -> Value: ...

    def __get__(self, instance: One | None, kind: type) -> Value | Kept[One, Value]:
        if instance is None:
            return self
        found: Value = self.ask(instance)
        instance.__dict__[self.name] = found
        return found
