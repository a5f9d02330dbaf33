"""Queries of tables; each function takes an open connection."""

from __future__ import annotations

import sys
from dataclasses import replace
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

from sqlalchemy import Connection, select

from bot.domain.refusal import Refusal
from bot.domain.shards import ALL, NOWHERE, Shards
from bot.domain.tables import dealing, upgrading
from bot.domain.tables.clocks import clock_of
from bot.domain.tables.deal import Deal, Promise
from bot.domain.tables.dealing import Finished
from bot.domain.tables.pace import pace_of
from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from bot.store import house, schema
from bot.store.contests import duplicates
from bot.store.ledger import books
from bot.store.people import schema as of_people
from bot.store.sharding import within
from bot.store.tables import notices, pending, statements
from bot.store.tables.statements import NUMBER
from rules import Carry, Chance, Move, Seat
from rules.record import unpacked

LAST = datetime.max.replace(tzinfo=UTC)
"""A time later than any deadline."""
SHARED = 8192
"""The largest number of cached moves; all tables at which a move was made share one value."""


def number_at(connection: Connection, channel: int) -> int | None:
    """Return the number of a channel's table that is not over, otherwise of its last table; None if
    it had none.
    """
    found = connection.execute(statements.SHOWN_AT, {"channel": channel})
    number: int | None = found.scalar()
    return number


def by_id(connection: Connection, number: int) -> Table | None:
    """Read a table with its running deal replayed; None if there is no such table.

    Its row is read first, so that its edition is never newer than the rest.
    """
    table = without_deals(connection, number)
    if table is None:
        return None
    promise, deal = _deals(connection, table)
    return replace(
        table,
        promise=None if table.phase == "over" else promise,
        deal=deal,
        answers=pending.answers(connection, table.id),
        orders=pending.orders(connection, table.id),
        rules=pending.rules(connection, table.id),
        marks=pending.marks(connection, table.id),
        drafts=pending.marks(connection, table.id, draft=True),
        plans=pending.plans(connection, table.id),
        votes=pending.votes(connection, table.id),
        notices=notices.of_table(connection, table.id),
        invited=notices.invited(connection, table.id),
        removed=notices.removed(connection, table.id),
    )


def without_deals(connection: Connection, number: int) -> Table | None:
    """Read a table without its deals and the decisions for them: nothing is replayed. None if there
    is no such table.
    """
    row = connection.execute(statements.BY_ID, {NUMBER: number}).first()
    if row is None:
        return None
    return Table(
        id=row.id,
        guild=row.guild,
        channel=row.channel,
        owner=row.owner,
        key=row.game,
        preset=row.preset,
        options=house.read(row),
        players=_players(connection, row.id),
        phase=row.phase,
        message=row.message,
        hidden=bool(row.hidden),
        pace=pace_of(row.pace),
        due=pending.due(connection, row.id),
        season=row.season,
        day=row.day,
        common=duplicates.common(connection, row.duplicate) if row.duplicate else None,
        single=bool(row.single),
        clock=clock_of(row.clock),
        clocks=pending.clocks(connection, row.id),
        lost_at=row.lost_at,
        own_thread=bool(row.own_thread),
        edition=row.edition,
        turned=row.turned,
    )


def unshown(connection: Connection, shards: Shards = ALL) -> list[int]:
    """Return the numbers of the tables whose messages are out of date.

    Private tables and those in lost channels are left out. Tables with a deadline come first, the
    soonest first; then the others, the newest first.
    """
    t = schema.tables
    stale = (t.c.shown < t.c.turned) & t.c.message.is_not(None) & t.c.lost_at.is_(None)
    stale &= t.c.guild != NOWHERE  # private tables are shown after a press
    found = connection.execute(select(t.c.id).where(stale, within(t.c.guild, shards)))
    numbers = sorted(found.scalars(), reverse=True)
    dues = _first_due(connection) if numbers else {}
    return sorted(numbers, key=lambda number: dues.get(number, LAST))


def _first_due(connection: Connection) -> dict[int, datetime]:
    """Return the first deadline of each table that has one."""
    first: dict[int, datetime] = {}
    for of in (schema.clocks, schema.deadlines):
        for number, due in connection.execute(select(of.c.table, of.c.due)):
            if due:
                first[number] = min(due, first.get(number, due))
    return first


def finished(connection: Connection, table: int, number: int) -> Finished | None:
    """Return a deal of a table; None if it has not ended.

    Refusal if its moves were deleted, or if it was played under an earlier version of its game and
    would end differently now.
    """
    d, of = schema.deals, without_deals(connection, table)
    row = connection.execute(select(d).where(d.c.table == table, d.c.deal == number)).first()
    if of is None or row is None or row.ending is None:
        return None
    players = sitting(connection, table, number, of.players)
    promise = _promise(row, of.game.opening(of.options, len(players)))
    if row.version != of.game.version:
        _dealt(connection, replace(of, phase="over"), row, promise)
    then = replace(of, players=players, phase="between", due=None)
    log = log_of(connection, table, number)
    return Finished(then, promise, chance_of(row), log, row.hurried)


def ended(connection: Connection, guild: int, table: int) -> tuple[int, ...]:
    """Return the numbers of the deals of a server's table that have ended."""
    t, d = schema.tables, schema.deals
    mine = (t.c.guild == guild) & (t.c.id == table) & d.c.ending.is_not(None)
    found = select(d.c.deal).join(t, d.c.table == t.c.id).where(mine).order_by(d.c.deal)
    return tuple(connection.execute(found).scalars())


def last_dealt(connection: Connection, channel: int) -> int | None:
    """Return the number of a channel's last table at which a deal was dealt, or None."""
    t, d = schema.tables, schema.deals
    found = (
        select(t.c.id).join(d, d.c.table == t.c.id).where(t.c.channel == channel, d.c.deck != "")
    )
    number: int | None = connection.execute(found.order_by(t.c.id.desc()).limit(1)).scalar()
    return number


def after_deal(connection: Connection, table: int, number: int) -> Table | None:
    """Return a table as it was after one of its deals, with the players of that deal.

    Return None if the deal has not ended, or cannot be replayed by the present rules.
    """
    try:
        found = finished(connection, table, number)
    except Refusal:
        return None
    if found is None:
        return None
    then, promise, chance, log, hurried = found
    deal = dealing.dealt(then.game, then.options, promise, chance, log)
    return replace(then, deal=replace(deal, hurried=hurried))


def sitting(
    connection: Connection, table: int, deal: int, now: tuple[Player | None, ...]
) -> tuple[Player | None, ...]:
    """Return the players of a deal by seat (None for a free seat); `now` has the present
    players.
    """
    s = books.substitutions
    found = select(s).where(s.c.table == table, s.c.deal > deal).order_by(s.c.deal.desc())
    players = [*now]
    for row in connection.execute(found):
        players[row.seat] = Player(row.user, row.name)
    return tuple(players)


def _players(connection: Connection, table: int) -> tuple[Player | None, ...]:
    return tuple(
        None if row.user is None else Player(row.user, row.name, row.away, row.level)
        for row in statements.rows(connection, schema.seats, table, "seat")
    )


def _deals(connection: Connection, table: Table) -> tuple[Promise | None, Deal | None]:
    """Return the promised deal, and the last deal that was dealt and not called off.

    A running deal that the present rules would play differently is returned as a promise again. An
    ended deal is left out if these rules would hand on another carry.
    """
    newest = connection.execute(statements.NEWEST, {NUMBER: table.id}).first()
    if newest is None:
        return None, None
    opening = table.game.opening(table.options, len(table.players))
    promise = _promise(newest, opening)
    if newest.deck and (deal := _dealt(connection, table, newest, promise)):
        return None, deal
    ended = connection.execute(statements.NEWEST_ENDED, {NUMBER: table.id}).first()
    if ended is None:
        return promise, None
    deal = _dealt(connection, table, ended, _promise(ended, opening))
    left = deal.result.carry if deal and deal.result else None
    same = ended.version == table.game.version or left == promise.carry
    return promise, deal if same else None


def _dealt(connection: Connection, table: Table, row: Any, promise: Promise) -> Deal | None:
    """Replay a deal from its log; None if an earlier version of its game played it differently.

    Refusal if its moves were deleted. Refusal also if the match is over and the present rules would
    play the deal differently.
    """
    if row.version == schema.PRUNED:
        raise Refusal("pruned")
    game, options, chance = table.game, table.options, chance_of(row)
    log = log_of(connection, table.id, row.deal)
    if row.version == game.version:
        deal = dealing.dealt(game, options, promise, chance, log)
        return replace(deal, skipped=row.skipped, hurried=row.hurried)
    known = _digest(connection, table.id, row, len(log))
    kept = upgrading.carried_over(game, options, promise, chance, log, known)
    if kept and (kept.result.ending if kept.result else None) == row.ending:
        return replace(kept, skipped=row.skipped, hurried=row.hurried, version=row.version)
    if table.phase == "over" and row.ending:
        raise Refusal("other-version", version=str(row.version))
    return None


def _digest(connection: Connection, table: int, row: Any, ply: int) -> str | None:
    """Return the digest of the last state of a deal: of its last move, otherwise of its own row."""
    m = schema.moves
    last = (m.c.table == table) & (m.c.deal == row.deal) & (m.c.ply == ply - 1)
    found: str | None = connection.execute(select(m.c.digest).where(last)).scalar() or row.digest
    return found


def _promise(row: Any, opening: Carry) -> Promise:
    """Read the promise of a deal; its carry has the type of `opening`."""
    carry = unpacked(row.carry, opening)
    return Promise(
        number=row.deal,
        carry=carry,
        commitment=row.commitment,
        secret=row.secret,
        additions=tuple(row.additions.split()),
        instead=bool(row.instead),
        gone=tuple(row.gone.split()),
        made_at=row.promised_at,
        dealt_at=row.dealt_at,
    )


def chance_of(row: Any) -> Chance:
    """Return the deck and the dice of a deal; equal names of pieces are one string in memory."""
    return Chance(tuple(map(sys.intern, row.deck.split())), tuple(map(int, row.dice)))


def log_of(connection: Connection, table: int, deal: int) -> tuple[tuple[Seat, Move], ...]:
    """Return the moves of a deal, each with the seat that made it."""
    found = connection.execute(statements.LOG, {NUMBER: table, "deal": deal})
    return tuple(_made(row.seat, row.move) for row in found)


@lru_cache(SHARED)
def _made(seat: Seat, text: str) -> tuple[Seat, Move]:
    """Return a move of a seat; all tables at which it was made share one value."""
    verb, pieces = Move.parse(text)
    return seat, Move(sys.intern(verb), tuple(map(sys.intern, pieces)))


def is_made(connection: Connection, press: int) -> bool:
    """Whether a press has already made a move."""
    m = schema.moves
    return connection.execute(select(m.c.ply).where(m.c.press == press)).first() is not None


def open_tables(connection: Connection, guild: int) -> list[tuple[int, int, str, str]]:
    """Return the number, channel, game and phase of every table of a server that is not over."""
    t = schema.tables
    found = select(t.c.id, t.c.channel, t.c.game, t.c.phase)
    rows = connection.execute(found.where(t.c.guild == guild, t.c.phase != "over").order_by(t.c.id))
    return [(row.id, row.channel, row.game, row.phase) for row in rows]


def chosen(connection: Connection, guild: int) -> dict[str, str]:
    """Return the looks and the usual level of a server; an empty dictionary if it chose none."""
    s = of_people.servers
    found = select(s.c.layout, s.c.cloth, s.c.face, s.c.level).where(s.c.guild == guild)
    row = connection.execute(found).mappings().first()
    return dict(row) if row else {}


def thinking(connection: Connection, level: str, shards: Shards = ALL) -> list[int]:
    """Return the numbers of the tables in mid-deal with a computer player of a level, in some
    shards.
    """
    t, s = schema.tables, schema.seats
    found = select(t.c.id).join(s, s.c.table == t.c.id)
    own = found.where(t.c.phase == "playing", s.c.level == level, within(t.c.guild, shards))
    return [*connection.execute(own.distinct().order_by(t.c.id)).scalars()]
