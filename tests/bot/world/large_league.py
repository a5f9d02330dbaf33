"""A league of any size, written without playing: its entries, entries, accounts and ratings."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import islice
from random import Random
from typing import Any

from sqlalchemy import Connection

from bot.domain.league.charter import Charter, Terms, default_ruling
from bot.domain.league.season import League, founded
from bot.domain.ledger.entries import transfer
from bot.services.ledger import rebuilding
from bot.store import Database, difference
from bot.store.league import leagues
from bot.store.ledger import books

GUILD = 1
NOW = datetime(2026, 5, 1, tzinfo=UTC)
SOME = 10_000
"""The number of rows written at once."""


async def filled(database: Database, players: int, postings: int, seed: int = 1) -> League:
    """Fill a league with deals of two members each until it has a number of postings."""
    return await database.write(lambda c: _fill(c, players, postings, seed))


def _fill(connection: Connection, players: int, postings: int, seed: int) -> League:
    charter = Charter(Terms(minimum_deals=2), {"mushi": default_ruling("mushi")})
    new = founded(GUILD, "Large", charter, 9, NOW, "2026-04-30")
    number = difference.add(connection, leagues.FORM, new, NOW)
    season = leagues.by_id(connection, number).season.id
    rng = Random(seed)
    entries = _entries(postings // 2, season)
    while some := list(islice(entries, SOME)):
        connection.execute(books.entries.insert(), some)
    lines = _postings(rng, players, postings // 2)
    while some := list(islice(lines, SOME)):
        connection.execute(books.postings.insert(), some)
    rebuilding.rebuild(connection, write=True)
    users = range(1, players + 1)
    strong = [
        {"league": number, "season": 0, "game": "", "user": user, "mu": 25.0, "sigma": 8.0}
        | {"matches": 3}
        for user in users
    ]
    connection.execute(books.ratings.insert(), strong)
    names = [{"guild": GUILD, "user": user, "name": f"Player {user}"} for user in users]
    connection.execute(books.names.insert(), names)
    return leagues.by_id(connection, number)


def _entries(number: int, season: int) -> Iterator[dict[str, Any]]:
    for place in range(1, number + 1):
        yield {
            **{"id": place, "guild": GUILD, "kind": "report", "game": "mushi", "ruleset": ""},
            **{"season": season, "stake": 2, "server": 1, "tally": 1, "why": "", "at": NOW},
        }


def _postings(rng: Random, players: int, number: int) -> Iterator[dict[str, Any]]:
    for entry in range(1, number + 1):
        one, other = rng.sample(range(1, players + 1), 2)
        for posting in transfer("report", one, other, rng.randint(-30, 30)):
            yield {"slip": entry, "guild": GUILD, **posting._asdict()}
