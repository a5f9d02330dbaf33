"""Values in the database: a lock for each, and a single way to write a change."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from datetime import datetime
from functools import wraps
from typing import Any, Generic, ParamSpec, TypeVar

from bot import logs
from bot.domain.refusal import Refusal
from bot.services.locks import Locks
from bot.store import Connection, Database, OvertakenError, Row, write_rows
from bot.store.difference import Form, V, add, rows

log = logs.named("paifuda")

TRIES = 3
"""The number of attempts at a change while another process writes the value first."""

Work = Callable[[Connection], object]
P = ParamSpec("P")
T = TypeVar("T")


def again(decide: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """Wrap a method that reads, decides and writes: it tries again if another process was faster.

    After `TRIES` attempts it raises Refusal.
    """

    @wraps(decide)
    async def decided(*args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(TRIES):
            try:
                return await decide(*args, **kwargs)
            except OvertakenError:
                continue
        raise Refusal("stale")

    return decided


class Keeper(Generic[V]):
    """Values of one kind by their numbers: a lock for each, and one way to write them.

    `now` tells the time, in UTC.
    """

    def __init__(self, database: Database, now: Callable[[], datetime]) -> None:
        self.database, self.now = database, now
        self._locks = Locks[int]()
        self.watchers: list[Callable[[V], None]] = []
        """The functions called with each changed value, once it is written."""

    def lock(self, number: int) -> asyncio.Lock:
        """Return the lock to hold while changing a value."""
        return self._locks.of(number)

    async def write(self, number: int, rows: Sequence[Row], works: Sequence[Work] = ()) -> None:
        """Write the rows of a changed value and do other work in one transaction.

        OvertakenError when another process has written the value since it was read; then nothing is
        written.
        """

        def work(connection: Connection) -> None:
            write_rows(connection, rows)
            for do in works:
                do(connection)

        try:
            await (self.database.write(work) if works else self.database.put(rows))
        except BaseException as error:
            if isinstance(error, OvertakenError):
                log.warning("another process has written it since", **self.where(number))
            else:
                log.warning("a change could not be written", **self.where(number))
            self.drop(number)
            raise

    def tell(self, value: V) -> None:
        """Tell the watchers of a value that is now in the database."""
        for watch in self.watchers:
            watch(value)

    def drop(self, number: int) -> None:
        """Drop a value from memory, if it is there, so that it is read again."""

    def where(self, number: int) -> dict[str, Any]:
        """Return the fields by which the log names a value."""
        return {"number": number}


class PlainKeeper(Keeper[V]):
    """A keeper that reads a value each time; `form` is the form of its values in the database."""

    def __init__(self, database: Database, now: Callable[[], datetime], form: Form[V]) -> None:
        super().__init__(database, now)
        self.form = form

    async def at(self, number: int) -> V:
        """Return the value with a number; Refusal if there is none."""
        return await self.database.read(lambda c: self.form.read(c, number))

    def keep(self, value: V) -> None:
        """Do nothing with a value that was just written; a subclass may keep it in memory."""

    async def add(self, value: V, *works: Callable[[Connection, int], object]) -> V:
        """Write a new value and return it; `works` get its number in the same transaction."""

        def work(connection: Connection) -> int:
            number = add(connection, self.form, value, self.now())
            for do in works:
                do(connection, number)
            return number

        return await self.at(await self.database.write(work))

    @again
    async def change(self, number: int, decide: Callable[[V], V], *works: Work) -> V:
        """Read a value, decide, and save the change; return the value as it is afterwards."""
        async with self.lock(number):
            before = await self.at(number)
            return await self.save(before, decide(before), *works)

    async def save(self, before: V, after: V, *works: Work) -> V:
        """Write a value's changes and do other work in a transaction; return the new value."""
        if after == before and not works:
            return before
        changes = rows(self.form, before, after, self.now())
        await self.write(before.id, changes, (*works, *self.form.beside(before, after)))
        self.keep(replace(after, edition=before.edition + 1))
        after = await self.at(before.id)
        self.tell(after)
        return after

    def where(self, number: int) -> dict[str, Any]:
        """Return the kind and the number of a value, as fields for the log."""
        return {"kind": self.form.table.name, "number": number}
