"""Public matches, entries and finished deals, with records that can be verified."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import datetime

from bot.domain.ledger.reading import Posted
from bot.domain.refusal import Refusal
from bot.domain.shards import NOWHERE
from bot.domain.site import values
from bot.domain.site.cast import NAMED, Cast, Person
from bot.domain.tables.deal import Promise
from bot.domain.tables.dealing import Finished
from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from bot.services.ledger import shares, shutting
from bot.services.ledger.replays import stepped
from bot.services.site.leagues import ENTRY, MATCH, Published, told_entry, told_match
from bot.store import Connection
from bot.store.ledger import ledgers
from bot.store.site import public
from bot.store.tables import reads, records
from rules.record import write

NOBODY = 0
"""The number in place of a table, a channel or a person, so that pages give no real one."""


def match(
    connection: Connection, of: Published, key: str, now: datetime
) -> values.MatchPage | None:
    """Return the page of a match by its address, or None."""
    table = of.opened(MATCH, key)
    found = public.match(connection, [*of.seasons], table) if table is not None else None
    if found is None:
        return None
    entries = ledgers.with_gains(connection, ledgers.deals_of(connection, found.table))
    own = tuple(told_entry(of, entry) for entry in entries if entry.entry.season in of.seasons)
    record = _record(connection, of, found.table, now)
    return values.MatchPage(of.key, told_match(of, found), own, record)


def _record(connection: Connection, of: Published, number: int, now: datetime) -> str | None:
    """Return the record of a match; None if its moves were deleted, or not all may be shown."""
    table = reads.without_deals(connection, number)
    if table is None or table.phase != "over" or shutting.shut(connection, table, now):
        return None
    try:
        return write(records.record(connection, _alone(table, in_record(_seated(of.cast, table)))))
    except Refusal:
        return None


def entry(connection: Connection, of: Published, key: str) -> values.EntryPage | None:
    """Return the page of an entry by its address, or None."""
    posted = _posted(connection, of, key)
    if posted is None:
        return None
    about, entry = posted.entry.of, posted.entry
    ruled = ledgers.entry(connection, of.league.guild, about) if about else None
    (full, *ruled_on) = ledgers.with_gains(connection, [posted, *([ruled] if ruled else [])])
    table = entry.table
    if table and not public.match(connection, [*of.seasons], table):
        table = None
    return values.EntryPage(
        league=of.key,
        entry=told_entry(of, full),
        lines=lines(connection, of, posted.number),
        match=of.sealed(MATCH, table) if table else None,
        of=told_entry(of, ruled_on[0]) if ruled_on else None,
        rulings=tuple(
            told_entry(of, ruling) for ruling in ledgers.about(connection, posted.number)
        ),
    )


def _posted(connection: Connection, of: Published, key: str) -> Posted | None:
    """Return an entry of the league by its address, or None."""
    number = of.opened(ENTRY, key)
    if number is None:
        return None
    try:
        found = ledgers.entry(connection, of.league.guild, number)
    except Refusal:
        return None
    return found if found.entry.season in of.seasons else None


def lines(connection: Connection, of: Published, number: int) -> tuple[values.Line, ...]:
    """Return the lines of an entry, by its number in the database: a reason each, with people's
    gains.
    """
    found: dict[str, list[values.Gain]] = {}
    for gain in ledgers.postings(connection, number):
        found.setdefault(gain.reason, []).append(values.Gain(of.cast.of(gain.user), gain.delta))
    return tuple(values.Line(reason, tuple(gains)) for reason, gains in found.items())


# --- Deals ----------------------------------------------------------------------------------------


def deal(connection: Connection, of: Published, key: str, now: datetime) -> values.Deal | None:
    """Return the finished deal of an entry, by the address of the entry.

    None if there is none, if its moves were deleted, or if others may still play it.
    """
    found = _finished(connection, of, key, now)
    if found is None:
        return None
    people = _seated(of.cast, found.table)
    last = stepped(_apart(found, in_record(people)))[-1]
    shown = _apart(found, [person.label for person in people])
    return values.Deal(of.key, key, people, shown, write(shares.recorded(last)))


def opened(
    connection: Connection, of: Published, keys: Iterable[str], now: datetime, most: int
) -> tuple[str, ...]:
    """Return the addresses, out of those of some entries, that have a page with a finished deal.

    Only the newest deals of the league have such a page, at most `most`.
    """
    newest = public.newest_deals(connection, [*of.seasons], most)
    shown = (key for key in keys if of.opened(ENTRY, key) in newest)
    return tuple(key for key in shown if _finished(connection, of, key, now))


def _finished(connection: Connection, of: Published, key: str, now: datetime) -> Finished | None:
    posted = _posted(connection, of, key)
    if posted is None or posted.entry.kind != "deal" or not posted.entry.table:
        return None
    try:
        found = reads.finished(connection, posted.entry.table, posted.entry.deal or 0)
    except Refusal:
        return None
    return None if found is None or shutting.shut(connection, found.table, now) else found


def _seated(cast: Cast, table: Table) -> tuple[Person, ...]:
    return tuple(cast.of(player.user if player else NOBODY) for player in table.players)


def in_record(people: Sequence[Person]) -> list[str]:
    """Return the names in a record; people who do not appear by name are called by their seats."""
    return [
        person.label if person.kind == NAMED else f"Seat {seat}"
        for seat, person in enumerate(people, 1)
    ]


def _apart(found: Finished, names: Sequence[str]) -> Finished:
    """Return a deal at a table of its own, with the facts that verifying needs."""
    own = found.promise
    promise = Promise(
        number=own.number,
        carry=own.carry,
        commitment=own.commitment,
        secret=own.secret,
        additions=own.additions,
        made_at=own.made_at,
        dealt_at=own.dealt_at,
    )
    table = replace(_alone(found.table, names), id=NOBODY)
    return Finished(table, promise, found.chance, found.log, found.hurried)


def _alone(table: Table, names: Sequence[str]) -> Table:
    """Return a table with its number and its rules alone, and with other names."""
    return Table(
        id=table.id,
        guild=NOWHERE,
        channel=NOBODY,
        owner=NOBODY,
        key=table.key,
        preset=table.preset,
        options=table.options,
        players=tuple(Player(NOBODY, name) for name in names),
        phase="between",
        single=table.single,
        laid_open=True,
    )
