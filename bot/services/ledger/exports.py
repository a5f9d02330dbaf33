"""Files from the ledger: entries, standings and statistics as CSV or JSON, records as text.

Entries as CSV can be imported again.
"""

from __future__ import annotations

import asyncio
import csv
import io
import json
import zipfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from datetime import datetime
from functools import lru_cache
from itertools import chain
from typing import Any, NamedTuple

from bot.domain.contests import days
from bot.domain.league.ratings import Rating
from bot.domain.ledger import comparing, spreadsheets
from bot.domain.ledger.accounts import account
from bot.domain.ledger.reading import Part
from bot.domain.refusal import Refusal
from bot.services.ledger import shutting
from bot.store import Connection, Database
from bot.store.ledger import ranges
from bot.store.tables import reads, records
from bot.timers import utc
from rules.record import write

KINDS = ("entries", "standings", "statistics", "records")
FORMATS = ("csv", "json")
LARGE = 1_000_000
"""The size in bytes above which a file is compressed."""
LARGEST = 9_500_000
"""The largest size of a file, in bytes; Discord accepts ten million."""


class File(NamedTuple):
    """A file to be sent."""

    name: str
    content: bytes


class Exports:
    """Files made from a server's ledger."""

    def __init__(self, database: Database, now: Callable[[], datetime] = utc) -> None:
        self._database, self._now = database, now

    async def made(self, part: Part, kind: str, form: str) -> File:
        """Make a file of a part of the ledger; Refusal if the part is empty or too large.

        `kind` is one of `KINDS`, `form` one of `FORMATS`.
        """
        now = self._now()
        found = await self._database.read_long(lambda c: _found(c, part, kind, form, now))
        if not found:
            raise Refusal("nothing-to-export")
        file = await asyncio.to_thread(_file, found, kind, form)
        if len(file.content) > LARGEST:
            raise Refusal("export-large")
        return file


def _found(
    connection: Connection, part: Part, kind: str, form: str, now: datetime
) -> Mapping[str, str | bytes]:
    """Return the contents of files by name; empty if there is nothing."""
    if kind == "records":
        return _records(connection, part, now)
    text = written(_rows(connection, part, kind), form)
    return {f"{kind}.{form}": text} if text else {}


def _file(found: Mapping[str, str | bytes], kind: str, form: str) -> File:
    """Return the file to be sent; a large one, and several records, are compressed."""
    name = f"{kind}.{form}"
    content = found.get(name)
    if isinstance(content, bytes) and len(content) <= LARGE:
        return File(name, content)
    return File("records.zip" if kind == "records" else f"{name}.zip", _zipped(found))


VERSION = 2
"""The version of the JSON files; the first was a bare list, with the numbers of people."""
FIRST = ("match", "game", "player", "points", "date", "name")
"""The first columns: those that an import reads, and the names of players, which it ignores."""


def written(rows: Iterable[dict[str, Any]], form: str) -> bytes:
    """Write rows with equal columns as JSON, or as CSV that spreadsheets recognise as UTF-8.

    In JSON each row is a line, because Python indents text slowly. The text is encoded in small
    parts, so other threads get the interpreter in between. Without rows there is no text.
    """
    ahead = iter(rows)
    first = next(ahead, None)
    if first is None:
        return b""
    out, rows = io.BytesIO(), chain((first,), ahead)
    text = io.TextIOWrapper(out, "utf-8" if form == "json" else "utf-8-sig", newline="")
    if form == "json":
        encode = json.JSONEncoder(ensure_ascii=False).encode
        text.write(f'{{"version": {VERSION}, "rows": [')
        text.writelines(f"{',' if at else ''}\n{encode(row)}" for at, row in enumerate(rows))
        text.write("\n]}\n")
    else:
        table = csv.writer(text, lineterminator="\n")
        table.writerow(first)
        table.writerows(map(_cell, row.values()) for row in rows)
    text.flush()
    return out.getvalue()


def _cell(value: object) -> object:
    """Return a value that no spreadsheet takes for a formula, or for several rows."""
    return _inert(value) if isinstance(value, str) else value


_inert = lru_cache(1024)(spreadsheets.inert)


def _rows(connection: Connection, part: Part, kind: str) -> Iterator[dict[str, Any]]:
    if kind == "entries":
        return _entries(ranges.rows(connection, part))
    by_game = kind == "statistics"
    found = ranges.standings(connection, part.guild, part.season or 0, by_game=by_game)
    return map(_told, _placed(found))


def _placed(rows: Iterable[Mapping[Any, Any]]) -> Iterator[dict[str, Any]]:
    """Yield standings with places and ratings as people see them; equal accounts share a place."""
    game, number, place, last = None, 0, 0, None
    for row in rows:
        facts = dict(row)
        ranked, tie = facts.pop("ranked"), facts.pop("tie")
        mu, sigma = facts.pop("mu"), facts.pop("sigma")
        number, game = 1 if facts["game"] != game else number + 1, facts["game"]
        place = place if number > 1 and last == (facts["points"], tie) else number
        last = facts["points"], tie
        facts["place"] = place if ranked == 1 else None
        facts["ranked"] = ranked
        facts["rating"] = None if mu is None else round(mu, 1)
        facts["margin"] = None if mu is None else round(Rating(mu, sigma).margin, 1)
        yield facts


def _entries(rows: Iterable[Mapping[Any, Any]]) -> Iterator[dict[str, Any]]:
    """Yield entries as rows, each with the name of its match.

    An entry about another entry belongs to the match of the other. The deals of a day belong to
    several games, so their entry has no game.
    """
    root: dict[int, int] = {}
    for row in rows:
        number, of = row["entry"], row["of"]
        root[number] = number if of is None else root.get(of, of)
        facts = dict(row)
        facts["match"] = facts["match"] or comparing.entry_name(root[number])
        if facts["game"] == days.KEY:
            facts["game"] = ""
        yield _told(facts)


def _told(row: Mapping[Any, Any]) -> dict[str, Any]:
    """Return a row with the columns of an import first, and with times and accounts as text."""
    facts = dict(row)
    facts["player"] = account(facts.pop("user"))
    if facts.get("by") is not None:
        facts["by"] = account(facts["by"])
    if "at" in facts:
        facts["date"] = facts.pop("at").isoformat()
    told = {key: facts[key] for key in FIRST if key in facts}
    told.update(facts)
    return told


def _records(connection: Connection, part: Part, now: datetime) -> dict[str, str | bytes]:
    """Return the records of matches by file name.

    Matches whose deals others still play, or whose moves were deleted, are left out.
    """
    found = dict[str, str | bytes]()
    for number in ranges.matches(connection, part):
        table = reads.without_deals(connection, number)
        if table and not shutting.shut(connection, table, now):
            with suppress(Refusal):
                found[f"table-{number}.paifuda.txt"] = write(records.record(connection, table))
    return found


def _zipped(texts: Mapping[str, str | bytes]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, text in texts.items():
            packed.writestr(name, text)
    return out.getvalue()
