"""Values written by difference: where a kind of value is stored, and the rows that change it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from functools import cache
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import sqlalchemy as sql

from bot.store.adding import once
from bot.store.database import Row, write_rows

Key = tuple[Any, ...]
"""The key of a row among all rows of one value, such as a seat or a number."""
Rows = dict[Key, dict[str, Any]]
Work = Callable[[sql.Connection], object]


class Value(Protocol):
    """A frozen value with a number; `edition` counts its writes."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def id(self) -> int:
        """The number of the value."""

    @property
    def edition(self) -> int:
        """How often the value was written."""


V = TypeVar("V", bound=Value)


@dataclass(frozen=True, eq=False)
class Part(Generic[V]):
    """A part of a value, stored in rows of a table of its own.

    `seen` returns the part, to compare; `rows` returns its rows by their keys. `key` names the
    columns that hold the number of the value and the key of the row, by default those of the
    primary key. Rows of a `lasting` part are never deleted.
    """

    table: sql.Table
    seen: Callable[[V], Any]
    rows: Callable[[V], Rows]
    key: tuple[str, ...] = ()
    lasting: bool = False

    @property
    def columns(self) -> tuple[str, ...]:
        """The columns that identify a row."""
        return self.key or tuple(column.name for column in self.table.primary_key)


def fields(*names: str) -> Callable[[Any], dict[str, Any]]:
    """Return a function that reads fields of a value for columns of the same names.

    It turns booleans into 0 and 1.
    """

    def read(value: Any) -> dict[str, Any]:
        own = {name: getattr(value, name) for name in names}
        return {
            name: int(stored) if stored is True or stored is False else stored
            for name, stored in own.items()
        }

    return read


def _nothing(before: Any, after: Any) -> Iterable[Work]:
    return ()


@dataclass(frozen=True, eq=False)
class Form(Generic[V]):
    """The way a kind of value is stored: a row of its own in `table`, and the rows of its `parts`.

    `read` reads a value whole by its number, which is in the column `number`. `facts` returns the
    columns of its own row that may change, `fixed` those that stay. `beside` returns further work
    that a change needs: for rows that the database numbers, and for sums in other tables. The own
    row of a `late` value is written with its first change.
    """

    table: sql.Table
    read: Callable[[sql.Connection, int], V]
    facts: Callable[[V], Mapping[str, Any]]
    parts: tuple[Part[V], ...] = ()
    fixed: Callable[[V], Mapping[str, Any]] = lambda _: {}
    beside: Callable[[V, V], Iterable[Work]] = _nothing
    number: str = "id"
    late: bool = False


def rows(form: Form[V], before: V, after: V, now: datetime) -> list[Row]:
    """Return the rows that turn one value into another in the database, in writing order.

    The first row raises the edition that was read, or adds the first row of a `late` value. If it
    changes nothing, another process wrote the value first.
    """
    return [_guard(form, before, after), *changed(form.parts, before, after, now)]


def save(connection: sql.Connection, form: Form[V], before: V, after: V, now: datetime) -> None:
    """Write a change of a value; OvertakenError if another process wrote it first."""
    write_rows(connection, rows(form, before, after, now))
    for do in form.beside(before, after):
        do(connection)


def add(connection: sql.Connection, form: Form[V], value: V, now: datetime) -> int:
    """Write a new value and return its number."""
    insert = form.table.insert().values(**form.facts(value), **form.fixed(value))
    number = int(connection.execute(insert.returning(form.table.c[form.number])).scalar_one())
    write_rows(connection, first_rows(form.parts, replace(value, id=number), now))
    return number


def changed(parts: Iterable[Part[V]], before: V, after: V, now: datetime) -> Iterator[Row]:
    """Yield a `Row` for each row to delete, change or add in the parts that differ."""
    for part in parts:
        if part.seen(before) != part.seen(after):
            yield from _changed(part, after.id, part.rows(before), part.rows(after), now)


def first_rows(parts: Iterable[Part[V]], value: V, now: datetime) -> list[Row]:
    """Return all rows of the parts of a new value."""
    return [row for part in parts for row in _changed(part, value.id, {}, part.rows(value), now)]


def _guard(form: Form[V], before: V, after: V) -> Row:
    facts = form.facts(after)
    if form.late and not before.edition:
        return Row(_beginning(form), {form.number: after.id, **facts, "edition": 1}, guards=True)
    values = {"number": before.id, "known": before.edition}
    if facts != form.facts(before):
        values |= facts
    return Row(_updating(form, tuple(values)), values, guards=True)


def _changed(part: Part[V], number: int, old: Rows, new: Rows, now: datetime) -> Iterator[Row]:
    of, columns = part.table, part.columns
    seen = {"seen": now} if "seen" in of.c else {}
    for key in old.keys() - new.keys() if not part.lasting else ():
        yield delete(of, columns, (number, *key))
    for key, values in new.items():
        if key not in old:
            own = dict(zip(columns, (number, *key), strict=True))
            yield Row(_adding(of), own | values | seen)
        elif old[key] != values:
            yield Row(_changing(of, columns), _where(columns, (number, *key)) | values | seen)


def delete(of: sql.Table, columns: tuple[str, ...], key: Key) -> Row:
    """Return the `Row` that deletes the row with this key from a table."""
    return Row(_deleting(of, columns), _where(columns, key))


def _where(columns: tuple[str, ...], key: Key) -> dict[str, Any]:
    return {f"of_{column}": value for column, value in zip(columns, key, strict=True)}


def _condition(of: sql.Table, columns: tuple[str, ...]) -> sql.ColumnElement[bool]:
    return sql.and_(*(of.c[column] == sql.bindparam(f"of_{column}") for column in columns))


@cache
def _adding(of: sql.Table) -> sql.Insert:
    return of.insert()


@cache
def _changing(of: sql.Table, columns: tuple[str, ...]) -> sql.Update:
    return of.update().where(_condition(of, columns))


@cache
def _deleting(of: sql.Table, columns: tuple[str, ...]) -> sql.Delete:
    return of.delete().where(_condition(of, columns))


@cache
def _updating(form: Form[Any], columns: tuple[str, ...]) -> sql.Update:
    """Return an update that raises the edition of a value, if it is the edition that was read.

    Rows of one statement are written together, so each set of `columns` has its own statement.
    """
    of = form.table
    read = (of.c[form.number] == sql.bindparam("number")) & (of.c.edition == sql.bindparam("known"))
    return of.update().where(read).values(edition=of.c.edition + 1)


@cache
def _beginning(form: Form[Any]) -> sql.Insert:
    return once(form.table)
