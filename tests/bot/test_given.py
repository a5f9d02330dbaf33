"""The columns that leave the database in a file: every other one is private."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from hashlib import blake2b

import pytest
from sqlalchemy import select

from bot.domain.ledger.reading import Part
from bot.domain.shards import Server
from bot.domain.tables import upgrading
from bot.domain.tables.table import Table
from bot.services.tables.tables import Tables
from bot.store import Database, given, schema
from bot.store.declared import metadata
from bot.store.ledger import ranges
from bot.store.people import privacy
from rules import Move
from tests.bot.world.lone_tables import GUILD, Clock, opened
from tests.bot.world.matches import PEOPLE

LISTS = {"person": given.PERSON, "ledger": given.LEDGER, "record": given.RECORD}


def listed(*lists: Mapping[str, str]) -> set[str]:
    """The columns of some lists, as `table.column`."""
    return {f"{of}.{name}" for one in lists for of, names in one.items() for name in names.split()}


def test_every_column_is_given_or_withheld() -> None:
    every = {str(column) for table in metadata.sorted_tables for column in table.c}
    known = listed(*LISTS.values(), given.WITHHELD)
    assert every - known == set(), "decide whether these may leave the database"
    assert known - every == set()


@pytest.mark.parametrize("name", LISTS)
def test_no_list_gives_what_is_withheld(name: str) -> None:
    assert not listed(LISTS[name]) & listed(given.WITHHELD)
    secret = {one for one in listed(LISTS[name]) if one.endswith((".secret", ".salt", ".digest"))}
    assert secret == ({"deals.secret", "duplicates.secret"} if name == "record" else set())


def first_move(table: Table) -> Move:
    """The first move of the seat that is asked."""
    return table.legal(min(table.waits_for))[0]


async def test_a_person_is_given_the_columns_of_the_list_alone(database: Database) -> None:
    tables = Tables(database, Clock())
    table = await opened(tables, "mushi", 2)
    for _ in range(6):
        table = await tables.playing.play(table.id, table.asked[0].user, first_move(table))
    found = await database.read(lambda c: privacy.rows(c, PEOPLE[0].user))
    assert {"tables", "seats", "moves"} <= set(found)
    for name, rows in found.items():
        allowed = given.PERSON[name.split()[0]].split()
        assert all(list(row) == allowed for row in rows), name


async def test_a_digest_says_nothing_without_the_secret(database: Database) -> None:
    """Digests of earlier releases have no key; both forms are compared."""
    tables = Tables(database, Clock())
    deal = (await opened(tables, "mushi", 2)).deal
    assert deal
    stored = select(schema.deals.c.digest)
    known = await database.read(lambda c: c.execute(stored).scalar_one())
    assert known.startswith(upgrading.KEYED)
    assert upgrading.is_of(known, deal)
    other = replace(deal, promise=replace(deal.promise, secret="5e" * 32))
    assert not upgrading.is_of(known, other)
    earlier = blake2b(upgrading._canonical(deal), digest_size=12).hexdigest()
    assert upgrading.is_of(earlier, deal)
    assert not upgrading.is_of(f"0{earlier[:-1]}", deal)


async def test_a_ledger_gives_the_columns_of_the_list_alone(database: Database) -> None:
    tables = Tables(database, Clock())
    table = await opened(tables, "mushi", 2)
    while table.phase == "playing":
        table = await tables.playing.play(table.id, table.asked[0].user, first_move(table))
    part = Part(Server(GUILD))
    entry, *_ = await database.read(lambda c: [*ranges.rows(c, part)])
    renamed = {"entry": "slips.id", "points": "entries.delta"}
    known = {renamed.get(name, name).partition(".")[2] or name for name in entry}
    allowed = " ".join(given.LEDGER[of] for of in ("slips", "entries", "names"))
    assert known == {*allowed.split()}
    account, *_ = await database.read(lambda c: ranges.standings(c, GUILD, 0, by_game=False))
    columns = " ".join(given.LEDGER[of] for of in ("accounts", "names", "ratings"))
    assert {*account} == {*columns.split()}
