"""The consequences of organisers' acts, read from the database beforehand."""

from __future__ import annotations

from itertools import chain

from sqlalchemy import Connection, func, select

from bot.domain.league.consequences import Ending, Undoing, moved
from bot.domain.league.season import League
from bot.domain.ledger.entries import gains
from bot.domain.ledger.reading import Posted
from bot.store import schema
from bot.store.league import leagues, rulings
from bot.store.ledger import books, ledgers


def ending(connection: Connection, league: League) -> Ending:
    """Return the consequences of closing the last season of a league."""
    number = league.season.id
    a, t, cups = books.accounts, schema.tables, books.tournaments
    mine = (a.c.season == number) & (a.c.game == "") & (a.c.ranked >= 0)
    played = (t.c.season == number) & t.c.phase.in_(("playing", "between"))
    runs = (cups.c.season == number) & cups.c.over_at.is_(None)
    people, matches, running = (
        int(connection.execute(select(func.count()).where(found)).scalar_one())
        for found in (mine & (a.c.guild == league.guild), played, runs)
    )
    return Ending(people, len(leagues.members(connection, league.id)), matches, bool(running))


def undoing(connection: Connection, guild: int, kind: str, number: int) -> Undoing:
    """Return the consequences of undoing an `entry`, a `match` or an `import`.

    Refusal if it cannot be undone.
    """
    fresh, entries = list[Posted](), [number]
    if kind == "match":
        entries = rulings.of_match(connection, guild, number)
    elif kind == "import":
        fresh, entries = rulings.of_import(connection, guild, number)
    every = [own for entry in entries for own in rulings.with_corrections(connection, guild, entry)]
    every += (posted.number for posted in fresh)
    postings = ledgers.postings_of(connection, every)
    return Undoing(len(every), moved(gains(chain(*postings.values()))))
