"""What is asked of the database; each function takes an open connection."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, select

import rules
from bot import dealing
from bot.clocks import clock_of
from bot.match import Deal, Player, Promise, Table
from bot.pace import pace_of
from bot.store import books, pending, people, schema
from rules import AnyGame, Carry, Chance, Move, Options, RuleError, Seat
from rules.record import Deal as RecordedDeal
from rules.record import Record


def latest(connection: Connection, channel: int) -> Table | None:
    """The table of a channel that was opened last, with its running deal replayed."""
    return _table(connection, schema.tables.c.channel == channel)


def by_id(connection: Connection, table: int) -> Table | None:
    """The table of a number."""
    return _table(connection, schema.tables.c.id == table)


def _table(connection: Connection, condition: Any) -> Table | None:
    t = schema.tables
    row = connection.execute(select(t).where(condition).order_by(t.c.id.desc()).limit(1)).first()
    if row is None:
        return None
    if row.version != rules.VERSION:
        raise RuleError(
            f"This match was started under version {row.version} of the rules.",
            "other-version",
            version=str(row.version),
        )
    game = rules.game(row.game)
    options = rules.changed(game.presets[row.preset], _pairs(row.differences))
    players = _players(connection, row.id)
    promise, deal = _deals(connection, row.id, game, options, len(players))
    return Table(
        id=row.id,
        guild=row.guild,
        channel=row.channel,
        owner=row.owner,
        key=row.game,
        preset=row.preset,
        options=options,
        players=players,
        phase=row.phase,
        message=row.message,
        promise=None if row.phase == "over" else promise,
        deal=deal,
        pace=pace_of(row.pace),
        due=pending.due(connection, row.id),
        season=row.season,
        clock=clock_of(row.clock),
        clocks=pending.clocks(connection, row.id),
        lost_at=people.in_utc(row.lost_at) if row.lost_at else None,
        own_thread=bool(row.own_thread),
    )


def after_deal(connection: Connection, table: int, number: int) -> Table | None:
    """A table as it stood after one of its deals, with those who played it; None: not played."""
    d, last = schema.deals, by_id(connection, table)
    row = connection.execute(select(d).where(d.c.table == table, d.c.deal == number)).first()
    if last is None or row is None or row.ending is None:
        return None
    players = sitting(connection, table, number, last.players)
    promise = _promise(row, last.game.opening(last.options, len(players)))
    log = _log(connection, table, number)
    deal = dealing.dealt(last.game, last.options, promise, _chance(row), log)
    return replace(last, players=players, promise=None, deal=deal, phase="between", due=None)


def sitting(
    connection: Connection, table: int, deal: int, now: tuple[Player | None, ...]
) -> tuple[Player | None, ...]:
    """Who sat where in a deal; `now` are those who sit there after it."""
    s = books.substitutions
    found = select(s).where(s.c.table == table, s.c.deal > deal).order_by(s.c.deal.desc())
    players = [*now]
    for row in connection.execute(found):
        players[row.seat] = Player(row.user, row.name)
    return tuple(players)


def _pairs(text: str) -> list[tuple[str, str]]:
    return [(name, value) for name, _, value in (one.partition("=") for one in text.split())]


def _players(connection: Connection, table: int) -> tuple[Player | None, ...]:
    s = schema.seats
    found = connection.execute(select(s).where(s.c.table == table).order_by(s.c.seat))
    return tuple(
        None if row.user is None else Player(row.user, row.name, row.away) for row in found
    )


def _deals(
    connection: Connection, table: int, game: AnyGame, options: Options, seats: int
) -> tuple[Promise | None, Deal | None]:
    """The next deal while it is promised, and the last one that was dealt."""
    d = schema.deals
    found = select(d).where(d.c.table == table).order_by(d.c.deal.desc()).limit(2)
    promise, opening = None, game.opening(options, seats)
    for row in connection.execute(found):
        one = _promise(row, opening)
        if not row.deck:
            promise = one
            continue
        log = _log(connection, table, row.deal)
        return promise, dealing.dealt(game, options, one, _chance(row), log)
    return promise, None


def _promise(row: Any, opening: Carry) -> Promise:
    """A promised deal; its carry is of the kind that opens a match."""
    facts: dict[str, Any] = json.loads(row.carry)
    values: Any = {k: tuple(v) if isinstance(v, list) else v for k, v in facts.items()}
    carry = replace(opening, **values)
    return Promise(row.deal, carry, row.commitment, row.secret, tuple(row.additions.split()))


def _chance(row: Any) -> Chance:
    return Chance(tuple(row.deck.split()), tuple(map(int, row.dice)))


def _log(connection: Connection, table: int, deal: int) -> tuple[tuple[Seat, Move], ...]:
    m = schema.moves
    found = select(m.c.seat, m.c.move).where(m.c.table == table, m.c.deal == deal)
    rows = connection.execute(found.order_by(m.c.ply))
    return tuple((row.seat, Move.parse(row.move)) for row in rows)


def open_tables(connection: Connection, guild: int) -> list[tuple[int, int, str, str]]:
    """Number, channel, game and phase of every table of a server that is not over."""
    t = schema.tables
    found = select(t.c.id, t.c.channel, t.c.game, t.c.phase)
    rows = connection.execute(found.where(t.c.guild == guild, t.c.phase != "over").order_by(t.c.id))
    return [(row.id, row.channel, row.game, row.phase) for row in rows]


def record(connection: Connection, table: Table) -> Record:
    """A match as a record; a deal that still runs, or was never finished, is left out."""
    d = schema.deals
    found = select(d).where(d.c.table == table.id, d.c.ending.is_not(None)).order_by(d.c.deal)
    deals = tuple(
        RecordedDeal(
            commitment=row.commitment,
            additions=tuple(row.additions.split()),
            secret=row.secret,
            chance=_chance(row),
            log=_log(connection, table.id, row.deal),
        )
        for row in connection.execute(found).all()
    )
    return Record(rules.VERSION, table.key, table.preset, table.options, table.names, deals)


def look(connection: Connection, guild: int) -> dict[str, str]:
    """Layout, cloth and face a server chose; empty when it chose nothing."""
    s = schema.servers
    found = connection.execute(select(s.c.layout, s.c.cloth, s.c.face).where(s.c.guild == guild))
    row = found.mappings().first()
    return dict(row) if row else {}


def face(connection: Connection, user: int) -> str | None:
    """The faces a person chose."""
    p = schema.preferences
    chosen: str | None = connection.execute(select(p.c.face).where(p.c.user == user)).scalar()
    return chosen
